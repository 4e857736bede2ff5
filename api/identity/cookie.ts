// The site's session cookie: out of reach of scripts, sent to this host only.
import type { Token } from '../ids.ts';
import type { Sender } from './caller.ts';

/** Chrome keeps no cookie longer than 400 days. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** The `Set-Cookie` value that keeps the session in the browser. */
export function sessionCookie(token: Token, secure: boolean): string {
  return formatCookie(token, secure, COOKIE_SECONDS);
}

/** The `Set-Cookie` value that makes the browser forget its session. */
export function clearedCookie(secure: boolean): string {
  return formatCookie('', secure, 0);
}

export function sessionCookieOf({ cookies, secure }: Sender): string | null {
  const prefix = `${cookieName(secure)}=`;
  return cookies.find(cookie => cookie.startsWith(prefix))?.slice(prefix.length) ?? null;
}

function formatCookie(value: string, secure: boolean, seconds: number): string {
  const attributes = `HttpOnly; ${secure ? 'Secure; ' : ''}SameSite=Lax; Path=/; Max-Age=${seconds}`;
  return `${cookieName(secure)}=${value}; ${attributes}`;
}

/** The `__Host-` prefix binds the cookie to this very host, but browsers take it over HTTPS only. */
export function cookieName(secure: boolean): string {
  return secure ? '__Host-hob' : 'hob';
}
