// The dealing order of the book (rule book, section 3) and how a dummy lies then.
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../engine/cards.ts';
import { dealPack, isPack } from '../../engine/deck.ts';
import { layOut } from '../../engine/dummy.ts';
import { nextSeat, SEATS } from '../../engine/seats.ts';
import { dealtAs, packFor, present } from './support/deals.ts';

test.each(SEATS)('%s deals two at a time, six rounds from the left, the last four one at a time', dealer => {
  const hands = dealPack(CARDS, dealer);
  const first = nextSeat(dealer);
  expect(hands[first]).toEqual([0, 1, 8, 9, 16, 17, 24, 25, 32, 33, 40, 41, 48]);
  expect(hands[dealer]).toEqual([6, 7, 14, 15, 22, 23, 30, 31, 38, 39, 46, 47, 51]);
  expect(isPack(SEATS.flatMap(seat => hands[seat]))).toBe(true);
});

test.each(SEATS)('the tests’ packs deal what they were made for, %s dealing', dealer => {
  const dealt = dealtAs({});
  expect(dealPack(packFor(dealt, dealer), dealer)).toEqual(dealt);
});

test('a pack has 52 different cards', () => {
  expect(isPack(CARDS)).toBe(true);
  expect(isPack(CARDS.slice(1))).toBe(false);
  expect(isPack([...CARDS.slice(1), present(CARDS[1])])).toBe(false);
  expect(isPack([...CARDS, present(CARDS[1])])).toBe(false);
});

describe('a dummy', () => {
  const dealt = CARDS.slice(0, 13);

  test.each(['columns', 'rows'] as const)(
    'in %s: 1 to 6 closed, 7 to 12 open over them, 13 open at the end',
    layout => {
      expect(layOut(dealt, layout)).toEqual([
        { open: 6, closed: 0 },
        { open: 7, closed: 1 },
        { open: 8, closed: 2 },
        { open: 9, closed: 3 },
        { open: 10, closed: 4 },
        { open: 11, closed: 5 },
        { open: 12, closed: null },
      ]);
    },
  );

  test('in nine: 1 to 9 closed, 10 to 13 open', () => {
    expect(layOut(dealt, 'nine')).toEqual(
      dealt.map((card, i) => (i < 9 ? { open: null, closed: card } : { open: card, closed: null })),
    );
  });
});
