// A real process killed after each write of a match's start, a deal's end and a match's end: the next process finds the
// same match, nothing is lost and nothing is there twice.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMatchId } from '../../../api/ids.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import type { FinishedDeal, LiveHead } from '../../../api/store/items.ts';
import { present } from '../../engine/support/deals.ts';
import { startTable } from '../store/tables.ts';
import type { MatchPayload } from '../support/answers.ts';
import type { Send } from '../support/client.ts';
import { startLocalServer } from '../support/local-server.ts';
import {
  createMatch,
  joinMatch,
  look,
  type MoveAsked,
  makeMove,
  type Person,
  signUp,
} from '../support/people.ts';
import { personOnTurn, seatEverybody } from '../support/tables.ts';
import { told } from './told.ts';

type Request = (send: Send) => Promise<MatchPayload>;

/** A match just before the request with whose writes the process dies. */
interface Brink {
  readonly id: string;
  readonly people: readonly Person[];
  /** What the other has asked for last, to be asked again. */
  readonly others: Request;
  readonly last: Request;
}

async function beforeStart(send: Send): Promise<Brink> {
  const people = [await signUp(send, 'Vera'), await signUp(send, 'Boris')] as const;
  const input = { preset: 'book', id: randomUUID(), rules: { length: { unit: 'deal', count: 1 } } };
  const others: Request = again => createMatch(again, people[0], input);
  const { inviteCode } = await createMatch(send, people[0], input);
  return { id: input.id, people, others, last: again => joinMatch(again, people[1], { inviteCode }) };
}

/** A deal with a contract, about to be conceded. */
const beforeEnd =
  (deals: number) =>
  async (send: Send): Promise<Brink> => {
    const rules = { length: { unit: 'deal', count: deals } };
    const { id, people } = await seatEverybody(send, { rules });
    const moves = new Map<Person, Request>();
    const made = async (move: MoveAsked, perform = true) => {
      const place = await look(send, id);
      const mover = personOnTurn(people, place);
      const request: Request = again => makeMove(again, mover, { place, move });
      moves.set(mover, request);
      if (perform) await request(send);
      return mover;
    };
    await made({ call: '1C' });
    await made({ call: 'PASS' });
    const conceder = await made({ concede: true }, false);
    const other = present(people.find(person => person !== conceder));
    return { id, people, others: present(moves.get(other)), last: present(moves.get(conceder)) };
  };

/** Each with its number of writes: the process is killed after every one of them, and once it lives. */
const REQUESTS = [
  { name: 'the start of a match', writes: 3, prepare: beforeStart, deals: 1 },
  { name: 'the end of a deal', writes: 3, prepare: beforeEnd(2), deals: 2 },
  { name: 'the end of a match', writes: 7, prepare: beforeEnd(1), deals: 1 },
] as const;

let directory: string;
let program: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'each-write-'));
  program = join(directory, 'mortal-server.mjs');
  await bundle();
});
afterAll(() => rm(directory, { recursive: true }));

/** One file starts in half the time of all the modules. What finds its own parts at run time stays where it is. */
async function bundle(): Promise<void> {
  const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules');
  await symlink(modules, join(directory, 'node_modules'));
  await build({
    entryPoints: [join(import.meta.dirname, 'mortal-server.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    external: ['dynalite'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/** A process over the data of a case; it must have had nothing to say when it is over. */
async function running<Value>(
  name: string,
  env: Record<string, string>,
  use: (send: Send) => Promise<Value>,
) {
  const server = await startLocalServer(join(directory, name), { program, env });
  try {
    return await use(server.send);
  } finally {
    await server.stop('SIGTERM');
    expect(server.errors()).toBe('');
  }
}

interface Kept {
  readonly live: LiveHead | null;
  readonly deals: readonly FinishedDeal[];
}

/** What lies on the disk of each match. */
async function stored(name: string, brinks: readonly Brink[]): Promise<readonly Kept[]> {
  const table = await startTable({ path: join(directory, name) });
  const store = makeDynamoStore(table);
  const kept = brinks.map(async ({ id }) => {
    const matchId = present(parseMatchId(id));
    const heads = present(await store.readMatch(matchId, { consistent: true }));
    return { live: heads.live, deals: await store.readDeals(matchId, 1, 255) };
  });
  return Promise.all(kept).finally(table.stop);
}

/** The rest of the match, passed out. */
async function passedOut(send: Send, { id, people }: Brink): Promise<string> {
  for (;;) {
    const place = await look(send, id);
    if (place.status !== 'IN_PROGRESS') return place.status;
    await makeMove(send, personOnTurn(people, place), { place, move: { call: 'PASS' } });
  }
}

/** What is told once both have asked again for what they had asked before. */
async function resumed(send: Send, brink: Brink, watcher: Person): Promise<unknown> {
  const { id, people, others, last } = brink;
  const first = await others(send);
  expect(first.refusal).toBeNull();
  expect(await others(send)).toEqual(first);
  const again = await last(send);
  expect(again.refusal).toBeNull();
  expect(await last(send)).toEqual(again);
  const now = await told(send, id, { people, watcher });
  expect(await passedOut(send, brink)).toBe('FINISHED');
  return { now, end: await told(send, id, { people, watcher }) };
}

it.concurrent.each(REQUESTS)(
  '$name, killed after each of $writes writes',
  async ({ name, writes, prepare, deals }) => {
    const numbers = Array.from({ length: writes + 1 }, (_, before) => before + 1);
    const { brinks, watcher } = await running(name, {}, async send => ({
      brinks: await Promise.all(numbers.map(() => prepare(send))),
      watcher: await signUp(send, 'Watcher'),
    }));
    const answered: boolean[] = [];
    for (const [place, brink] of brinks.entries()) {
      const answer = await running(name, { DIES_AFTER: String(place + 1) }, send =>
        brink.last(send).catch(() => null),
      );
      answered.push(answer?.refusal === null);
    }
    expect(answered).toEqual(numbers.map(number => number > writes));
    const atDeath = await stored(name, brinks);
    const ends = await running(name, {}, async send => {
      const all: unknown[] = [];
      for (const brink of brinks) all.push(await resumed(send, brink, watcher));
      return all;
    });
    for (const end of ends) expect(end).toEqual(ends.at(-1));
    const after = await stored(name, brinks);
    for (const [place, { deals: written }] of after.entries()) {
      expect(written).toEqual(after.at(-1)?.deals);
      expect(written.map(({ number }) => number)).toEqual(
        Array.from({ length: deals }, (_, before) => before + 1),
      );
      expect(written.slice(0, atDeath[place]?.deals.length)).toEqual(atDeath[place]?.deals);
    }
  },
);
