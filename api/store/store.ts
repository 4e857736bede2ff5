// The one table as the service uses it. Every change of a head carries the revision that it expects;
// `false` says that the condition did not hold and nothing was written. Reads are eventually consistent
// unless `consistent` is asked for.
import type { InviteCode, MatchId, PlayerId, TokenHash } from '../ids.ts';
import type {
  FinishedDeal,
  LiveHead,
  MatchHeads,
  Membership,
  SetupHead,
  StoredInvitation,
  StoredPlayer,
  StoredSession,
} from './items.ts';

export interface ReadOptions {
  readonly consistent?: boolean;
}

/** What changes of an item; its key does not, and `rev` grows by one by itself. */
export type Changes<Head> = Partial<Omit<Head, 'rev' | 'matchId'>>;

export type MembershipState = 'ACTIVE' | 'FINISHED';

export interface PageOptions {
  /** At most this many. */
  readonly first: number;
  /** The entry behind which to go on. */
  readonly after?: Membership;
}

export interface Store {
  /** Set-up and live head in one query. */
  readMatch(id: MatchId, options?: ReadOptions): Promise<MatchHeads | null>;
  /** Many matches by batch reads; unknown ones are left out. */
  readMatches(ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, MatchHeads>>;
  /** Written if there is none yet. */
  createSetup(setup: SetupHead): Promise<boolean>;
  updateSetup(id: MatchId, expectedRev: number, changes: Changes<SetupHead>): Promise<boolean>;
  /** Written if there is none yet. */
  createLive(id: MatchId, live: LiveHead): Promise<boolean>;
  updateLive(id: MatchId, expectedRev: number, changes: Changes<LiveHead>): Promise<boolean>;

  /** Written if there is none yet; doing it twice is harmless. */
  putDeal(id: MatchId, deal: FinishedDeal): Promise<void>;
  /** Deals `from` to `to` (both included), oldest first; those not written are left out. */
  readDeals(id: MatchId, from: number, to: number, options?: ReadOptions): Promise<readonly FinishedDeal[]>;

  putMembership(player: PlayerId, membership: Membership, state: MembershipState): Promise<void>;
  deleteMembership(player: PlayerId, membership: Membership, state: MembershipState): Promise<void>;
  /** The newest first. */
  listMemberships(
    player: PlayerId,
    state: MembershipState,
    page: PageOptions,
  ): Promise<readonly Membership[]>;

  putInvitation(invitation: StoredInvitation): Promise<void>;
  readInvitation(code: InviteCode, options?: ReadOptions): Promise<StoredInvitation | null>;

  putPlayer(player: StoredPlayer): Promise<void>;
  readPlayer(id: PlayerId, options?: ReadOptions): Promise<StoredPlayer | null>;
  putSession(session: StoredSession): Promise<void>;
  readSession(player: PlayerId, hash: TokenHash, options?: ReadOptions): Promise<StoredSession | null>;
}
