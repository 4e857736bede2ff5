// The schema may only grow: what strangers build on, the last released one, goes on working.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, parse, print, visit } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from '../../api/schema.generated.ts';

const released = await readFile(join(import.meta.dirname, '../../docs/released/schema.graphql'), 'utf8');

/** What would break a client of the older schema. */
async function breaks(older: string, newer: string): Promise<readonly string[]> {
  const changes = await diff(buildSchema(older), buildSchema(newer));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

it('breaks nothing that was released', async () => {
  expect(await breaks(released, typeDefs)).toEqual([]);
});

/** A definition a line, without descriptions. */
const now = print(
  visit(parse(typeDefs), { StringValue: (_, key) => (key === 'description' ? null : undefined) }),
);

it.each([
  ['a field that goes', /^ {2}legalCalls: .*\n/m, ''],
  ['a field that may be null', /^ {2}version: Int!$/m, '  version: Int'],
  ['an argument that must be given', 'match(id: ID!)', 'match(id: ID!, key: String!)'],
  ['an enum value that goes', /^ {2}ABANDONED\n/m, ''],
  ['an input that must be given', 'input CreateMatchInput {', 'input CreateMatchInput {\n  stake: Int!'],
  ['a type that goes out of an interface', 'type Match implements Node', 'type Match'],
])('%s is seen', async (_, part, instead) => {
  const changed = now.replace(part, instead);
  expect(changed).not.toBe(now);
  expect(await breaks(now, changed)).not.toEqual([]);
});

it.each([
  ['a new field', 'type Match implements Node {', 'type Match implements Node {\n  colour: Int'],
  ['a new refusal', 'enum RefusalCode {', 'enum RefusalCode {\n  NOT_TODAY'],
  ['an input that may be left out', 'input CreateMatchInput {', 'input CreateMatchInput {\n  stake: Int'],
])('%s is no break', async (_, part, instead) => {
  expect(await breaks(now, now.replace(part, instead))).toEqual([]);
});
