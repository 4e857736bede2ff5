// What a credential may be used for. The scopes are a ladder: PLAY includes READ, and MANAGE includes both, since who
// may make tokens and passkeys could make one for anything.
import { forbidden } from '../errors.ts';
import type { MatchId } from '../ids.ts';
import { SCOPES, type Scope } from '../store/items.ts';
import type { Caller } from './caller.ts';

/** The scopes asked for with those that they include; null unless at least one is named, each once. */
export function parseScopes(asked: readonly Scope[]): readonly Scope[] | null {
  if (asked.length === 0 || new Set(asked).size < asked.length) return null;
  const highest = Math.max(...asked.map(scope => SCOPES.indexOf(scope)));
  return SCOPES.slice(0, highest + 1);
}

/** Whether the credential is for the match; a text that is no match's id is none's. */
export function isFor({ matchId }: Pick<Caller, 'matchId'>, match: string | null): boolean {
  return matchId === null || matchId === match?.toLowerCase();
}

/**
 * Throws FORBIDDEN unless the caller has the scope and its credential is for the match; `match` is null for what
 * belongs to the account as a whole, out of reach of a credential for one match.
 */
export function checkScope(caller: Caller, scope: Scope, match: string | MatchId | null): void {
  if (!caller.scopes.includes(scope)) throw forbidden(`This token lacks the scope ${scope}.`);
  if (!isFor(caller, match)) throw forbidden('This token is for another match.');
}
