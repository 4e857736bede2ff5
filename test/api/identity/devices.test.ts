// Sessions of devices: named as they come, bounded in number, opened on another device by a code.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDeviceCode, selectorOf } from '../../../api/identity/device-code.ts';
import { parsePlayerId } from '../../../api/ids.ts';
import { present } from '../../engine/support/deals.ts';
import { HOST } from '../http/fronts.ts';
import { type Api, NOON, openApi } from '../support/api.ts';
import { signUp } from '../support/people.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { credentials, deleteAccount, deviceCode, outcome, secretFor, signInWithCode } from './asking.ts';

const VIEWER = '{ viewer { id } }';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const minutes = (count: number) => new Date(Date.parse(NOON) + count * 60_000).toISOString();

describe.each(Object.keys(STORES))('over %s', name => {
  let running: RunningStore;
  let api: Api;
  let time = NOON;
  beforeAll(async () => {
    running = await present(STORES[name])();
    api = await openApi({ store: running.store, now: () => time });
  });
  afterAll(() => running.stop());

  /** Signs in by a code as a browser does; its cookie. */
  async function signInByCookie(code: string, headers: Readonly<Record<string, string>>) {
    const query = `mutation { signInWithCode(input: { code: "${code}", session: COOKIE }) { token player { name } refusal { code } } }`;
    const { body, cookies } = await api.send({ headers, body: JSON.stringify({ query }) });
    const [cookie = ''] = cookies;
    return { answer: JSON.parse(body).data.signInWithCode, cookie };
  }

  it('a code signs in one other device, as a browser keeps it', async () => {
    const vera = await signUp(api.send, 'Vera');
    const { code, expiresAt } = await deviceCode(api.send, vera);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    expect(expiresAt).toBe(minutes(10));
    const typed = ` ${code.toLowerCase().replace('-', ' – ')} `;
    const { answer, cookie } = await signInByCookie(typed, { 'user-agent': CHROME });
    expect(answer).toEqual({ token: null, player: { name: 'Vera' }, refusal: null });
    expect(cookie).toMatch(/^hob=hob_[\w-]{59}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=34560000$/);
    const session = present(cookie.split(';')[0]);
    const { body } = await api.send({
      headers: { cookie: session },
      body: JSON.stringify({ query: VIEWER }),
    });
    expect(JSON.parse(body).data.viewer.id).toBe(vera.id);
    const { devices } = await credentials(api.send, vera);
    expect(devices.nodes.map(device => device.name).toSorted()).toEqual(['Chrome, Android', 'Program']);
    expect(await signInWithCode(api.send, code)).toMatchObject({
      token: null,
      refusal: { code: 'CODE_UNKNOWN' },
    });
  });

  it('a code is shown once and stored as a hash', async () => {
    const vera = await signUp(api.send, 'Vera');
    const code = present(parseDeviceCode((await deviceCode(api.send, vera)).code));
    const stored = present(await running.store.tryDeviceCode(selectorOf(code)));
    expect(stored.hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(JSON.stringify(stored)).not.toContain(code.slice(4));
  });

  it('a code is good for five tries', async () => {
    const vera = await signUp(api.send, 'Vera');
    for (const wrong of [4, 5]) {
      const { code } = await deviceCode(api.send, vera);
      const other = `${code.slice(0, 8)}${code.endsWith('A') ? 'B' : 'A'}`;
      for (let each = 0; each < wrong; each += 1) {
        expect(await signInWithCode(api.send, other)).toMatchObject({ refusal: { code: 'CODE_UNKNOWN' } });
      }
      const right = await signInWithCode(api.send, code);
      expect(right.refusal?.code ?? null).toBe(wrong === 4 ? null : 'CODE_UNKNOWN');
    }
  });

  it('a code is good for ten minutes', async () => {
    const vera = await signUp(api.send, 'Vera');
    const [first, second] = [await deviceCode(api.send, vera), await deviceCode(api.send, vera)];
    time = new Date(Date.parse(minutes(10)) - 1).toISOString();
    expect(await signInWithCode(api.send, first.code)).toMatchObject({ player: { name: 'Vera' } });
    time = minutes(10);
    expect(await signInWithCode(api.send, second.code)).toMatchObject({ refusal: { code: 'CODE_UNKNOWN' } });
    time = NOON;
  });

  it('of twenty at once with one code, one gets in', async () => {
    const vera = await signUp(api.send, 'Vera');
    const { code } = await deviceCode(api.send, vera);
    const all = await Promise.all(Array.from({ length: 20 }, () => signInWithCode(api.send, code)));
    expect(all.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(new Set(all.map(({ refusal }) => refusal?.code))).toEqual(new Set([undefined, 'CODE_UNKNOWN']));
  });

  it.each(['', 'ABCD', 'ABCD-EFG0', 'ABCD-EFGHJ', '2222-2222', 'x'.repeat(5000), '\u0000'])(
    'no code: %j',
    async code => {
      expect(await signInWithCode(api.send, code)).toMatchObject({ refusal: { code: 'CODE_UNKNOWN' } });
    },
  );

  it('a code of an account that is no more leads nowhere', async () => {
    const vera = await signUp(api.send, 'Vera');
    const { code } = await deviceCode(api.send, vera);
    await deleteAccount(api.send, vera, 'Vera');
    expect(await signInWithCode(api.send, code)).toMatchObject({
      player: null,
      refusal: { code: 'CODE_UNKNOWN' },
    });
    expect(await running.store.listSessions(present(parsePlayerId(vera.id)), { consistent: true })).toEqual(
      [],
    );
  });

  it('a fourth code within the hour is too many', async () => {
    const strict = await openApi({ store: running.store, now: () => time, settings: { codes: 3 } });
    const vera = await signUp(strict.send, 'Vera');
    for (let each = 0; each < 3; each += 1) await deviceCode(strict.send, vera);
    const query = 'mutation { createDeviceCode { code refusal { code } } }';
    expect(await outcome(strict.send, query, vera.token)).toMatchObject({
      status: 429,
      codes: ['RATE_LIMITED'],
    });
  });

  it('of more than twenty devices the one unused longest gives way; tokens stay', async () => {
    const vera = await signUp(api.send, 'Vera');
    const secrets: string[] = [];
    for (let each = 0; each < 18; each += 1) secrets.push(await secretFor(api.send, vera, {}));
    const signIn = async () =>
      present((await signInWithCode(api.send, (await deviceCode(api.send, vera)).code)).token);
    time = '2026-12-01T00:00:00.000Z';
    const second = await signIn();
    time = '2026-12-02T00:00:00.000Z';
    const third = await signIn();
    expect(await outcome(api.send, VIEWER, second)).toMatchObject({ status: 401 });
    const works = await Promise.all(
      [vera.token, third, ...secrets].map(token => outcome(api.send, VIEWER, token)),
    );
    expect(works.map(({ status }) => status)).toEqual(works.map(() => 200));
    time = NOON;
  });

  it('where all are tokens, a new device is too many', async () => {
    const vera = await signUp(api.send, 'Vera');
    const manager = { token: await secretFor(api.send, vera, { scopes: ['MANAGE'] }) };
    const { devices } = await credentials(api.send, vera);
    const code = (await deviceCode(api.send, vera)).code;
    const revoke = `mutation { revokeToken(input: { id: "${devices.nodes[0]?.id}" }) { refusal { code } } }`;
    await outcome(api.send, revoke, vera.token);
    for (let each = 1; each < 20; each += 1) await secretFor(api.send, manager, {});
    expect(await signInWithCode(api.send, code)).toMatchObject({
      token: null,
      refusal: { code: 'TOO_MANY' },
    });
    const lists = await credentials(api.send, manager);
    expect([lists.tokens.nodes.length, lists.devices.nodes.length]).toEqual([20, 0]);
  });

  it('a browser that signs out forgets its cookie', async () => {
    const query = 'mutation { signUp(input: { name: "Vera", session: COOKIE }) { token refusal { code } } }';
    const signedUp = await api.send({ body: JSON.stringify({ query }) });
    const cookie = present(signedUp.cookies[0]?.split(';')[0]);
    const signOut = { body: JSON.stringify({ query: 'mutation { signOut { refusal { code } } }' }) };
    const elsewhere = { cookie, origin: 'https://elsewhere.example' };
    expect(await api.send({ ...signOut, headers: elsewhere })).toMatchObject({ status: 403, cookies: [] });
    const left = await api.send({ ...signOut, headers: { cookie, origin: `http://${HOST}` } });
    expect(left.status).toBe(200);
    expect(JSON.parse(left.body).data).toEqual({ signOut: { refusal: null } });
    expect(left.cookies).toEqual(['hob=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0']);
    const after = await api.send({ headers: { cookie }, body: JSON.stringify({ query: VIEWER }) });
    expect(after).toMatchObject({
      status: 401,
      cookies: ['hob=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0'],
    });
  });
});
