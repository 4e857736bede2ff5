// What a deal shows at a glance: the tricks on the table, how many each side has and needs. Only counting.
import { tricksNeeded as neededBy } from '../../../engine/auction.ts';
import { parseCard, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../../engine/cards.ts';
import { sideOf } from '../../../engine/seats.ts';
import { TRICKS_IN_DEAL } from '../../../engine/trick.ts';
import type { Side } from '../api/operations.generated.ts';
import type { Deal } from './match-state.ts';

export type Trick = Deal['tricks'][number];

export interface Face {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** What to draw on a card of the API; null for none that is known. */
export function faceOf(text: string): Face | null {
  const card = parseCard(text);
  const rank = card === null ? undefined : RANKS[rankOf(card)];
  return card === null || rank === undefined ? null : { suit: suitOf(card), rank };
}

/** From left to right as a player sorts a hand: spades, hearts, clubs, diamonds, high cards first. */
const SHOWN_SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

export function inSuits(
  cards: readonly string[],
): readonly { readonly suit: Suit; readonly cards: readonly string[] }[] {
  const known = cards
    .map(parseCard)
    .flatMap((card, place) => (card === null ? [] : [{ card, text: cards[place] ?? '' }]));
  return SHOWN_SUITS.map(suit => ({
    suit,
    cards: known
      .filter(({ card }) => suitOf(card) === suit)
      .sort((a, b) => b.card - a.card)
      .map(({ text }) => text),
  }));
}

/** The trick in the middle (the last one stays until the next is led) and the one before it. */
export function tricksInSight({ tricks }: Deal): {
  readonly shown: Trick | null;
  readonly last: Trick | null;
} {
  const begun = tricks.filter(trick => trick.cards.length > 0);
  return { shown: begun.at(-1) ?? null, last: begun.at(-2) ?? null };
}

/** Every card that has left its hand, by suit, high cards first: all of them were played openly. */
export function cardsGone({ tricks }: Pick<Deal, 'tricks'>) {
  return inSuits(tricks.flatMap(({ cards }) => cards.map(({ card }) => card)));
}

/** As they lie on the table; once the deal has ended, with those that a claim or a concession gave. */
export function tricksWon({ tricks, contract, result }: Deal, side: Side): number {
  if (contract !== null && result !== null && result.tricksByDeclarer !== null) {
    const byDeclarer = result.tricksByDeclarer;
    return sideOf(contract.declarer) === side ? byDeclarer : TRICKS_IN_DEAL - byDeclarer;
  }
  return tricks.filter(({ winner }) => winner !== null && sideOf(winner) === side).length;
}

/** Null before there is a contract. */
export function tricksNeeded({ contract }: Deal, side: Side): number | null {
  return contract === null ? null : neededBy(contract, side);
}

export interface Bid {
  readonly level: number;
  readonly denomination: Suit | 'NT';
}

/** "3NT" to its parts; null for a pass or a double. */
export function bidOf(call: string): Bid | null {
  const parts = /^([1-7])(C|D|H|S|NT)$/.exec(call);
  const denomination = parts?.[2] === 'NT' ? 'NT' : SUITS.find(suit => suit === parts?.[2]);
  return parts === null || denomination === undefined ? null : { level: Number(parts[1]), denomination };
}
