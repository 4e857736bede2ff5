// Rule book, section 8: play and claims of four players.
import { describe, expect, test } from 'vitest';
import { cardsOf, PLAIN, pbn } from '../support/deals.ts';
import {
  called,
  callMove,
  cardMove,
  handSeen,
  legal,
  legalCards,
  moved,
  names,
  played,
  refusalOf,
  rulesOf,
  table,
  turnOf,
  viewersOf,
  views,
} from '../support/table.ts';

const rules = rulesOf('contract');
/** SOUTH declares, WEST leads, NORTH is dummy. */
const declared = (contract: string, hands: Parameters<typeof table>[0] = { hands: PLAIN }) =>
  called(table({ rules, dealer: 'SOUTH', ...hands }), `${contract} P P P`);

test('E22 dummy is in no view but its owner’s before the opening lead, in all after it', () => {
  const before = declared('1NT');
  const seen = viewersOf(rules).map(viewer => handSeen(before, 'NORTH', viewer));
  expect(seen.map(({ cards }) => cards.length)).toEqual([13, 0, 0, 0, 0]);
  expect(seen.map(({ unseen }) => unseen)).toEqual([0, 13, 13, 13, 13]);
  const after = played(before, 'S6');
  for (const viewer of viewersOf(rules)) {
    expect(names(handSeen(after, 'NORTH', viewer).cards)).toBe('C6 D7 D8 D9 DT H4 H5 HJ HQ S2 S3 SK SA');
  }
});

test('E23 declarer plays dummy’s cards; dummy’s owner plays none', () => {
  const match = played(declared('1NT'), 'S6');
  expect(turnOf(match)).toMatchObject({ seat: 'NORTH', player: 'SOUTH', kind: 'CARD' });
  expect(refusalOf(match, 'NORTH', cardMove('SA'))).toEqual({ code: 'NOT_YOUR_TURN' });
  expect(turnOf(moved(match, 'SOUTH', cardMove('SA'))).seat).toBe('EAST');
});

test('E24 the seat that won leads, not the side', () => {
  const match = played(declared('1NT'), 'S6 SA S4 S7');
  expect(refusalOf(match, 'SOUTH', cardMove('CQ'))).toEqual({ code: 'WRONG_SEAT', seat: 'NORTH' });
  expect(refusalOf(match, 'SOUTH', cardMove('S7')).code).toBe('ILLEGAL_CARD');
  expect(refusalOf(match, 'SOUTH', cardMove('HA')).code).toBe('ILLEGAL_CARD');
  expect(turnOf(match)).toMatchObject({ seat: 'NORTH', player: 'SOUTH' });
});

test('E25 void in the suit led, any card is legal', () => {
  const match = played(declared('1H'), 'DQ D7 D6 DA DK D4 D8');
  expect(turnOf(match).seat).toBe('EAST');
  expect(legalCards(match)).toBe('C2 C3 CK CA H7 H8 H9 HT S4 S5 SJ SQ');
});

/** WEST has all the clubs, the others none. */
const VOID = pbn('S:AKQJT987.AKQJT.. ...AKQJT98765432 65.65432.765432. 432.987.AKQJT98.');

test.each([
  ['an ace of a third suit cannot win', 'CA H2 DA HT', 'WEST'],
  ['a lone deuce of trumps beats the ace of the suit led', 'CA H2 S2 HT', 'EAST'],
  ['a lower second ruff does not win', 'CA S5 S4 HT', 'NORTH'],
  ['a higher second ruff wins', 'CA S5 S4 S7', 'SOUTH'],
])('E26 %s', (_, cards, winner) => {
  expect(turnOf(played(declared('1S', { hands: VOID }), cards)).seat).toBe(winner);
});

test('E27 at no-trump the highest of the suit led wins, nothing ruffs', () => {
  expect(turnOf(played(declared('1NT', { hands: VOID }), 'C2 S5 DA SA')).seat).toBe('WEST');
  expect(turnOf(played(declared('1NT'), 'HA HQ HT H6')).seat).toBe('WEST');
  expect(turnOf(played(declared('1NT'), 'H2 HQ HT H6')).seat).toBe('NORTH');
});

describe('a claim of declarer', () => {
  const lead = played(declared('1NT'), 'S6');
  const claim = moved(lead, 'SOUTH', { kind: 'claim', tricks: 8 });
  const yes = { kind: 'answer', accept: true } as const;
  const no = { kind: 'answer', accept: false } as const;

  test('E28 before the opening lead there is none', () => {
    expect(legal(declared('1NT')).claim).toBe(0);
    expect(refusalOf(declared('1NT'), 'WEST', { kind: 'claim', tricks: 1 }).code).toBe('ILLEGAL_CLAIM');
  });

  test('E28 asks both defenders at once, never dummy’s owner', () => {
    expect(turnOf(claim)).toMatchObject({ seat: 'WEST', kind: 'ANSWER' });
    expect(views(claim).map(({ deal }) => deal.turn?.seat)).toEqual(['WEST', 'EAST', 'WEST', 'WEST', 'WEST']);
    expect(views(claim).map(({ deal }) => deal.turn?.isViewers)).toEqual([false, true, false, true, false]);
    expect(refusalOf(claim, 'NORTH', yes).code).toBe('NOT_YOUR_TURN');
    expect(refusalOf(claim, 'SOUTH', cardMove('SA')).code).toBe('NOT_YOUR_TURN');
  });

  test('E28 after one yes nothing shows who gave it', () => {
    const half = moved(claim, 'WEST', yes);
    expect(refusalOf(half, 'WEST', yes).code).toBe('NOT_YOUR_TURN');
    expect(views(half).map(({ deal }) => deal.turn?.seat)).toEqual(['WEST', 'EAST', 'WEST', 'WEST', 'WEST']);
    const other = moved(claim, 'EAST', yes);
    expect(views(half)[4]).toEqual(views(other)[4]);
    expect(views(half)[2]).toEqual(views(claim)[2]);
  });

  test.each([
    ['W yes, E no', moved(moved(claim, 'WEST', yes), 'EAST', no)],
    ['E yes, W no', moved(moved(claim, 'EAST', yes), 'WEST', no)],
    ['E no at once', moved(claim, 'EAST', no)],
  ])('E28 %s: play goes on, the claimer’s hand is open, no names', (_, refused) => {
    expect(turnOf(refused)).toMatchObject({ seat: 'NORTH', player: 'SOUTH', kind: 'CARD' });
    for (const view of views(refused)) {
      expect(view.deal.hands[2]).toMatchObject({ unseen: 0 });
      expect(names(view.deal.hands[2]?.cards ?? [])).toBe('C4 C5 CJ CQ D2 D3 DK DA H6 S7 S8 S9 ST');
      expect(view.deal.claims).toEqual([
        { seat: 'SOUTH', tricks: 8, concession: false, tricksPlayed: 0, status: 'REFUSED' },
      ]);
    }
    expect(refusalOf(refused, 'SOUTH', { kind: 'claim', tricks: 7 }).code).toBe('ILLEGAL_CLAIM');
    const later = played(refused, 'SA S4 S7');
    expect(moved(later, 'SOUTH', { kind: 'claim', tricks: 7 }).deal.phase).toBe('play');
  });

  test('E28 accepted by both it ends the deal', () => {
    const done = moved(moved(claim, 'EAST', yes), 'WEST', yes);
    expect(done.deal).toMatchObject({ phase: 'ended', tricksByDeclarer: 8, claimed: true });
  });

  test('E28 a defender’s claim of less than all asks declarer and the partner, of all only declarer', () => {
    const turn = played(lead, 'SA');
    const askedBy = (tricks: number) =>
      views(moved(turn, 'EAST', { kind: 'claim', tricks })).map(({ deal }) => deal.turn?.isViewers);
    expect(askedBy(5)).toEqual([false, false, true, true, false]);
    expect(askedBy(13)).toEqual([false, false, true, false, false]);
    expect(refusalOf(turn, 'EAST', { kind: 'claim', tricks: 14 }).code).toBe('ILLEGAL_CLAIM');
    expect(refusalOf(turn, 'EAST', { kind: 'claim', tricks: 0 }).code).toBe('ILLEGAL_CLAIM');
  });
});

describe('a concession', () => {
  const concession = { kind: 'concession' } as const;
  const offer = moved(declared('1NT'), 'WEST', concession);

  test('E29 of a defender is the partner’s to answer and opens no cards', () => {
    expect(turnOf(offer)).toMatchObject({ seat: 'EAST', kind: 'ANSWER' });
    expect(refusalOf(offer, 'SOUTH', { kind: 'answer', accept: true }).code).toBe('NOT_YOUR_TURN');
    expect(handSeen(offer, 'WEST', null).unseen).toBe(13);
    expect(handSeen(offer, 'WEST', 'SOUTH').unseen).toBe(13);
  });

  test('E29 to which the partner objects is none: the same seat plays on', () => {
    const objected = moved(offer, 'EAST', { kind: 'answer', accept: false });
    expect(turnOf(objected)).toMatchObject({ seat: 'WEST', kind: 'CARD' });
    expect(handSeen(objected, 'WEST', null).unseen).toBe(13);
    expect(views(objected)[4]?.deal.claims).toMatchObject([{ concession: true, status: 'REFUSED' }]);
    expect(played(objected, 'S6').deal.phase).toBe('play');
  });

  test('E29 to which the partner agrees gives declarer the rest', () => {
    const agreed = moved(offer, 'EAST', { kind: 'answer', accept: true });
    expect(agreed.deal).toMatchObject({ phase: 'ended', tricksByDeclarer: 13, claimed: true });
  });

  test('E29 to which the partner objects keeps nobody from a claim, nor a refused claim from a concession', () => {
    const no = { kind: 'answer', accept: false } as const;
    const turn = played(declared('1NT'), 'S6 SA');
    const objected = moved(moved(turn, 'EAST', concession), 'WEST', no);
    expect(legal(objected).claim).toBe(13);
    const refused = moved(moved(turn, 'EAST', { kind: 'claim', tricks: 13 }), 'SOUTH', no);
    expect(legal(refused)).toMatchObject({ claim: 0, concession: true });
  });

  test('E29 to which the partner objects may be offered anew by each of the two, once the seat has played', () => {
    const no = { kind: 'answer', accept: false } as const;
    const objected = moved(offer, 'EAST', no);
    expect(legal(objected).concession).toBe(false);
    const partner = played(objected, 'S6 SA');
    expect(turnOf(partner)).toMatchObject({ seat: 'EAST', kind: 'CARD' });
    expect(legal(partner).concession).toBe(true);
    const refused = moved(moved(partner, 'EAST', concession), 'WEST', no);
    expect(legal(refused).concession).toBe(false);
    const next = played(refused, 'S4 S7');
    const [lead] = legal(next).cards;
    if (lead === undefined) throw new Error('Dummy has nothing to lead.');
    const later = moved(next, 'SOUTH', { kind: 'card', card: lead });
    expect(turnOf(later)).toMatchObject({ seat: 'EAST', kind: 'CARD' });
    expect(legal(later).concession).toBe(true);
  });

  test('E29 of declarer takes effect at once', () => {
    const conceded = moved(played(declared('1NT'), 'S6'), 'SOUTH', concession);
    expect(conceded.deal).toMatchObject({ phase: 'ended', tricksByDeclarer: 0, claimed: true });
    expect(refusalOf(conceded, 'SOUTH', callMove('P')).code).toBe('NOT_YOUR_TURN');
  });
});

test('dummy’s owner sees own cards and the table, not the other hands', () => {
  const match = played(declared('1NT'), 'S6');
  const unseen = (viewer: 'NORTH' | 'SOUTH') =>
    views(match)[viewer === 'NORTH' ? 0 : 2]?.deal.hands.map(each => each.unseen);
  expect(unseen('NORTH')).toEqual([0, 13, 13, 12]);
  expect(unseen('SOUTH')).toEqual([0, 13, 0, 12]);
  expect(cardsOf('S6')).toEqual(views(match)[4]?.deal.tricks[0]?.cards.map(({ card }) => card));
});
