// Random legal play that comes to an end: passes more often than not and bids low, or a rubber takes thousands of moves.
import { acceptMove, type Move } from '../../engine/accept.ts';
import { CARDS, type Card } from '../../engine/cards.ts';
import type { Pack } from '../../engine/deck.ts';
import { legalMoves } from '../../engine/legal-moves.ts';
import type { MatchState } from '../../engine/match.ts';
import { viewFor } from '../../engine/view.ts';

/** Numbers from 0 up to, not including, `limit`. */
export type Random = (limit: number) => number;

/** The same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return limit => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
}

export function randomPack(random: Random): Pack {
  const left: Card[] = [...CARDS];
  return CARDS.flatMap(() => left.splice(random(left.length), 1));
}

interface Choice {
  readonly calls: readonly string[];
  readonly cards: readonly unknown[];
}

/** Which of the legal moves to make: an index into the calls, or into the cards when no call is legal. */
export function chooseIndex({ calls, cards }: Choice, random: Random): number {
  if (calls.length === 0) return random(cards.length);
  return random(10) < 6 ? calls.indexOf('PASS') : random(Math.min(4, calls.length));
}

/** One legal move of whoever is on turn, legality and the views of two players included; itself once the deal has ended. */
export function playOn(match: MatchState, random: Random): MatchState {
  const turn = viewFor(match, null).deal.turn;
  if (turn === null) return match;
  const legal = legalMoves(viewFor(match, turn.player));
  const index = chooseIndex(legal, random);
  const [call, card] = [legal.calls[index], legal.cards[index]];
  const move: Move | null =
    call !== undefined ? { kind: 'call', call } : card !== undefined ? { kind: 'card', card } : null;
  const moved = move === null ? null : acceptMove(match, turn.player, move);
  if (moved === null || !moved.ok) throw new Error('A legal move was refused');
  return moved.value;
}
