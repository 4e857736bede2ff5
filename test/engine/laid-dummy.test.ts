// In which order the suits of contract's dummy lie.
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../engine/cards.ts';
import { dummySuits } from '../../engine/laid-dummy.ts';

const ORDERS = {
  SPADES: 'SHCD',
  HEARTS: 'HSDC',
  DIAMONDS: 'DSHC',
  CLUBS: 'CHSD',
  NO_TRUMP: 'SHCD',
} as const;
type Denomination = keyof typeof ORDERS;
const DENOMINATIONS: readonly Denomination[] = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS', 'NO_TRUMP'];

const suitsOf = (held: string, denomination: Denomination) =>
  dummySuits(new Set(SUITS.filter(suit => held.includes(suit))), denomination).join('');

const isRed = (suit: string | undefined) => suit === 'H' || suit === 'D';
const alternates = (order: string) =>
  [...order].every((suit, i) => i === 0 || isRed(suit) !== isRed(order[i - 1]));

describe.each(DENOMINATIONS)('dummy at %s', denomination => {
  const trumps = denomination === 'NO_TRUMP' ? null : ORDERS[denomination].charAt(0);

  test('lies in the order of the rule book when it has every suit', () => {
    expect(suitsOf('CDHS', denomination)).toBe(ORDERS[denomination]);
    expect(alternates(ORDERS[denomination])).toBe(true);
  });

  /** Every set of suits that a hand may hold. */
  const held = Array.from({ length: 15 }, (_, index) =>
    SUITS.filter((_suit, bit) => (index + 1) & (1 << bit)).join(''),
  );

  test.each(held)('holding %s', suits => {
    const order = suitsOf(suits, denomination);
    expect([...order].toSorted()).toEqual([...suits].toSorted());
    const hasTrumps = trumps !== null && suits.includes(trumps);
    if (hasTrumps) expect(order.charAt(0)).toBe(trumps);
    const reds = [...suits].filter(isRed).length;
    const blacks = suits.length - reds;
    // Trumps at the end of a row need as many cards of their colour as of the other, or one more.
    const [own, other] = isRed(trumps ?? '') ? [reds, blacks] : [blacks, reds];
    const canAlternate = hasTrumps ? own === other || own === other + 1 : Math.abs(reds - blacks) < 2;
    expect(alternates(order)).toBe(canAlternate);
    const usual = [...ORDERS[denomination]].filter(suit => suits.includes(suit)).join('');
    if (alternates(usual) || !canAlternate) expect(order).toBe(usual);
  });
});

test.each([
  ['SPADES', 'SCD', 'SDC'],
  ['HEARTS', 'HDC', 'HCD'],
  ['DIAMONDS', 'DHC', 'DCH'],
  ['CLUBS', 'CSD', 'CDS'],
  ['NO_TRUMP', 'SCD', 'SDC'],
  ['NO_TRUMP', 'SHD', 'HSD'],
  ['SPADES', 'HCD', 'HCD'],
] as const)('a void moves a suit: %s with %s', (denomination, held, order) => {
  expect(suitsOf(held, denomination)).toBe(order);
});
