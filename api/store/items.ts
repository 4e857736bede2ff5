// What is stored, as the rest of the API sees it: no keys, no attribute names. `rev` is the lock of an
// item and never leaves the store's users; `version` is public (docs/design.md, "Two numbers").
import type { Rules } from '../../engine/rules.ts';
import type { RunningScore, ScoreLine } from '../../engine/score/running-score.ts';
import type { Seat } from '../../engine/seats.ts';
import type { ChallengeId, InviteCode, MatchId, PasskeyId, PlayerId, TokenHash, TokenId } from '../ids.ts';

/** A player as a match knows him: the name is a copy. */
export interface SeatedPlayer {
  readonly id: PlayerId;
  /** Null once the account has been deleted. */
  readonly name: string | null;
  /** The version of the match that sitting down led to. */
  readonly since: number;
}

export const VISIBILITIES = ['PRIVATE', 'LINK', 'OPEN'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

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
  readonly visibility: Visibility;
  /** Whether it ended, as abandoned, before all had sat down. */
  readonly closed: boolean;
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
  /** The version of the match that the current deal began with: its public events follow, one a version. */
  readonly dealVersion: number;
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
  /** The version of the match that it began with. */
  readonly version: number;
  readonly record: string;
  readonly lines: readonly ScoreLine[];
}

/** `PLAYER#id` / `ACTIVE#createdAt#match` or `FINISHED#…`; `createdAt` is the match's. */
export interface Membership {
  readonly matchId: MatchId;
  readonly createdAt: string;
}

/** `PLAYER#id` / `PROFILE`. */
export interface StoredPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly createdAt: string;
}

export const SCOPES = ['READ', 'PLAY', 'MANAGE'] as const;
export type Scope = (typeof SCOPES)[number];

/** A device's session, or a program's token. */
export const SESSION_KINDS = ['DEVICE', 'PROGRAM'] as const;
export type StoredSessionKind = (typeof SESSION_KINDS)[number];

/**
 * `PLAYER#id` / `AUTH#sha256`. All of a player's are read in one query, with the tombstone of a deleted account
 * (`AUTH#!`) among them, so that checking it costs no read of its own; their number is bounded to keep that cheap.
 */
export interface StoredSession {
  readonly player: PlayerId;
  readonly hash: TokenHash;
  readonly id: TokenId;
  readonly kind: StoredSessionKind;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The only match that it is for; null for all. */
  readonly matchId: MatchId | null;
  readonly createdAt: string;
  /** Refused from then on, whenever the table gets round to deleting it; null for never. */
  readonly expiresAt: string | null;
  /** The day of its last use, "2026-11-30"; null when never. */
  readonly lastUsed: string | null;
}

/** `PLAYER#id` / `PASSKEY#sha256 of its id`. */
export interface StoredPasskey {
  readonly player: PlayerId;
  readonly id: PasskeyId;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The domain that it was made for, which it goes on working for. */
  readonly rpId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** `CHALLENGE#id` / `CHALLENGE`: taken once, whatever comes of it. */
export interface StoredChallenge {
  readonly id: ChallengeId;
  /** Whose new passkey it is for; null for signing in. */
  readonly player: PlayerId | null;
  readonly challenge: string;
  readonly rpId: string;
  readonly expiresAt: string;
}

/** `CODE#first four letters` / `CODE`. */
export interface StoredDeviceCode {
  readonly selector: string;
  /** SHA-256 of the whole code, base64url. */
  readonly hash: string;
  readonly player: PlayerId;
  readonly triesLeft: number;
  readonly expiresAt: string;
}

/** `INVITE#code` / `INVITE`. */
export interface StoredInvitation {
  readonly code: InviteCode;
  readonly matchId: MatchId;
}
