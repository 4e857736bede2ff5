// The keys of the one table (docs/design.md, "Storage"). Order of text is order in the table, so numbers
// are padded and times are ISO 8601.
import { createHash } from 'node:crypto';
import type { ChallengeId, InviteCode, MatchId, PasskeyId, PlayerId, TokenHash } from '../ids.ts';
import type { Membership } from './items.ts';
import type { MembershipState } from './store.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What both heads of a match begin with, so that one query reads them. */
export const HEAD_PREFIX = 'HEAD#';
export const LIVE_SORT = `${HEAD_PREFIX}LIVE`;
export const SETUP_SORT = `${HEAD_PREFIX}SETUP`;

export function matchPartition(id: MatchId): string {
  return `MATCH#${id}`;
}

export function liveKey(id: MatchId): Key {
  return { pk: matchPartition(id), sk: LIVE_SORT };
}

export function setupKey(id: MatchId): Key {
  return { pk: matchPartition(id), sk: SETUP_SORT };
}

export function dealKey(id: MatchId, number: number): Key {
  return { pk: matchPartition(id), sk: `DEAL#${String(number).padStart(4, '0')}` };
}

export function playerPartition(player: PlayerId): string {
  return `PLAYER#${player}`;
}

export function profileKey(player: PlayerId): Key {
  return { pk: playerPartition(player), sk: 'PROFILE' };
}

/** What all sessions of a player and his tombstone begin with, so that one query reads them. */
export const SESSION_PREFIX = 'AUTH#';

export function sessionKey(player: PlayerId, hash: TokenHash): Key {
  return { pk: playerPartition(player), sk: `${SESSION_PREFIX}${hash}` };
}

/** No hash has a `!`, and it sorts before all of them: the tombstone is always the first item read. */
export const TOMBSTONE_SORT = `${SESSION_PREFIX}!`;

export function tombstoneKey(player: PlayerId): Key {
  return { pk: playerPartition(player), sk: TOMBSTONE_SORT };
}

export const PASSKEY_PREFIX = 'PASSKEY#';

/** By the credential's hash: its id may be longer than the 1 024 bytes that a sort key has. */
export function passkeyKey(player: PlayerId, id: PasskeyId): Key {
  const hash = createHash('sha256').update(id).digest('base64url');
  return { pk: playerPartition(player), sk: `${PASSKEY_PREFIX}${hash}` };
}

export function membershipPrefix(state: MembershipState): string {
  return `${state}#`;
}

export function membershipKey(player: PlayerId, membership: Membership, state: MembershipState): Key {
  return { pk: playerPartition(player), sk: `${membershipPrefix(state)}${matchSort(membership)}` };
}

export const OPEN_PARTITION = 'OPEN';

export function openMatchKey(open: Membership): Key {
  return { pk: OPEN_PARTITION, sk: matchSort(open) };
}

/** Matches by age; those of one instant are told apart by their ids. */
function matchSort({ createdAt, matchId }: Membership): string {
  return `${createdAt}#${matchId}`;
}

export function invitationKey(code: InviteCode): Key {
  return { pk: `INVITE#${code}`, sk: 'INVITE' };
}

export function challengeKey(id: ChallengeId): Key {
  return { pk: `CHALLENGE#${id}`, sk: 'CHALLENGE' };
}

export function deviceCodeKey(selector: string): Key {
  return { pk: `CODE#${selector}`, sk: 'CODE' };
}

/** The window is in the key, so that each begins at nothing. */
export function countKey(name: string, windowEndsAt: string): Key {
  return { pk: `COUNT#${name}#${windowEndsAt}`, sk: 'COUNT' };
}
