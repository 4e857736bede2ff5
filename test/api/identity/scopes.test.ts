// Who may do what with which credential: every mutation and every field of one's own, through HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { type LocalFront, openLocal } from '../http/fronts.ts';
import { NOON, openApi } from '../support/api.ts';
import { createMatch, type Person } from '../support/people.ts';
import { seeded } from '../support/random.ts';
import { playOn, seatEverybody } from '../support/tables.ts';
import { createToken, outcome, revokeToken, secretFor } from './asking.ts';

const NEW_ID = '77777777-7777-4777-8777-777777777777';

let front: LocalFront;
let id: string;
let otherId: string;
let openId: string;
let inviteCode: string;
let version: number;
let owner: Person;
let tokens: Readonly<Record<Kind, string | undefined>>;

const KINDS = [
  'device',
  'READ',
  'PLAY',
  'MANAGE',
  'this match',
  'its reader',
  'another match',
  'expired',
  'revoked',
  'none',
] as const;
type Kind = (typeof KINDS)[number];

let time = NOON;
beforeAll(async () => {
  const { handler } = await openApi({ store: makeMemoryStore(), now: () => time });
  front = await openLocal(handler);
  const { send } = front;
  const seated = await seatEverybody(send);
  id = seated.id;
  version = seated.match.version;
  owner = present(seated.people.find(person => person.id !== seated.match.turn?.player.id));
  const mover = present(seated.people.find(person => person.id === seated.match.turn?.player.id));
  const other = await createMatch(send, mover, { preset: 'book' });
  otherId = present(other.match).id;
  inviteCode = present(other.inviteCode);
  openId = present((await createMatch(send, mover, { preset: 'book', visibility: 'OPEN' })).match).id;
  const revoked = await createToken(send, owner, { scopes: ['MANAGE'] });
  await revokeToken(send, owner, present(revoked.token).id);
  tokens = {
    device: owner.token,
    READ: await secretFor(send, owner, { scopes: ['READ'] }),
    PLAY: await secretFor(send, owner, { scopes: ['PLAY'] }),
    MANAGE: await secretFor(send, owner, { scopes: ['MANAGE'] }),
    'this match': await secretFor(send, owner, { scopes: ['PLAY'], matchId: id.toUpperCase() }),
    'its reader': await secretFor(send, owner, { scopes: ['READ'], matchId: id }),
    'another match': await secretFor(send, owner, { scopes: ['PLAY'], matchId: NEW_ID }),
    expired: await secretFor(send, owner, { scopes: ['MANAGE'], expiresAt: '2026-11-30T12:00:01.000Z' }),
    revoked: present(revoked.secret),
    none: undefined,
  };
  time = '2026-11-30T12:00:01.000Z';
});

afterAll(() => front.close());

/** "ok", the refusal's code, the error's code, or "null" where the field is. */
async function result(query: string, kind: Kind): Promise<string> {
  const { status, codes, data } = await outcome(front.send, query, tokens[kind]);
  const statuses: Readonly<Record<string, number>> = { FORBIDDEN: 403, UNAUTHENTICATED: 401 };
  const [code] = codes;
  if (code !== undefined) {
    expect(status).toBe(statuses[code] ?? 200);
    return code;
  }
  const refused = /"refusal":\{"code":"(\w+)"/.exec(JSON.stringify(data))?.[1];
  return refused ?? (Object.values(data ?? {}).every(value => value === null) ? 'null' : 'ok');
}

type Row = readonly [
  what: string,
  query: () => string,
  allowed: readonly Kind[],
  other?: Partial<Record<Kind, string>>,
];

const NOBODY = { expired: 'UNAUTHENTICATED', revoked: 'UNAUTHENTICATED', none: 'UNAUTHENTICATED' } as const;
const VIEWER_OF_NOBODY = { ...NOBODY, none: 'null' } as const;
const OWNER = ['device', 'MANAGE'] as const;
const ALL_MATCHES = ['device', 'READ', 'PLAY', 'MANAGE'] as const;
const PLAYERS = ['device', 'PLAY', 'MANAGE'] as const;
const move = (name: string, input: string) => () =>
  `mutation { ${name}(input: { matchId: "${id}", version: ${version + 50}, ${input} }) { refusal { code } } }`;
const moveIn = (row: string, name: string, input: string): Row => [row, move(name, input), [], STALE];
const STALE = {
  device: 'STALE_VERSION',
  PLAY: 'STALE_VERSION',
  MANAGE: 'STALE_VERSION',
  'this match': 'STALE_VERSION',
} as const;
const mutation =
  (field: string, selection = 'refusal { code }') =>
  () =>
    `mutation { ${field} { ${selection} } }`;
const own = (field: string) => () => `{ viewer { ${field} } }`;

const ROWS: readonly Row[] = [
  ['viewer', own('id name former'), KINDS.slice(0, 7), VIEWER_OF_NOBODY],
  ['viewer.matches', own('matches(first: 5) { nodes { id } }'), ALL_MATCHES, VIEWER_OF_NOBODY],
  ['viewer.tokens', own('tokens(first: 5) { nodes { id } }'), ALL_MATCHES, VIEWER_OF_NOBODY],
  ['viewer.devices', own('devices(first: 5) { nodes { id } }'), ALL_MATCHES, VIEWER_OF_NOBODY],
  ['viewer.passkeys', own('passkeys(first: 5) { nodes { id } }'), ALL_MATCHES, VIEWER_OF_NOBODY],
  ['viewer.data', own('data'), OWNER, VIEWER_OF_NOBODY],
  [
    'match',
    () => `{ match(id: "${id}") { id } }`,
    [...ALL_MATCHES, 'this match', 'its reader'],
    { ...NOBODY, none: 'null', 'another match': 'null' },
  ],
  [
    'match, another',
    () => `{ match(id: "${otherId}") { id } }`,
    ALL_MATCHES,
    { ...VIEWER_OF_NOBODY, 'this match': 'null', 'its reader': 'null', 'another match': 'null' },
  ],
  ['openMatches', () => '{ openMatches(first: 5) { nodes { id } } }', ALL_MATCHES],
  moveIn('makeCall', 'makeCall', 'call: "PASS"'),
  moveIn('playCard', 'playCard', 'card: "SA"'),
  moveIn('claim', 'claim', 'tricks: 1'),
  moveIn('answerClaim', 'answerClaim', 'accept: true'),
  [
    'concede',
    () => `mutation { concede(input: { matchId: "${id}", version: ${version + 50} }) { refusal { code } } }`,
    [],
    STALE,
  ],
  [
    'joinMatch by a code',
    () => `mutation { joinMatch(input: { inviteCode: "${inviteCode}", seat: EAST }) { refusal { code } } }`,
    [],
    { device: 'NO_SUCH_SEAT', PLAY: 'NO_SUCH_SEAT', MANAGE: 'NO_SUCH_SEAT' },
  ],
  [
    'joinMatch by an unknown code',
    () => `mutation { joinMatch(input: { inviteCode: "${'A'.repeat(22)}" }) { refusal { code } } }`,
    [],
    { device: 'INVITATION_UNKNOWN', PLAY: 'INVITATION_UNKNOWN', MANAGE: 'INVITATION_UNKNOWN' },
  ],
  [
    'joinMatch by an id',
    () => `mutation { joinMatch(input: { matchId: "${openId}", seat: EAST }) { refusal { code } } }`,
    [],
    { device: 'NO_SUCH_SEAT', PLAY: 'NO_SUCH_SEAT', MANAGE: 'NO_SUCH_SEAT' },
  ],
  [
    'joinMatch where one sits',
    () => `mutation { joinMatch(input: { matchId: "${id}" }) { refusal { code } } }`,
    [...PLAYERS, 'this match'],
  ],
  ['createMatch', mutation('createMatch(input: { preset: "book" })'), PLAYERS],
  [
    'createMatch by its id',
    () => `mutation { createMatch(input: { preset: "none", id: "${NEW_ID}" }) { refusal { code } } }`,
    [],
    {
      device: 'INVALID_RULES',
      PLAY: 'INVALID_RULES',
      MANAGE: 'INVALID_RULES',
      'another match': 'INVALID_RULES',
    },
  ],
  [
    'createToken',
    mutation('createToken(input: { name: "R", scopes: [MANAGE] })', 'token { id } refusal { code }'),
    OWNER,
  ],
  ['revokeToken', mutation('revokeToken(input: { id: "AAAAAAAAAAAAAAAA" })'), [], owned('TOKEN_UNKNOWN')],
  ['createDeviceCode', mutation('createDeviceCode'), OWNER],
  ['startPasskey', mutation('startPasskey'), OWNER],
  [
    'addPasskey',
    mutation('addPasskey(input: { challengeId: "x", response: "{}", name: "N" })'),
    [],
    owned('PASSKEY_REFUSED'),
  ],
  ['renamePasskey', mutation('renamePasskey(input: { id: "x", name: "N" })'), [], owned('PASSKEY_UNKNOWN')],
  ['removePasskey', mutation('removePasskey(input: { id: "x" })'), [], owned('PASSKEY_UNKNOWN')],
  ['deleteAccount', mutation('deleteAccount(input: { name: "nobody" })'), [], owned('NOT_CONFIRMED')],
];

function owned(code: string): Partial<Record<Kind, string>> {
  return { device: code, MANAGE: code };
}

const CELLS = ROWS.map(([what, query, allowed, other = {}]) => ({ what, query, allowed, other }));

describe.each(CELLS)('$what', ({ query, allowed, other }) => {
  it.each(KINDS)('with %s', async kind => {
    const usual: Partial<Record<Kind, string>> = NOBODY;
    const expected = allowed.includes(kind) ? 'ok' : (other[kind] ?? usual[kind] ?? 'FORBIDDEN');
    expect(await result(query(), kind)).toBe(expected);
  });
});

it('scopes are a ladder', async () => {
  const scopesOf = async (scopes: readonly string[]) =>
    (await createToken(front.send, owner, { scopes })).token?.scopes;
  expect(await scopesOf(['READ'])).toEqual(['READ']);
  expect(await scopesOf(['PLAY'])).toEqual(['READ', 'PLAY']);
  expect(await scopesOf(['MANAGE', 'READ'])).toEqual(['READ', 'PLAY', 'MANAGE']);
});

it('tokens for one match play it to its end', async () => {
  const { send } = front;
  const seated = await seatEverybody(send, { rules: { length: { unit: 'deal', count: 1 } } });
  const bound = { scopes: ['PLAY'], matchId: seated.id };
  const people = await Promise.all(
    seated.people.map(async person => ({ ...person, token: await secretFor(send, person, bound) })),
  );
  expect(await playOn({ send, people, random: seeded(4) }, seated.id)).toMatchObject({ status: 'FINISHED' });
});
