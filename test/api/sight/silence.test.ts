// Whatever happens, no answer and no log line has the stored text of a deal in it, nor a token or its hash; not even
// when what is stored cannot be read any more.
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken, parseMatchId, parseToken } from '../../../api/ids.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import type { Store } from '../../../api/store/store.ts';
import type { Fields } from '../../../api/store/stored.ts';
import { present } from '../../engine/support/deals.ts';
import { type RunningTable, startTable } from '../store/tables.ts';
import { type Api, openApi } from '../support/api.ts';
import { call, type Send } from '../support/client.ts';
import { look, makeMove, type Person } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { everyField } from '../support/selection.ts';
import { playOn, type Seated, seatEverybody } from '../support/tables.ts';
import { mortal } from '../support/wrapped-store.ts';

let table: RunningTable;
let store: Store;
let api: Api;
let seated: Seated;
const said: string[] = [];
const secrets = new Set<string>();

const listened =
  (send: Send): Send =>
  async sent => {
    const got = await send(sent);
    if (!String(sent.body).includes('signUp')) said.push(JSON.stringify(got));
    return got;
  };

beforeAll(async () => {
  table = await startTable();
  store = makeDynamoStore(table);
  api = await openApi({ store, shuffledPack: packsFrom(111) });
  seated = await seatEverybody(listened(api.send), { rules: { length: { unit: 'deal', count: 2 } } });
  for (const { token } of seated.people) {
    secrets.add(token);
    secrets.add(token.slice(-43));
    secrets.add(hashToken(present(parseToken(token)).token));
  }
  const playing = { send: listened(api.send), people: seated.people, random: seeded(112) };
  let moves = 0;
  for (let isOver = false; !isOver; moves = 0) {
    await noteRecord();
    const { status } = await playOn(playing, seated.id, () => moves++ > 3);
    for (const person of [...seated.people, undefined]) await askAll(listened(api.send), person);
    isOver = status !== 'IN_PROGRESS';
  }
  await noteRecord();
});
afterAll(() => table.stop());

/** Sixteen letters of a pack are no word, nor chance; a spoilt text still has most of them. */
const PART = /[A-Za-z]{16}/g;

async function noteRecord(): Promise<void> {
  const heads = await store.readMatch(present(parseMatchId(seated.id)), { consistent: true });
  const { record } = present(heads?.live);
  for (const [part] of record.matchAll(PART)) secrets.add(part);
}

async function askAll(send: Send, person?: Person): Promise<void> {
  const query = `query ($id: ID!) { match(id: $id) ${everyField('Match')} viewer { matches(first: 9) { nodes { id } } } }`;
  await call(send, { query, variables: { id: seated.id } }, { token: person?.token });
}

function expectSilence(texts: readonly string[]): void {
  for (const text of texts) for (const secret of secrets) expect(text.includes(secret), text).toBe(false);
}

it('no answer of a whole match has a stored text or a session in it', () => {
  expect(said.length).toBeGreaterThan(100);
  expect(secrets.size).toBeGreaterThan(10);
  expect(api.log).toEqual([]);
  expectSilence(said);
});

it('the table itself has no token', async () => {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
  const text = JSON.stringify(Items);
  for (const { token } of seated.people) expect(text.includes(token.slice(-43))).toBe(false);
  expect([...secrets].some(secret => text.includes(secret))).toBe(true);
});

const SPOILT: Readonly<Record<string, (item: Fields) => Fields>> = {
  'a record with a card twice': ({ rec, ...item }) => ({ ...item, rec: String(rec).replace('A', 'B') }),
  'a record cut short': ({ rec, ...item }) => ({ ...item, rec: String(rec).slice(0, 40) }),
  'a record with a call in the play': ({ rec, ...item }) => ({ ...item, rec: `${rec}~~` }),
  'a record that is a list': ({ rec, ...item }) => ({ ...item, rec: [rec] }),
  'a format of tomorrow': item => ({ ...item, f: 99 }),
};

it.each(Object.entries(SPOILT))(
  '%s, in the live head or a finished deal, is a fault without words',
  async (_, spoil) => {
    for (const sort of ['HEAD#LIVE', 'DEAL#0001']) {
      const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
      const item = present(Items.find(({ sk }) => sk === sort));
      const answers: string[] = [];
      const noting: Send = async sent => {
        const got = await api.send(sent);
        answers.push(JSON.stringify(got));
        return got;
      };
      await table.client.send(new PutCommand({ TableName: table.table, Item: spoil(item) }));
      for (const person of [...seated.people, undefined]) await askAll(noting, person);
      await table.client.send(new PutCommand({ TableName: table.table, Item: item }));
      expect(answers.join()).toContain('INTERNAL_SERVER_ERROR');
      expect(answers.join()).not.toMatch(/node_modules|\.ts:|at Object|stack/);
      expectSilence([...answers, ...api.log.map(entry => JSON.stringify(entry))]);
    }
    expect(api.log.length).toBeGreaterThan(0);
  },
);

it('a store that fails in the middle of a request is a fault without words', async () => {
  const { id, people, match } = await seatEverybody(api.send);
  const failing = await openApi({ store: mortal(store, () => 'after').store });
  const mover = present(people.find(person => person.id === match.turn?.player.id));
  const answers: string[] = [];
  const noting: Send = async sent => {
    const got = await failing.send(sent);
    answers.push(JSON.stringify(got));
    return got;
  };
  const move = makeMove(noting, mover, { place: match, move: { call: 'PASS' } });
  await expect(move).rejects.toThrow('INTERNAL_SERVER_ERROR');
  await expect(look(noting, id, mover)).rejects.toThrow('INTERNAL_SERVER_ERROR');
  secrets.add(mover.token);
  expect(failing.log.length).toBeGreaterThan(0);
  expectSilence([...answers, ...failing.log.map(entry => JSON.stringify(entry))]);
});
