// Who is calling: a bearer token, else the site's session cookie. Only hashes are looked up.
import type { GraphQLError } from 'graphql';
import { unauthenticated } from '../errors.ts';
import { hashToken, type MatchId, type PlayerId, parseToken, type TokenHash, type TokenId } from '../ids.ts';
import type { Scope, StoredSession, StoredSessionKind } from '../store/items.ts';
import type { Store } from '../store/store.ts';
import { sessionCookieOf } from './cookie.ts';
import { ownOrigin } from './passkey-site.ts';

export interface Caller {
  readonly player: PlayerId;
  /** The credential that it has called with. */
  readonly session: TokenId;
  readonly hash: TokenHash;
  readonly kind: StoredSessionKind;
  readonly scopes: readonly Scope[];
  /** The only match that the credential is for; null for all. */
  readonly matchId: MatchId | null;
}

/** What a request says of its sender. Header names in lower case; cookies as `name=value`. */
export interface Sender {
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  /** Whether the browser speaks HTTPS to us; false on the local server only. */
  readonly secure: boolean;
}

export interface Lookup {
  readonly store: Pick<Store, 'readSession'>;
  readonly now: () => string;
  /** Told of a session that is valid, before the caller is. */
  readonly onFound: (session: StoredSession) => void;
  /** Awaited before a credential that names a player, but is none of his, is refused. */
  readonly onUnknown: (player: PlayerId) => Promise<void>;
}

/**
 * The caller, or null when the request names none. Rejects with UNAUTHENTICATED when it names one that does
 * not exist or has expired; a session is looked for twice, since one just made may not have reached every replica.
 * One just revoked may be found for the moment that a replica lags; see `confirmCaller`.
 */
export async function callerOf(sender: Sender, lookup: Lookup): Promise<Caller | null> {
  const text = bearerOf(sender) ?? sessionCookieOf(sender);
  if (text === null) return null;
  const parsed = parseToken(text);
  if (parsed === null) throw unknownSession();
  const { token, player } = parsed;
  const session = await findSession(lookup.store, player, hashToken(token));
  if (session === null) {
    await lookup.onUnknown(player);
    throw unknownSession();
  }
  if (session.expiresAt !== null && session.expiresAt <= lookup.now()) throw unknownSession();
  lookup.onFound(session);
  const { id, hash, kind, scopes, matchId } = session;
  return { player, session: id, hash, kind, scopes, matchId };
}

async function findSession(store: Lookup['store'], player: PlayerId, hash: TokenHash) {
  return (
    (await store.readSession(player, hash)) ?? (await store.readSession(player, hash, { consistent: true }))
  );
}

/**
 * Rejects with UNAUTHENTICATED when the credential has been revoked since, which `callerOf` may not have heard of:
 * who has taken a lost one back must not find that it has made another meanwhile.
 */
export async function confirmCaller({ player, hash }: Caller, { store, onUnknown }: Lookup): Promise<void> {
  if ((await store.readSession(player, hash, { consistent: true })) !== null) return;
  await onUnknown(player);
  throw unknownSession();
}

/** Whether the session comes by cookie, which browsers send by themselves. */
export function callsByCookie(sender: Sender): boolean {
  return bearerOf(sender) === null && sessionCookieOf(sender) !== null;
}

/**
 * Whether the request comes from our own pages or from no page at all. Old browsers have no `Sec-Fetch-Site`,
 * but all send `Origin` with JSON from another site; what sends neither is no browser. Behind CloudFront the host
 * that the browser asked is in `X-Forwarded-Host`, which no page of another site can add.
 */
export function isSameOrigin(sender: Sender): boolean {
  const site = sender.headers.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = sender.headers.get('origin');
  const own = ownOrigin(sender);
  return origin === undefined || (own !== null && hostOf(origin) === hostOf(own));
}

// Of any other scheme the whole header is the token, and so an unknown one.
function bearerOf({ headers }: Sender): string | null {
  const header = headers.get('authorization');
  return header === undefined ? null : header.replace(/^bearer +/i, '').trim();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function unknownSession(): GraphQLError {
  return unauthenticated('This session is unknown; sign up or sign in again.');
}
