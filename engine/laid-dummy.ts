// How the dummy of contract bridge is laid out: trumps at declarer's left, red and black alternating. Rule book, section 4.
import type { Denomination } from './auction.ts';
import type { Suit } from './cards.ts';

/** Left to right as declarer sees them. Rule book, section 4. */
const ORDERS: Readonly<Record<Denomination, readonly Suit[]>> = {
  SPADES: ['S', 'H', 'C', 'D'],
  HEARTS: ['H', 'S', 'D', 'C'],
  DIAMONDS: ['D', 'S', 'H', 'C'],
  CLUBS: ['C', 'H', 'S', 'D'],
  NO_TRUMP: ['S', 'H', 'C', 'D'],
};

function alternates(suits: readonly Suit[]): boolean {
  const isRed = (suit: Suit | undefined) => suit === 'H' || suit === 'D';
  return suits.every((suit, place) => place === 0 || isRed(suit) !== isRed(suits[place - 1]));
}

/** Every order of the suits, those nearest to the given one first. */
function ordersOf(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  return suits.length < 2
    ? [suits]
    : suits.flatMap(first => ordersOf(suits.filter(suit => suit !== first)).map(rest => [first, ...rest]));
}

/** The suits of a dummy from declarer's left to right: trumps first, red and black in turn where that can be. */
export function dummySuits(held: ReadonlySet<Suit>, denomination: Denomination): readonly Suit[] {
  const usual = ORDERS[denomination].filter(suit => held.has(suit));
  const [trumps] = ORDERS[denomination];
  const mustLead = denomination !== 'NO_TRUMP' && usual[0] === trumps;
  const orders = ordersOf(usual).filter(order => !mustLead || order[0] === trumps);
  return orders.find(alternates) ?? usual;
}
