// Rule book, section 8: play of two players with half-open dummies in `columns`. A is SOUTH with the dummy NORTH,
// B is WEST with the dummy EAST.
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../engine/legal-moves.ts';
import type { MatchState } from '../../../engine/match.ts';
import { playableCards } from '../../../engine/trick.ts';
import { viewFor } from '../../../engine/view.ts';
import { cardsOf, columns, hand, present } from '../support/deals.ts';
import { chooser } from '../support/random.ts';
import { isHalfOpen, sightOf } from '../support/sight.ts';
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
  viewersOf,
  views,
} from '../support/table.ts';

/** WEST leads against SOUTH's 1NT; the only open spade of NORTH is the queen. */
const start = called(
  table({
    hands: {
      NORTH: columns('SQ/H4 C2/SA C3/C8 C4/C9 C5/CT C6/CJ C7'),
      EAST: columns('S3/D2 D3/D4 D5/D6 D7/D8 D9/DT DJ/DQ DK'),
      SOUTH: hand('54.AKQJT92.A.AKQ'),
      WEST: hand('KJT98762.87653..'),
    },
  }),
  '1NT P',
);

describe('a covered card turns', () => {
  const turned = played(start, 'S2 SQ');

  test('E31 before the next hand acts, for all to see', () => {
    expect(turnedLast(turned)).toEqual(['N H4']);
    expect(turnOf(turned)).toMatchObject({ seat: 'EAST', player: 'WEST' });
    for (const view of views(turned)) {
      expect(names(view.deal.hands[0]?.cards ?? [])).toBe('C2 C3 C4 C5 C6 C7 H4');
      expect(view.deal.hands[0]).toMatchObject({ unseen: 5 });
      expect(view.deal.hands[0]?.places?.[0]).toMatchObject({ kind: 'open' });
    }
  });

  test('E32 too late for this trick, in time for the next', () => {
    const later = played(turned, 'S3');
    expect(turnOf(later).seat).toBe('SOUTH');
    expect(refusalOf(later, 'SOUTH', cardMove('H4')).code).toBe('ILLEGAL_CARD');
    const next = played(later, 'S4');
    expect(turnOf(next).seat).toBe('NORTH');
    expect(legalCards(next)).toBe('C2 C3 C4 C5 C6 C7 H4');
  });

  test('E33 and proves to be of the suit led: no revoke, no penalty', () => {
    const shown = played(start, 'S2 SQ S3 S4 H4 D3 HA H3 S5 S7 C2');
    expect(turnedLast(shown)).toEqual(['N SA']);
    expect(turnOf(shown).seat).toBe('EAST');
    expect(legal(shown).cards.length).toBeGreaterThan(0);
  });

  test('E34 only then: a closed card does not oblige and is not legal', () => {
    const spadeLed = played(start, 'S2 SQ S3 S4 H4 D3 HA H3 S5 S7');
    expect(turnOf(spadeLed).seat).toBe('NORTH');
    expect(legalCards(spadeLed)).toBe('C2 C3 C4 C5 C6 C7');
    expect(refusalOf(spadeLed, 'SOUTH', cardMove('SA')).code).toBe('ILLEGAL_CARD');
  });
});

describe('E35 nothing turns', () => {
  const nothing = (match: MatchState) => expect(turnedLast(match)).toEqual([]);

  test('E35 under the seventh column', () => {
    nothing(played(start, 'S2 SQ S3 S4 H4 D3 HA H3 HK H5 C7'));
  });

  test('E35 under a card that was turned itself', () => {
    nothing(played(start, 'S2 SQ S3 S4 H4'));
  });

  test('E35 more than six times a dummy in a deal played out', () => {
    const end = playedOn(start, 52);
    const turns = end.deal.phase === 'ended' ? end.deal.tricks.flatMap(({ cards }) => cards) : [];
    const of = (seat: string) => turns.flatMap(each => each.turned).filter(each => each.seat === seat);
    expect(turns).toHaveLength(52);
    expect([of('NORTH').length, of('EAST').length]).toEqual([6, 6]);
  });
});

describe('following', () => {
  const legalBy = (available: string, led: 'S' | 'H', trump: 'H' | null) =>
    (['suitOrTrump', 'suitThenTrump', 'suit'] as const).map(follow =>
      names(playableCards(cardsOf(available), { led, trump, follow })),
    );

  test.each([
    ['E36 a card of the suit led', 'SK H2 C3', 'S', 'H', ['SK H2', 'SK', 'SK']],
    ['E37 void with a trump', 'H2 C3 D4', 'S', 'H', ['H2', 'H2', 'H2 C3 D4']],
    ['E38 void without a trump', 'C3 D4', 'S', 'H', ['C3 D4', 'C3 D4', 'C3 D4']],
    ['E38 no-trump with the suit', 'SK H2 C3', 'S', null, ['SK', 'SK', 'SK']],
    ['E38 no-trump without it', 'H2 C3', 'S', null, ['H2 C3', 'H2 C3', 'H2 C3']],
    ['E39 trumps led', 'H2 SA', 'H', 'H', ['H2', 'H2', 'H2']],
  ] as const)('%s: suitOrTrump, suitThenTrump, suit', (_, available, led, trump, legalCardsOf) => {
    expect(legalBy(available, led, trump)).toEqual(legalCardsOf);
  });

  test.each([
    ['suitOrTrump', 'H2 SK'],
    ['suitThenTrump', 'SK'],
    ['suit', 'SK'],
  ])('E36 at the table: %s', (follow, expected) => {
    const hands = {
      NORTH: columns('SQ - - - - - -'),
      EAST: columns('S3 - - - - - -'),
      SOUTH: hand('K.2.432.KQJT9872'),
      WEST: hand('A876542.AKQJT9..'),
    };
    const match = called(table({ rules: rulesOf('bridge', { follow }), hands }), '1H P');
    expect(legalCards(playedOn(played(match, 'S2'), 2))).toBe(expected);
  });
});

describe('the opening lead', () => {
  const led = (openingLead: string, dealer: 'SOUTH' | 'WEST', calls: string) =>
    called(table({ rules: rulesOf('book', { openingLead }), dealer }), calls);

  test('E40 leftOfDealer, A deals, B declares: b leads, of declarer’s own side', () => {
    const match = led('leftOfDealer', 'SOUTH', 'P 1C P');
    expect(turnOf(match)).toMatchObject({ seat: 'WEST', player: 'WEST', kind: 'CARD' });
    expect(legal(match).cards).toEqual(handSeen(match, 'WEST', 'WEST').cards);
  });

  test('E41 leftOfDeclarer, the same deal: a’ leads', () => {
    expect(turnOf(led('leftOfDeclarer', 'SOUTH', 'P 1C P'))).toMatchObject({
      seat: 'NORTH',
      player: 'SOUTH',
    });
  });

  test('E42 leftOfDealer, B deals: a’ opens the play with any of its seven open cards', () => {
    const match = led('leftOfDealer', 'WEST', 'P 1C P');
    expect(turnOf(match)).toMatchObject({ seat: 'NORTH', player: 'SOUTH' });
    expect(legal(match).cards).toEqual(handSeen(match, 'NORTH', null).cards);
    expect(legal(match).cards).toHaveLength(7);
  });
});

describe('whose turn', () => {
  test('E48 the side that wins with its last card leads at once: the same player twice', () => {
    const south = played(start, 'H3 C2 D3');
    expect(turnOf(south)).toMatchObject({ seat: 'SOUTH', player: 'SOUTH' });
    expect(turnOf(played(south, 'HA'))).toMatchObject({ seat: 'SOUTH', player: 'SOUTH', kind: 'CARD' });
    const west = called(
      table({
        hands: { WEST: hand('AK...'), NORTH: columns('S4 - - - - - -'), EAST: columns('S5 - - - - - -') },
      }),
      'P 1NT P',
    );
    expect(turnOf(west).seat).toBe('NORTH');
    const third = playedOn(played(west, 'S4 S5'), 1);
    expect(turnOf(third)).toMatchObject({ seat: 'WEST', player: 'WEST' });
    expect(turnOf(played(third, 'SA'))).toMatchObject({ seat: 'WEST', player: 'WEST', kind: 'CARD' });
  });

  test('E48 nobody is told that it is the other’s turn: it is the viewer’s before and after, and all see whose', () => {
    let twice = 0;
    for (const choice of [1, 2, 3, 4].map(chooser)) {
      let match = start;
      while (match.deal.phase === 'play') {
        const { player } = turnOf(match);
        match = moved(match, player, { kind: 'card', card: present(choice.oneOf(legal(match).cards)) });
        for (const viewer of match.deal.phase === 'play' ? viewersOf(match.rules) : []) {
          const view = viewFor(match, viewer);
          const isAgain = turnOf(match).player === player;
          const isOn = viewer !== null && (viewer === player) === isAgain;
          expect(view.deal.turn).toMatchObject({ player: turnOf(match).player, isViewers: isOn });
          expect(legalMoves(view).cards.length > 0).toBe(isOn);
          twice += isAgain && isOn ? 1 : 0;
        }
      }
    }
    expect(twice).toBeGreaterThan(10);
  });

  test('E49 the dummy that won leads, not its owner’s hand', () => {
    const match = played(start, 'S2 SQ S3 S4');
    expect(turnOf(match)).toMatchObject({ seat: 'NORTH', player: 'SOUTH' });
    expect(refusalOf(match, 'SOUTH', cardMove('HA'))).toEqual({ code: 'WRONG_SEAT', seat: 'NORTH' });
    expect(refusalOf(match, 'SOUTH', cardMove('D3')).code).toBe('ILLEGAL_CARD');
    expect(refusalOf(match, 'SOUTH', cardMove('SA')).code).toBe('ILLEGAL_CARD');
    expect(refusalOf(match, 'WEST', cardMove('H3')).code).toBe('NOT_YOUR_TURN');
    expect(moved(match, 'SOUTH', cardMove('H4')).deal.phase).toBe('play');
  });
});

test.each(['columns', 'rows', 'nine'])(
  'E51 %s: no view holds more than its viewer may see, at any step',
  layout => {
    let match = called(table({ rules: rulesOf('book', { layout }) }), '1D P');
    for (let step = 0; step <= 52; step++) {
      for (const viewer of viewersOf(match.rules)) {
        const sight = sightOf(match, viewer);
        for (const seat of ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const) {
          const { cards, unseen } = handSeen(match, seat, viewer);
          expect(cards.every(card => sight[seat].includes(card))).toBe(true);
          if (!isHalfOpen(match, seat) && viewer !== seat && step < 52) expect(cards).toEqual([]);
          expect(unseen).toBe(match.deal.start.dealt[seat].length - sight[seat].length);
        }
      }
      match = playedOn(match, 1);
    }
    expect(match.deal.phase).toBe('ended');
    for (const { deal } of views(match)) {
      expect(deal.end?.dealt.map(({ cards }) => cards)).toEqual(
        (['NORTH', 'EAST', 'SOUTH', 'WEST'] as const).map(seat => match.deal.start.dealt[seat]),
      );
    }
  },
);
