// How often things may be made and guessed, through the API over each store.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../../api/settings.ts';
import type { Store } from '../../../api/store/store.ts';
import { eventOf } from '../http/fronts.ts';
import { type Api, openApi } from '../support/api.ts';
import { type Answer, call, type Variables } from '../support/client.ts';
import { createMatch, joinMatch, type Person, signUp } from '../support/people.ts';
import { type RunningStore, STORES } from '../support/stores.ts';

const START = Date.parse('2026-11-30T12:20:00.000Z');
const MINUTE = 60_000;

describe.each(Object.entries(STORES))('over %s', (_, start) => {
  let running: RunningStore;
  /** Names of the counters that were counted up. */
  let counted: string[];
  let time: number;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    counted = [];
    // Each test has a day of its own, so that no counter of another is met.
    days += 1;
    time = START + days * 24 * 60 * MINUTE;
  });

  function watched(): Store {
    const { store } = running;
    return {
      ...store,
      countUp: (name, endsAt) => {
        counted.push(name.split('#')[0] ?? '');
        return store.countUp(name, endsAt);
      },
    };
  }

  const open = (settings: Partial<Settings>): Promise<Api> =>
    openApi({
      store: watched(),
      now: () => new Date(time).toISOString(),
      settings,
    });
  const at = (minutes: number) => new Date(START + days * 24 * 60 * MINUTE + minutes * MINUTE).toISOString();

  function expectLimited({ status, headers, errors, data }: Answer<unknown>, retryAt: string) {
    expect({ status, errors }).toEqual({
      status: 429,
      errors: [
        {
          message: expect.stringContaining(retryAt),
          locations: expect.anything(),
          path: expect.anything(),
          extensions: { code: 'RATE_LIMITED', retryAt },
        },
      ],
    });
    expect(Number(headers['retry-after'])).toBe(Math.ceil((Date.parse(retryAt) - time) / 1000));
    expect(Object.values(data ?? {}).filter(each => each !== null)).toEqual([]);
  }

  const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { token refusal { code } } }';
  const signingUp = ({ send }: Api, name = 'Anna') =>
    call(send, { query: SIGN_UP, variables: { input: { name } } });

  it('bounds sign-ups from an address, till the hour is over', async () => {
    const api = await open({ signUps: 2 });
    expect((await signingUp(api)).status).toBe(200);
    expect((await signingUp(api, '')).data).toMatchObject({ signUp: { refusal: { code: 'INVALID_NAME' } } });
    expect((await signingUp(api)).status).toBe(200);
    expect(counted).toEqual(['signUp', 'signUp']);
    expectLimited(await signingUp(api), at(40));
    time += 39 * MINUTE;
    expectLimited(await signingUp(await open({ signUps: 2 })), at(40));
    time += MINUTE;
    expect((await signingUp(api)).status).toBe(200);
  });

  it('tells addresses apart only by what our front says', async () => {
    const api = await openApi({
      store: watched(),
      now: () => at(0),
      settings: { signUps: 1 },
      frontKey: 'key',
    });
    const from = async (forwarded: string, key: string) => {
      const headers = { 'x-forwarded-for': forwarded, 'x-front-key': key };
      const body = JSON.stringify({ query: SIGN_UP, variables: { input: { name: 'Anna' } } });
      return (await api.handler(eventOf({ headers, body }))).statusCode;
    };
    const front = `key ${days}`;
    expect(await from('203.0.113.1', 'key')).toBe(200);
    expect(await from('9.9.9.9, 203.0.113.1', 'key')).toBe(429);
    expect(await from('203.0.113.2', 'key')).toBe(200);
    expect(await from('203.0.113.3', front)).toBe(200);
    expect(await from('203.0.113.4', front)).toBe(429);
  });

  it('bounds matches by those that there are, and costs no write', async () => {
    const api = await open({ matches: 2 });
    const anna = await signUp(api.send, 'Anna');
    const create = (input: Variables = {}) => {
      const query =
        'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { match { id } refusal { code } } }';
      return call<{ createMatch: { match: { id: string } } }>(
        api.send,
        { query, variables: { input: { preset: 'book', ...input } } },
        { token: anna.token },
      );
    };
    const id = randomUUID();
    expect((await create()).status).toBe(200);
    time += 10 * MINUTE;
    expect((await create({ id })).data?.createMatch.match.id).toBe(id);
    expectLimited(await create(), at(60));
    expect((await create({ id })).data?.createMatch.match.id).toBe(id);
    time += 50 * MINUTE;
    expect((await create()).status).toBe(200);
    expectLimited(await create(), at(70));
    expect(counted).toEqual(['signUp']);
  });

  it('bounds tokens by those that there are', async () => {
    const api = await open({ tokens: 1 });
    const { token } = await signUp(api.send, 'Anna');
    const query =
      'mutation { createToken(input: { name: "bot", scopes: [READ] }) { secret refusal { code } } }';
    expect((await call(api.send, { query }, { token })).data).toMatchObject({
      createToken: { refusal: null },
    });
    expectLimited(await call(api.send, { query }, { token }), at(60));
    time += 60 * MINUTE;
    expect((await call(api.send, { query }, { token })).data).toMatchObject({
      createToken: { refusal: null },
    });
  });

  it('bounds device codes of a player and challenges from an address', async () => {
    const api = await open({ codes: 1, challenges: 2 });
    const people = [await signUp(api.send, 'Anna'), await signUp(api.send, 'Boris')];
    const code = ({ token }: Person) =>
      call(api.send, { query: 'mutation { createDeviceCode { code } }' }, { token });
    for (const person of people) {
      expect((await code(person)).status).toBe(200);
      expectLimited(await code(person), at(40));
    }
    const challenge = () => call(api.send, { query: 'mutation { startSignIn { challenge { id } } }' });
    expect((await challenge()).status).toBe(200);
    expect((await challenge()).status).toBe(200);
    expectLimited(await challenge(), at(40));
  });

  const INVITATION = '{ invitation(code: "AAAAAAAAAAAAAAAAAAAAAA") { freeSeats } }';

  it('counts wrong guesses alone, whatever they guess at', async () => {
    const api = await open({ guesses: 3 });
    const anna = await signUp(api.send, 'Anna');
    const boris = await signUp(api.send, 'Boris');
    const { inviteCode } = await createMatch(api.send, anna, { preset: 'book' });
    const right = () => call(api.send, { query: `{ invitation(code: "${inviteCode}") { freeSeats } }` });
    counted = [];
    for (let n = 0; n < 10; n += 1) expect((await right()).status).toBe(200);
    expect(counted).toEqual([]);
    await call(api.send, { query: INVITATION });
    await joinMatch(api.send, boris, { inviteCode: 'B'.repeat(22) });
    expect((await right()).status).toBe(200);
    const signIn = 'mutation { signInWithCode(input: { code: "ABCD-EFGH" }) { refusal { code } } }';
    expect((await call(api.send, { query: signIn })).data).toMatchObject({
      signInWithCode: { refusal: { code: 'CODE_UNKNOWN' } },
    });
    expect(counted).toEqual(['guess', 'guess', 'guess']);
    expectLimited(await call(api.send, { query: signIn }), at(40));
    expectLimited(await right(), at(40));
    expect(counted).toHaveLength(3);
    time += 40 * MINUTE;
    expect((await right()).status).toBe(200);
  });

  it('counts fields, not requests', async () => {
    const api = await open({ guesses: 5 });
    const fields = Array.from(
      { length: 10 },
      (_, n) => `g${n}: invitation(code: "${'C'.repeat(21)}${n}") { freeSeats }`,
    );
    const { status, errors } = await call(api.send, { query: `{ ${fields.join(' ')} }` });
    expect({ status, errors: errors.length }).toEqual({ status: 429, errors: 5 });
    expectLimited(await call(api.send, { query: INVITATION }), at(40));
  });

  it('lets another process have one guess too many', async () => {
    const [one, other] = [await open({ guesses: 1 }), await open({ guesses: 1 })];
    expect((await call(one.send, { query: INVITATION })).status).toBe(200);
    expectLimited(await call(other.send, { query: INVITATION }), at(40));
    expect(counted).toEqual(['guess', 'guess']);
    expectLimited(await call(other.send, { query: INVITATION }), at(40));
    expect(counted).toEqual(['guess', 'guess']);
  });
});

let days = 0;
