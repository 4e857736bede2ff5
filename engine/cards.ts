// The 52 cards in one fixed order, C2 … CA D2 … DA H2 … HA S2 … SA; a card is its place in it.

declare const brand: unique symbol;

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** A card by its place (0 to 51) in the fixed order; only `parseCard` and `CARDS` make one. */
export type Card = number & { readonly [brand]: 'Card' };

/** All cards, C2 first, SA last. */
export const CARDS: readonly Card[] = Array.from({ length: 52 }, (_, place) => place as Card);

const NAMES: readonly string[] = SUITS.flatMap(suit => RANKS.map(rank => suit + rank));
const BY_NAME: ReadonlyMap<string, Card> = new Map(CARDS.map(card => [NAMES[card] ?? '', card]));

/** "SA" … "C2" (suit letter, rank letter, ten is T) to a card; null for anything else. */
export function parseCard(text: string): Card | null {
  return BY_NAME.get(text) ?? null;
}

/** The inverse of `parseCard`. */
export function formatCard(card: Card): string {
  return NAMES[card] ?? '';
}

export function suitOf(card: Card): Suit {
  return card < 26 ? (card < 13 ? 'C' : 'D') : card < 39 ? 'H' : 'S';
}

/** 0 for a deuce to 12 for an ace. */
export function rankOf(card: Card): number {
  return card % 13;
}

export function isCard(value: unknown): value is Card {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 52;
}

export function sortedCards(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => a - b);
}
