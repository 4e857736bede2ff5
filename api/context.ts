// What resolvers know of a request. The session is looked up from the first moment on, so that the service's
// own reads run beside it.
import { isUnauthenticated, unauthenticated } from './errors.ts';
import {
  type Caller,
  callerOf,
  callsByCookie,
  clearedCookie,
  isSameOrigin,
  type Sender,
  sessionCookie,
} from './identity/caller.ts';
import type { Token } from './ids.ts';
import { type Language, languageFor } from './language.ts';
import type { Store } from './store/store.ts';

export interface HttpRequest extends Sender {
  readonly requestId: string;
}

export interface Context {
  readonly requestId: string;
  /** Null when the request names nobody; rejects with UNAUTHENTICATED when it names an unknown session. */
  readonly caller: () => Promise<Caller | null>;
  /** False when another site's page sends our cookie: such a request may read, but change nothing. */
  readonly mayMutate: boolean;
  readonly language: Language;
  /** Keeps the session in the browser that asked. */
  readonly setCookie: (token: Token) => void;
}

export interface OpenRequest {
  readonly context: Context;
  /** The `Set-Cookie` values to answer with, once the operation is done. */
  readonly cookies: () => readonly string[];
}

export function openRequest(request: HttpRequest, store: Pick<Store, 'readSession'>): OpenRequest {
  const byCookie = callsByCookie(request);
  let cookies: readonly string[] = [];
  const lookup = callerOf(request, store);
  // A page cannot delete an HttpOnly cookie, so a session that is no more is deleted for it. This also keeps
  // the rejection from going unhandled when nobody waits for the caller.
  lookup.catch((error: unknown) => {
    if (byCookie && isUnauthenticated(error)) cookies = [clearedCookie(request.secure)];
  });
  const context: Context = {
    requestId: request.requestId,
    caller: () => lookup,
    mayMutate: !byCookie || isSameOrigin(request),
    language: languageFor(request.headers.get('accept-language')),
    setCookie: token => {
      cookies = [sessionCookie(token, request.secure)];
    },
  };
  return { context, cookies: () => cookies };
}

/** The caller of an operation that needs one; rejects with UNAUTHENTICATED when nobody is signed in. */
export async function requireCaller(context: Context): Promise<Caller> {
  const caller = await context.caller();
  if (caller === null) throw unauthenticated('Sign in first: send a token or the session cookie.');
  return caller;
}
