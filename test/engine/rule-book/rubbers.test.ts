// Rule book, section 8: rubbers, rounds of Chicago and matches of several. A is SOUTH, B is WEST.
import { describe, expect, test } from 'vitest';
import { currentScore, isOver, type MatchState } from '../../../engine/match.ts';
import type { Side } from '../../../engine/seats.ts';
import { viewFor } from '../../../engine/view.ts';
import { PLAIN } from '../support/deals.ts';
import {
  dealtNext,
  passedOut,
  pointsOf,
  reasonsOf,
  type Scored,
  scoredOn,
  totalsOf,
} from '../support/scores.ts';
import { rulesOf, table } from '../support/table.ts';

const NS = 'NORTH_SOUTH';
const EW = 'EAST_WEST';
const a = (result: string): Scored => ({ by: 'SOUTH', result });
const b = (result: string): Scored => ({ by: 'WEST', result });
const match = (results: readonly Scored[], rules = rulesOf('bridge')) =>
  scoredOn(table({ rules, hands: PLAIN }), results);
const sideScore = (state: MatchState, side: Side) => currentScore(state).sides[side];
const outcome = (state: MatchState) => {
  const { over, winner } = viewFor(state, null);
  return { over, winner, totals: totalsOf(state) };
};

describe('a rubber', () => {
  test('E59 is won by the larger total, not by games', () => {
    const state = match([a('3NT='), b('3NT='), a('4SX-4'), a('3NT=')]);
    expect(state.record.vulnerable).toEqual([NS, EW]);
    expect(outcome(state)).toEqual({ over: true, winner: EW, totals: [700, 1200] });
  });

  test('E61 with a game each both pay at vulnerable rates, and the winner gets 500', () => {
    const state = match([a('3NT='), b('3NT='), a('4S-1'), b('4SX-2')]);
    expect(outcome(state)).toEqual({ over: false, winner: null, totals: [600, 200] });
    const done = scoredOn(state, [b('2S='), b('2H=')]);
    expect(pointsOf(done, EW)).toEqual([60, 500]);
    expect(outcome(done)).toEqual({ over: true, winner: EW, totals: [600, 820] });
  });

  test('E69 two games to none are 700, to one 500, and no game bonuses besides', () => {
    const clean = match([a('3NT='), a('3NT=')]);
    expect(reasonsOf(clean)).toEqual(['ODD_TRICKS', 'RUBBER']);
    expect(outcome(clean)).toEqual({ over: true, winner: NS, totals: [900, 0] });
    expect(clean.tally?.lines).toMatchObject([
      { deal: 2, rubber: 1, game: 2, side: NS, below: 100, above: 0 },
      { deal: 2, rubber: 1, game: 2, side: NS, below: 0, above: 700 },
    ]);
    const fought = match([a('3NT='), b('3NT='), a('3NT=')]);
    expect(outcome(fought)).toEqual({ over: true, winner: NS, totals: [700, 100] });
  });

  test('E70 unfinished: 300 to the only side with a game, 100 to the only side with a part-score', () => {
    const deals = (count: number) => rulesOf('bridge', { length: { unit: 'deal', count } });
    const both = match([a('3NT='), a('2C='), b('2S=')], deals(3));
    expect(outcome(both)).toEqual({ over: true, winner: NS, totals: [440, 60] });
    const alone = match([a('3NT='), a('2C=')], deals(2));
    expect(reasonsOf(alone)).toEqual(['ODD_TRICKS', 'UNFINISHED_GAME', 'UNFINISHED_PART_SCORE']);
    expect(outcome(alone)).toEqual({ over: true, winner: NS, totals: [540, 0] });
  });

  test('E70 the bonuses come though the last deal is passed out, and not when a rubber has just ended', () => {
    const deals = rulesOf('bridge', { length: { unit: 'deal', count: 2 } });
    expect(totalsOf(passedOut(match([a('2C=')], deals)))).toEqual([140, 0]);
    expect(totalsOf(match([a('3NT='), a('3NT=')], deals))).toEqual([900, 0]);
    const three = rulesOf('bridge', { length: { unit: 'deal', count: 3 } });
    const newRubber = match([a('3NT='), a('3NT='), b('2S=')], three);
    expect(newRubber.record.vulnerable).toEqual([]);
    expect(totalsOf(newRubber)).toEqual([900, 160]);
  });

  test('E73 with equal totals is drawn', () => {
    const state = match([a('4SX-4'), a('4SX-1'), a('3NT='), a('3NT=')]);
    expect(outcome(state)).toEqual({ over: true, winner: null, totals: [900, 900] });
  });

  test('E78 three rubbers are scored one by one, totals added once, vulnerability anew', () => {
    const rules = rulesOf('bridge', { length: { unit: 'rubber', count: 3 } });
    const first = match([a('3NT='), a('3NT=')], rules);
    expect(isOver(first)).toBe(false);
    expect(dealtNext(first).record.vulnerable).toEqual([]);
    const second = scoredOn(first, [b('4SX-4'), b('3NT='), b('3NT=')]);
    expect(outcome(second)).toEqual({ over: false, winner: null, totals: [1700, 900] });
    expect(currentScore(dealtNext(second))).toMatchObject({ rubber: 3, game: 1 });
    const third = scoredOn(second, [b('7NT='), b('3NT=')]);
    expect(outcome(third)).toEqual({ over: true, winner: EW, totals: [1700, 900 + 1220 + 100 + 700] });
  });

  test('E78 by points, not by rubbers won', () => {
    const rules = rulesOf('bridge', { length: { unit: 'rubber', count: 3 } });
    const state = match([a('3NT='), a('3NT='), a('3NT='), a('3NT='), b('7NT='), b('7NT=')], rules);
    expect(outcome(state)).toEqual({ over: true, winner: EW, totals: [1800, 1220 + 1720 + 700] });
  });
});

describe('Chicago', () => {
  const rules = rulesOf('contract', { scoring: 'chicago' });
  const round = (results: readonly Scored[]) => match(results, rules);

  test('E74 part-scores combine; the game is paid by the vulnerability of the deal that completes it', () => {
    // SOUTH deals, then WEST, NORTH, EAST.
    const state = round([a('2S='), b('1S-1'), a('2C=')]);
    expect(state.record).toMatchObject({ dealer: 'NORTH', vulnerable: [NS] });
    expect(pointsOf(state, NS)).toEqual([40, 500]);
    expect(sideScore(state, NS)).toMatchObject({ belowLine: 0, games: 1, total: 60 + 100 + 40 + 500 });
    const others = round([b('2S='), a('1S-1'), b('2C=')]);
    expect(pointsOf(others, EW)).toEqual([40, 300]);
  });

  test('E74 a part-score on deal 4 that completes no game is worth 100, an older one or not', () => {
    const state = round([a('1S-1'), a('1S-1'), a('1S-1'), a('2S=')]);
    expect(state.record.vulnerable).toEqual([NS, EW]);
    expect(pointsOf(state, NS)).toEqual([60, 100]);
    expect(isOver(state)).toBe(true);
    expect(pointsOf(round([a('1C='), a('1S-1'), a('1S-1'), a('2S=')]), NS)).toEqual([60, 100]);
    expect(pointsOf(round([a('2C='), a('1S-1'), a('1S-1'), a('2S=')]), NS)).toEqual([60, 500]);
    const beaten = round([a('2C='), b('2C='), a('1S-1'), a('1S-1')]);
    expect([pointsOf(beaten, NS), pointsOf(beaten, EW)]).toEqual([
      [0, 0],
      [0, 100],
    ]);
  });

  test('E74 a game wipes both sides’ part-scores', () => {
    const state = round([b('2S='), a('3NT='), b('2C=')]);
    expect(pointsOf(state, EW)).toEqual([40, 0]);
    expect(sideScore(state, EW)).toMatchObject({ belowLine: 40, games: 0 });
  });

  test('E74 part-scores lapse at the end of a round: nothing then counts towards a game', () => {
    const state = round([a('1S-1'), a('1S-1'), b('2C='), a('2S=')]);
    expect(sideScore(state, NS).belowLine).toBe(0);
    expect(sideScore(state, EW).belowLine).toBe(0);
  });

  test('E74 a second round begins anew, with nobody vulnerable', () => {
    const two = rulesOf('contract', { scoring: 'chicago', length: { unit: 'round', count: 2 } });
    const first = match([a('1S-1'), a('1S-1'), b('2C='), a('2S=')], two);
    expect(isOver(first)).toBe(false);
    const next = dealtNext(first);
    expect(next.record).toMatchObject({ dealer: 'SOUTH', vulnerable: [] });
    expect(pointsOf(scoredOn(next, [a('2C=')]), NS)).toEqual([40, 0]);
  });

  test('E75 a passed-out deal is dealt again by the same dealer, the same vulnerable', () => {
    const state = passedOut(round([a('2S=')]));
    expect(state.record).toMatchObject({ dealer: 'WEST', vulnerable: [EW] });
    const next = dealtNext(state);
    expect(next.record).toMatchObject({ dealer: 'WEST', vulnerable: [EW] });
    expect([next.number, next.before.scored]).toEqual([3, 1]);
    const after = dealtNext(scoredOn(next, [b('1S-1')]));
    expect(after.record).toMatchObject({ dealer: 'NORTH', vulnerable: [NS] });
  });
});
