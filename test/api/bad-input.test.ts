// Bad input through a real socket and a real table: each gets its status with a code or a refusal, and nothing changes.
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDynamoStore } from '../../api/store/dynamo.ts';
import { type LocalFront, openLocal } from './http/fronts.ts';
import { type RunningTable, startTable } from './store/tables.ts';
import { type Api, openApi } from './support/api.ts';
import { createMatch, type Person, signUp } from './support/people.ts';
import { packsFrom } from './support/random.ts';
import { type Seated, seatEverybody } from './support/tables.ts';

let table: RunningTable;
let api: Api;
let front: LocalFront;
let full: Seated;
let stranger: Person;
let waiting: { readonly id: string; readonly inviteCode: string };
beforeAll(async () => {
  table = await startTable();
  api = await openApi({ store: makeDynamoStore(table), shuffledPack: packsFrom(121) });
  front = await openLocal(api.handler);
  full = await seatEverybody(front.send);
  stranger = await signUp(front.send, 'Egor');
  const { match, inviteCode } = await createMatch(front.send, stranger, { preset: 'book' });
  waiting = { id: match?.id ?? '', inviteCode: inviteCode ?? '' };
});
afterAll(async () => {
  await front.close();
  await table.stop();
});

/** All but the counters of wrong guesses. */
async function stored(): Promise<readonly string[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
  const lasting = Items.filter(({ pk }) => !String(pk).startsWith('COUNT#'));
  return lasting.map(item => JSON.stringify(item, Object.keys(item).sort())).sort();
}

interface Row {
  /** The body as it is sent. */
  readonly body: () => string;
  readonly by?: () => Person;
  readonly status: number;
  /** Of the error or of the refusal. */
  readonly code: string;
}

const operation = (query: string, variables?: unknown) => JSON.stringify({ query, variables });
const mutation = (name: string, type: string, input: () => object) => () =>
  operation(`mutation ($input: ${type}!) { done: ${name}(input: $input) { refusal { code message } } }`, {
    input: input(),
  });
const signingUp = (name: unknown) => mutation('signUp', 'SignUpInput', () => ({ name }));
const creating = (input: object) =>
  mutation('createMatch', 'CreateMatchInput', () => ({ preset: 'book', ...input }));
const joining = (input: () => object) => mutation('joinMatch', 'JoinMatchInput', input);
const place = (input: object) => () => ({ matchId: full.id, version: full.match.version, ...input });
const calling = (input: object) => mutation('makeCall', 'MakeCallInput', place(input));
const playing = (input: object) => mutation('playCard', 'PlayCardInput', place(input));
const claiming = (input: object) => mutation('claim', 'ClaimInput', place(input));
const plain = (query: string) => () => operation(query);

/** The one who is to call, and the other. */
const mover = () => onTurn(true);
const waiter = () => onTurn(false);
function onTurn(isOn: boolean): Person {
  const person = full.people.find(({ id }) => (id === full.match.turn?.player.id) === isOn);
  if (person === undefined) throw new Error('nobody is there');
  return person;
}
const egor = () => stranger;

const HTTP_400 = { status: 400, code: 'BAD_USER_INPUT' } as const;
const INVALID = { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' } as const;
const refusal = (code: string) => ({ status: 200, code }) as const;

const ROWS: Readonly<Record<string, Row>> = {
  'malformed JSON': { body: () => '{"query": "{ viewer', status: 400, code: 'BAD_REQUEST' },
  'JSON that is no object': { body: () => '[1]', status: 400, code: 'BAD_REQUEST' },
  'no operation': { body: () => '{}', status: 400, code: 'BAD_REQUEST' },
  'a syntax error': { body: plain('{ viewer { id }'), status: 400, code: 'GRAPHQL_PARSE_FAILED' },
  'an unknown field': { body: plain('{ viewer { hands } }'), ...INVALID },
  'an unknown mutation': { body: plain('mutation { cheat }'), by: mover, ...INVALID },
  'an unknown argument': { body: plain('{ match(id: "x", peek: true) { id } }'), ...INVALID },
  'a missing argument': { body: plain('{ match { id } }'), ...INVALID },
  'an unknown input field': { body: creating({ stake: 100 }), by: egor, ...HTTP_400 },
  'a page of none': { body: () => operation(pageOf(0)), by: egor, ...refusal('BAD_USER_INPUT') },
  'a page of 101': { body: () => operation(pageOf(101)), by: egor, ...refusal('BAD_USER_INPUT') },
  'a version that is a text': { body: calling({ version: '1', call: 'PASS' }), by: mover, ...HTTP_400 },
  'a version that is a fraction': { body: calling({ version: 1.5, call: 'PASS' }), by: mover, ...HTTP_400 },
  'a version beyond 32 bits': { body: calling({ version: 2 ** 31, call: 'PASS' }), by: mover, ...HTTP_400 },
  'a version that is missing': { body: calling({ version: null, call: 'PASS' }), by: mover, ...HTTP_400 },
  'a call "8C"': { body: calling({ call: '8C' }), by: mover, ...HTTP_400 },
  'a call in lower case': { body: calling({ call: 'pass' }), by: mover, ...HTTP_400 },
  'a call that is a number': { body: calling({ call: 1 }), by: mover, ...HTTP_400 },
  'a card "S1"': { body: playing({ card: 'S1' }), by: mover, ...HTTP_400 },
  'a card "AS"': { body: playing({ card: 'AS' }), by: mover, ...HTTP_400 },
  'a card "S10"': { body: playing({ card: 'S10' }), by: mover, ...HTTP_400 },
  'a card that is a list': { body: playing({ card: ['SA', 'SK'] }), by: mover, ...HTTP_400 },
  'a seat that is none': { body: creating({ seat: 'UP' }), by: egor, ...HTTP_400 },
  'a name that is a number': { body: signingUp(7), ...HTTP_400 },
  'a name of no character': { body: signingUp(''), ...refusal('INVALID_NAME') },
  'a name of blanks': { body: signingUp('   '), ...refusal('INVALID_NAME') },
  'a name of 25 characters': { body: signingUp('x'.repeat(25)), ...refusal('INVALID_NAME') },
  'a name of 5 000 characters': { body: signingUp('x'.repeat(5000)), ...refusal('INVALID_NAME') },
  'a name with a control character': { body: signingUp('Ve\u0007ra'), ...refusal('INVALID_NAME') },
  'a name with a line break': { body: signingUp('Ve\nra'), ...refusal('INVALID_NAME') },
  'a name with a NUL': { body: signingUp('Ve\u0000ra'), ...refusal('INVALID_NAME') },
  'a name that turns the text around': { body: signingUp('Ve\u202era'), ...refusal('INVALID_NAME') },
  'an invitation that is none': {
    body: joining(() => ({ inviteCode: 'A'.repeat(22) })),
    by: egor,
    ...refusal('INVITATION_UNKNOWN'),
  },
  'an invitation of no form': {
    body: joining(() => ({ inviteCode: '<script>' })),
    by: egor,
    ...refusal('INVITATION_UNKNOWN'),
  },
  'a match that is full': {
    body: joining(() => ({ inviteCode: full.inviteCode })),
    by: egor,
    ...refusal('MATCH_FULL'),
  },
  'NORTH to sit down in': {
    body: joining(() => ({ inviteCode: waiting.inviteCode, seat: 'NORTH' })),
    by: waiter,
    ...refusal('NO_SUCH_SEAT'),
  },
  'a taken seat': {
    body: joining(() => ({ inviteCode: waiting.inviteCode, seat: 'SOUTH' })),
    by: waiter,
    ...refusal('SEAT_TAKEN'),
  },
  'NORTH to make a match from': { body: creating({ seat: 'NORTH' }), by: egor, ...refusal('NO_SUCH_SEAT') },
  'an unknown preset': { body: creating({ preset: 'poker' }), by: egor, ...refusal('INVALID_RULES') },
  'an unknown layout': {
    body: creating({ rules: { layout: 'pile' } }),
    by: egor,
    ...refusal('INVALID_RULES'),
  },
  'four players at a table for two': {
    body: creating({ rules: { players: 4 } }),
    by: egor,
    ...refusal('INVALID_RULES'),
  },
  'two rubbers': {
    body: creating({ rules: { length: { unit: 'rubber', count: 2 } } }),
    by: egor,
    ...refusal('INVALID_RULES'),
  },
  'an id that is no UUID': { body: creating({ id: 'mine' }), by: egor, ...refusal('INVALID_ID') },
  'a match that is not': {
    body: calling({ matchId: '00000000-0000-4000-8000-000000000000', call: 'PASS' }),
    by: mover,
    ...refusal('MATCH_UNKNOWN'),
  },
  'a match id of no form': {
    body: calling({ matchId: 'MATCH#1', call: 'PASS' }),
    by: mover,
    ...refusal('MATCH_UNKNOWN'),
  },
  'a version from the future': {
    body: calling({ version: 1000, call: 'PASS' }),
    by: mover,
    ...refusal('STALE_VERSION'),
  },
  'a version below zero': {
    body: calling({ version: -1, call: 'PASS' }),
    by: mover,
    ...refusal('STALE_VERSION'),
  },
  'a call out of turn': { body: calling({ call: 'PASS' }), by: waiter, ...refusal('NOT_YOUR_TURN') },
  'a double of nothing': { body: calling({ call: 'X' }), by: mover, ...refusal('ILLEGAL_CALL') },
  'a card in the auction': { body: playing({ card: 'SA' }), by: mover, ...refusal('ILLEGAL_CARD') },
  'a claim in the auction': { body: claiming({ tricks: 13 }), by: mover, ...refusal('ILLEGAL_CLAIM') },
  'a claim of a text': { body: claiming({ tricks: 'all' }), by: mover, ...HTTP_400 },
  'a claim of fewer than none': { body: claiming({ tricks: -1 }), by: mover, ...refusal('ILLEGAL_CLAIM') },
  'a concession in the auction': {
    body: mutation('concede', 'ConcedeInput', place({})),
    by: mover,
    ...refusal('ILLEGAL_CLAIM'),
  },
  'an answer to nothing': {
    body: mutation('answerClaim', 'AnswerClaimInput', place({ accept: true })),
    by: mover,
    ...refusal('ILLEGAL_CLAIM'),
  },
  'a call by a stranger': { body: calling({ call: 'PASS' }), by: egor, ...refusal('NOT_A_PLAYER') },
  'a call before the start': {
    body: mutation('makeCall', 'MakeCallInput', () => ({ matchId: waiting.id, version: 1, call: 'PASS' })),
    by: egor,
    ...refusal('MATCH_NOT_STARTED'),
  },
  'a call by nobody': { body: calling({ call: 'PASS' }), status: 401, code: 'UNAUTHENTICATED' },
  'a match made by nobody': { body: creating({}), status: 401, code: 'UNAUTHENTICATED' },
  'a session that is none': {
    body: plain('{ viewer { id } }'),
    by: () => ({ ...stranger, token: `${stranger.token.slice(0, -1)}-` }),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
};

function pageOf(first: number): string {
  return `{ match(id: "${full.id}") { deals(first: ${first}) { nodes { number } } } }`;
}

interface Answered {
  readonly data?: { readonly done?: { readonly refusal: { readonly code: string } | null } | null } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

it.each(Object.entries(ROWS))('%s', async (_, { body, by, status, code }) => {
  const before = await stored();
  const headers = by === undefined ? {} : { authorization: `Bearer ${by().token}` };
  const got = await front.send({ headers, body: body() });
  const { data, errors = [] }: Answered = JSON.parse(got.body);
  const codes = [...errors.map(({ extensions }) => extensions.code), data?.done?.refusal?.code];
  expect({ status: got.status, codes: codes.filter(each => each !== undefined) }).toEqual({
    status,
    codes: [code],
  });
  expect(got.body).not.toMatch(/node_modules|\.ts:|\.js:|stack/);
  expect(await stored()).toEqual(before);
  expect([...api.log, ...front.log]).toEqual([]);
});
