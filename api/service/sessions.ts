// Sessions and tokens as they are made. Their number is bounded, since all of a player's are read with each request.
import { accepted, type Result, refused } from '../../engine/result.ts';
import { hashToken, type MatchId, newToken, newTokenId, type PlayerId, type Token } from '../ids.ts';
import type { Scope, StoredSession, StoredSessionKind } from '../store/items.ts';
import { dayOf } from './days.ts';
import type { Dependencies } from './dependencies.ts';

/** With the others' usual length, 20 fit into the 4 KB of half a read unit. */
const SESSIONS_PER_PLAYER = 20;

export interface SessionAsked {
  readonly kind: StoredSessionKind;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly matchId: MatchId | null;
  readonly expiresAt: string | null;
}

export interface OpenedSession {
  /** To be handed over once, as it is. */
  readonly token: Token;
  readonly session: StoredSession;
}

/** Why no session was made: the player has too many that do not give way, or is no more. */
export type SessionProblem = 'TOO_MANY' | 'ACCOUNT_DELETED';

/** A device may do all that its owner may, and stays until it signs out. */
export function deviceSession(name: string): SessionAsked {
  return { kind: 'DEVICE', name, scopes: ['READ', 'PLAY', 'MANAGE'], matchId: null, expiresAt: null };
}

/** Makes a session, not yet stored. One of a device is in use from the start. */
export function newSession({ now }: Pick<Dependencies, 'now'>, player: PlayerId, asked: SessionAsked) {
  const token = newToken(player);
  const createdAt = now();
  const lastUsed = asked.kind === 'DEVICE' ? dayOf(createdAt) : null;
  const { kind, name, scopes, matchId, expiresAt } = asked;
  const session: StoredSession = {
    player,
    hash: hashToken(token),
    id: newTokenId(),
    kind,
    name,
    scopes,
    matchId,
    createdAt,
    expiresAt,
    lastUsed,
  };
  return { token, session };
}

/**
 * Stores a new session of a player who exists already. It is written first and then judged by what is there, so
 * that of many at once none slips through, nor one beside the deletion of the account.
 */
export async function openSession(
  deps: Dependencies,
  player: PlayerId,
  asked: SessionAsked,
): Promise<Result<OpenedSession, SessionProblem>> {
  const { store } = deps;
  const opened = newSession(deps, player, asked);
  await store.putSession(opened.session);
  const [all, deletedAt] = await Promise.all([
    store.listSessions(player, { consistent: true }),
    store.readTombstone(player, { consistent: true }),
  ]);
  const judged =
    deletedAt === null ? makeRoom(deps, opened.session, all) : refused('ACCOUNT_DELETED' as const);
  const ended = judged.ok ? judged.value : [opened.session];
  await Promise.all(ended.map(({ hash }) => store.deleteSession(player, hash)));
  return judged.ok ? accepted(opened) : judged;
}

/** Which sessions to end: those expired, and for a new device the devices unused longest, until all fit. */
function makeRoom(
  { now, sessionsPerPlayer = SESSIONS_PER_PLAYER }: Dependencies,
  own: StoredSession,
  all: readonly StoredSession[],
): Result<readonly StoredSession[], 'TOO_MANY'> {
  const time = now();
  const expired = all.filter(session => hasExpired(session, time));
  const surplus = all.length - expired.length - sessionsPerPlayer;
  if (surplus <= 0) return accepted(expired);
  if (own.kind === 'PROGRAM') return refused('TOO_MANY');
  const others = all.filter(({ kind, id }) => kind === 'DEVICE' && id !== own.id).toSorted(byUse);
  return others.length < surplus ? refused('TOO_MANY') : accepted([...expired, ...others.slice(0, surplus)]);
}

export function hasExpired({ expiresAt }: Pick<StoredSession, 'expiresAt'>, time: string): boolean {
  return expiresAt !== null && expiresAt <= time;
}

/** Unused longest first; of one day, the older first. */
function byUse(a: StoredSession, b: StoredSession): number {
  const [one, other] = [a, b].map(({ lastUsed, createdAt, id }) => `${lastUsed ?? ''} ${createdAt} ${id}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
