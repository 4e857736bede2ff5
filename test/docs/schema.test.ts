// The schema tells what each part of it is for, and may only grow: what strangers build on, the last released one,
// goes on working.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { typeDefs } from '../../api/schema.generated.ts';

const released = await readFile(join(import.meta.dirname, '../../docs/released/schema.graphql'), 'utf8');

interface Part {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** A type and all that is within it, down to arguments and values. */
function partsOf(type: GraphQLNamedType): readonly Part[] {
  const within = (owner: Part, parts: readonly Part[]): readonly Part[] =>
    parts.map(({ name, description }) => ({ name: `${owner.name}.${name}`, description }));
  if (isEnumType(type)) return [type, ...within(type, type.getValues())];
  if (isInputObjectType(type)) return [type, ...within(type, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [type];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap(field => within({ name: `${type.name}.${field.name}` }, field.args));
  return [type, ...within(type, fields), ...args];
}

function allParts(sdl: string): readonly Part[] {
  return Object.values(buildSchema(sdl).getTypeMap())
    .filter(type => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(partsOf);
}

function undescribed(sdl: string): readonly string[] {
  return allParts(sdl)
    .filter(({ description }) => !description?.trim())
    .map(({ name }) => name);
}

/** What the newer schema has lost: types, fields, arguments, inputs, values. */
function lost(older: string, newer: string): readonly string[] {
  const names = new Set(allParts(newer).map(({ name }) => name));
  return allParts(older).flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

describe('every part is described', () => {
  it('in the schema as it is', () => {
    expect(undescribed(typeDefs)).toEqual([]);
  });

  it('and what is not would be found', () => {
    const bare = `scalar S enum E { V } interface I { f: S } input N { f: Int }
      type Query implements I { f(a: Int): S }`;
    expect(undescribed(bare).toSorted()).toEqual(
      ['E', 'E.V', 'I', 'I.f', 'N', 'N.f', 'Query', 'Query.f', 'Query.f.a', 'S'].toSorted(),
    );
  });
});

/** What would break a client of the older schema. */
async function breaks(older: string, newer: string): Promise<readonly string[]> {
  const changes = await diff(buildSchema(older), buildSchema(newer));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

it('breaks nothing that was released', async () => {
  expect(lost(released, typeDefs)).toEqual([]);
  expect(await breaks(released, typeDefs)).toEqual([]);
});

// Whatever lands is there to be built on from then on, so what was added lands with the guard renewed:
//   npm run release:schema
it('guards every name of today', () => {
  expect(lost(typeDefs, released)).toEqual([]);
  expect(allParts(released).length).toBeGreaterThan(400);
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
  expect(await breaks(released, changed)).not.toEqual([]);
});

it.each([
  ['a new field', 'type Match implements Node {', 'type Match implements Node {\n  colour: Int'],
  ['a new refusal', 'enum RefusalCode {', 'enum RefusalCode {\n  NOT_TODAY'],
  ['an input that may be left out', 'input CreateMatchInput {', 'input CreateMatchInput {\n  stake: Int'],
])('%s is no break', async (_, part, instead) => {
  const changed = now.replace(part, instead);
  expect(await breaks(released, changed)).toEqual([]);
  expect([lost(released, changed), lost(changed, released)]).toEqual([[], [expect.any(String)]]);
});
