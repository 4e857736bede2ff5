// The last answers about one's own matches, kept in this browser for when nobody answers. They are one account's:
// whenever the account changes, all of them go. Moves are never kept here.
import type { Ask, Outcome } from './client.ts';
import type { Operation } from './operations.ts';

/** Whose answers are kept. */
export const KEPT = ['SetUp', 'MyMatches', 'Match', 'Sheet', 'Deal', 'LookBack', 'Score'];

/** After these another account is in use, or none. */
export const CHANGING_ACCOUNT = ['SignUp', 'SignInWithPasskey', 'SignInWithCode', 'SignOut', 'DeleteAccount'];

export interface KeptAnswer {
  readonly text: string;
  /** Milliseconds of the clock when it was given. */
  readonly at: number;
}

export interface AnswerStore {
  /** Changes whenever the store is cleared, by any page of this browser. */
  era(): string;
  read(key: string): Promise<KeptAnswer | null>;
  write(key: string, answer: KeptAnswer): Promise<void>;
  clear(): Promise<void>;
}

/** What a page knows of its connection. */
export type Connection =
  | { readonly kind: 'up' }
  /** `asOf`: when what is shown was so; null when nothing is known. */
  | { readonly kind: 'down'; readonly asOf: number | null };

export interface KeepingParts {
  readonly ask: Ask;
  readonly store: AnswerStore;
  readonly now: () => number;
  readonly tell: (connection: Connection) => void;
}

export function operationName({ text }: { readonly text: string }): string {
  return /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
}

function parseKept<Data>(text: string): Data {
  return JSON.parse(text) as Data;
}

/** The question as asked: an answer to another version's question is not found. */
function keyOf(operation: { readonly text: string }, variables: unknown): string {
  return `/kept?${new URLSearchParams({ text: operation.text, variables: JSON.stringify(variables) })}`;
}

/** Asks as `ask` does; where nobody answers, the answer kept from before is given with its time. */
export function keepingAnswers({ ask, store, now, tell }: KeepingParts): Ask {
  let lastAnswer: number | null = null;

  const keptOr = async <Data>(missing: Outcome<Data>, key: string): Promise<Outcome<Data>> => {
    const kept = await store.read(key);
    if (kept === null) {
      tell({ kind: 'down', asOf: lastAnswer });
      return missing;
    }
    tell({ kind: 'down', asOf: kept.at });
    return { kind: 'data', data: parseKept(kept.text), keptAt: kept.at };
  };

  return async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => {
    const name = operationName(operation);
    const key = keyOf(operation, variables);
    const era = store.era();
    const outcome = await ask(operation, variables);
    if (outcome.kind === 'failed' && outcome.failure === 'network') {
      if (KEPT.includes(name)) {
        return keptOr(outcome, key);
      }
      tell({ kind: 'down', asOf: lastAnswer });
      return outcome;
    }
    lastAnswer = now();
    tell({ kind: 'up' });
    if (outcome.kind === 'failed' ? outcome.failure === 'signedOut' : CHANGING_ACCOUNT.includes(name)) {
      await store.clear();
    } else if (outcome.kind === 'data' && KEPT.includes(name) && store.era() === era) {
      store.write(key, { text: JSON.stringify(outcome.data), at: lastAnswer });
    }
    return outcome;
  };
}
