// Cards and their names.
import { expect, test } from 'vitest';
import {
  CARDS,
  formatCard,
  isCard,
  parseCard,
  RANKS,
  rankOf,
  SUITS,
  sortedCards,
  suitOf,
} from '../../engine/cards.ts';

test('52 cards, each once, named suit first, C2 to SA', () => {
  const named = SUITS.flatMap(suit => RANKS.map(rank => `${suit}${rank}`));
  expect(CARDS.map(formatCard)).toEqual(named);
  expect(named[0]).toBe('C2');
  expect(named[51]).toBe('SA');
  expect(named.map(parseCard)).toEqual(CARDS);
});

test.each(['', 'S1', 'S10', '10S', 'AS', 'sA', 'Sa', 'SA ', ' SA', 'NT', 'X2', 'toString'])(
  '%j is no card',
  text => {
    expect(parseCard(text)).toBeNull();
  },
);

test('suit and rank', () => {
  expect(CARDS.map(suitOf)).toEqual(SUITS.flatMap(suit => RANKS.map(() => suit)));
  expect(CARDS.map(rankOf)).toEqual(SUITS.flatMap(() => RANKS.map((_, rank) => rank)));
});

test('a place is a card’s from 0 to 51', () => {
  expect([-1, 0, 51, 52, 1.5, Number.NaN].map(isCard)).toEqual([false, true, true, false, false, false]);
});

test('sorting leaves the cards given alone', () => {
  const cards = Object.freeze(CARDS.toReversed());
  expect(sortedCards(cards)).toEqual(CARDS);
});
