// Who is calling: a bearer token, else the site's session cookie. Only hashes are looked up.
import type { GraphQLError } from 'graphql';
import { unauthenticated } from '../errors.ts';
import { hashToken, type PlayerId, parseToken, type Token } from '../ids.ts';
import type { Store } from '../store/store.ts';

export interface Caller {
  readonly player: PlayerId;
}

/** What a request says of its sender. Header names in lower case; cookies as `name=value`. */
export interface Sender {
  readonly headers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
  /** Whether the browser speaks HTTPS to us; false on the local server only. */
  readonly secure: boolean;
}

/** Chrome keeps no cookie longer than 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/**
 * The caller, or null when the request names none. Rejects with UNAUTHENTICATED when it names one that does
 * not exist; a session is looked for twice, since one just made may not have reached every replica.
 */
export async function callerOf(sender: Sender, store: Pick<Store, 'readSession'>): Promise<Caller | null> {
  const text = bearerOf(sender) ?? sessionCookieOf(sender);
  if (text === null) return null;
  const parsed = parseToken(text);
  if (parsed === null) throw unknownSession();
  const hash = hashToken(parsed.token);
  const session =
    (await store.readSession(parsed.player, hash)) ??
    (await store.readSession(parsed.player, hash, { consistent: true }));
  if (session === null) throw unknownSession();
  return { player: session.player };
}

/** Whether the session comes by cookie, which browsers send by themselves. */
export function callsByCookie(sender: Sender): boolean {
  return bearerOf(sender) === null && sessionCookieOf(sender) !== null;
}

/**
 * Whether the request comes from our own pages or from no page at all. Old browsers have no `Sec-Fetch-Site`,
 * but all send `Origin` with JSON from another site; what sends neither is no browser.
 */
export function isSameOrigin({ headers }: Sender): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === undefined || hostOf(origin) === headers.get('host')?.toLowerCase();
}

/** The `Set-Cookie` value that keeps the session in the browser. */
export function sessionCookie(token: Token, secure: boolean): string {
  return formatCookie(token, secure, COOKIE_SECONDS);
}

/** The `Set-Cookie` value that makes the browser forget its session. */
export function clearedCookie(secure: boolean): string {
  return formatCookie('', secure, 0);
}

function formatCookie(value: string, secure: boolean, seconds: number): string {
  const attributes = `HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax; Path=/; Max-Age=${seconds}`;
  return `${cookieName(secure)}=${value}; ${attributes}`;
}

// The `__Host-` prefix binds the cookie to this very host, but browsers take it over HTTPS only.
function cookieName(secure: boolean): string {
  return secure ? '__Host-hob' : 'hob';
}

// Of any other scheme the whole header is the token, and so an unknown one.
function bearerOf({ headers }: Sender): string | null {
  const header = headers.get('authorization');
  return header === undefined ? null : header.replace(/^bearer +/i, '').trim();
}

function sessionCookieOf({ cookies, secure }: Sender): string | null {
  const prefix = `${cookieName(secure)}=`;
  return cookies.find(cookie => cookie.startsWith(prefix))?.slice(prefix.length) ?? null;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

function unknownSession(): GraphQLError {
  return unauthenticated('This session is unknown; sign up or sign in again.');
}
