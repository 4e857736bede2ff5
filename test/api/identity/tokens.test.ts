// Tokens for programs: made, shown once, listed, used for what they are for and nothing else, ended.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, parseToken } from '../../../api/ids.ts';
import { present } from '../../engine/support/deals.ts';
import { type Api, NOON, openApi } from '../support/api.ts';
import { signUp } from '../support/people.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { seatEverybody } from '../support/tables.ts';
import { createToken, credentials, outcome, revokeToken, secretFor, signOut } from './asking.ts';

const VIEWER = '{ viewer { id name } }';
const OTHER_ID = '99999999-9999-4999-8999-999999999999';

describe.each(Object.keys(STORES))('over %s', name => {
  let running: RunningStore;
  let api: Api;
  let time = NOON;
  beforeAll(async () => {
    running = await present(STORES[name])();
    api = await openApi({ store: running.store, now: () => time });
  });
  afterAll(() => running.stop());

  const seconds = (count: number) => new Date(Date.parse(NOON) + count * 1000).toISOString();

  it('is made with a name, scopes and an end, works by its secret, and shows it once', async () => {
    const vera = await signUp(api.send, 'Vera');
    const expiresAt = '2027-11-30T12:00:00.000Z';
    const { secret, token, refusal } = await createToken(api.send, vera, {
      name: ' Robot ',
      scopes: ['PLAY'],
      expiresAt,
    });
    expect(refusal).toBeNull();
    expect(secret).toMatch(/^hob_[\w-]{59}$/);
    expect(token).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      name: 'Robot',
      scopes: ['READ', 'PLAY'],
      matchId: null,
      createdAt: NOON,
      expiresAt,
      lastUsedAt: null,
      current: false,
    });
    expect(await outcome(api.send, VIEWER, secret ?? '')).toMatchObject({
      status: 200,
      data: { viewer: { id: vera.id, name: 'Vera' } },
    });
    const lists = await credentials(api.send, vera);
    expect(lists.tokens.nodes).toEqual([{ ...present(token), lastUsedAt: '2026-11-30T00:00:00.000Z' }]);
    expect(lists.devices.nodes).toMatchObject([
      { name: 'Program', scopes: ['READ', 'PLAY', 'MANAGE'], current: true },
    ]);
    expect(JSON.stringify(lists)).not.toContain(present(secret).slice(-43));
    const seen = await credentials(api.send, { token: present(secret) });
    expect(seen.tokens.nodes).toMatchObject([{ current: true }]);
    expect(seen.devices.nodes).toMatchObject([{ current: false }]);
  });

  it.each([
    ['INVALID_NAME', { name: '' }],
    ['INVALID_NAME', { name: 'x'.repeat(25) }],
    ['INVALID_SCOPES', { scopes: [] }],
    ['INVALID_SCOPES', { scopes: ['READ', 'READ'] }],
    ['INVALID_SCOPES', { scopes: ['MANAGE'], matchId: OTHER_ID }],
    ['INVALID_ID', { matchId: 'no match' }],
    ['INVALID_EXPIRY', { expiresAt: NOON }],
    ['INVALID_EXPIRY', { expiresAt: '2036-11-30T12:00:00.001Z' }],
    ['INVALID_EXPIRY', { expiresAt: '2027-13-45T12:00:00.000Z' }],
    ['INVALID_EXPIRY', { expiresAt: '2027-02-30T12:00:00.000Z' }],
  ])('is refused with %s: %o', async (code, input) => {
    const vera = await signUp(api.send, 'Vera');
    expect(await createToken(api.send, vera, input)).toMatchObject({
      secret: null,
      token: null,
      refusal: { code },
    });
    expect((await credentials(api.send, vera)).tokens.nodes).toEqual([]);
  });

  it('may end in ten years to the day', async () => {
    const vera = await signUp(api.send, 'Vera');
    const { refusal } = await createToken(api.send, vera, { expiresAt: '2036-11-30T12:00:00.000Z' });
    expect(refusal).toBeNull();
  });

  it('is nobody from the moment that it ends, and gone from the lists', async () => {
    const vera = await signUp(api.send, 'Vera');
    const secret = await secretFor(api.send, vera, { expiresAt: seconds(60) });
    time = seconds(59);
    expect(await outcome(api.send, VIEWER, secret)).toMatchObject({ status: 200 });
    time = seconds(60);
    expect(await outcome(api.send, VIEWER, secret)).toMatchObject({
      status: 401,
      codes: ['UNAUTHENTICATED'],
    });
    expect((await credentials(api.send, vera)).tokens.nodes).toEqual([]);
    time = NOON;
  });

  it('is ended at once by its id; nobody ends those of others', async () => {
    const [vera, boris] = [await signUp(api.send, 'Vera'), await signUp(api.send, 'Boris')];
    const { secret, token } = await createToken(api.send, vera, {});
    const id = present(token).id;
    expect(await revokeToken(api.send, boris, id)).toBe('TOKEN_UNKNOWN');
    expect(await revokeToken(api.send, vera, 'none')).toBe('TOKEN_UNKNOWN');
    expect(await outcome(api.send, VIEWER, secret ?? '')).toMatchObject({ status: 200 });
    expect(await revokeToken(api.send, vera, id)).toBeNull();
    expect(await outcome(api.send, VIEWER, secret ?? '')).toMatchObject({ status: 401 });
    expect(await revokeToken(api.send, vera, id)).toBe('TOKEN_UNKNOWN');
  });

  it('signs itself out, whatever its scopes, and nothing else', async () => {
    const vera = await signUp(api.send, 'Vera');
    const secret = await secretFor(api.send, vera, { matchId: OTHER_ID });
    expect(await signOut(api.send, { token: secret })).toMatchObject({ status: 200 });
    expect(await signOut(api.send, { token: secret })).toMatchObject({ status: 401 });
    expect(await outcome(api.send, VIEWER, vera.token)).toMatchObject({ status: 200 });
    expect(await outcome(api.send, 'mutation { signOut { refusal { code } } }')).toMatchObject({
      status: 401,
    });
  });

  it('is last used on a day that is noted once', async () => {
    const vera = await signUp(api.send, 'Vera');
    const secret = await secretFor(api.send, vera, {});
    const lastUsedAt = async () => (await credentials(api.send, vera)).tokens.nodes[0]?.lastUsedAt;
    expect(await lastUsedAt()).toBeNull();
    await outcome(api.send, VIEWER, secret);
    expect(await lastUsedAt()).toBe('2026-11-30T00:00:00.000Z');
    time = '2026-12-02T23:59:59.999Z';
    await outcome(api.send, VIEWER, secret);
    expect(await lastUsedAt()).toBe('2026-12-02T00:00:00.000Z');
    time = NOON;
  });

  it('is one of at most twenty with the devices, also of many at once', async () => {
    const vera = await signUp(api.send, 'Vera');
    const made = await Promise.all(Array.from({ length: 30 }, () => createToken(api.send, vera, {})));
    const kept = made.filter(({ secret }) => secret !== null).length;
    expect(kept).toBeLessThanOrEqual(19);
    expect(made.filter(({ refusal }) => refusal?.code === 'TOO_MANY')).toHaveLength(30 - kept);
    for (let more = kept; more < 19; more += 1) await secretFor(api.send, vera, {});
    expect(await createToken(api.send, vera, {})).toMatchObject({
      secret: null,
      refusal: { code: 'TOO_MANY' },
    });
    const { tokens, devices } = await credentials(api.send, vera);
    expect([tokens.nodes.length, devices.nodes.length]).toEqual([19, 1]);
  });

  it('makes room when it has ended by itself', async () => {
    const vera = await signUp(api.send, 'Vera');
    for (let each = 0; each < 19; each += 1) await secretFor(api.send, vera, { expiresAt: seconds(60) });
    expect((await createToken(api.send, vera, {})).refusal?.code).toBe('TOO_MANY');
    time = seconds(60);
    expect((await createToken(api.send, vera, {})).refusal).toBeNull();
    const { player } = present(parseToken(vera.token));
    expect(await running.store.listSessions(player, { consistent: true })).toHaveLength(2);
    time = NOON;
  });

  it('is listed in pages, the newest first', async () => {
    const vera = await signUp(api.send, 'Vera');
    for (let each = 0; each < 5; each += 1) {
      time = seconds(each);
      await secretFor(api.send, vera, { name: `Robot ${each}` });
    }
    time = NOON;
    const page = await credentials(api.send, vera, { first: 2 });
    expect(page.tokens.nodes.map(token => token.name)).toEqual(['Robot 4', 'Robot 3']);
    expect(page.tokens.edges.map(({ node }) => node)).toEqual(page.tokens.nodes);
    const after = page.tokens.pageInfo.endCursor;
    expect(page.tokens.pageInfo.hasNextPage).toBe(true);
    await revokeToken(api.send, vera, present(page.tokens.nodes[1]).id);
    const rest = await credentials(api.send, vera, { first: 3, after });
    expect(rest.tokens.nodes.map(token => token.name)).toEqual(['Robot 2', 'Robot 1', 'Robot 0']);
    expect(rest.tokens.pageInfo.hasNextPage).toBe(false);
    const query = '{ viewer { tokens(first: 1, after: "bm9uZQ") { nodes { id } } } }';
    expect(await outcome(api.send, query, vera.token)).toMatchObject({ codes: ['BAD_USER_INPUT'] });
  });

  it('is stored as a hash alone', async () => {
    const vera = await signUp(api.send, 'Vera');
    const secret = await secretFor(api.send, vera, {});
    const { token, player } = present(parseToken(secret));
    const stored = await running.store.listSessions(player, { consistent: true });
    expect(stored.map(({ hash }) => hash)).toContain(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('lists are for their owner', async () => {
    const { people, id } = await seatEverybody(api.send);
    const [vera, boris] = people;
    const query = `{ match(id: "${id}") { seats { player { id name former
      tokens(first: 9) { nodes { id } } devices(first: 9) { nodes { id } } passkeys(first: 9) { nodes { id } }
      matches(first: 9) { nodes { id } } data } } } }`;
    const { status, data } = await outcome(api.send, query, boris?.token);
    expect(status).toBe(200);
    const text = JSON.stringify(data);
    expect(text).toContain(
      `"id":"${vera?.id}","name":"Vera","former":false,"tokens":null,"devices":null,"passkeys":null,"matches":null,"data":null`,
    );
  });
});
