// From a shuffled pack to thirteen numbered cards a seat, in the book's dealing order. Rule book, section 3.
import { CARDS, type Card } from './cards.ts';
import { type BySeat, nextSeat, type Seat, seatsFrom } from './seats.ts';

/** All 52 cards, each once, in the order in which they leave the pack. */
export type Pack = readonly Card[];

export function isPack(cards: readonly Card[]): cards is Pack {
  return cards.length === CARDS.length && new Set(cards).size === CARDS.length;
}

const ROUNDS_OF_TWO = 6;

/** Two at a time, clockwise from dealer's left, six rounds; the last four one at a time. */
export function dealPack(pack: Pack, dealer: Seat): BySeat<readonly Card[]> {
  const hands: Record<Seat, Card[]> = { NORTH: [], EAST: [], SOUTH: [], WEST: [] };
  seatsFrom(nextSeat(dealer)).forEach((seat, place) => {
    for (let round = 0; round < ROUNDS_OF_TWO; round++) {
      const first = round * 8 + place * 2;
      hands[seat].push(...pack.slice(first, first + 2));
    }
    hands[seat].push(...pack.slice(48 + place, 49 + place));
  });
  return hands;
}
