// What rules go together (rule book, section 6), and who owns which seat (section 1).
import { describe, expect, test } from 'vitest';
import {
  callersOf,
  DOUBLINGS,
  FOLLOWS,
  LAYOUTS,
  nextCaller,
  OPENING_LEADS,
  ownerOf,
  PRESET_NAMES,
  type RulesRequest,
  rulesFor,
  SCORINGS,
  seatsOf,
} from '../../engine/rules.ts';
import { SEATS } from '../../engine/seats.ts';
import { rulesOf } from './support/table.ts';

describe('presets', () => {
  const common = { version: 1, doubles: true, honours: true, scoring: 'rubber' };
  const length = { unit: 'rubber', count: 1 };
  const lead = 'leftOfDeclarer';

  test.each([
    ['book', 2, 'columns', 'leftOfDealer', 'suitThenTrump', 'twofold'],
    ['bridge', 2, 'columns', lead, 'suit', 'laws'],
    ['contract', 4, null, lead, 'suit', 'laws'],
  ])('%s', (preset, players, layout, openingLead, follow, doubling) => {
    const expected = { ...common, preset, players, layout, openingLead, follow, doubling, length };
    expect(rulesOf(preset)).toEqual(expected);
    expect(rulesOf(preset, { players })).toEqual(expected);
  });

  test('null is the same as left out', () => {
    const nothing = {
      players: null,
      layout: null,
      openingLead: null,
      follow: null,
      doubles: null,
      doubling: null,
      honours: null,
      scoring: null,
      length: null,
    };
    for (const preset of PRESET_NAMES) expect(rulesOf(preset, nothing)).toEqual(rulesOf(preset));
  });
});

const refusalOf = (preset: string, request: RulesRequest) => {
  const rules = rulesFor(preset, request);
  return rules.ok ? null : rules.refusal;
};

describe('refused', () => {
  test.each(['', 'BOOK', 'Book', 'rubber', 'toString'])('preset %j', preset => {
    expect(refusalOf(preset, {})).toEqual({ problem: 'UNKNOWN_PRESET' });
  });

  test.each([
    ['layout', LAYOUTS],
    ['openingLead', OPENING_LEADS],
    ['follow', FOLLOWS],
    ['doubling', DOUBLINGS],
    ['scoring', SCORINGS],
  ] as const)('an unknown value of %s', (option, allowed) => {
    for (const value of ['', 'Suit', 'constructor']) {
      const refusal = { problem: 'UNKNOWN_VALUE', option, allowed };
      expect(refusalOf('book', { [option]: value })).toEqual(refusal);
      expect(refusalOf('contract', { [option]: value })).toEqual(refusal);
    }
  });

  test.each([
    ['book', 4, 2],
    ['bridge', 3, 2],
    ['bridge', 0, 2],
    ['contract', 2, 4],
  ])('%s with %d players', (preset, asked, players) => {
    expect(refusalOf(preset, { players: asked })).toEqual({ problem: 'PLAYERS_OF_PRESET', players });
  });

  test('for four players a layout, or the lead left of dealer', () => {
    for (const layout of LAYOUTS) {
      expect(refusalOf('contract', { layout })).toEqual({ problem: 'TWO_PLAYERS_ONLY', option: 'layout' });
    }
    expect(refusalOf('contract', { openingLead: 'leftOfDealer' })).toEqual({
      problem: 'TWO_PLAYERS_ONLY',
      option: 'openingLead',
    });
  });

  test('honours in duplicate', () => {
    for (const preset of PRESET_NAMES) {
      expect(refusalOf(preset, { scoring: 'duplicate', honours: true })).toEqual({
        problem: 'NO_HONOURS_IN_DUPLICATE',
      });
    }
  });

  test.each([
    ['rubber', 'round', ['rubber', 'deal']],
    ['rubber', 'week', ['rubber', 'deal']],
    ['chicago', 'deal', ['round']],
    ['chicago', 'rubber', ['round']],
    ['duplicate', 'rubber', ['deal']],
    ['duplicate', 'round', ['deal']],
  ])('%s for %ss', (scoring, unit, allowed) => {
    expect(refusalOf('book', { scoring, length: { unit, count: 1 } })).toEqual({
      problem: 'LENGTH_UNIT',
      allowed,
    });
  });

  test.each([
    ['rubber', 'rubber', [0, 2, 4, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]],
    ['rubber', 'deal', [0, 100, -1, 1.5]],
    ['chicago', 'round', [0, 25, 2.5]],
    ['duplicate', 'deal', [0, 100, 1.5]],
  ])('%s for a wrong number of %ss', (scoring, unit, counts) => {
    for (const count of counts) {
      expect(refusalOf('contract', { scoring, length: { unit, count } })).toMatchObject({
        problem: 'LENGTH_COUNT',
      });
    }
  });
});

describe('allowed', () => {
  const LENGTHS = {
    rubber: [
      ['rubber', [1, 3]],
      ['deal', [1, 2, 50, 99]],
    ],
    chicago: [['round', [1, 2, 12, 24]]],
    duplicate: [['deal', [1, 16, 99]]],
  } as const;
  const USUAL = {
    rubber: { unit: 'rubber', count: 1 },
    chicago: { unit: 'round', count: 1 },
    duplicate: { unit: 'deal', count: 16 },
  } as const;

  test.each(PRESET_NAMES)('%s: every length of every scoring, and each one’s usual length', preset => {
    for (const scoring of SCORINGS) {
      expect(rulesOf(preset, { scoring }).length).toEqual(USUAL[scoring]);
      expect(rulesOf(preset, { scoring }).honours).toBe(scoring !== 'duplicate');
      expect(rulesOf(preset, { scoring, honours: false }).honours).toBe(false);
      for (const [unit, counts] of LENGTHS[scoring]) {
        for (const count of counts) {
          expect(rulesOf(preset, { scoring, length: { unit, count } }).length).toEqual({ unit, count });
        }
      }
    }
  });

  test.each(PRESET_NAMES)('%s: follow, doubles and doubling with everything', preset => {
    const four = preset === 'contract';
    const layouts = four ? [undefined] : LAYOUTS;
    const leads = four ? (['leftOfDeclarer'] as const) : OPENING_LEADS;
    for (const scoring of SCORINGS)
      for (const layout of layouts)
        for (const openingLead of leads)
          for (const follow of FOLLOWS)
            for (const doubling of DOUBLINGS)
              for (const doubles of [true, false]) {
                const asked = { layout, openingLead, follow, doubles, doubling, scoring };
                expect(rulesOf(preset, asked)).toMatchObject({ ...asked, preset, layout: layout ?? null });
              }
  });
});

describe('seats', () => {
  test('of two players: SOUTH with NORTH, WEST with EAST', () => {
    const rules = rulesOf('book');
    expect(callersOf(rules)).toEqual(['SOUTH', 'WEST']);
    expect(SEATS.map(seat => ownerOf(rules, seat))).toEqual(['SOUTH', 'WEST', 'SOUTH', 'WEST']);
    expect(seatsOf(rules, 'SOUTH')).toEqual(['NORTH', 'SOUTH']);
    expect(seatsOf(rules, 'WEST')).toEqual(['EAST', 'WEST']);
    expect([nextCaller(rules, 'SOUTH'), nextCaller(rules, 'WEST')]).toEqual(['WEST', 'SOUTH']);
  });

  test('of four players: one each', () => {
    const rules = rulesOf('contract');
    expect(callersOf(rules)).toEqual(SEATS);
    expect(SEATS.map(seat => seatsOf(rules, seat))).toEqual(SEATS.map(seat => [seat]));
    expect(SEATS.map(seat => nextCaller(rules, seat))).toEqual(['EAST', 'SOUTH', 'WEST', 'NORTH']);
  });
});
