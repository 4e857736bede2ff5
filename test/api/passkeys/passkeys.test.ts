// Passkeys through the handler, with a real browser and its virtual authenticator as the device.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parsePasskeyId, parsePlayerId } from '../../../api/ids.ts';
import type { StoredPasskey } from '../../../api/store/items.ts';
import { startBrowser, type TestBrowser } from '../../browser/browser.ts';
import { HOST } from '../http/fronts.ts';
import { type Api, openApi } from '../support/api.ts';
import type { Send } from '../support/client.ts';
import { type Person, signUp } from '../support/people.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { type Device, openDevice } from './authenticator.ts';
import {
  addPasskey,
  type Challenge,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signIn,
  startPasskey,
  startSignIn,
} from './requests.ts';

const HTTPS = { 'x-forwarded-proto': 'https' };
const ORIGIN = `https://${HOST}`;
const START = Date.parse('2026-11-30T12:00:00.000Z');

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await startBrowser();
});
afterAll(() => chromium?.close());

describe.each(Object.entries(STORES))('passkeys over %s', (_, open) => {
  let running: RunningStore;
  let api: Api;
  let send: Send;
  let device: Device;
  let anna: Person;
  let time: number;

  beforeAll(async () => {
    running = await open();
    api = await openApi({ store: running.store, now: () => new Date(time).toISOString() });
    send = ({ headers, ...sent }) => api.send({ ...sent, headers: { ...HTTPS, ...headers } });
  });
  afterAll(() => running?.stop());
  beforeEach(async () => {
    time = START;
    device = await openDevice(chromium.browser, ORIGIN);
    anna = await signUp(send, 'Anna');
  });
  afterEach(async () => {
    await device.close();
    expect(api.log).toEqual([]);
  });

  async function challenged(person = anna): Promise<Challenge> {
    const { challenge } = await startPasskey(send, person);
    if (challenge === null) throw new Error('no challenge');
    return challenge;
  }

  /** A passkey of Anna's on the device. */
  async function made(change: (options: string) => string = options => options) {
    const { id, options } = await challenged();
    const response = await device.create(change(options));
    const { passkey } = await addPasskey(send, anna, { challengeId: id, response, name: 'Phone' });
    if (passkey === null) throw new Error('no passkey');
    return passkey;
  }

  async function used(change: (options: string) => string = options => options) {
    const { id, options } = await startSignIn(send);
    return { challengeId: id, response: await device.get(change(options)) };
  }

  const REFUSED = { passkey: null, refusal: { code: 'PASSKEY_REFUSED' } };

  async function expectRefused(answer: Parameters<typeof signIn>[1], headers = {}): Promise<void> {
    const { status, body, cookies } = await signIn(send, answer, { headers });
    expect({ status, body, cookies }).toEqual({
      status: 200,
      body: expect.stringMatching(
        /^\{"data":\{"signInWithPasskey":\{"token":null,"player":null,"refusal":\{"code":"PASSKEY_REFUSED"/,
      ),
      cookies: [],
    });
  }

  test('are made, listed, signed in with, renamed and forgotten', async () => {
    const passkey = await made();
    expect(passkey).toMatchObject({ name: 'Phone', rpId: HOST, lastUsedAt: null });
    time += 60_000;
    const { data } = await signIn(send, await used());
    const signedIn = data?.signInWithPasskey;
    expect(signedIn).toMatchObject({ player: { id: anna.id, name: 'Anna' }, refusal: null });
    const again = { token: signedIn?.token ?? '' };
    expect(again.token).not.toBe(anna.token);
    const lastUsedAt = new Date(time).toISOString();
    expect((await listPasskeys(send, again)).nodes).toEqual([{ ...passkey, lastUsedAt }]);
    const renamed = await renamePasskey(send, again, { id: passkey.id, name: ' Telephone ' });
    expect(renamed.passkey).toEqual({ ...passkey, lastUsedAt, name: 'Telephone' });
    expect(await removePasskey(send, anna, passkey.id)).toEqual({ refusal: null });
    expect((await listPasskeys(send, again)).nodes).toEqual([]);
    await expectRefused(await used());
  });

  test.each([
    ['EdDSA', -8],
    ['ES256', -7],
    ['RS256', -257],
  ])('work with %s', async (_, algorithm) => {
    await made(options => {
      const asked = JSON.parse(options);
      const offered = asked.pubKeyCredParams.filter(({ alg }: { alg: number }) => alg === algorithm);
      return JSON.stringify({ ...asked, pubKeyCredParams: offered });
    });
    expect((await signIn(send, await used())).data?.signInWithPasskey.refusal).toBeNull();
  });

  test('by cookie: the session is set, and not told', async () => {
    await made();
    const { challengeId, response } = await used();
    const query = `mutation ($input: SignInWithPasskeyInput!) {
      signInWithPasskey(input: $input) { token refusal { code } } }`;
    const input = { challengeId, response, session: 'COOKIE' };
    const got = await send({ body: JSON.stringify({ query, variables: { input } }) });
    expect(JSON.parse(got.body).data).toEqual({ signInWithPasskey: { token: null, refusal: null } });
    expect(got.cookies).toMatchObject([expect.stringMatching(/^__Host-hob=hob_/)]);
  });

  test('are discoverable, prove their owner, and are one a device', async () => {
    await made();
    const { options } = await challenged();
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: HOST },
      user: { id: anna.id, name: 'Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
    await expect(device.create(options)).rejects.toThrow('InvalidStateError');
    expect(JSON.parse((await startSignIn(send)).options)).toMatchObject({
      rpId: HOST,
      userVerification: 'required',
    });
  });

  test('a challenge is good for one passkey, of its own player, in time', async () => {
    const boris = await signUp(send, 'Boris');
    const { id: challengeId, options } = await challenged();
    const answer = { challengeId, response: await device.create(options), name: 'Phone' };
    expect(await addPasskey(send, boris, answer)).toEqual(REFUSED);
    // That attempt has used it up, whoever it was.
    expect(await addPasskey(send, anna, answer)).toEqual(REFUSED);
    const late = await challenged();
    const response = await device.create(late.options);
    time += 5 * 60_000;
    expect(await addPasskey(send, anna, { challengeId: late.id, response, name: 'Phone' })).toEqual(REFUSED);
    const signingIn = await startSignIn(send);
    const wrong = { challengeId: signingIn.id, response, name: 'Phone' };
    expect(await addPasskey(send, anna, wrong)).toEqual(REFUSED);
    expect((await listPasskeys(send, anna)).nodes).toEqual([]);
  });

  test.each([
    ['another origin', { host: 'evil.example' }],
    ['another port', { host: `${HOST}:8443` }],
    ['no HTTPS', { 'x-forwarded-proto': 'http' }],
  ])('a new passkey is refused from %s', async (_, headers) => {
    const { id: challengeId, options } = await challenged();
    const answer = { challengeId, response: await device.create(options), name: 'Phone' };
    expect(await addPasskey(send, { ...anna, headers }, answer)).toEqual(REFUSED);
  });

  test('a new passkey is refused when its owner was not recognized', async () => {
    const { id: challengeId, options } = await challenged();
    const key = await openDevice(chromium.browser, ORIGIN, { hasUserVerification: false });
    const response = await key.create(
      options.replace('"userVerification":"required"', '"userVerification":"discouraged"'),
    );
    await key.close();
    expect(await addPasskey(send, anna, { challengeId, response, name: 'Phone' })).toEqual(REFUSED);
  });

  test('a new passkey is refused with the word of a stranger for it', async () => {
    const { id: challengeId, options } = await challenged();
    const response = await device.create(options.replace('"attestation":"none"', '"attestation":"direct"'));
    expect(await addPasskey(send, anna, { challengeId, response, name: 'Phone' })).toEqual(REFUSED);
  });

  test.each(['', '{}', '[]', 'null', '{"id":"x"}', '{"id":1,"rawId":1,"type":"public-key","response":{}}'])(
    'an answer that is none is refused: %s',
    async response => {
      const { id: challengeId } = await challenged();
      expect(await addPasskey(send, anna, { challengeId, response, name: 'Phone' })).toEqual(REFUSED);
      await expectRefused({ challengeId: (await startSignIn(send)).id, response });
      await expectRefused({ challengeId: 'none', response });
    },
  );

  test('signing in is refused alike whatever is wrong', async () => {
    const passkey = await made();
    const answer = await used();
    expect((await signIn(send, answer)).data?.signInWithPasskey.refusal).toBeNull();
    await expectRefused(answer);
    await expectRefused({ ...(await used()), challengeId: (await challenged()).id });
    await expectRefused({ ...(await used()), challengeId: (await startSignIn(send)).id });
    await expectRefused(await used(), { host: 'evil.example' });
    const late = await used();
    time += 5 * 60_000;
    await expectRefused(late);
    const { response, challengeId } = await used();
    await expectRefused({
      challengeId,
      response: response.replace(/"signature":"..../, '"signature":"MEUA'),
    });
    const boris = await signUp(send, 'Boris');
    const others = await used();
    await expectRefused({ ...others, response: others.response.replaceAll(anna.id, boris.id) });
    expect((await signIn(send, await used())).data?.signInWithPasskey.player?.id).toBe(anna.id);
    await device.recognizes(false);
    await expectRefused(await used(options => options.replace('"required"', '"discouraged"')));
    expect((await listPasskeys(send, anna)).nodes).toHaveLength(1);
    expect(passkey.lastUsedAt).toBeNull();
  });

  test('a copy whose counter lags behind is refused', async () => {
    const { id } = await made();
    const player = parsePlayerId(anna.id);
    const passkey = parsePasskeyId(id);
    if (player === null || passkey === null) throw new Error('malformed ids');
    await running.store.updatePasskey(player, passkey, { counter: 1000 });
    await expectRefused(await used());
    await running.store.updatePasskey(player, passkey, { counter: 1 });
    expect((await signIn(send, await used())).data?.signInWithPasskey.refusal).toBeNull();
    expect((await running.store.readPasskey(player, passkey))?.counter).toBeGreaterThan(1);
  });

  test('of a deleted account do not work any more', async () => {
    await made();
    const player = parsePlayerId(anna.id);
    if (player === null) throw new Error('malformed id');
    await running.store.putTombstone(player, new Date(time).toISOString());
    await expectRefused(await used());
  });

  test('names are checked, and only own passkeys can be touched', async () => {
    const { id } = await made();
    const boris = await signUp(send, 'Boris');
    const UNKNOWN = { code: 'PASSKEY_UNKNOWN' };
    expect(await renamePasskey(send, boris, { id, name: 'Mine' })).toEqual({
      passkey: null,
      refusal: UNKNOWN,
    });
    expect(await removePasskey(send, boris, id)).toEqual({ refusal: UNKNOWN });
    expect(await removePasskey(send, anna, 'no passkey')).toEqual({ refusal: UNKNOWN });
    expect((await renamePasskey(send, anna, { id, name: ' ' })).refusal).toEqual({
      code: 'INVALID_NAME',
    });
    const { id: challengeId, options } = await challenged(boris);
    const response = await device.create(options);
    const nameless = await addPasskey(send, boris, { challengeId, response, name: '' });
    expect(nameless.refusal).toEqual({ code: 'INVALID_NAME' });
    // Nothing was looked at, so the challenge is still good.
    expect((await addPasskey(send, boris, { challengeId, response, name: 'Key' })).refusal).toBeNull();
  });

  test('are ten at most, and come in pages, the newest first', async () => {
    const { id: challengeId, options } = await challenged();
    const response = await device.create(options);
    const player = parsePlayerId(anna.id);
    for (let number = 0; number < 10; number += 1) {
      const id = parsePasskeyId(`${number}`.repeat(22));
      if (player === null || id === null) throw new Error('malformed ids');
      const passkey: StoredPasskey = {
        player,
        id,
        publicKey: 'AAAA',
        counter: 0,
        transports: [],
        rpId: HOST,
        name: `Key ${number}`,
        createdAt: new Date(START + number).toISOString(),
        lastUsedAt: null,
      };
      expect(await running.store.createPasskey(passkey)).toBe(true);
    }
    const TOO_MANY = { code: 'TOO_MANY' };
    expect(await startPasskey(send, anna)).toEqual({ challenge: null, refusal: TOO_MANY });
    const added = await addPasskey(send, anna, { challengeId, response, name: 'Phone' });
    expect(added).toEqual({ passkey: null, refusal: TOO_MANY });
    const first = await listPasskeys(send, anna, '(first: 6)');
    expect(first.nodes.map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4].map(number => `Key ${number}`));
    const rest = await listPasskeys(send, anna, `(first: 6, after: "${first.pageInfo.endCursor}")`);
    expect(rest.nodes.map(({ name }) => name)).toEqual([3, 2, 1, 0].map(number => `Key ${number}`));
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});
