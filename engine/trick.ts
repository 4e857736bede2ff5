// Which of the available cards may be played to a trick, and who wins it. Rule book, section 4.
import type { Denomination } from './auction.ts';
import { type Card, rankOf, type Suit, suitOf } from './cards.ts';
import type { Follow } from './rules.ts';
import type { Seat } from './seats.ts';

export interface SeatCard {
  readonly seat: Seat;
  readonly card: Card;
}

export interface PlayedCard extends SeatCard {
  /** The cards that this play turned face up. */
  readonly turned: readonly SeatCard[];
}

/** Cards in the order played, clockwise from the leader; `winner` is null until there are four. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly PlayedCard[];
  readonly winner: Seat | null;
}

export const TRICKS_IN_DEAL = 13;

const TRUMP_SUITS: Readonly<Record<Denomination, Suit | null>> = {
  CLUBS: 'C',
  DIAMONDS: 'D',
  HEARTS: 'H',
  SPADES: 'S',
  NO_TRUMP: null,
};

/** The trump suit of a denomination; null at no-trump. */
export function trumpOf(denomination: Denomination): Suit | null {
  return TRUMP_SUITS[denomination];
}

export interface Demand {
  /** The suit led; null for the leader. */
  readonly led: Suit | null;
  readonly trump: Suit | null;
  readonly follow: Follow;
}

/** The playable ones among the cards available to the seat on turn, in the order given. */
export function playableCards(available: readonly Card[], { led, trump, follow }: Demand): readonly Card[] {
  if (led === null) return available;
  const ofSuit = available.filter(card => suitOf(card) === led);
  const orAny = (cards: readonly Card[]) => (cards.length > 0 ? cards : available);
  switch (follow) {
    case 'suit':
      return orAny(ofSuit);
    case 'suitThenTrump':
      return ofSuit.length > 0 ? ofSuit : orAny(available.filter(card => suitOf(card) === trump));
    case 'suitOrTrump':
      return orAny(available.filter(card => suitOf(card) === led || suitOf(card) === trump));
  }
}

/** The suit that a trick's first card sets; null for an empty trick. */
export function suitLed(cards: readonly SeatCard[]): Suit | null {
  const first = cards[0];
  return first === undefined ? null : suitOf(first.card);
}

/** Whether a card played later takes the trick from the one that has been winning: it follows higher, or ruffs. */
export function beats(card: Card, winning: Card, trump: Suit | null): boolean {
  const suit = suitOf(card);
  return suit === suitOf(winning) ? rankOf(card) > rankOf(winning) : suit === trump;
}

/** The highest trump, else the highest card of the suit led; null for an empty trick. */
export function winnerOf(cards: readonly SeatCard[], trump: Suit | null): Seat | null {
  const [first, ...others] = cards;
  if (first === undefined) return null;
  const best = others.reduce(
    (winning, played) => (beats(played.card, winning.card, trump) ? played : winning),
    first,
  );
  return best.seat;
}
