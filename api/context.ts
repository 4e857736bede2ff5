// What resolvers know of a request. The session is looked up from the first moment on, so that the service's
// own reads run beside it.
import { isUnauthenticated, unauthenticated } from './errors.ts';
import {
  type Caller,
  callerOf,
  callsByCookie,
  confirmCaller,
  isSameOrigin,
  type Lookup,
  type Sender,
} from './identity/caller.ts';
import { clearedCookie, sessionCookie } from './identity/cookie.ts';
import { deviceName } from './identity/device-name.ts';
import { ownOrigin } from './identity/passkey-site.ts';
import { checkScope, isFor } from './identity/scopes.ts';
import type { PlayerId, Token } from './ids.ts';
import { type Language, languageFor } from './language.ts';
import { describeFault, type Log } from './log.ts';
import { dayOf } from './service/days.ts';
import type { Scope, StoredSession } from './store/items.ts';
import type { Store } from './store/store.ts';

export interface HttpRequest extends Sender {
  readonly requestId: string;
  /** The client's, for rates. */
  readonly address: string;
}

export interface Context {
  readonly requestId: string;
  /** Where the request comes from; for rates alone. */
  readonly address: string;
  /** Null when the request names nobody; rejects with UNAUTHENTICATED when it names an unknown session. */
  readonly caller: () => Promise<Caller | null>;
  /** Asks the store itself, once, whether the caller's credential has been revoked; rejects with UNAUTHENTICATED then. */
  readonly confirm: (caller: Caller) => Promise<void>;
  /** Whether another site's page sends our cookie: such a request gets no answer, and its cookie is not looked at. */
  readonly isForeign: boolean;
  readonly language: Language;
  /** The origin of our own pages as the browser knows it; null when the request names no host. */
  readonly origin: string | null;
  /** What to call the browser that asks: "Chrome, Android". */
  readonly deviceName: () => string;
  /** Keeps the session in the browser that asked. */
  readonly setCookie: (token: Token) => void;
  /** Makes the browser forget its session, when it has called by it. */
  readonly clearCookie: () => void;
}

export interface ContextOptions {
  readonly store: Pick<Store, 'readSession' | 'noteSessionUse'>;
  readonly now: () => string;
  readonly log: Log;
  /** Goes on with an unfinished deletion of the player's account, if there is one. */
  readonly resumeDeletion: (player: PlayerId) => Promise<void>;
}

export interface OpenRequest {
  readonly context: Context;
  /** The `Set-Cookie` values to answer with, once the operation is done. */
  readonly cookies: () => readonly string[];
  /** To be awaited before the answer leaves: what was begun beside it. Never rejects. */
  readonly finish: () => Promise<void>;
}

export function openRequest(request: HttpRequest, options: ContextOptions): OpenRequest {
  const byCookie = callsByCookie(request);
  const isForeign = byCookie && !isSameOrigin(request);
  const { requestId, headers, secure } = request;
  let cookies: readonly string[] = [];
  let noted: Promise<void> = Promise.resolve();
  const beside = beginsBeside(requestId, options);
  const asking: Lookup = {
    ...options,
    onFound: session => {
      noted = beside(() => noteUse(session, options));
    },
    onUnknown: player => beside(() => options.resumeDeletion(player)),
  };
  const lookup = isForeign ? Promise.resolve(null) : callerOf(request, asking);
  let confirmation: Promise<void> | null = null;
  const clearCookie = () => {
    if (byCookie) cookies = [clearedCookie(secure)];
  };
  // A page cannot delete an HttpOnly cookie, so a session that is no more is deleted for it. This also keeps
  // the rejection from going unhandled when nobody waits for the caller.
  const clearWhenUnknown = (error: unknown) => {
    if (isUnauthenticated(error)) clearCookie();
  };
  lookup.catch(clearWhenUnknown);
  const context: Context = {
    requestId,
    address: request.address,
    caller: () => lookup,
    confirm: caller => {
      confirmation ??= confirmCaller(caller, asking);
      confirmation.catch(clearWhenUnknown);
      return confirmation;
    },
    isForeign,
    language: languageFor(headers.get('accept-language')),
    origin: ownOrigin(request),
    deviceName: () => deviceName(headers.get('user-agent')),
    setCookie: token => {
      cookies = [sessionCookie(token, secure)];
    },
    clearCookie,
  };
  return { context, cookies: () => cookies, finish: () => noted };
}

/** Work that a request is not to fail for: what goes wrong is only logged. */
function beginsBeside(requestId: string, { log }: ContextOptions) {
  return async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log({ level: 'error', requestId, ...describeFault(error) });
    }
  };
}

/** One more write a day and credential. */
async function noteUse(session: StoredSession, { store, now }: ContextOptions): Promise<void> {
  const today = dayOf(now());
  if (session.lastUsed !== today) await store.noteSessionUse(session.player, session.hash, today);
}

/**
 * The caller of an operation on one match, or on what belongs to the account as a whole when `match` is left out.
 * Rejects with UNAUTHENTICATED when nobody is signed in, with FORBIDDEN when the credential is not for this.
 */
export async function requireCaller(context: Context, scope: Scope, match?: string | null): Promise<Caller> {
  const caller = await context.caller();
  if (caller === null) throw unauthenticated('Sign in first: send a token or the session cookie.');
  return checked(context, caller, { scope, match: match ?? null });
}

interface Need {
  readonly scope: Scope;
  readonly match: string | null;
}

/** What belongs to the account alone is worth a second look; moves are not, for there is one every few seconds. */
async function checked(context: Context, caller: Caller, { scope, match }: Need): Promise<Caller> {
  checkScope(caller, scope, match);
  if (scope === 'MANAGE') await context.confirm(caller);
  return caller;
}

/** Who looks at a match: nobody when the caller's credential is for another one. */
export async function viewerOf(context: Context, match: string): Promise<PlayerId | null> {
  const caller = await context.caller();
  return caller?.scopes.includes('READ') && isFor(caller, match) ? caller.player : null;
}

/** The caller when it is that player, with the scope for what is his own; null when it is somebody else. */
export async function ownerAs(context: Context, player: PlayerId, scope: Scope): Promise<Caller | null> {
  const caller = await context.caller();
  return caller?.player === player ? checked(context, caller, { scope, match: null }) : null;
}
