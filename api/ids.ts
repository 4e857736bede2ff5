// Branded identifiers; only the functions here make one.
import { createHash, randomBytes, randomUUID } from 'node:crypto';

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/** A UUID in lower case. */
export type MatchId = Id<'MatchId'>;
/** 16 characters of base64url: 96 random bits. */
export type PlayerId = Id<'PlayerId'>;
/** 22 characters of base64url: 128 random bits. */
export type InviteCode = Id<'InviteCode'>;
/** `hob_`, the player's id, 43 characters of secret: 256 random bits. Never stored, never logged. */
export type Token = Id<'Token'>;
/** 16 characters of base64url that name a token or session without being its secret. */
export type TokenId = Id<'TokenId'>;
/** A passkey's credential id, base64url, as the authenticator made it. */
export type PasskeyId = Id<'PasskeyId'>;
/** 22 characters of base64url: names a challenge. */
export type ChallengeId = Id<'ChallengeId'>;
/** SHA-256 of a token, base64url: what is stored. */
export type TokenHash = Id<'TokenHash'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PLAYER_ID = /^[A-Za-z0-9_-]{16}$/;
const PASSKEY_ID = /^[A-Za-z0-9_-]{16,1400}$/;
const INVITE_CODE = /^[A-Za-z0-9_-]{22}$/;
const TOKEN_HASH = /^[A-Za-z0-9_-]{43}$/;
const TOKEN = /^hob_([A-Za-z0-9_-]{16})[A-Za-z0-9_-]{43}$/;

export function newMatchId(): MatchId {
  return randomUUID() as string as MatchId;
}

export function parseMatchId(text: string): MatchId | null {
  const lower = text.toLowerCase();
  return UUID.test(lower) ? (lower as MatchId) : null;
}

export function newPlayerId(): PlayerId {
  return randomBytes(12).toString('base64url') as PlayerId;
}

export function parsePlayerId(text: string): PlayerId | null {
  return PLAYER_ID.test(text) ? (text as PlayerId) : null;
}

export function newTokenId(): TokenId {
  return randomBytes(12).toString('base64url') as TokenId;
}

export function parseTokenId(text: string): TokenId | null {
  return PLAYER_ID.test(text) ? (text as TokenId) : null;
}

export function newChallengeId(): ChallengeId {
  return randomBytes(16).toString('base64url') as ChallengeId;
}

export function parseChallengeId(text: string): ChallengeId | null {
  return INVITE_CODE.test(text) ? (text as ChallengeId) : null;
}

export function parsePasskeyId(text: string): PasskeyId | null {
  return PASSKEY_ID.test(text) ? (text as PasskeyId) : null;
}

export function newInviteCode(): InviteCode {
  return randomBytes(16).toString('base64url') as InviteCode;
}

export function parseInviteCode(text: string): InviteCode | null {
  return INVITE_CODE.test(text) ? (text as InviteCode) : null;
}

export function newToken(player: PlayerId): Token {
  return `hob_${player}${randomBytes(32).toString('base64url')}` as Token;
}

/** The token with the player that it names; null when it has not the form of one. */
export function parseToken(text: string): { readonly token: Token; readonly player: PlayerId } | null {
  const player = TOKEN.exec(text)?.[1];
  return player === undefined ? null : { token: text as Token, player: player as PlayerId };
}

export function parseTokenHash(text: string): TokenHash | null {
  return TOKEN_HASH.test(text) ? (text as TokenHash) : null;
}

export function hashToken(token: Token): TokenHash {
  return createHash('sha256').update(token).digest('base64url') as TokenHash;
}
