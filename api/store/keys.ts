// The keys of the one table (docs/design.md, "Storage"). Order of text is order in the table, so numbers
// are padded and times are ISO 8601.
import type { InviteCode, MatchId, PlayerId, TokenHash } from '../ids.ts';
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

export function sessionKey(player: PlayerId, hash: TokenHash): Key {
  return { pk: playerPartition(player), sk: `AUTH#${hash}` };
}

export function membershipPrefix(state: MembershipState): string {
  return `${state}#`;
}

export function membershipKey(player: PlayerId, membership: Membership, state: MembershipState): Key {
  const { createdAt, matchId } = membership;
  return { pk: playerPartition(player), sk: `${membershipPrefix(state)}${createdAt}#${matchId}` };
}

export function invitationKey(code: InviteCode): Key {
  return { pk: `INVITE#${code}`, sk: 'INVITE' };
}
