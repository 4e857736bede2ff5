// What is stored, as the rest of the API sees it: no keys, no attribute names. `rev` is the lock of an
// item and never leaves the store's users; `version` is public (docs/design.md, "Two numbers").
import type { Rules } from '../../engine/rules.ts';
import type { RunningScore, ScoreLine } from '../../engine/score/running-score.ts';
import type { Seat } from '../../engine/seats.ts';
import type { InviteCode, MatchId, PlayerId, TokenHash } from '../ids.ts';

/** A player as a match knows him: the name is a copy. */
export interface SeatedPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/** `MATCH#id` / `HEAD#SETUP`: fixed once the match has started. */
export interface SetupHead {
  readonly rev: number;
  readonly version: number;
  readonly matchId: MatchId;
  readonly creator: PlayerId;
  readonly inviteCode: InviteCode;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly rules: Rules;
  /** By the seat of each player's closed hand. */
  readonly seats: Readonly<Partial<Record<Seat, SeatedPlayer>>>;
}

/** Where a dealt match stands. */
export const LIVE_STATUSES = ['IN_PROGRESS', 'FINISHED', 'ABANDONED'] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];

/** `MATCH#id` / `HEAD#LIVE`: the item, and the only one, that a move rewrites. At most 1 024 bytes. */
export interface LiveHead {
  readonly rev: number;
  readonly version: number;
  readonly updatedAt: string;
  readonly status: LiveStatus;
  /** Whether all that hangs on the end of the match (last deal, memberships) has been written. */
  readonly settled: boolean;
  /** The cards drawn for dealer in seat order, as `formatCards`; empty in duplicate. */
  readonly draw: string;
  /** Number of the current deal, from 1. */
  readonly deal: number;
  /** The current deal, as `formatRecord`: holds the pack, so it goes to `viewFor` and nowhere else. */
  readonly record: string;
  /** The score when the current deal began; what the deal adds is computed. */
  readonly score: RunningScore;
  /** Each player's last accepted move, by hand seat: the version at which it was made and the move's text. */
  readonly lastMoves: Readonly<Partial<Record<Seat, LastMove>>>;
}

export interface LastMove {
  readonly version: number;
  readonly move: string;
}

/** Both heads of a match; `live` is null until the last seat is taken. */
export interface MatchHeads {
  readonly setup: SetupHead;
  readonly live: LiveHead | null;
}

/** `MATCH#id` / `DEAL#0007`: a deal that has ended. Written once. */
export interface FinishedDeal {
  readonly number: number;
  readonly record: string;
  readonly lines: readonly ScoreLine[];
}

/** `PLAYER#id` / `ACTIVE#createdAt#match` or `FINISHED#…`; `createdAt` is the match's. */
export interface Membership {
  readonly matchId: MatchId;
  readonly createdAt: string;
}

export interface StoredPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly createdAt: string;
}

/** `PLAYER#id` / `AUTH#sha256`. */
export interface StoredSession {
  readonly player: PlayerId;
  readonly hash: TokenHash;
  readonly createdAt: string;
}

/** `INVITE#code` / `INVITE`. */
export interface StoredInvitation {
  readonly code: InviteCode;
  readonly matchId: MatchId;
}
