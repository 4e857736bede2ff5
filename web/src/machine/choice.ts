// The call or card that a player has chosen but not yet confirmed, as it is kept in the browser.
import type { Match, Move } from './match-state.ts';

export type Choice = Extract<Move, { readonly kind: 'call' | 'card' }>;

/** A choice is for the version that its player looked at, and for no other. */
export interface KeptChoice {
  readonly version: number;
  readonly choice: Choice;
}

/** "12.card.SA", "3.call.1NT". */
export function formatChoice({ version, choice }: KeptChoice): string {
  return `${version}.${choice.kind}.${choice.kind === 'card' ? choice.card : choice.call}`;
}

export function parseChoice(text: string | null): KeptChoice | null {
  const [, version, kind, what] = /^(\d{1,9})\.(card|call)\.(\w{1,4})$/.exec(text ?? '') ?? [];
  if (version === undefined || what === undefined) {
    return null;
  }
  const choice: Choice = kind === 'card' ? { kind: 'card', card: what } : { kind: 'call', call: what };
  return { version: Number(version), choice };
}

export function isChoice(move: Move): move is Choice {
  return move.kind === 'card' || move.kind === 'call';
}

export function isSameChoice(a: Move | null, b: Move): boolean {
  return a !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** Whether the API lists it now. */
export function isListed({ legalCalls, legalCards }: Match, choice: Choice): boolean {
  return choice.kind === 'card' ? legalCards.includes(choice.card) : legalCalls.includes(choice.call);
}
