// What operations cost, and that what is asked in earnest is far from the bound.
import {
  buildSchema,
  type GraphQLType,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CostOf, costsOf } from '../../../api/cost.ts';
import { typeDefs } from '../../../api/schema.generated.ts';
import { USUAL_SETTINGS } from '../../../api/settings.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import * as site from '../../../web/src/api/operations.ts';
import { MATCH_FIELDS, PLAYING_FIELDS } from '../support/answers.ts';
import { type Api, openApi } from '../support/api.ts';
import { call } from '../support/client.ts';
import { moveOperation, type Person, signUp } from '../support/people.ts';

const schema = buildSchema(typeDefs);
const costOf = costsOf(schema);

function cost(query: string, variables: Readonly<Record<string, unknown>> = {}, asker: CostOf = costOf) {
  const document = parse(query);
  const definition = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  if (definition === undefined) throw new Error('no operation');
  return asker({ document, definition, variables });
}

describe('the cost', () => {
  it.each([
    ['an operation', '{ __typename }', 1],
    ['an object', '{ viewer { id name } }', 2],
    ['objects within objects', '{ viewer { matches(first: 1) { nodes { id } } } }', 5],
    ['a page, as large as it may be', '{ viewer { matches(first: 10) { nodes { id } } } }', 23],
    ['a page of which nothing is asked', '{ openMatches(first: 100) { __typename } }', 102],
    ['both ways to look at a page', '{ openMatches(first: 10) { nodes { id } edges { cursor } } }', 32],
    ['events', '{ match(id: "") { history(after: 0, first: 50) { version } } }', 102],
    ['as many events as by default', '{ match(id: "") { history(after: 0) { version } } }', 152],
    ['a field that reads every deal', '{ match(id: "") { score { lines { deal } } } }', 53],
    ['fields by another name', '{ a: viewer { id } b: viewer { id } }', 3],
    [
      'a fragment wherever it is spread',
      '{ a: viewer { ...F } b: viewer { ...F } } fragment F on Player { matches(first: 2) { nodes { id } } }',
      13,
    ],
    [
      'what may be one type or another',
      '{ node(id: "") { ... on Match { deal { number } } ... on Player { id } } }',
      7,
    ],
  ])('of %s', (_, query, expected) => {
    expect(cost(query)).toBe(expected);
  });

  const PAGE = 'query ($n: Int = 7) { openMatches(first: $n) { nodes { id } } }';

  it('goes by the variables of this request, whatever the last one sent', () => {
    const own = costsOf(schema);
    const document = parse(PAGE);
    const [definition] = document.definitions.filter(
      (node): node is OperationDefinitionNode => 'operation' in node,
    );
    if (definition === undefined) throw new Error('no operation');
    const of = (variables: Readonly<Record<string, unknown>>) => own({ document, definition, variables });
    expect([{ n: 1 }, { n: 100 }, {}, { n: 1 }].map(of)).toEqual([4, 202, 16, 4]);
    for (let n = 0; n < 1000; n += 1) expect(of({ n })).toBe(2 + 2 * n);
  });

  it('leaves out what a directive leaves out', () => {
    const query =
      'query ($more: Boolean!) { viewer { id matches(first: 50) @include(if: $more) { nodes { id } } } }';
    expect([true, false].map(more => cost(query, { more }))).toEqual([103, 2]);
  });

  it('is unknown when the variables do not fit', () => {
    expect(cost(PAGE, { n: 'many' })).toBeNull();
    expect(() => cost(PAGE, { n: null })).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } }),
    );
  });

  it('counts no page below nothing', () => {
    expect(cost('{ openMatches(first: -100) { nodes { id } } }')).toBe(2);
  });
});

const THIRTY_DEALS = Array.from({ length: 30 }, (_, n) => `d${n}: deal(number: ${n}) { number }`).join(' ');

describe('the bound', () => {
  const bound = USUAL_SETTINGS.costLimit;
  const texts = Object.values<unknown>(site).flatMap(each =>
    typeof each === 'object' && each !== null && 'text' in each ? [String(each.text)] : [],
  );

  it('is many times what the site asks at once', () => {
    expect(texts.length).toBeGreaterThan(10);
    const costs = texts.map(text => cost(text, sampleVariables(text)));
    expect(Math.max(...costs.map(each => each ?? Number.NaN))).toBeLessThan(bound / 10);
  });

  it('is many times what programs ask at once', () => {
    const queries = [
      `{ match(id: "") { ${PLAYING_FIELDS} } }`,
      `{ match(id: "") { ${MATCH_FIELDS} history(after: 0) { version } } }`,
      '{ match(id: "") { deals(first: 100) { nodes { number tricks { cards { card } } } pageInfo { endCursor } } } }',
      getIntrospectionQuery(),
    ];
    for (const query of queries) expect(cost(query)).toBeLessThan(bound / 5);
  });

  it.each([
    [
      'every deal of every match',
      '{ viewer { matches(first: 100) { nodes { deals(first: 100) { nodes { number } } } } } }',
    ],
    [
      'their number alone',
      '{ viewer { matches(first: 100) { nodes { deals(first: 100) { __typename } } } } }',
    ],
    ['every score sheet', '{ viewer { matches(first: 100) { nodes { score { lines { below } } } } } }'],
    ['every text to keep', '{ viewer { matches(first: 100) { nodes { export(format: PBN) } } } }'],
    [
      'the last event of every match',
      '{ openMatches(first: 100) { nodes { history(after: 0, first: 1) { version } } } }',
    ],
    ['thirty deals of every match', `{ openMatches(first: 100) { nodes { ${THIRTY_DEALS} } } }`],
    [
      'every event of every match',
      '{ openMatches(first: 100) { nodes { history(after: 0, first: 500) { version } } } }',
    ],
  ])('is less than %s', (_, query) => {
    expect(cost(query)).toBeGreaterThan(bound);
  });
});

/** Something of the right type for each variable of a text. */
function sampleVariables(text: string): Readonly<Record<string, unknown>> {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  const named = (operation.variableDefinitions ?? []).map(({ variable, type }) => [
    variable.name.value,
    sampleOf(typeFromAST(schema, type)),
  ]);
  return Object.fromEntries(named);
}

const SCALARS: Readonly<Record<string, unknown>> = { Int: 1, Boolean: true, Card: 'SA', Call: 'PASS' };

function sampleOf(type: GraphQLType | undefined): unknown {
  const inner = getNamedType(type);
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (!isInputObjectType(inner)) return SCALARS[inner?.name ?? ''] ?? 'text';
  const needed = Object.values(inner.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map(field => [field.name, sampleOf(field.type)]));
}

describe('through the API', () => {
  let api: Api;
  let anna: Person;
  beforeAll(async () => {
    api = await openApi({ store: makeMemoryStore() });
    anna = await signUp(api.send, 'Anna');
  });

  const ask = async (query: string, token: string | null = anna.token) => {
    const answer = await call<unknown>(api.send, { query }, token === null ? {} : { token });
    const { extensions }: { extensions?: { cost: number } } = JSON.parse(answer.body);
    return { ...answer, cost: extensions?.cost };
  };

  it('refuses what is too dear before anything of it is done', async () => {
    const {
      status,
      errors,
      data,
      cost: told,
    } = await ask(
      '{ viewer { id matches(first: 100) { nodes { deals(first: 100) { nodes { number } } } } } }',
    );
    expect({ status, data, told }).toEqual({ status: 400, data: null, told: 20_303 });
    expect(errors).toEqual([
      { message: expect.stringContaining('5000'), extensions: { code: 'COST_TOO_HIGH' } },
    ]);
  });

  it('tells the cost of what was carried out, on refusals and errors too, and of nothing else', async () => {
    expect(await ask('{ viewer { id } }')).toMatchObject({ status: 200, cost: 2 });
    expect(await ask('mutation { signUp(input: { name: "" }) { refusal { code } } }')).toMatchObject({
      status: 200,
      cost: 3,
    });
    expect(await ask('{ openMatches(first: 0) { nodes { id } } }')).toMatchObject({
      cost: 2,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(await ask('mutation { signOut { refusal { code } } }', null)).toMatchObject({
      status: 401,
      cost: 3,
    });
    for (const [query, token, status] of [
      ['{ viewer { hands } }', anna.token, 400],
      ['{ viewer', anna.token, 400],
      ['{ viewer { id } }', 'hob_x', 401],
      ['mutation { signOut { refusal { code } } }', 'hob_x', 401],
    ] as const) {
      expect(await ask(query, token)).toMatchObject({ status, cost: undefined });
    }
  });

  it('refuses what fragments blow up', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `fragment F${level} on Player { ...F${level + 1} ...F${level + 1} }`,
    );
    const { status, errors } = await ask(
      `{ viewer { ...F0 } } ${levels.join(' ')} fragment F12 on Player { id }`,
    );
    expect({ status, code: errors[0]?.extensions.code }).toEqual({
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
  });

  it('costs a move the same whatever is played', async () => {
    const { query } = moveOperation({ id: '', version: 1 }, { card: 'SA' });
    expect(cost(query, { input: { matchId: '', version: 1, card: 'SA' } })).toBeLessThan(200);
  });
});
