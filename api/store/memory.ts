// The store in memory, for measuring and for fast tests. Values are readonly plain data, so references are
// shared; each call runs to its end before another begins, which is all the locking there is.
import type { InviteCode, MatchId, PlayerId } from '../ids.ts';
import type {
  FinishedDeal,
  LiveHead,
  MatchHeads,
  Membership,
  SetupHead,
  StoredInvitation,
  StoredPlayer,
} from './items.ts';
import { membershipKey, openMatchKey } from './keys.ts';
import { makeMemoryIdentity } from './memory-identity.ts';
import type { Changes, MembershipState, Store } from './store.ts';

type Matches = Pick<
  Store,
  'readMatch' | 'readMatches' | 'createSetup' | 'updateSetup' | 'createLive' | 'updateLive'
>;
type Memberships = Pick<Store, 'putMembership' | 'deleteMembership' | 'listMemberships'>;
type OpenMatches = Pick<Store, 'putOpenMatch' | 'deleteOpenMatch' | 'listOpenMatches'>;
type Players = Pick<
  Store,
  'putInvitation' | 'readInvitation' | 'deleteInvitation' | 'putPlayer' | 'readPlayer' | 'deletePlayer'
>;

export function makeMemoryStore(): Store {
  return {
    ...makeMatches(),
    ...makeDeals(),
    ...makeMemberships(),
    ...makeOpenMatches(),
    ...makePlayers(),
    ...makeMemoryIdentity(),
  };
}

function makeMatches(): Matches {
  const setups = new Map<MatchId, SetupHead>();
  const lives = new Map<MatchId, LiveHead>();
  const headsOf = (id: MatchId): MatchHeads | null => {
    const setup = setups.get(id);
    return setup === undefined ? null : { setup, live: lives.get(id) ?? null };
  };
  return {
    readMatch: async id => headsOf(id),
    readMatches: async ids => {
      const all = ids.map(id => [id, headsOf(id)] as const);
      return new Map(all.flatMap(([id, heads]) => (heads === null ? [] : [[id, heads]])));
    },
    createSetup: async setup => create(setups, setup.matchId, setup),
    updateSetup: async (id, expectedRev, changes) => update(setups, id, { expectedRev, changes }),
    createLive: async (id, live) => create(lives, id, live),
    updateLive: async (id, expectedRev, changes) => update(lives, id, { expectedRev, changes }),
  };
}

function create<K, V>(all: Map<K, V>, key: K, value: V): boolean {
  if (all.has(key)) return false;
  all.set(key, value);
  return true;
}

function update<Head extends { readonly rev: number }>(
  heads: Map<MatchId, Head>,
  id: MatchId,
  { expectedRev, changes }: { readonly expectedRev: number; readonly changes: Changes<Head> },
): boolean {
  const head = heads.get(id);
  if (head?.rev !== expectedRev) return false;
  heads.set(id, { ...head, ...changes, rev: expectedRev + 1 });
  return true;
}

function makeDeals(): Pick<Store, 'putDeal' | 'readDeals'> {
  const deals = new Map<MatchId, Map<number, FinishedDeal>>();
  return {
    async putDeal(id, deal) {
      const ofMatch = deals.get(id) ?? new Map<number, FinishedDeal>();
      deals.set(id, ofMatch);
      create(ofMatch, deal.number, deal);
    },
    async readDeals(id, from, to) {
      const between = [...(deals.get(id)?.values() ?? [])].filter(
        ({ number }) => number >= from && number <= to,
      );
      return between.sort((a, b) => a.number - b.number);
    },
  };
}

function makeMemberships(): Memberships {
  const lists = new Map<string, Map<string, Membership>>();
  const listOf = (player: PlayerId, state: MembershipState) => {
    const name = `${state} ${player}`;
    const list = lists.get(name) ?? new Map<string, Membership>();
    lists.set(name, list);
    return list;
  };
  return {
    async putMembership(player, membership, state) {
      listOf(player, state).set(membershipKey(player, membership, state).sk, membership);
    },
    async deleteMembership(player, membership, state) {
      listOf(player, state).delete(membershipKey(player, membership, state).sk);
    },
    async listMemberships(player, state, { first, after }) {
      const last = after && membershipKey(player, after, state).sk;
      return pageOf(listOf(player, state), first, last);
    },
  };
}

function makeOpenMatches(): OpenMatches {
  const open = new Map<string, Membership>();
  return {
    async putOpenMatch(match) {
      open.set(openMatchKey(match).sk, match);
    },
    async deleteOpenMatch(match) {
      open.delete(openMatchKey(match).sk);
    },
    listOpenMatches: async ({ first, after }) => pageOf(open, first, after && openMatchKey(after).sk),
  };
}

/** By descending key, those behind `last`. */
function pageOf<T>(all: ReadonlyMap<string, T>, first: number, last: string | undefined): readonly T[] {
  const newest = [...all].sort(([a], [b]) => (a < b ? 1 : -1));
  const behind = last === undefined ? newest : newest.filter(([key]) => key < last);
  return behind.slice(0, first).map(([, value]) => value);
}

function makePlayers(): Players {
  const invitations = new Map<InviteCode, StoredInvitation>();
  const players = new Map<PlayerId, StoredPlayer>();
  return {
    async putInvitation(invitation) {
      invitations.set(invitation.code, invitation);
    },
    readInvitation: async code => invitations.get(code) ?? null,
    async deleteInvitation(code) {
      invitations.delete(code);
    },
    async putPlayer(player) {
      players.set(player.id, player);
    },
    readPlayer: async id => players.get(id) ?? null,
    async deletePlayer(id) {
      players.delete(id);
    },
  };
}
