// The laws of the store, over each implementation.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newInviteCode, newMatchId, newPlayerId, type PlayerId } from '../../../api/ids.ts';
import type { Membership } from '../../../api/store/items.ts';
import type { MembershipState, PageOptions, Store } from '../../../api/store/store.ts';
import { IMPLEMENTATIONS, type RunningStore } from './implementations.ts';
import {
  deals,
  LARGEST_LIVE,
  liveChanges,
  lives,
  NEW_LIVE,
  newSetup,
  setupChanges,
  setups,
} from './samples.ts';

/** The nth of many: two to an instant, since equal times are told apart by the match. */
function matchOf(place: number): Membership {
  const createdAt = new Date(Date.UTC(2026, 10, 30, 0, 0, place >> 1)).toISOString();
  return { matchId: newMatchId(), createdAt };
}

function newestOf(all: readonly Membership[]): readonly Membership[] {
  const key = ({ createdAt, matchId }: Membership) => createdAt + matchId;
  return all.toSorted((a, b) => (key(a) < key(b) ? 1 : -1));
}

describe.each(IMPLEMENTATIONS)('the %s store', (_, start) => {
  let running: RunningStore;
  let store: Store;
  beforeAll(async () => {
    running = await start();
    store = running.store;
  });
  afterAll(() => running.stop());

  async function newMatch() {
    const setup = newSetup();
    await store.createSetup(setup);
    await store.createLive(setup.matchId, NEW_LIVE);
    return setup.matchId;
  }

  test('has no match that was not written', async () => {
    expect(await store.readMatch(newMatchId())).toBeNull();
    expect(await store.readMatch(newMatchId(), { consistent: true })).toBeNull();
  });

  test('gives back every match as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(setups, lives, async (setup, live) => {
        expect(await store.createSetup(setup)).toBe(true);
        expect(await store.readMatch(setup.matchId)).toEqual({ setup, live: null });
        expect(await store.createLive(setup.matchId, live)).toBe(true);
        expect(await store.readMatch(setup.matchId, { consistent: true })).toEqual({ setup, live });
      }),
      { numRuns: 50 },
    );
  });

  test('sets what changed of a head, and the next revision, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(setups, setupChanges, lives, liveChanges, async (setup, seated, live, moved) => {
        const { matchId } = setup;
        await store.createSetup(setup);
        await store.createLive(matchId, live);
        expect(await store.updateSetup(matchId, setup.rev, seated)).toBe(true);
        expect(await store.updateLive(matchId, live.rev, moved)).toBe(true);
        expect(await store.readMatch(matchId)).toEqual({
          setup: { ...setup, ...seated, rev: setup.rev + 1 },
          live: { ...live, ...moved, rev: live.rev + 1 },
        });
      }),
      { numRuns: 50 },
    );
  });

  test('writes a head once', async () => {
    const setup = newSetup();
    expect(await store.createSetup(setup)).toBe(true);
    expect(await store.createSetup({ ...setup, version: 9 })).toBe(false);
    expect(await store.createLive(setup.matchId, NEW_LIVE)).toBe(true);
    expect(await store.createLive(setup.matchId, LARGEST_LIVE)).toBe(false);
    expect(await store.readMatch(setup.matchId)).toEqual({ setup, live: NEW_LIVE });
  });

  test('changes nothing at another revision, nor makes a head', async () => {
    const id = await newMatch();
    const before = await store.readMatch(id);
    for (const rev of [0, 2]) {
      expect(await store.updateLive(id, rev, { version: 9 })).toBe(false);
      expect(await store.updateSetup(id, rev, { version: 9 })).toBe(false);
    }
    expect(await store.readMatch(id)).toEqual(before);
    const unknown = newMatchId();
    expect(await store.updateLive(unknown, 1, NEW_LIVE)).toBe(false);
    expect(await store.updateSetup(unknown, 1, { version: 2 })).toBe(false);
    expect(await store.readMatch(unknown)).toBeNull();
  });

  test('lets one of twenty writers at once through', async () => {
    const id = await newMatch();
    const writers = Array.from({ length: 20 }, (_, number) => `writer ${number}`);
    const written = await Promise.all(writers.map(record => store.updateLive(id, 1, { record })));
    const seated = await Promise.all(writers.map((_, version) => store.updateSetup(id, 1, { version })));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(seated.filter(Boolean)).toHaveLength(1);
    const heads = await store.readMatch(id, { consistent: true });
    expect(heads?.live).toMatchObject({ rev: 2, record: writers[written.indexOf(true)] });
    expect(heads?.setup).toMatchObject({ rev: 2, version: seated.indexOf(true) });
  });

  test('makes one of twenty at once', async () => {
    const setup = newSetup();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, version) => store.createSetup({ ...setup, version })),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect((await store.readMatch(setup.matchId))?.setup.version).toBe(made.indexOf(true));
  });

  test('reads many matches, leaving out unknown ones and repetitions', async () => {
    const ids = await Promise.all(Array.from({ length: 120 }, newMatch));
    const waiting = newSetup();
    await store.createSetup(waiting);
    const found = await store.readMatches([...ids, newMatchId(), waiting.matchId, ...ids.slice(0, 3)]);
    expect([...found.keys()]).toEqual([...ids, waiting.matchId]);
    for (const id of ids) expect(found.get(id)).toEqual(await store.readMatch(id));
    expect(found.get(waiting.matchId)).toEqual({ setup: waiting, live: null });
    expect(await store.readMatches([])).toEqual(new Map());
  });

  test('keeps the first of a deal, and lists deals oldest first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(deals, { selector: deal => deal.number, maxLength: 8 }), async all => {
        const id = newMatchId();
        for (const deal of all) {
          await store.putDeal(id, deal);
          await store.putDeal(id, { ...deal, record: 'another' });
        }
        const sorted = all.toSorted((a, b) => a.number - b.number);
        expect(await store.readDeals(id, 1, 255)).toEqual(sorted);
        expect(await store.readDeals(id, 9, 100)).toEqual(
          sorted.filter(({ number }) => number >= 9 && number <= 100),
        );
        expect(await store.readDeals(id, 2, 1)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test('does not take heads or other matches for deals', async () => {
    const id = await newMatch();
    await store.putDeal(newMatchId(), { number: 1, version: 2, record: 'other', lines: [] });
    expect(await store.readDeals(id, 1, 9999)).toEqual([]);
    await store.putDeal(id, { number: 1, version: 2, record: 'own', lines: [] });
    expect((await store.readMatch(id))?.live).toEqual(NEW_LIVE);
  });

  async function allPages(list: (page: PageOptions) => Promise<readonly Membership[]>, first: number) {
    const all: Membership[] = [];
    for (let page: PageOptions = { first }; ; ) {
      const found = await list(page);
      expect(found.length).toBeLessThanOrEqual(first);
      const after = found.at(-1);
      if (after === undefined) return all;
      all.push(...found);
      expect(all.length, 'paging comes to an end').toBeLessThanOrEqual(100);
      page = { first, after };
    }
  }

  function pages(player: PlayerId, state: MembershipState, first: number) {
    return allPages(page => store.listMemberships(player, state, page), first);
  }

  test('lists memberships newest first, in pages of any size', async () => {
    const [player, other] = [newPlayerId(), newPlayerId()];
    const all = Array.from({ length: 23 }, (_, place) => matchOf(place));
    for (const membership of all) await store.putMembership(player, membership, 'ACTIVE');
    await store.putMembership(
      other,
      { matchId: newMatchId(), createdAt: '2030-01-01T00:00:00.000Z' },
      'ACTIVE',
    );
    const newest = newestOf(all);
    for (const first of [1, 2, 7, 23, 100]) expect(await pages(player, 'ACTIVE', first)).toEqual(newest);
    expect(await pages(player, 'FINISHED', 5)).toEqual([]);
  });

  test('moves a membership from one list to the other, any number of times', async () => {
    const player = newPlayerId();
    const membership = { matchId: newMatchId(), createdAt: '2026-11-30T10:00:00.000Z' };
    await store.putMembership(player, membership, 'ACTIVE');
    await store.putMembership(player, membership, 'ACTIVE');
    expect(await pages(player, 'ACTIVE', 10)).toEqual([membership]);
    for (let time = 0; time < 2; time += 1) {
      await store.putMembership(player, membership, 'FINISHED');
      await store.deleteMembership(player, membership, 'ACTIVE');
    }
    expect(await pages(player, 'ACTIVE', 10)).toEqual([]);
    expect(await pages(player, 'FINISHED', 10)).toEqual([membership]);
  });

  test('goes on behind an entry that has gone meanwhile', async () => {
    const player = newPlayerId();
    const onDay = (day: number) => ({ matchId: newMatchId(), createdAt: `2026-11-0${day}T10:00:00.000Z` });
    const [oldest, middle, newest] = [onDay(1), onDay(2), onDay(3)];
    for (const one of [oldest, middle, newest]) await store.putMembership(player, one, 'ACTIVE');
    await store.deleteMembership(player, middle, 'ACTIVE');
    expect(await store.listMemberships(player, 'ACTIVE', { first: 5, after: middle })).toEqual([oldest]);
  });

  test('lists open matches newest first, in pages of any size, while they are open', async () => {
    const list = (page: PageOptions) => store.listOpenMatches(page);
    expect(await allPages(list, 5)).toEqual([]);
    const all = Array.from({ length: 11 }, (_, place) => matchOf(place));
    for (const open of [...all, ...all.slice(0, 3)]) await store.putOpenMatch(open);
    await store.putMembership(newPlayerId(), matchOf(90), 'ACTIVE');
    const newest = newestOf(all);
    for (const first of [1, 2, 11, 100]) expect(await allPages(list, first)).toEqual(newest);
    const [taken, ...rest] = newest.slice(4);
    if (taken === undefined) throw new Error('too few');
    await store.deleteOpenMatch(taken);
    await store.deleteOpenMatch(taken);
    expect(await store.listOpenMatches({ first: 100, after: taken })).toEqual(rest);
    expect(await allPages(list, 3)).toEqual([...newest.slice(0, 4), ...rest]);
    for (const open of all) await store.deleteOpenMatch(open);
    expect(await allPages(list, 3)).toEqual([]);
  });

  test('keeps invitations apart, till they are deleted', async () => {
    const [invitation, other] = [newInvitation(), newInvitation()];
    await store.putInvitation(invitation);
    await store.putInvitation(other);
    expect(await store.readInvitation(invitation.code)).toEqual(invitation);
    expect(await store.readInvitation(newInviteCode())).toBeNull();
    await store.deleteInvitation(invitation.code);
    await store.deleteInvitation(invitation.code);
    expect(await store.readInvitation(invitation.code)).toBeNull();
    expect(await store.readInvitation(other.code, { consistent: true })).toEqual(other);
  });

  test('keeps players apart, till they are deleted, and then what else they have', async () => {
    const player = { id: newPlayerId(), name: 'Вера ♠', createdAt: '2026-11-30T10:00:00.000Z' };
    const membership = matchOf(0);
    await store.putPlayer(player);
    await store.putMembership(player.id, membership, 'FINISHED');
    expect(await store.readPlayer(player.id)).toEqual(player);
    expect(await store.readPlayer(newPlayerId())).toBeNull();
    await store.putPlayer({ ...player, name: 'Вера' });
    expect(await store.readPlayer(player.id, { consistent: true })).toEqual({ ...player, name: 'Вера' });
    await store.deletePlayer(player.id);
    await store.deletePlayer(player.id);
    expect(await store.readPlayer(player.id)).toBeNull();
    expect(await pages(player.id, 'FINISHED', 10)).toEqual([membership]);
  });
});

function newInvitation() {
  return { code: newInviteCode(), matchId: newMatchId() };
}
