// The laws of credentials, over each implementation of the store.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newChallengeId, newPlayerId } from '../../../api/ids.ts';
import type { Store } from '../../../api/store/store.ts';
import {
  afterNoon,
  challenges,
  NOON,
  newChallenge,
  newDeviceCode,
  newPasskey,
  newPasskeyId,
  newSession,
  passkeyChanges,
  passkeysOf,
  sessionsOf,
} from './credentials.ts';
import { IMPLEMENTATIONS, type RunningStore } from './implementations.ts';

const CONSISTENT = { consistent: true };

function newest<T extends { readonly createdAt: string; readonly id: string }>(all: readonly T[]) {
  const place = ({ createdAt, id }: T) => createdAt + id;
  return all.toSorted((a, b) => (place(a) < place(b) ? 1 : -1));
}

function twentyTimes<T>(run: (time: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: 20 }, (_, time) => run(time)));
}

describe.each(IMPLEMENTATIONS)('the %s store', (_, start) => {
  let running: RunningStore;
  let store: Store;
  beforeAll(async () => {
    running = await start();
    store = running.store;
  });
  afterAll(() => running.stop());

  test('gives back every session as it was written, and all of a player newest first', async () => {
    const player = newPlayerId();
    await fc.assert(
      fc.asyncProperty(fc.array(sessionsOf(player), { minLength: 1, maxLength: 4 }), async all => {
        for (const session of all) await store.putSession(session);
        expect(await store.listSessions(player)).toEqual(newest(all));
        for (const session of all) {
          expect(await store.readSession(player, session.hash)).toEqual(session);
          await store.deleteSession(player, session.hash);
        }
        expect(await store.listSessions(player, CONSISTENT)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('finds a session by its player and its hash together', async () => {
    const [first, second] = [newSession(), newSession()];
    const other = newSession(first.player);
    for (const session of [first, second, other]) await store.putSession(session);
    expect(await store.readSession(first.player, other.hash, CONSISTENT)).toEqual(other);
    expect(await store.readSession(second.player, first.hash)).toBeNull();
    expect(await store.readSession(first.player, newSession().hash)).toBeNull();
    expect(await store.readSession(newPlayerId(), first.hash)).toBeNull();
  });

  test('a session revoked is gone at once, and no other', async () => {
    const session = newSession();
    const other = newSession(session.player);
    await store.putSession(session);
    await store.putSession(other);
    await store.deleteSession(session.player, session.hash);
    await store.deleteSession(session.player, session.hash);
    await store.deleteSession(newPlayerId(), other.hash);
    expect(await store.readSession(session.player, session.hash)).toBeNull();
    expect(await store.listSessions(session.player)).toEqual([other]);
  });

  test('notes the day of use, and of a session that has gone makes none', async () => {
    const session = newSession(undefined, { expiresAt: NOON });
    await store.putSession(session);
    for (const day of ['2026-11-30', '2026-12-01']) {
      await store.noteSessionUse(session.player, session.hash, day);
      expect(await store.readSession(session.player, session.hash)).toEqual({ ...session, lastUsed: day });
    }
    await store.deleteSession(session.player, session.hash);
    await store.noteSessionUse(session.player, session.hash, '2026-12-02');
    expect(await store.readSession(session.player, session.hash)).toBeNull();
    expect(await store.listSessions(session.player)).toEqual([]);
  });

  test('a tombstone beats every session, written before it or after, and the first one stays', async () => {
    const [before, bystander] = [newSession(), newSession()];
    const { player } = before;
    await store.putSession(before);
    await store.putSession(bystander);
    expect(await store.readTombstone(player)).toBeNull();
    await store.putTombstone(player, NOON);
    const after = newSession(player, { createdAt: afterNoon(1) });
    await store.putSession(after);
    await store.noteSessionUse(player, before.hash, '2026-11-30');
    await store.putTombstone(player, afterNoon(1000));
    for (const { hash } of [before, after]) {
      expect(await store.readSession(player, hash)).toBeNull();
      expect(await store.readSession(player, hash, CONSISTENT)).toBeNull();
    }
    expect(await store.readTombstone(player, CONSISTENT)).toBe(NOON);
    // What is left to clean up can still be seen; the tombstone is none of it.
    expect(await store.listSessions(player)).toEqual([after, { ...before, lastUsed: '2026-11-30' }]);
    expect(await store.readSession(bystander.player, bystander.hash)).toEqual(bystander);
    expect(await store.readTombstone(bystander.player)).toBeNull();
  });

  test('gives back every passkey as it was written and changed, and all of a player newest first', async () => {
    const player = newPlayerId();
    const passkeys = fc.uniqueArray(passkeysOf(player), { selector: ({ id }) => id, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(passkeys, passkeyChanges, async (all, changes) => {
        for (const passkey of all) expect(await store.createPasskey(passkey)).toBe(true);
        expect(await store.listPasskeys(player)).toEqual(newest(all));
        for (const passkey of all) {
          const { id } = passkey;
          expect(await store.readPasskey(player, id)).toEqual(passkey);
          expect(await store.updatePasskey(player, id, changes)).toBe(true);
          expect(await store.readPasskey(player, id, CONSISTENT)).toEqual({ ...passkey, ...changes });
          await store.deletePasskey(player, id);
        }
        expect(await store.listPasskeys(player, CONSISTENT)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('makes a passkey once, changes none that is not there, and keeps players apart', async () => {
    const passkey = newPasskey();
    const { player, id } = passkey;
    const made = await twentyTimes(counter => store.createPasskey({ ...passkey, counter }));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await store.readPasskey(player, id)).toEqual({ ...passkey, counter: made.indexOf(true) });
    expect(await store.readPasskey(newPlayerId(), id)).toBeNull();
    expect(await store.updatePasskey(newPlayerId(), id, { counter: 50 })).toBe(false);
    expect(await store.updatePasskey(player, newPasskeyId(), {})).toBe(false);
    await store.deletePasskey(newPlayerId(), id);
    expect(await store.listPasskeys(player)).toHaveLength(1);
    await store.deletePasskey(player, id);
    await store.deletePasskey(player, id);
    expect(await store.updatePasskey(player, id, { name: 'again' })).toBe(false);
    expect(await store.readPasskey(player, id)).toBeNull();
  });

  test('does not mix up what a player has', async () => {
    const session = newSession();
    const { player } = session;
    const passkey = newPasskey(player);
    await store.putSession(session);
    await store.createPasskey(passkey);
    await store.putPlayer({ id: player, name: 'Vera', createdAt: NOON });
    await store.putTombstone(player, NOON);
    expect(await store.listSessions(player)).toEqual([session]);
    expect(await store.listPasskeys(player)).toEqual([passkey]);
    expect(await store.listMemberships(player, 'ACTIVE', { first: 10 })).toEqual([]);
  });

  test('gives back every challenge as it was written, once', async () => {
    await fc.assert(
      fc.asyncProperty(challenges, async challenge => {
        await store.putChallenge(challenge);
        expect(await store.takeChallenge(challenge.id)).toEqual(challenge);
        expect(await store.takeChallenge(challenge.id)).toBeNull();
      }),
      { numRuns: 40 },
    );
    expect(await store.takeChallenge(newChallengeId())).toBeNull();
  });

  test('gives a challenge to one of twenty takers', async () => {
    const challenge = newChallenge();
    await store.putChallenge(challenge);
    const taken = await twentyTimes(() => store.takeChallenge(challenge.id));
    expect(taken.filter(got => got !== null)).toEqual([challenge]);
  });

  test('a device code holds its selector till the instant of its end', async () => {
    const code = newDeviceCode({ expiresAt: afterNoon(999) });
    const next = newDeviceCode({ selector: code.selector, expiresAt: afterNoon(600_000) });
    expect(await store.createDeviceCode(code, NOON)).toBe(true);
    expect(await store.createDeviceCode(next, NOON)).toBe(false);
    expect(await store.createDeviceCode(next, afterNoon(998))).toBe(false);
    expect(await store.tryDeviceCode(code.selector)).toEqual({ ...code, triesLeft: 4 });
    expect(await store.createDeviceCode(next, afterNoon(999))).toBe(true);
    expect(await store.tryDeviceCode(code.selector)).toEqual({ ...next, triesLeft: 4 });
  });

  test('gives a selector to one of twenty codes, a free one or one that has ended', async () => {
    const old = newDeviceCode();
    for (const [selector, now] of [
      [newDeviceCode().selector, NOON],
      [old.selector, afterNoon(1)],
    ] as const) {
      await store.createDeviceCode(old, afterNoon(-1));
      const codes = Array.from({ length: 20 }, () => newDeviceCode({ selector, expiresAt: afterNoon(5000) }));
      const made = await Promise.all(codes.map(code => store.createDeviceCode(code, now)));
      expect(made.filter(Boolean)).toHaveLength(1);
      const kept = await store.tryDeviceCode(selector);
      expect(kept?.hash).toBe(codes[made.indexOf(true)]?.hash);
    }
  });

  test('lets as many of twenty tries at once through as are left, each with another number', async () => {
    const code = newDeviceCode();
    await store.createDeviceCode(code, afterNoon(-1));
    const tries = await twentyTimes(() => store.tryDeviceCode(code.selector));
    const got = tries.filter(each => each !== null);
    expect(got.map(({ triesLeft }) => triesLeft).sort()).toEqual([0, 1, 2, 3, 4]);
    for (const each of got) expect(each).toEqual({ ...code, triesLeft: each.triesLeft });
    expect(await store.tryDeviceCode(code.selector)).toBeNull();
    // Spent, but the selector is not free before the end.
    expect(await store.createDeviceCode(code, afterNoon(-1))).toBe(false);
  });

  test('a try at no code makes none', async () => {
    const { selector, hash } = newDeviceCode();
    expect(await store.tryDeviceCode(selector)).toBeNull();
    expect(await store.tryDeviceCode(selector)).toBeNull();
    expect(await store.takeDeviceCode(selector, hash)).toBe(false);
  });

  test('lets one of twenty take a code, and only by its hash', async () => {
    const code = newDeviceCode();
    await store.createDeviceCode(code, afterNoon(-1));
    expect(await store.takeDeviceCode(code.selector, newDeviceCode().hash)).toBe(false);
    const taken = await twentyTimes(() => store.takeDeviceCode(code.selector, code.hash));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.tryDeviceCode(code.selector)).toBeNull();
    expect(await store.createDeviceCode(code, afterNoon(-1))).toBe(true);
  });

  test('counts every one of twenty at once, by name and by window', async () => {
    const name = `signUp ${newPlayerId()} 2001:db8::7`;
    const counts = await twentyTimes(() => store.countUp(name, NOON));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(await store.countUp(name, NOON)).toBe(21);
    expect(await store.countUp(name, afterNoon(3_600_000))).toBe(1);
    expect(await store.countUp(`${name}1`, NOON)).toBe(1);
    expect(await store.countUp(name, afterNoon(3_600_000))).toBe(2);
  });
});
