// Every connection of the schema, page by page: what `pageInfo` says of a page is so.
import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsePlayerId } from '../../../api/ids.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { createToken, deviceCode, signInWithCode } from '../identity/asking.ts';
import { newPasskey } from '../store/credentials.ts';
import { type Api, openApi } from '../support/api.ts';
import { ask } from '../support/client.ts';
import { createMatch, type Person, signUp } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { SCHEMA } from '../support/selection.ts';
import { playOn, seatEverybody } from '../support/tables.ts';

interface Connection {
  readonly edges: readonly { readonly cursor: string }[];
  readonly nodes: readonly unknown[];
  readonly pageInfo: {
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const PAGE =
  '{ edges { cursor } nodes { __typename } pageInfo { hasPreviousPage hasNextPage startCursor endCursor } }';
const own = (field: string) => (args: string) => `{ of: viewer { page: ${field}(${args}) ${PAGE} } }`;

/** How to ask for each, by the field that leads to it. */
const CONNECTIONS: Readonly<Record<string, (args: string, match: string) => string>> = {
  'Player.matches': own('matches'),
  'Player.tokens': own('tokens'),
  'Player.devices': own('devices'),
  'Player.passkeys': own('passkeys'),
  'Match.deals': (args, id) => `{ of: match(id: "${id}") { page: deals(${args}) ${PAGE} } }`,
  'Query.openMatches': args => `{ page: openMatches(${args}) ${PAGE} }`,
};

/** How many entries each has. */
const ENTRIES = 3;

let api: Api;
let vera: Person;
let newcomer: Person;
let match: string;
let empty: string;
beforeAll(async () => {
  const store = makeMemoryStore();
  let time = Date.parse('2026-11-30T12:00:00.000Z');
  const now = () => {
    time += 1;
    return new Date(time).toISOString();
  };
  api = await openApi({ store, now, shuffledPack: packsFrom(211) });
  const { send } = api;
  vera = await signUp(send, 'Vera');
  const boris = await signUp(send, 'Boris');
  const people = [vera, boris];
  const rules = { length: { unit: 'deal', count: ENTRIES } };
  ({ id: match } = await seatEverybody(send, { preset: 'bridge', rules, people }));
  await playOn({ send, people, random: seeded(212) }, match);
  for (let each = 1; each < ENTRIES; each += 1) await createMatch(send, vera, { preset: 'book' });
  for (let each = 0; each < ENTRIES; each += 1) {
    await createMatch(send, boris, { preset: 'book', visibility: 'OPEN' });
    await createToken(send, vera, { name: `Robot ${each}` });
    await store.createPasskey(newPasskey(present(parsePlayerId(vera.id))));
  }
  for (let each = 1; each < ENTRIES; each += 1)
    await signInWithCode(send, (await deviceCode(send, vera)).code);
  newcomer = await signUp(send, 'Clara');
  empty = present((await createMatch(send, newcomer, { preset: 'book' })).match).id;
});

async function pageOf(field: string, args: string, { token } = vera, id = match): Promise<Connection> {
  const query = present(CONNECTIONS[field])(args, id);
  const answer = await ask<{ page?: Connection; of?: { page: Connection } }>(api.send, { query }, { token });
  return present(answer.page ?? answer.of?.page);
}

it('all connections of the schema are here', () => {
  const fields = Object.values(SCHEMA.getTypeMap()).flatMap(type =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields())
          .filter(field => /Connection!?$/.test(String(field.type)))
          .map(field => `${type.name}.${field.name}`)
      : [],
  );
  expect(Object.keys(CONNECTIONS).toSorted()).toEqual(fields.toSorted());
});

describe.each(Object.keys(CONNECTIONS))('%s', field => {
  it.each([1, 2, 3, 100])('in pages of %i', async first => {
    const met: string[] = [];
    let after: string | null = null;
    for (let isMore = true; isMore; ) {
      const given: string = after === null ? '' : `, after: "${after}"`;
      const { edges, nodes, pageInfo }: Connection = await pageOf(field, `first: ${first}${given}`);
      const cursors = edges.map(({ cursor }) => cursor);
      met.push(...cursors);
      expect(nodes).toHaveLength(edges.length);
      expect(pageInfo).toEqual({
        hasPreviousPage: after !== null,
        hasNextPage: met.length < ENTRIES,
        startCursor: cursors[0],
        endCursor: cursors.at(-1),
      });
      ({ hasNextPage: isMore, endCursor: after } = pageInfo);
    }
    expect(met).toHaveLength(ENTRIES);
    expect(new Set(met).size).toBe(ENTRIES);
  });

  it('behind its last entry', async () => {
    const { pageInfo } = await pageOf(field, `first: ${ENTRIES}`);
    expect(await pageOf(field, `first: 2, after: "${pageInfo.endCursor}"`)).toEqual({
      edges: [],
      nodes: [],
      pageInfo: { hasPreviousPage: true, hasNextPage: false, startCursor: null, endCursor: null },
    });
  });
});

it.each(['Player.tokens', 'Player.passkeys', 'Match.deals'])('%s where there is nothing', async field => {
  expect((await pageOf(field, 'first: 1', newcomer, empty)).pageInfo).toEqual({
    hasPreviousPage: false,
    hasNextPage: false,
    startCursor: null,
    endCursor: null,
  });
});
