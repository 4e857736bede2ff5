// Deals written down for tests: hands as in PBN, dummies by their columns, and the pack that deals them.
import { CARDS, type Card, parseCard } from '../../../engine/cards.ts';
import type { Pack } from '../../../engine/deck.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../../engine/seats.ts';

/** Thirteen cards in the order received; null for a card that the test does not care about. */
export type HandSpec = readonly (Card | null)[];

export const ANY_HAND: HandSpec = Array.from({ length: 13 }, () => null);

/** The value, where a test knows that there is one. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('Nothing there');
  return value;
}

export function cardOf(name: string): Card {
  return present(parseCard(name));
}

/** "SA S2 HT" to cards. */
export function cardsOf(names: string): readonly Card[] {
  return names.split(' ').filter(Boolean).map(cardOf);
}

/** Up to thirteen cards by name, in the order received. */
export function received(names: string): HandSpec {
  return ANY_HAND.map((_, i) => cardsOf(names)[i] ?? null);
}

/** A hand as in PBN, "AKJ9.A942.863.85": spades, hearts, diamonds, clubs. */
export function hand(text: string): HandSpec {
  const suits = ['S', 'H', 'D', 'C'];
  return received(
    text
      .split('.')
      .flatMap((ranks, i) => [...ranks].map(rank => `${suits[i]}${rank}`))
      .join(' '),
  );
}

/** A dummy in columns, "SQ/H4 …": open card over closed card; the seventh place has no closed one; "-" is any card. */
export function columns(text: string): HandSpec {
  const places = text.split(' ').map(place => place.split('/'));
  const at = (place: number, part: number) => parseCard(places[place]?.[part] ?? '-');
  return ANY_HAND.map((_, i) => (i < 6 ? at(i, 1) : at(i - 6, 0)));
}

/** All four hands, what is left open filled with the remaining cards from C2 upwards, NORTH first. */
export function dealtAs(specs: Partial<BySeat<HandSpec>>): BySeat<readonly Card[]> {
  const named = new Set(SEATS.flatMap(seat => specs[seat] ?? ANY_HAND));
  const rest = CARDS.filter(card => !named.has(card));
  return bySeat(seat => (specs[seat] ?? ANY_HAND).map(card => card ?? present(rest.shift())));
}

/** "N:AKJ9.A942.863.85 …": four hands clockwise from the seat named. */
export function pbn(text: string): BySeat<readonly Card[]> {
  const first = SEATS.findIndex(seat => seat.startsWith(text.charAt(0)));
  const hands = text.slice(2).split(' ').map(hand);
  return dealtAs(bySeat(seat => present(hands[(SEATS.indexOf(seat) - first + 4) % 4])));
}

/** A deal in which no hand scores for honours. */
export const PLAIN: BySeat<HandSpec> = pbn(
  'N:AK32.QJ54.T987.6 QJ54.T987.6.AK32 T987.6.AK32.QJ54 6.AK32.QJ54.T987',
);

/** The pack that gives these hands: the dealing order of rule book section 3, read backwards. */
export function packFor(dealt: BySeat<readonly Card[]>, dealer: Seat): Pack {
  const order = [1, 2, 3, 4].map(step => present(SEATS[(SEATS.indexOf(dealer) + step) % 4]));
  const pairs = [0, 2, 4, 6, 8, 10].flatMap(i => order.flatMap(seat => dealt[seat].slice(i, i + 2)));
  return [...pairs, ...order.flatMap(seat => dealt[seat].slice(12))];
}
