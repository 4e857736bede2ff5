// Each cell of the table through a socket, on matches that nobody has touched since they were set up; and what is not
// done writes nothing.
import { type GraphQLField, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../engine/support/deals.ts';
import { call } from '../support/client.ts';
import { SCHEMA } from '../support/selection.ts';
import type { CallName } from '../support/wrapped-store.ts';
import { CALLERS, type CallerName, openStage, type Stage } from './stage.ts';
import { ROWS, type Row } from './table.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  expect(stage.front.log).toEqual([]);
  await stage.close();
});

/** Who gets no answer, whatever is asked: another site's page by cookie, and a credential that is none any more. */
const ALWAYS: Readonly<Partial<Record<CallerName, string>>> = {
  'foreign page': 'FORBIDDEN',
  expired: 'UNAUTHENTICATED',
  revoked: 'UNAUTHENTICATED',
};

function saidTo(caller: CallerName, { says }: Row): string {
  const always = ALWAYS[caller];
  if (always !== undefined) return always;
  const columns = says.split(/ +/);
  expect(columns).toHaveLength(CALLERS.length - Object.keys(ALWAYS).length);
  return present(columns[CALLERS.indexOf(caller)]);
}

const STATUSES: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

async function answer(row: Row, caller: CallerName): Promise<string> {
  const targets = caller === 'stranger' ? stage.forStrangers : stage.targets;
  const { status, data, errors, body } = await call<object>(
    stage.front.send,
    { query: row.ask(targets) },
    { headers: stage.headers[caller] },
  );
  const code = errors[0]?.extensions.code;
  const isWhole = code === undefined || data !== null;
  if (code !== undefined && status !== 200) expect(status).toBe(STATUSES[code]);
  if (isWhole && code === undefined) expect(status).toBe(200);
  expect(body).not.toMatch(/INTERNAL|node_modules/);
  return code ?? wordFor(data);
}

/** Of the deepest that was asked for. */
function wordFor(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const words = value.map(wordFor);
    return words.find(word => word === 'seen') ?? 'empty';
  }
  if (typeof value !== 'object') return value === false || value === 0 ? 'empty' : 'seen';
  const refusal: unknown = Reflect.get(Object(value), 'refusal');
  if (refusal !== undefined) return refusal === null ? 'done' : String(Reflect.get(Object(refusal), 'code'));
  return wordFor(Object.values(Object(value))[0]);
}

/** What may be written though nothing is done: the day of a credential's use, a wrong guess, a challenge used up. */
const NOTED: readonly CallName[] = ['noteSessionUse', 'countUp', 'takeChallenge', 'tryDeviceCode'];

describe.each(ROWS.map(row => [row.field, row] as const))('%s', (_, row) => {
  it.each(CALLERS)('%s', async caller => {
    const writes = await stage.reset();
    const said = saidTo(caller, row);
    expect(await answer(row, caller)).toBe(said);
    const others = writes().filter(name => !NOTED.includes(name));
    if (said !== 'done') expect(others).toEqual([]);
  });
});

describe('the table', () => {
  const covered = new Set(ROWS.map(({ field }) => field.split(' ', 1)[0]));
  const fieldsOf = (name: string): readonly GraphQLField<unknown, unknown>[] => {
    const type = SCHEMA.getType(name);
    return type !== undefined && 'getFields' in type
      ? Object.values(type.getFields()).flatMap(field => ('resolve' in field ? [field] : []))
      : [];
  };

  it.each(['Query', 'Mutation'])('has every field of %s', type => {
    const names = fieldsOf(type).map(({ name }) => `${type}.${name}`);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(name => !covered.has(name))).toEqual([]);
  });

  it('has every field of a player that is not for all', () => {
    const own = fieldsOf('Player').filter(({ type }) => !isNonNullType(type));
    expect(own.length).toBeGreaterThan(4);
    expect(own.filter(({ name }) => !covered.has(`Player.${name}`))).toEqual([]);
  });

  it('has every field of a match that speaks of the caller', () => {
    const own = fieldsOf('Match').filter(({ description }) => /caller|those seated/.test(description ?? ''));
    expect(own.length).toBeGreaterThan(6);
    expect(own.filter(({ name }) => !covered.has(`Match.${name}`))).toEqual([]);
  });
});
