// The log of everything that people do while the store fails under them: there are lines, and none has a secret in it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken, parseMatchId, parsePlayerId, parseToken } from '../../../api/ids.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import type { Store } from '../../../api/store/store.ts';
import { CARDS, formatCard } from '../../../engine/cards.ts';
import { present } from '../../engine/support/deals.ts';
import { openLocal } from '../http/fronts.ts';
import {
  accountData,
  createToken,
  credentials,
  deleteAccount,
  deviceCode,
  revokeToken,
  signInWithCode,
} from '../identity/asking.ts';
import { signIn, startPasskey, startSignIn } from '../passkeys/requests.ts';
import { newPasskey } from '../store/credentials.ts';
import { type RunningTable, startTable } from '../store/tables.ts';
import { openApi } from '../support/api.ts';
import { call, type Send } from '../support/client.ts';
import { createMatch, joinMatch, listed, type Person, signUp } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { everyOperation } from '../support/selection.ts';
import { playOn } from '../support/tables.ts';
import { wrapped } from '../support/wrapped-store.ts';

let table: RunningTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.stop());

const MOST_TRIES = 30;

const PACK = CARDS.map(formatCard).join(' ');

/** Fails before or after every so-manieth call as the SDK could: nobody answers, or what comes is cut off. */
function unreliable(store: Store, share: number): Store {
  const random = seeded(181);
  const perhapsFail = () => {
    if (random() < share / 2) JSON.parse(`{"Items": [${PACK}`);
    if (random() >= share / 2) return;
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:4567');
    throw Object.assign(refused, { code: 'ECONNREFUSED' });
  };
  return wrapped(
    () => store,
    async (_, run) => {
      perhapsFail();
      const value = await run();
      perhapsFail();
      return value;
    },
  );
}

function persistent(send: Send): Send {
  return async sent => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const got = await send(sent);
      if (!got.body.includes('INTERNAL_SERVER_ERROR')) return got;
    }
    throw new Error('no answer, however often it was asked for');
  };
}

interface Secrets {
  add(...texts: readonly (string | null | undefined)[]): void;
  readonly all: ReadonlySet<string>;
}

function noted(): Secrets {
  const all = new Set<string>();
  return { all, add: (...texts) => texts.forEach(text => void (text && all.add(text))) };
}

function noteToken({ add }: Secrets, token: string | null): void {
  const parsed = present(parseToken(present(token)));
  add(parsed.token, parsed.token.slice(-43), hashToken(parsed.token));
}

async function askEverything(send: Send, id: string, person: Person): Promise<void> {
  for (const name of ['viewer', 'match', 'node', 'invitation', 'openMatches']) {
    for (const query of everyOperation(name)) {
      await call(send, { query, variables: { id, code: 'A'.repeat(22) } }, person);
    }
  }
}

async function doCredentials(send: Send, vera: Person, secrets: Secrets): Promise<void> {
  const made = await createToken(send, vera, { scopes: ['PLAY'], name: 'Robot' });
  noteToken(secrets, made.secret);
  const { code } = await deviceCode(send, vera);
  secrets.add(code, code.replace('-', ''));
  await signInWithCode(send, 'ABCD-EFGH');
  const { token } = await signInWithCode(send, code);
  if (token !== null) noteToken(secrets, token);
  const { challenge } = await startPasskey(send, vera);
  const asked = await startSignIn(send);
  for (const each of [present(challenge), asked]) {
    const options: { readonly challenge: string } = JSON.parse(each.options);
    secrets.add(each.id, options.challenge);
  }
  await signIn(send, { challengeId: asked.id, response: '{"id":"x"}' });
  const [first] = (await credentials(send, vera)).tokens.nodes;
  await revokeToken(send, vera, present(first).id);
  await accountData(send, vera);
}

it('no line of it has a card, a record, a token, a hash, a code or a challenge', async () => {
  const store = makeDynamoStore(table);
  const api = await openApi({ store: unreliable(store, 0.04), shuffledPack: packsFrom(182) });
  const front = await openLocal(api.handler);
  const send = persistent(front.send);
  const secrets = noted();
  const people = [await signUp(send, 'Vera'), await signUp(send, 'Boris')] as const;
  const [vera, boris] = people;
  for (const { token } of people) noteToken(secrets, token);
  const passkey = newPasskey(present(parsePlayerId(vera.id)));
  await store.createPasskey(passkey);
  secrets.add(passkey.id, passkey.publicKey);
  const rules = { length: { unit: 'deal', count: 2 } };
  const id = '44444444-4444-4444-8444-444444444444';
  const created = await createMatch(send, vera, { preset: 'bridge', rules, id, visibility: 'OPEN' });
  secrets.add(created.inviteCode);
  await joinMatch(send, boris, { matchId: id });
  await doCredentials(send, vera, secrets);
  const playing = { send, people, random: seeded(183) };
  for (let status = 'IN_PROGRESS'; status === 'IN_PROGRESS'; ) {
    const heads = present(await store.readMatch(present(parseMatchId(id)), { consistent: true }));
    for (const [part] of present(heads.live).record.matchAll(/[A-Za-z]{16}/g)) secrets.add(part);
    let moves = 0;
    ({ status } = await playOn(playing, id, () => moves++ > 25));
    for (const person of people) await askEverything(send, id, person);
    await listed(send, boris);
  }
  await deleteAccount(send, vera, 'Vera').catch(() => null);
  await front.close();
  const lines = [...api.log, ...front.log].map(entry => JSON.stringify(entry));
  expect(lines.length).toBeGreaterThan(50);
  expect(secrets.all.size).toBeGreaterThan(15);
  const cards = new RegExp(`\\b(${CARDS.map(formatCard).join('|')})\\b`);
  for (const line of lines) {
    expect(line).not.toMatch(cards);
    for (const secret of secrets.all) expect(line.includes(secret)).toBe(false);
    expect(line).toMatch(/ECONNREFUSED|SyntaxError/);
  }
  for (const each of ['ECONNREFUSED', 'SyntaxError']) expect(lines.join()).toContain(each);
});
