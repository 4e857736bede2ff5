// A token being made for a program: its name, what it may do, how long it lives.
import type { CreateTokenMutationVariables, Scope } from '../api/operations.generated.ts';

export const SCOPES: readonly Scope[] = ['READ', 'PLAY', 'MANAGE'];
export const LIVES = ['month', 'year', 'never'] as const;
export type Life = (typeof LIVES)[number];

export interface TokenDraft {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly life: Life;
}

export const NEW_TOKEN: TokenDraft = { name: '', scopes: ['READ', 'PLAY'], life: 'year' };

/** In the order of the vocabulary, each once. */
export function withScope(draft: TokenDraft, scope: Scope, on: boolean): TokenDraft {
  return { ...draft, scopes: SCOPES.filter(one => (one === scope ? on : draft.scopes.includes(one))) };
}

export function isReady({ name, scopes }: TokenDraft): boolean {
  return name.trim() !== '' && scopes.length > 0;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS: Readonly<Record<Exclude<Life, 'never'>, number>> = { month: 30, year: 365 };

export function tokenInput(
  { name, scopes, life }: TokenDraft,
  now: number,
): CreateTokenMutationVariables['input'] {
  const expiresAt = life === 'never' ? null : new Date(now + DAYS[life] * DAY_MS).toISOString();
  return { name, scopes, expiresAt };
}
