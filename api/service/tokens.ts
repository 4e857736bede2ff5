// A player's tokens for programs and sessions of devices: made, listed, ended.
import { accepted, type Result, refused } from '../../engine/result.ts';
import { unauthenticated } from '../errors.ts';
import type { Caller } from '../identity/caller.ts';
import { parseScopes } from '../identity/scopes.ts';
import { type MatchId, type PlayerId, parseMatchId, parseTokenId, type Token, type TokenId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { Scope, StoredSession, StoredSessionKind } from '../store/items.ts';
import { parseName } from './accounts.ts';
import { startOfDay } from './days.ts';
import type { Dependencies } from './dependencies.ts';
import { formatCursor, type Page, type PageRequest, pageOf, parseCursor } from './paging.ts';
import { hasExpired, openSession } from './sessions.ts';

/** A credential as its owner sees it: everything but its hash. */
export interface SeenToken {
  readonly id: TokenId;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly matchId: MatchId | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** Whether the caller has called with it. */
  readonly current: boolean;
}

export interface TokenAsked {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly matchId: string | null;
  readonly expiresAt: string | null;
}

export interface CreatedToken {
  /** To be handed over once, as it is. */
  readonly secret: Token;
  readonly token: SeenToken;
}

export async function createToken(
  deps: Dependencies,
  caller: Caller,
  asked: TokenAsked,
): Promise<Result<CreatedToken, Refusal>> {
  const name = parseName(asked.name);
  if (name === null) return refused({ code: 'INVALID_NAME' });
  const scopes = parseScopes(asked.scopes);
  const isForOne = asked.matchId !== null;
  if (scopes === null || (isForOne && scopes.includes('MANAGE'))) return refused({ code: 'INVALID_SCOPES' });
  const matchId = asked.matchId === null ? null : parseMatchId(asked.matchId);
  if (isForOne && matchId === null) return refused({ code: 'INVALID_ID' });
  const { expiresAt } = asked;
  if (expiresAt !== null && !isExpiry(expiresAt, deps.now())) return refused({ code: 'INVALID_EXPIRY' });
  const opened = await openSession(deps, caller.player, {
    kind: 'PROGRAM',
    name,
    scopes,
    matchId,
    expiresAt,
  });
  if (opened.ok) {
    const { token: secret, session } = opened.value;
    return accepted({ secret, token: seenBy(caller, session) });
  }
  if (opened.refusal === 'TOO_MANY') return refused({ code: 'TOO_MANY' });
  throw unauthenticated('This account has been deleted.');
}

const FURTHEST_YEARS = 10;

/** A moment that there is, in the future, at most ten years away. */
function isExpiry(text: string, now: string): boolean {
  const moment = new Date(text);
  const isThere = !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
  const furthest = new Date(now);
  furthest.setUTCFullYear(furthest.getUTCFullYear() + FURTHEST_YEARS);
  return isThere && text > now && moment <= furthest;
}

/** Ends one of the player's tokens or devices; null when that is done. */
export async function revokeToken(
  { store }: Dependencies,
  player: PlayerId,
  id: string,
): Promise<Refusal | null> {
  const session = await findSession(store, player, id);
  if (session === null) return { code: 'TOKEN_UNKNOWN' };
  await store.deleteSession(player, session.hash);
  return null;
}

/** Ends the credential that the caller has called with. */
export async function signOut({ store }: Dependencies, { player, hash }: Caller): Promise<void> {
  await store.deleteSession(player, hash);
}

/** One of the caller's own tokens or devices; null when there is none by that id. */
export async function readToken(
  { store, now }: Dependencies,
  caller: Caller,
  id: string,
): Promise<SeenToken | null> {
  const session = await findSession(store, caller.player, id);
  return session === null || hasExpired(session, now()) ? null : seenBy(caller, session);
}

async function findSession(store: Dependencies['store'], player: PlayerId, text: string) {
  const id = parseTokenId(text);
  const sessions = id === null ? [] : await store.listSessions(player, { consistent: true });
  return sessions.find(session => session.id === id) ?? null;
}

export interface TokenListRequest extends PageRequest {
  readonly kind: StoredSessionKind;
}

/** The caller's own, the newest first, without those that have expired. */
export async function listTokens(
  { store, now }: Dependencies,
  caller: Caller,
  { kind, first, after }: TokenListRequest,
): Promise<Page<SeenToken>> {
  const behind = parseCursor(after, ([word, place]) => (word === kind ? place || null : null));
  const time = now();
  const edges = (await store.listSessions(caller.player, { consistent: true }))
    .filter(session => session.kind === kind && !hasExpired(session, time))
    .map(session => ({ place: `${session.createdAt}#${session.id}`, node: seenBy(caller, session) }))
    .toSorted((a, b) => (a.place < b.place ? 1 : -1))
    .filter(({ place }) => behind === null || place < behind)
    .map(({ place, node }) => ({ cursor: formatCursor([kind, place]), node }));
  return pageOf(edges.slice(0, first), { after, hasNextPage: edges.length > first });
}

function seenBy(caller: Caller, session: StoredSession): SeenToken {
  const { id, name, scopes, matchId, createdAt, expiresAt, lastUsed } = session;
  const lastUsedAt = lastUsed === null ? null : startOfDay(lastUsed);
  return { id, name, scopes, matchId, createdAt, expiresAt, lastUsedAt, current: id === caller.session };
}
