// Every contract with every result against the tables of the rule book, section 7, written as formulas; golden values.
import { describe, expect, test } from 'vitest';
import { BIDS, type Contract } from '../../engine/auction.ts';
import { currentScore } from '../../engine/match.ts';
import { DOUBLINGS, type Doubling } from '../../engine/rules.ts';
import { type PlayedContract, pointsOfPlay } from '../../engine/score/contract-points.ts';
import { duplicatePoints } from '../../engine/score/duplicate.ts';
import type { Points } from '../../engine/score/running-score.ts';
import { contractAs } from './support/calls.ts';
import { hand, PLAIN } from './support/deals.ts';
import {
  dealtNext,
  passedOut,
  pointsOf,
  type Scored,
  scoredOn,
  totalsOf,
  tricksOf,
} from './support/scores.ts';
import { rulesOf, table } from './support/table.ts';

interface Case {
  readonly contract: Contract;
  readonly vulnerable: boolean;
  readonly tricks: number;
}

const CASES: readonly Case[] = BIDS.flatMap(bid =>
  ['', 'X', 'XX'].flatMap(crosses =>
    [false, true].flatMap(vulnerable =>
      Array.from({ length: 14 }, (_, tricks) => ({
        contract: contractAs(`${bid}${crosses}`, 'SOUTH'),
        vulnerable,
        tricks,
      })),
    ),
  ),
);

/** Below and above for declarer when made, minus the defenders' points when not. */
type Expected = readonly [below: number, above: number];

function trickValue({ denomination }: Contract): number {
  return denomination === 'CLUBS' || denomination === 'DIAMONDS' ? 20 : 30;
}

function penalty(down: number, times: number, vulnerable: boolean): number {
  if (times === 1) return down * (vulnerable ? 100 : 50);
  const doubled = vulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400;
  return (doubled * times) / 2;
}

function expectedOf({ contract, vulnerable, tricks }: Case, doubling: Doubling): Expected {
  const { level, doubled: times } = contract;
  const isLaws = doubling === 'laws';
  const over = tricks - level - 6;
  if (over < 0)
    return [0, -(isLaws ? penalty(-over, times, vulnerable) : penalty(-over, 1, vulnerable) * times)];
  const value = trickValue(contract);
  const below = (value * level + (contract.denomination === 'NO_TRUMP' ? 10 : 0)) * times;
  const perOvertrick = times === 1 || !isLaws ? value * times : 50 * times * (vulnerable ? 2 : 1);
  const insult = times > 1 && isLaws ? 25 * times : 0;
  const slam = level < 6 ? 0 : (level === 6 ? 500 : 1000) * (vulnerable ? 1.5 : 1);
  return [below, over * perOvertrick + insult + slam];
}

function expectedInDuplicate(each: Case, doubling: Doubling): number {
  const [below, above] = expectedOf(each, doubling);
  if (above < 0) return above;
  return below + above + (below < 100 ? 50 : each.vulnerable ? 500 : 300);
}

function sumsOf(points: readonly Points[]): Expected {
  const of = (key: 'below' | 'above') =>
    points.reduce((sum, each) => sum + each[key] * (each.side === 'NORTH_SOUTH' ? 1 : -1), 0);
  return [of('below'), of('above')];
}

describe.each(DOUBLINGS)('%s', doubling => {
  test('points of the play of all 2940 results', () => {
    expect(CASES).toHaveLength(35 * 3 * 2 * 14);
    const found = CASES.map(each => sumsOf(pointsOfPlay({ ...each, doubling })));
    expect(found).toEqual(CASES.map(each => expectedOf(each, doubling)));
  });

  test('duplicate points of all 2940 results', () => {
    const total = (points: readonly Points[]) => sumsOf(points).reduce((all, each) => all + each, 0);
    const found = CASES.map(each => total(duplicatePoints({ ...each, doubling })));
    expect(found).toEqual(CASES.map(each => expectedInDuplicate(each, doubling)));
  });

  test('no line is without points, and points of declarer’s side and of the defenders do not mix', () => {
    for (const each of CASES) {
      const points = duplicatePoints({ ...each, doubling });
      expect(points.every(({ below, above }) => below + above > 0)).toBe(true);
      expect(new Set(points.map(({ side }) => side)).size).toBe(1);
    }
  });
});

test.each<[string, boolean, number]>([
  ['1C=', false, 70],
  ['1NT=', false, 90],
  ['2S+1', false, 140],
  ['2DX=', false, 180],
  ['2HX=', false, 470],
  ['2HX=', true, 670],
  ['2HX+1', false, 570],
  ['1CXX=', false, 230],
  ['1SXX=', false, 520],
  ['3NT=', false, 400],
  ['3NT+1', true, 630],
  ['3NTX=', false, 550],
  ['3NTXX=', true, 1000],
  ['4H=', true, 620],
  ['5C=', false, 400],
  ['4SX-3', false, -500],
  ['4SX-4', true, -1100],
  ['4SXX-4', true, -2200],
  ['6D=', false, 920],
  ['6NT=', false, 990],
  ['6NT=', true, 1440],
  ['6S+1', false, 1010],
  ['7NT=', false, 1520],
  ['7NT=', true, 2220],
  ['7NTXX=', true, 2980],
  ['1NTXX+6', true, 3160],
  ['7NTXX-13', true, -7600],
])('golden value: %s, vulnerable %s, %d', (result, vulnerable, expected) => {
  const { contract, tricks } = tricksOf(result);
  const played: PlayedContract = {
    contract: contractAs(contract, 'SOUTH'),
    tricks,
    vulnerable,
    doubling: 'laws',
  };
  expect(sumsOf(duplicatePoints(played)).reduce((all, each) => all + each, 0)).toBe(expected);
});

test('golden rubber', () => {
  const results: readonly (readonly [Scored, readonly number[]])[] = [
    [{ by: 'SOUTH', result: '2S+1' }, [90, 0]],
    [{ by: 'WEST', result: '3NT+1' }, [90, 130]],
    [{ by: 'SOUTH', result: '1NT=' }, [130, 130]],
    [{ by: 'SOUTH', result: '2S=', hands: { SOUTH: hand('AKQJ') } }, [290, 130]],
    [{ by: 'WEST', result: '4SX-2' }, [790, 130]],
    [{ by: 'SOUTH', result: '6H=' }, [2220, 130]],
  ];
  let match = table({ hands: PLAIN });
  for (const [result, totals] of results) {
    match = scoredOn(match, [result]);
    expect(totalsOf(match)).toEqual(totals);
  }
  expect(currentScore(match).sides.NORTH_SOUTH.games).toBe(2);
});

describe.each([
  ['bridge', ['SOUTH', 'WEST', 'SOUTH', 'WEST']],
  ['contract', ['NORTH', 'EAST', 'SOUTH', 'WEST']],
])('duplicate, %s', (preset, dealers) => {
  const rules = rulesOf(preset, { scoring: 'duplicate', length: { unit: 'deal', count: 32 } });
  const NAMES = [
    '-',
    'NS',
    'EW',
    'both',
    'NS',
    'EW',
    'both',
    '-',
    'EW',
    'both',
    '-',
    'NS',
    'both',
    '-',
    'NS',
    'EW',
  ];

  test('dealer and vulnerability of 32 boards', () => {
    const boards: unknown[] = [];
    let match = table({ rules, dealer: dealers[0] === 'NORTH' ? 'NORTH' : 'SOUTH', hands: PLAIN });
    for (let board = 1; board <= 32; board++) {
      const { dealer, vulnerable } = match.record;
      const short = vulnerable.map(side => (side === 'NORTH_SOUTH' ? 'NS' : 'EW'));
      boards.push([dealer, short.length === 2 ? 'both' : (short[0] ?? '-')]);
      match = board < 32 ? dealtNext(passedOut(match)) : match;
    }
    expect(boards).toEqual([...NAMES, ...NAMES].map((name, i) => [dealers[i % 4], name]));
  });

  test('nothing is carried below the line, no honours', () => {
    const start = table({ rules, hands: { SOUTH: hand('AKQJT') } });
    const match = scoredOn(start, [
      { by: 'SOUTH', result: '2S=' },
      { by: 'SOUTH', result: '2S=' },
    ]);
    expect(currentScore(match).sides.NORTH_SOUTH).toEqual({
      belowLine: 0,
      aboveLine: 100,
      total: 220,
      games: 0,
    });
  });
});

describe('honours', () => {
  const hands = { SOUTH: hand('AKQJT.432.432.32') };
  const above = (request: object) =>
    pointsOf(
      scoredOn(table({ rules: rulesOf('bridge', request), hands }), [{ by: 'SOUTH', result: '2S=' }]),
      'NORTH_SOUTH',
    )[1];

  test('count in rubber and Chicago and can be left out', () => {
    expect(above({})).toBe(150);
    expect(above({ honours: false })).toBe(0);
    expect(above({ scoring: 'chicago' })).toBe(150);
    expect(above({ scoring: 'chicago', honours: false })).toBe(0);
  });

  test('three of them are none, four 100', () => {
    const of = (text: string) =>
      pointsOf(
        scoredOn(table({ hands: { SOUTH: hand(text), NORTH: hand('T') } }), [{ by: 'SOUTH', result: '2S=' }]),
        'NORTH_SOUTH',
      )[1];
    expect(of('KQJ')).toBe(0);
    expect(of('AKQJ')).toBe(100);
  });
});
