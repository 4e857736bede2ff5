// The one table as the service uses it. Every change of a head carries the revision that it expects;
// `false` says that the condition did not hold and nothing was written. Reads are eventually consistent
// unless `consistent` is asked for.
import type { ChallengeId, InviteCode, MatchId, PasskeyId, PlayerId, TokenHash } from '../ids.ts';
import type {
  FinishedDeal,
  LiveHead,
  MatchHeads,
  Membership,
  SetupHead,
  StoredChallenge,
  StoredDeviceCode,
  StoredInvitation,
  StoredPasskey,
  StoredPlayer,
  StoredSession,
} from './items.ts';

export interface ReadOptions {
  readonly consistent?: boolean;
}

/** What changes of an item; its key does not, and `rev` grows by one by itself. */
export type Changes<Head> = Partial<Omit<Head, 'rev' | 'matchId'>>;

export type MembershipState = 'ACTIVE' | 'FINISHED';

export interface PageOptions extends ReadOptions {
  /** At most this many. */
  readonly first: number;
  /** The entry behind which to go on. */
  readonly after?: Membership;
}

/** Matches, deals, memberships, invitations, players. */
export interface MatchStore {
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

  deleteInvitation(code: InviteCode): Promise<void>;

  /** Matches open to anyone that wait for players: `OPEN` / `createdAt#match`. */
  putOpenMatch(open: Membership): Promise<void>;
  deleteOpenMatch(open: Membership): Promise<void>;
  /** The newest first. */
  listOpenMatches(page: PageOptions): Promise<readonly Membership[]>;

  putPlayer(player: StoredPlayer): Promise<void>;
  readPlayer(id: PlayerId, options?: ReadOptions): Promise<StoredPlayer | null>;
  /** The name goes; that there was somebody stays only in the tombstone. */
  deletePlayer(id: PlayerId): Promise<void>;
}

/**
 * Credentials. Nothing expired is left out of an answer here: who reads decides by the time. Times are kept to
 * the millisecond and come back as `toISOString` writes them.
 */
export interface IdentityStore {
  putSession(session: StoredSession): Promise<void>;
  /** Null also when the account has been deleted. */
  readSession(player: PlayerId, hash: TokenHash, options?: ReadOptions): Promise<StoredSession | null>;
  /** The newest first. */
  listSessions(player: PlayerId, options?: ReadOptions): Promise<readonly StoredSession[]>;
  deleteSession(player: PlayerId, hash: TokenHash): Promise<void>;
  /** Notes the day of use, if the session is still there. */
  noteSessionUse(player: PlayerId, hash: TokenHash, day: string): Promise<void>;
  /** From now on no credential of the player works, written before or after; the first one stays. */
  putTombstone(player: PlayerId, at: string): Promise<void>;
  /** When the account was deleted; null when it was not. */
  readTombstone(player: PlayerId, options?: ReadOptions): Promise<string | null>;

  /** Written if there is none yet. */
  createPasskey(passkey: StoredPasskey): Promise<boolean>;
  readPasskey(player: PlayerId, id: PasskeyId, options?: ReadOptions): Promise<StoredPasskey | null>;
  /** The newest first. */
  listPasskeys(player: PlayerId, options?: ReadOptions): Promise<readonly StoredPasskey[]>;
  /** False when there is none. */
  updatePasskey(player: PlayerId, id: PasskeyId, changes: PasskeyChanges): Promise<boolean>;
  deletePasskey(player: PlayerId, id: PasskeyId): Promise<void>;

  putChallenge(challenge: StoredChallenge): Promise<void>;
  /** Deletes it and tells what it was: to one caller only. */
  takeChallenge(id: ChallengeId): Promise<StoredChallenge | null>;

  /** Written if its selector is free, or was till `now` another's. */
  createDeviceCode(code: StoredDeviceCode, now: string): Promise<boolean>;
  /** Spends one try; null when there is no such code or no try left. */
  tryDeviceCode(selector: string): Promise<StoredDeviceCode | null>;
  /** Deletes it; false when another was faster. */
  takeDeviceCode(selector: string, hash: string): Promise<boolean>;

  /** Counts one more under a name (`COUNT#name`) that ends with its window; the count with this one. */
  countUp(name: string, windowEndsAt: string): Promise<number>;
}

export type PasskeyChanges = Partial<Pick<StoredPasskey, 'name' | 'counter' | 'lastUsedAt'>>;

export type Store = MatchStore & IdentityStore;
