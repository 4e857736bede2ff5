// How contract's dummy lies, who plays which hand, and which cards only seem playable.
import { describe, expect, test } from 'vitest';
import { type Claim, pendingClaim, refusedClaim, remainingTricks } from '../../web/src/machine/claims.ts';
import type { Deal, Match } from '../../web/src/machine/match-state.ts';
import {
  cardsToTry,
  columnsAt,
  contractDummy,
  dummyColumns,
  handInOrder,
  isLaidOut,
  isMyDummy,
  seatsInPlay,
  seatsPlayed,
} from '../../web/src/machine/table-hands.ts';
import { DEAL, MATCH } from './match-data.ts';

const FOUR: Match = {
  ...MATCH,
  rules: { ...MATCH.rules, preset: 'contract', players: 4, layout: null },
  seats: MATCH.seats.map(one => ({ ...one, dummy: false, player: { id: one.seat, name: one.seat } })),
  viewerSeats: ['SOUTH'],
};

const LED = { leader: 'WEST', winner: null, cards: [{ seat: 'WEST', card: 'C9' }] } as const;
const HANDS: Deal['hands'] = [
  { seat: 'NORTH', cards: ['C3', 'D4', 'DA', 'S2', 'SK'], unseen: 0, columns: null },
  { seat: 'EAST', cards: [], unseen: 5, columns: null },
  { seat: 'SOUTH', cards: ['H2'], unseen: 0, columns: null },
  { seat: 'WEST', cards: [], unseen: 4, columns: null },
];
const PLAYED: Deal = {
  ...DEAL,
  hands: HANDS,
  contract: { level: 4, denomination: 'SPADES', doubled: 1, declarer: 'SOUTH' },
  tricks: [LED],
};

describe('the dummy of contract bridge', () => {
  test("is declarer's partner, from the lead on, at a table for four", () => {
    expect(contractDummy(FOUR.rules, DEAL)).toBeNull();
    expect(contractDummy(FOUR.rules, PLAYED)).toBe('NORTH');
    expect(contractDummy(MATCH.rules, PLAYED)).toBeNull();
    expect(isLaidOut(FOUR.rules, PLAYED, 'NORTH')).toBe(true);
    expect(isLaidOut(FOUR.rules, PLAYED, 'SOUTH')).toBe(false);
    expect(isLaidOut(FOUR.rules, { ...PLAYED, tricks: [] }, 'NORTH')).toBe(false);
    expect(seatsInPlay(FOUR, PLAYED).filter(({ dummy }) => dummy)).toMatchObject([{ seat: 'NORTH' }]);
    expect(seatsInPlay(MATCH, PLAYED)).toBe(MATCH.seats);
  });

  test('is played by declarer, its owner looks on', () => {
    const owner: Match = { ...FOUR, viewerSeats: ['NORTH'] };
    expect([seatsPlayed(FOUR, PLAYED), isMyDummy(FOUR, PLAYED)]).toEqual([['SOUTH', 'NORTH'], false]);
    expect([seatsPlayed(owner, PLAYED), isMyDummy(owner, PLAYED)]).toEqual([[], true]);
    expect(seatsPlayed({ ...FOUR, viewerSeats: ['WEST'] }, PLAYED)).toEqual(['WEST']);
    expect(seatsPlayed(MATCH, PLAYED)).toEqual(MATCH.viewerSeats);
  });

  test('keeps a column for a suit that is played out, high cards first', () => {
    const later: Deal = { ...PLAYED, tricks: [{ ...LED, cards: [{ seat: 'NORTH', card: 'HA' }] }] };
    const columns = dummyColumns(later, 'NORTH');
    expect(columns.map(({ suit, cards }) => [suit, ...cards])).toEqual([
      ['S', 'SK', 'S2'],
      ['H'],
      ['C', 'C3'],
      ['D', 'DA', 'D4'],
    ]);
  });

  test('lies with its lowest cards towards declarer and trumps at his left, wherever the viewer sits', () => {
    const columns = [
      { suit: 'S', cards: ['SK', 'S2'] },
      { suit: 'D', cards: ['DA', 'D4'] },
    ] as const;
    const shown = (place: 'top' | 'left' | 'right' | 'bottom') =>
      columnsAt(place, columns).map(({ cards }) => cards.join(' '));
    // Declarer below, on the right, on the left, above.
    expect(shown('top')).toEqual(['SK S2', 'DA D4']);
    expect(shown('left')).toEqual(['DA D4', 'SK S2']);
    expect(shown('right')).toEqual(['S2 SK', 'D4 DA']);
    expect(shown('bottom')).toEqual(['D4 DA', 'S2 SK']);
  });
});

test('a hand has trumps at its left once there are any, and no suit moves when one is played out', () => {
  const hand = (contract: Deal['contract'], cards: readonly string[], tricks: Deal['tricks'] = []) => {
    const own = { seat: 'SOUTH', cards, unseen: 0, columns: null } as const;
    return handInOrder({ ...DEAL, hands: [own], contract, tricks }, 'SOUTH').join(' ');
  };
  const cards = ['C9', 'CK', 'DA', 'H2', 'HT', 'S3'];
  const diamonds = { level: 2, denomination: 'DIAMONDS', doubled: 1, declarer: 'WEST' } as const;
  expect(hand(null, cards)).toBe('S3 HT H2 CK C9 DA');
  expect(hand(diamonds, cards)).toBe('DA S3 HT H2 CK C9');
  const played = [{ leader: 'SOUTH', winner: null, cards: [{ seat: 'SOUTH', card: 'S3' }] }] as const;
  expect(hand(diamonds, cards.slice(0, -1), played)).toBe('DA HT H2 CK C9');
  expect(hand(diamonds, ['CK', 'DA', 'H2'])).toBe('DA CK H2');
});

test('on a lead the other hand may be tried, in the middle of a trick it may not', () => {
  const lead: Match = {
    ...FOUR,
    legalCards: ['H2'],
    turn: { seat: 'SOUTH', kind: 'CARD', player: { id: 'SOUTH', name: 'SOUTH' } },
    deal: { ...PLAYED, tricks: [{ ...LED, winner: 'SOUTH' }] },
  };
  expect(cardsToTry(lead)).toEqual(HANDS[0]?.cards);
  expect(cardsToTry({ ...lead, deal: PLAYED })).toEqual([]);
  expect(cardsToTry({ ...lead, legalCards: [] })).toEqual([]);
  expect(cardsToTry({ ...lead, viewerSeats: ['WEST'] })).toEqual([]);
  expect(cardsToTry({ ...lead, deal: null })).toEqual([]);
});

test('claims: which waits, which was refused, how many tricks are left', () => {
  const claim = (status: Claim['status']): Claim => ({ seat: 'WEST', tricks: 2, concession: false, status });
  const claims = (...all: readonly Claim['status'][]) => ({ ...DEAL, claims: all.map(claim) });
  expect(pendingClaim(claims('REFUSED', 'PENDING'))?.status).toBe('PENDING');
  expect(refusedClaim(claims('REFUSED', 'PENDING'))).toBeNull();
  expect(refusedClaim(claims('REFUSED'))?.seat).toBe('WEST');
  expect([pendingClaim(DEAL), refusedClaim(DEAL)]).toEqual([null, null]);
  const done: Deal['tricks'][number] = { leader: 'WEST', winner: 'EAST', cards: [] };
  expect(remainingTricks({ tricks: [done, done, LED] })).toBe(11);
});
