// Rule book, section 8: the layouts `rows` and `nine`, and claims of two players.
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../../../engine/match.ts';
import { columns, hand, received } from '../support/deals.ts';
import {
  called,
  cardMove,
  handSeen,
  legal,
  legalCards,
  moved,
  names,
  played,
  playedOn,
  refusalOf,
  rulesOf,
  table,
  turnedLast,
  turnOf,
  views,
} from '../support/table.ts';

const nine = rulesOf('book', { layout: 'nine', follow: 'suit' });
const openIn = (match: MatchState, seat: 'NORTH' | 'EAST') =>
  views(match).map(({ deal }) => deal.hands[seat === 'NORTH' ? 0 : 1]?.cards.length);

describe('nine', () => {
  const hands = {
    NORTH: received('H2 H3 H4 H5 H6 H7 H8 H9 HT S2 S3 D2 D3'),
    EAST: received('SA C2 C3 C4 C5 C6 C7 C8 SK D4 D5 D6 D7'),
  };
  /** WEST deals, so NORTH leads. */
  const dummyLeads = called(table({ rules: nine, dealer: 'WEST', hands }), 'P 1C P');

  test('E43 a dummy on lead chooses among four cards', () => {
    expect(turnOf(dummyLeads)).toMatchObject({ seat: 'NORTH', player: 'SOUTH' });
    expect(legalCards(dummyLeads)).toBe('D2 D3 S2 S3');
    expect(refusalOf(dummyLeads, 'SOUTH', cardMove('H2')).code).toBe('ILLEGAL_CARD');
  });

  test('E43 then both dummies open, and card 2 is chosen from thirteen open cards', () => {
    const led = played(dummyLeads, 'D2');
    expect(turnedLast(led)).toHaveLength(18);
    expect(openIn(led, 'NORTH')).toEqual([12, 12, 12]);
    expect(openIn(led, 'EAST')).toEqual([13, 13, 13]);
    expect(turnOf(led)).toMatchObject({ seat: 'EAST', player: 'WEST' });
    expect(legalCards(led)).toBe('D4 D5 D6 D7');
  });

  test('E45 cards that were closed oblige on card 2', () => {
    expect(legalCards(played(dummyLeads, 'S2'))).toBe('SK SA');
    expect(refusalOf(played(dummyLeads, 'S2'), 'WEST', cardMove('D4')).code).toBe('ILLEGAL_CARD');
  });

  test('E44 a hand on lead has thirteen cards; the dummies show four until the lead', () => {
    const handLeads = called(table({ rules: nine, dealer: 'SOUTH', hands }), 'P 1C P');
    expect(turnOf(handLeads)).toMatchObject({ seat: 'WEST', player: 'WEST' });
    expect(legal(handLeads).cards).toHaveLength(13);
    expect([openIn(handLeads, 'NORTH'), openIn(handLeads, 'EAST')]).toEqual([
      [4, 4, 4],
      [4, 4, 4],
    ]);
    const led = playedOn(handLeads, 1);
    expect([openIn(led, 'NORTH'), openIn(led, 'EAST')]).toEqual([
      [13, 13, 13],
      [13, 13, 13],
    ]);
  });
});

describe('rows', () => {
  const hands = {
    NORTH: columns('SA/H2 SK/H3 SQ/H4 SJ/H5 ST/H6 S9/H7 S8'),
    EAST: columns('C2/D2 C3/D3 C4/D4 C5/D5 C6/D6 C7/D7 C8'),
    SOUTH: hand('765432.AKQJT98..'),
  };
  /** WEST declares at no-trump, NORTH leads and takes seven tricks with its open spades. */
  const start = called(table({ rules: rulesOf('bridge', { layout: 'rows' }), hands }), 'P 1NT P');

  test('E46 nothing turns in tricks 1 to 7; in trick 7 each dummy has a single card', () => {
    let match = start;
    for (let card = 1; card < 28; card++) {
      const { seat } = turnOf(match);
      const open = handSeen(match, seat, turnOf(match).player).cards;
      expect(legal(match).cards.every(each => open.includes(each))).toBe(true);
      if (card > 24 && (seat === 'NORTH' || seat === 'EAST')) expect(legal(match).cards).toHaveLength(1);
      match = playedOn(match, 1);
      expect(turnedLast(match)).toEqual([]);
      expect(handSeen(match, 'NORTH', 'SOUTH').unseen).toBe(6);
      expect(handSeen(match, 'EAST', 'WEST').unseen).toBe(6);
    }
  });

  test('E47 a dummy that wins trick 7 leads from the six that turn then, with the other dummy’s', () => {
    const match = playedOn(start, 28);
    expect(turnedLast(match)).toHaveLength(12);
    expect(turnOf(match)).toMatchObject({ seat: 'NORTH', player: 'SOUTH' });
    expect(legalCards(match)).toBe('H2 H3 H4 H5 H6 H7');
    expect(names(handSeen(match, 'EAST', null).cards)).toBe('D2 D3 D4 D5 D6 D7');
    expect(playedOn(match, 24).deal.phase).toBe('ended');
  });
});

describe('a claim of two players', () => {
  const claim = (tricks: number) => ({ kind: 'claim', tricks }) as const;
  const covered = called(table({ rules: rulesOf('bridge') }), '1NT P');
  const before = called(table({ rules: nine }), '1NT P');
  const open = playedOn(before, 1);

  test('E50 with a closed card left anywhere is illegal', () => {
    expect(legal(covered).claim).toBe(0);
    expect(refusalOf(covered, 'WEST', claim(13)).code).toBe('ILLEGAL_CLAIM');
    expect(refusalOf(before, 'WEST', claim(1)).code).toBe('ILLEGAL_CLAIM');
    let match = covered;
    while (match.deal.phase === 'play') {
      const left = handSeen(match, 'NORTH', null).unseen + handSeen(match, 'EAST', null).unseen;
      expect(legal(match).claim > 0).toBe(left === 0);
      match = playedOn(match, 1);
    }
  });

  test.each([0, 14, 1.5, -1])('E50 of %d tricks is illegal', tricks => {
    expect(turnOf(open).player).toBe('SOUTH');
    expect(refusalOf(open, 'SOUTH', claim(tricks)).code).toBe('ILLEGAL_CLAIM');
  });

  test('E50 counts the trick in progress as remaining', () => {
    expect(legal(open).claim).toBe(13);
    expect(legal(playedOn(open, 4)).claim).toBe(12);
  });

  test('E50 accepted by the other it ends the deal, every card open', () => {
    const asked = moved(open, 'SOUTH', claim(9));
    expect(turnOf(asked)).toMatchObject({ seat: 'WEST', player: 'WEST', kind: 'ANSWER' });
    expect(refusalOf(asked, 'SOUTH', claim(9)).code).toBe('NOT_YOUR_TURN');
    expect(handSeen(asked, 'SOUTH', null).unseen).toBe(0);
    const done = moved(asked, 'WEST', { kind: 'answer', accept: true });
    expect(done.deal).toMatchObject({ phase: 'ended', tricksByDeclarer: 9, claimed: true });
    expect(handSeen(done, 'WEST', null).unseen).toBe(0);
  });

  test('E50 refused, play goes on with the hand open; again only after another trick', () => {
    const refused = moved(moved(open, 'SOUTH', claim(9)), 'WEST', { kind: 'answer', accept: false });
    expect(turnOf(refused)).toMatchObject({ seat: 'NORTH', player: 'SOUTH', kind: 'CARD' });
    expect(handSeen(refused, 'SOUTH', 'WEST').unseen).toBe(0);
    expect(handSeen(refused, 'SOUTH', null).unseen).toBe(0);
    expect(handSeen(refused, 'WEST', null).unseen).toBeGreaterThan(0);
    expect(refusalOf(refused, 'SOUTH', claim(8)).code).toBe('ILLEGAL_CLAIM');
    const later = playedOn(refused, 4);
    expect(turnOf(later).player === 'SOUTH' || turnOf(playedOn(later, 1)).player === 'SOUTH').toBe(true);
    const southsTurn = turnOf(later).player === 'SOUTH' ? later : playedOn(later, 1);
    expect(legal(southsTurn).claim).toBe(12);
  });

  test('E50 of A’s does not keep B from claiming in the same trick', () => {
    const refused = moved(moved(open, 'SOUTH', claim(9)), 'WEST', { kind: 'answer', accept: false });
    const west = playedOn(refused, 1);
    expect(turnOf(west).player).toBe('WEST');
    expect(legal(west).claim).toBe(13);
  });

  test('E50 a concession takes effect at once, closed cards or not, and turns none', () => {
    const done = moved(covered, 'WEST', { kind: 'concession' });
    expect(done.deal).toMatchObject({ phase: 'ended', tricksByDeclarer: 13, claimed: true, tricks: [] });
    expect(views(done)[2]?.deal.hands.map(({ cards }) => cards.length)).toEqual([13, 13, 13, 13]);
  });
});
