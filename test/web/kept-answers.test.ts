// Laws of the kept answers: given only where nobody answers, with their time, and never to another account.
import { expect, test } from 'vitest';
import * as accounts from '../../web/src/api/account-operations.ts';
import type { Ask, Failure, Outcome } from '../../web/src/api/client.ts';
import {
  type AnswerStore,
  CHANGING_ACCOUNT,
  type Connection,
  KEPT,
  type KeptAnswer,
  keepingAnswers,
} from '../../web/src/api/kept-answers.ts';
import * as operations from '../../web/src/api/operations.ts';
import * as pages from '../../web/src/api/page-operations.ts';

const OPERATIONS: readonly unknown[] = [operations, pages, accounts].flatMap(Object.values);

function textOf(operation: unknown): string {
  return typeof operation === 'object' && operation !== null && 'text' in operation
    ? String(operation.text)
    : '';
}

function memoryStore() {
  const kept = new Map<string, KeptAnswer>();
  let era = 0;
  const store: AnswerStore = {
    era: () => String(era),
    read: async key => kept.get(key) ?? null,
    write: async (key, answer) => void kept.set(key, answer),
    clear: async () => {
      era += 1;
      kept.clear();
    },
  };
  return { store, kept };
}

function page() {
  const world = { now: 1_000, failure: null as Failure | null, data: {} as unknown, before: async () => {} };
  const { store, kept } = memoryStore();
  const told: Connection[] = [];
  const server: Ask = async <Data>() => {
    await world.before();
    return answered<Data>(world.failure, world.data);
  };
  const ask = keepingAnswers({ ask: server, store, now: () => world.now, tell: one => told.push(one) });
  const match = (id: string) => ask(operations.MATCH, { id });
  return { world, store, kept, told, ask, match };
}

function answered<Data>(failure: Failure | null, data: unknown): Outcome<Data> {
  return failure === null ? { kind: 'data', data: data as Data } : { kind: 'failed', failure };
}

test('an answer comes again with its time when nobody answers, and only to the same question', async () => {
  const { world, match, told } = page();
  world.data = { match: null };
  expect(await match('a')).toEqual({ kind: 'data', data: { match: null } });
  world.failure = 'network';
  world.now = 61_000;
  expect(await match('a')).toEqual({ kind: 'data', data: { match: null }, keptAt: 1_000 });
  expect(told).toEqual([{ kind: 'up' }, { kind: 'down', asOf: 1_000 }]);
  expect(await match('b')).toEqual({ kind: 'failed', failure: 'network' });
});

test('what fails otherwise is not covered up by an earlier answer', async () => {
  const { world, match } = page();
  await match('a');
  world.failure = 'refused';
  expect(await match('a')).toEqual({ kind: 'failed', failure: 'refused' });
});

test('polls and moves are never kept', async () => {
  const { ask, kept, world } = page();
  await ask(operations.VERSION, { id: 'a' });
  await ask(operations.CONCEDE, { input: { matchId: 'a', version: 1 }, after: 1 });
  expect(kept.size).toBe(0);
  world.failure = 'network';
  expect(await ask(operations.VERSION, { id: 'a' })).toEqual({ kind: 'failed', failure: 'network' });
});

test('signing out, or finding oneself signed out, leaves nothing', async () => {
  const { ask, kept, match, world } = page();
  await match('a');
  expect(kept.size).toBe(1);
  await ask(accounts.SIGN_OUT, {});
  expect(kept.size).toBe(0);
  await match('a');
  world.failure = 'signedOut';
  await match('b');
  expect(kept.size).toBe(0);
});

test('an answer that was on its way while the account changed is not kept', async () => {
  const { ask, kept, match, world } = page();
  world.before = async () => {
    world.before = async () => {};
    await ask(accounts.SIGN_OUT, {});
  };
  await match('a');
  expect(kept.size).toBe(0);
});

test.each([...KEPT, ...CHANGING_ACCOUNT])('%s is the name of something that the site asks', name => {
  const kind = KEPT.includes(name) ? 'query' : 'mutation';
  expect(OPERATIONS.some(one => new RegExp(`\\b${kind} ${name}\\b`).test(textOf(one)))).toBe(true);
});

test('every mutation that signs in or out, or ends the account, is known to change it', () => {
  const names = OPERATIONS.map(one => /\bmutation (\w+)/.exec(textOf(one))?.[1] ?? '').filter(name =>
    /^(Sign(Up|In|Out)|Delete)/.test(name),
  );
  expect(names.toSorted()).toEqual(CHANGING_ACCOUNT.toSorted());
});
