// One request to the API and its outcome as a value. The session is an HttpOnly cookie of the same origin.
import type { Operation } from './operations.ts';

/**
 * `network`: nobody answered, or the server is in trouble: worth trying again. `limited`: asked too often, so only
 * much later. The others are not.
 */
export type Failure = 'network' | 'limited' | 'signedOut' | 'refused';

export type Outcome<Data> =
  /** `keptAt`: nobody answered, and this is the answer of that time (milliseconds of the clock). */
  | { readonly kind: 'data'; readonly data: Data; readonly keptAt?: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

export type Ask = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Outcome<Data>>;

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

const PATIENCE_MS = 20_000;

function parseAnswer<Data>(text: string): Answer<Data> {
  return JSON.parse(text) as Answer<Data>;
}

function outcomeOf<Data>(status: number, answer: Answer<Data>): Outcome<Data> {
  const code = answer.errors?.[0]?.extensions?.code;
  if (status === 401 || code === 'UNAUTHENTICATED') {
    return { kind: 'failed', failure: 'signedOut' };
  }
  if (answer.errors === undefined && answer.data) {
    return { kind: 'data', data: answer.data };
  }
  if (status === 429) {
    return { kind: 'failed', failure: 'limited' };
  }
  const ours = status >= 500 || code === 'INTERNAL_SERVER_ERROR';
  return { kind: 'failed', failure: ours ? 'network' : 'refused' };
}

/** Asks in the language given, so that refusals come in it. */
export function askIn(language: () => string, address = '/graphql'): Ask {
  return async (operation, variables) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'accept-language': language() },
        body: JSON.stringify({ query: operation.text, variables }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return outcomeOf(response.status, parseAnswer(await response.text()));
    } catch {
      return { kind: 'failed', failure: 'network' };
    }
  };
}

/** Milliseconds before the next try, after so many that failed: 1, 2, 4, 8 and then 15 s. */
export function retryDelay(failures: number): number {
  return failures > 4 ? 15_000 : 500 * 2 ** failures;
}
