// Rule book, section 8: honours, points and games. A is SOUTH, B is WEST; points are (below, above).
import { describe, expect, test } from 'vitest';
import { type Card, formatCard } from '../../../engine/cards.ts';
import { currentScore, isOver, type MatchState } from '../../../engine/match.ts';
import type { Rules } from '../../../engine/rules.ts';
import { type BySeat, type Seat, SIDES, type Side, sideOf } from '../../../engine/seats.ts';
import { viewFor } from '../../../engine/view.ts';
import { columns, type HandSpec, hand, PLAIN, present } from '../support/deals.ts';
import { dealtNext, pointsOf, reasonsOf, type Scored, scoredOn, totalsOf } from '../support/scores.ts';
import { called, legal, moved, rulesOf, table, turnOf } from '../support/table.ts';

const A = 'SOUTH';
const B = 'WEST';
const NS = 'NORTH_SOUTH';
const EW = 'EAST_WEST';

interface Deal {
  readonly rules?: Rules;
  readonly by?: Seat;
  readonly vulnerable?: readonly Side[];
  readonly hands?: Partial<BySeat<HandSpec>>;
}

/** Points of one deal by itself, declarer's side first. */
function points(result: string, { by = A, vulnerable = [], hands = PLAIN, rules }: Deal = {}) {
  const start = table({ vulnerable, hands, rules: rules ?? rulesOf('bridge') });
  const match = scoredOn(start, [{ by, result }]);
  const sides = sideOf(by) === NS ? SIDES : [EW, NS];
  return sides.map(side => pointsOf(match, side === NS ? NS : EW));
}

const none = [0, 0];
const rubber = (results: readonly Scored[], rules = rulesOf('bridge')) =>
  scoredOn(table({ rules, hands: PLAIN }), results);
const a = (result: string): Scored => ({ by: A, result });
const b = (result: string): Scored => ({ by: B, result });
const sideScore = (match: ReturnType<typeof rubber>, side: Side) => currentScore(match).sides[side];

/** The deal played out, each time with the card chosen of the legal ones. */
function playedBy(start: MatchState, choose: (cards: readonly Card[]) => Card | undefined): MatchState {
  let match = start;
  while (match.deal.phase === 'play') {
    const card = present(choose(legal(match).cards));
    match = moved(match, turnOf(match).player, { kind: 'card', card });
  }
  return match;
}

/** The honours in spades among the cards that EAST has turned, in their order. */
function turnedHonours({ deal }: MatchState): readonly string[] {
  const tricks = deal.phase === 'ended' ? deal.tricks : [];
  const turned = tricks.flatMap(({ cards }) => cards.flatMap(each => each.turned));
  return turned
    .filter(({ seat, card }) => seat === 'EAST' && /^S[TJQKA]$/.test(formatCard(card)))
    .map(({ card }) => formatCard(card));
}

describe('honours', () => {
  test('E52 of a half-open dummy count as dealt, closed cards included, for either side', () => {
    const hands = { EAST: columns('SA/SK SQ/SJ - - - - -') };
    expect(points('2S=', { hands })).toEqual([
      [60, 0],
      [0, 100],
    ]);
  });

  test('E52 whatever the flip order', () => {
    const hands = { EAST: columns('SA/SK SQ/SJ - - - - -') };
    const start = called(table({ hands }), '2S P');
    const ends = [playedBy(start, cards => cards[0]), playedBy(start, cards => cards.at(-1))];
    expect(ends.map(turnedHonours)).toEqual([
      ['SJ', 'SK'],
      ['SK', 'SJ'],
    ]);
    for (const end of ends) {
      const honours = present(end.tally).lines.filter(({ reason }) => reason === 'HONOURS');
      expect(honours).toMatchObject([{ side: EW, below: 0, above: 100 }]);
    }
  });

  test('E53 divided between a hand and its dummy are none', () => {
    const hands = { SOUTH: hand('AK.QJ.QJ.QJ'), NORTH: columns('SQ/SJ - - - - - -') };
    expect(points('2S=', { hands })).toEqual([[60, 0], none]);
  });

  const five = { SOUTH: hand('AKQJT.432.432.32') };

  test('E67 all five of trumps are 150, doubled or not', () => {
    expect(points('2S=', { hands: five })[0]).toEqual([60, 150]);
    expect(points('2SX=', { hands: five })[0]).toEqual([120, 200]);
    expect(points('2S-1', { hands: five })).toEqual([
      [0, 150],
      [0, 50],
    ]);
  });

  test.each<[string, Seat, number, number]>([
    ['NORTH', 'NORTH', 150, 0],
    ['EAST', 'EAST', 0, 150],
    ['SOUTH', 'SOUTH', 150, 0],
    ['WEST', 'WEST', 0, 150],
  ])('E68 four aces in the hand of %s at no-trump', (_, seat, own, theirs) => {
    const hands = { [seat]: hand('A32.A32.A32.A432') };
    expect(points('1NT=', { hands })).toEqual([
      [40, own],
      [0, theirs],
    ]);
  });

  test('E68 at no-trump neither the honours of a suit nor three aces count; at a suit four aces do not', () => {
    expect(points('1NT=', { hands: { ...five, NORTH: hand('32.A.A.A') } })[0]).toEqual([40, 0]);
    const threeToOne = { SOUTH: hand('A32.A32.A32.5432'), WEST: hand('KQJ.KQJ.KQJ.A') };
    expect(points('1NT=', { hands: threeToOne })).toEqual([[40, 0], none]);
    const aces = { SOUTH: hand('A32.A32.A32.A432'), EAST: hand('K.K.K.K'), WEST: hand('Q.Q.Q.Q') };
    expect(points('2S=', { hands: aces })).toEqual([[60, 0], none]);
  });
});

describe('one deal', () => {
  test('E54 only odd tricks bid go below the line', () => {
    expect(points('2S+3')).toEqual([[60, 90], none]);
    expect(sideScore(rubber([a('2S+3')]), NS)).toMatchObject({ belowLine: 60, games: 0 });
  });

  test.each<[string, number, number, number]>([
    ['2HX=', 120, 50, 1],
    ['2DX=', 80, 50, 0],
    ['3DX=', 120, 50, 1],
    ['2CXX=', 160, 100, 1],
    ['1NTXX=', 160, 100, 1],
    ['1SXX=', 120, 100, 1],
    ['1CXX=', 80, 100, 0],
  ])('E58 %s is (%d, %d), games %d', (result, below, above, games) => {
    expect(points(result)).toEqual([[below, above], none]);
    expect(sideScore(rubber([a(result)]), NS).games).toBe(games);
  });

  test('E60 a slam that makes the first game has the bonus of a side not vulnerable', () => {
    const match = rubber([a('6S=')]);
    expect(pointsOf(match, NS)).toEqual([180, 500]);
    expect(dealtNext(match).record.vulnerable).toEqual([NS]);
  });

  test('E62 only declarer’s vulnerability matters', () => {
    expect(points('4SX-3', { vulnerable: [EW] })).toEqual([none, [0, 500]]);
    expect(points('4SX-3', { vulnerable: [NS] })).toEqual([none, [0, 800]]);
  });

  test.each([
    ['laws', 500, 800],
    ['twofold', 300, 400],
  ])('E63 doubled, down three and four, %s: %d and %d', (doubling, three, four) => {
    const rules = rulesOf('bridge', { doubling });
    expect(points('4SX-3', { rules })).toEqual([none, [0, three]]);
    expect(points('4SX-4', { rules })).toEqual([none, [0, four]]);
  });

  test('E63a twofold multiplies contract points, overtricks and undertricks, nothing else', () => {
    const rules = rulesOf('book');
    expect(points('3NTX+1', { rules })).toEqual([[200, 60], none]);
    expect(points('2SXX-2', { rules, vulnerable: [NS] })).toEqual([none, [0, 800]]);
    expect(points('1NTXX+6', { rules, vulnerable: [NS] })).toEqual([[160, 720], none]);
  });

  test('E64 a small slam bid and a grand slam made is a small slam', () => {
    expect(points('6S+1')).toEqual([[180, 530], none]);
  });

  test('E65 a slam made and not bid, or bid and not made, is none', () => {
    expect(points('5S+1')).toEqual([[150, 30], none]);
    expect(points('7CX-1')).toEqual([none, [0, 100]]);
  });

  test('E66 a grand slam has its own bonus alone, never doubled', () => {
    expect(points('7NT=')).toEqual([[220, 1000], none]);
    expect(points('7NT=', { vulnerable: [NS] })).toEqual([[220, 1500], none]);
    expect(points('7NTX=')).toEqual([[440, 1050], none]);
  });

  test('E71 vulnerable 1NTXX+6', () => {
    expect(points('1NTXX+6', { vulnerable: [NS] })).toEqual([[160, 2500], none]);
    const match = scoredOn(table({ vulnerable: [NS], hands: PLAIN }), [a('1NTXX+6')]);
    expect(sideScore(match, NS)).toMatchObject({ games: 1, belowLine: 0, total: 2660 });
    const rules = rulesOf('bridge', { scoring: 'duplicate' });
    const [own] = points('1NTXX+6', { rules, vulnerable: [NS] });
    expect(own).toEqual([160, 3000]);
  });

  test('E72 7NTXX without a trick', () => {
    expect(points('7NTXX-13', { vulnerable: [NS] })).toEqual([none, [0, 7600]]);
    expect(points('7NTXX-13')).toEqual([none, [0, 7000]]);
  });

  test.each([
    ['E76 a doubled part-score is a game by its contract points', '2HX=', [120, 350], 470],
    ['E77 overtricks never make game', '2S+3', [60, 140], 200],
  ])('%s (duplicate)', (_, result, expected, total) => {
    const rules = rulesOf('bridge', { scoring: 'duplicate' });
    expect(points(result, { rules })).toEqual([expected, none]);
    expect(totalsOf(scoredOn(table({ rules, hands: PLAIN }), [a(result)]))).toEqual([total, 0]);
  });
});

describe('games', () => {
  test('E55 exactly 100 is game', () => {
    const match = rubber([a('2S='), a('1NT=')]);
    expect(sideScore(match, NS)).toMatchObject({ games: 1, belowLine: 0, total: 100 });
  });

  test('E56 a game cuts off the other side’s part-score, which still counts in the total', () => {
    const match = rubber([a('2S='), b('3NT='), a('1NT=')]);
    expect(sideScore(match, NS)).toEqual({ belowLine: 40, aboveLine: 0, total: 100, games: 0 });
    expect(sideScore(match, EW)).toEqual({ belowLine: 0, aboveLine: 0, total: 100, games: 1 });
  });

  test('E57 nothing over 100 is carried', () => {
    expect(sideScore(rubber([a('3S='), a('4S=')]), NS)).toEqual({
      belowLine: 0,
      aboveLine: 0,
      total: 210,
      games: 1,
    });
  });
});

test('a deal’s line says its deal, rubber and game', () => {
  const match = rubber([a('3NT='), b('3NT=')]);
  expect(viewFor(match, null).score.game).toBe(3);
  expect(match.tally?.lines).toEqual([
    { deal: 2, rubber: 1, game: 2, side: EW, below: 100, above: 0, reason: 'ODD_TRICKS' },
  ]);
  expect([isOver(match), reasonsOf(match)]).toEqual([false, ['ODD_TRICKS']]);
});
