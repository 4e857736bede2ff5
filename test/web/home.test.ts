// What the first page and the settings say: how long ago, who waits, running totals, a token's input, preferences.
import { describe, expect, test } from 'vitest';
import {
  byUrgency,
  freeSeatsOf,
  type ListedMatch,
  othersIn,
  outcomeOf,
  pointsOf,
  standingOf,
  tricksTaken,
} from '../../web/src/machine/match-list.ts';
import { nextTable } from '../../web/src/machine/next-table.ts';
import {
  readPreferences,
  showPreferences,
  USUAL_PREFERENCES,
  writePreference,
} from '../../web/src/machine/preferences.ts';
import { agoOf, agoWords } from '../../web/src/machine/relative-time.ts';
import { roundTop, runningTotals } from '../../web/src/machine/running-total.ts';
import type { Line } from '../../web/src/machine/score-sheet.ts';
import { isReady, NEW_TOKEN, tokenInput, withScope } from '../../web/src/machine/token-draft.ts';
import { MATCH } from './match-data.ts';

const ANNA = { id: 'anna', name: 'Anna' };
const BORIS = { id: 'boris', name: 'Boris' };

function listed(id: string, more: Partial<ListedMatch>): ListedMatch {
  return {
    id,
    status: 'IN_PROGRESS',
    createdAt: '2026-11-29T00:00:00.000Z',
    updatedAt: '2026-11-30T00:00:00.000Z',
    viewerSeats: ['EAST', 'WEST'],
    rules: { preset: 'book', players: 2, scoring: 'rubber', length: { unit: 'rubber', count: 1 } },
    seats: MATCH.seats,
    turn: { kind: 'CARD', player: BORIS },
    legalAnswer: false,
    deal: null,
    score: { winner: null, northSouth: { total: 40 }, eastWest: { total: 310 } },
    ...more,
  };
}

describe('my matches', () => {
  test('those that wait for me come first, the longest wait before all; of the others the latest to move', () => {
    const mine = { turn: { kind: 'CARD', player: ANNA } } as const;
    const later = { updatedAt: '2026-12-01T00:00:00.000Z' };
    const list = [
      listed('over', { status: 'FINISHED', turn: null, ...later }),
      listed('theirs', {}),
      listed('theirs, later', later),
      listed('waiting', { status: 'WAITING', turn: null }),
      listed('mine, later', { ...mine, ...later }),
      listed('mine', mine),
    ];
    const order = ['mine', 'mine, later', 'theirs, later', 'theirs', 'waiting', 'over'];
    expect(byUrgency(list, 'anna').map(({ id }) => id)).toEqual(order);
  });

  test('a claim waits for whoever owes an answer, whomever its turn names', () => {
    const answer = { turn: { kind: 'ANSWER', player: ANNA } } as const;
    expect(standingOf(listed('answered', answer), 'anna')).toBe('theirs');
    const owed = { turn: { kind: 'ANSWER', player: BORIS }, legalAnswer: true } as const;
    expect(standingOf(listed('owed', owed), 'anna')).toBe('mine');
    const viewer = { id: 'anna', matches: { nodes: [listed('answered', answer), listed('owed', owed)] } };
    expect(nextTable({ viewer }, 'here')).toEqual({ id: 'owed', count: 1 });
  });

  test('tricks, points and outcome are told from my side', () => {
    const tricks = [{ winner: 'NORTH' }, { winner: 'EAST' }, { winner: 'WEST' }, { winner: null }] as const;
    const match = listed('m', { deal: { number: 1, contract: null, tricks, result: null } });
    expect(tricksTaken(match)).toEqual([2, 1]);
    expect(tricksTaken({ ...match, viewerSeats: ['SOUTH'] })).toEqual([1, 2]);
    expect(pointsOf(match)).toEqual([310, 40]);
    const won = (winner: ListedMatch['score']['winner']) =>
      outcomeOf({ ...match, score: { ...match.score, winner } });
    expect([won('EAST_WEST'), won('NORTH_SOUTH'), won(null)]).toEqual(['won', 'lost', 'drawn']);
  });

  test('others are named once, free seats counted without dummies', () => {
    expect(othersIn(listed('m', {}), 'anna')).toEqual(['Boris']);
    const seats = MATCH.seats.map(seat => (seat.player?.id === 'boris' ? { ...seat, player: null } : seat));
    expect(freeSeatsOf({ seats })).toBe(1);
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-30T12:00:00.000Z');
  test.each([
    ['2026-11-30T11:59:30.000Z', 'minute', 0],
    ['2026-11-30T12:05:00.000Z', 'minute', 0],
    ['2026-11-30T11:01:00.000Z', 'minute', 59],
    ['2026-11-30T11:00:00.000Z', 'hour', 1],
    ['2026-11-29T12:00:01.000Z', 'hour', 23],
    ['2026-11-29T12:00:00.000Z', 'day', 1],
    ['2026-10-01T12:00:00.000Z', 'day', 60],
  ] as const)('%s: %s, %i', (time, unit, count) => expect(agoOf(time, now)).toEqual({ unit, count }));

  test('in words of the language', () => {
    expect(agoWords({ unit: 'hour', count: 3 }, 'en')).toBe('3 hours ago');
    expect(agoWords({ unit: 'hour', count: 3 }, 'ru')).toBe('3 часа назад');
    expect(agoWords({ unit: 'day', count: 1 }, 'ru')).toBe('вчера');
  });
});

describe('the running total', () => {
  const line = (deal: number, side: Line['side'], more: Partial<Line>): Line => ({
    deal,
    side,
    rubber: 1,
    game: 1,
    below: 0,
    above: 0,
    reason: 'ODD_TRICKS',
    ...more,
  });
  const lines = [
    line(1, 'NORTH_SOUTH', { below: 60 }),
    line(1, 'NORTH_SOUTH', { above: 30, reason: 'OVERTRICKS' }),
    line(3, 'EAST_WEST', { above: 100, reason: 'UNDERTRICKS' }),
  ];

  test('grows from nothing, stays over a passed-out deal, ends at the sum of all lines', () => {
    const totals = runningTotals(lines, 3).map(one => [one.totals.NORTH_SOUTH, one.totals.EAST_WEST]);
    expect(totals).toEqual([
      [0, 0],
      [90, 0],
      [90, 0],
      [90, 100],
    ]);
  });

  test.each([
    [0, 100],
    [90, 100],
    [101, 120],
    [490, 500],
    [2290, 2500],
    [5001, 6000],
  ])('the top of the scale for %i is %i', (points, top) => expect(roundTop(points)).toBe(top));
});

describe('a token', () => {
  const now = Date.parse('2026-11-30T12:00:00.000Z');

  test('needs a name and something that it may do', () => {
    expect(isReady(NEW_TOKEN)).toBe(false);
    const named = { ...NEW_TOKEN, name: 'Robot' };
    expect(isReady(named)).toBe(true);
    expect(isReady(withScope(withScope(named, 'READ', false), 'PLAY', false))).toBe(false);
    expect(withScope(withScope(named, 'READ', false), 'READ', true).scopes).toEqual(['READ', 'PLAY']);
  });

  test('ends when its life is over', () => {
    const ends = (life: 'month' | 'year' | 'never') => tokenInput({ ...NEW_TOKEN, life }, now).expiresAt;
    expect(ends('month')).toBe('2026-12-30T12:00:00.000Z');
    expect(ends('year')).toBe('2027-11-30T12:00:00.000Z');
    expect(ends('never')).toBeNull();
  });
});

describe('preferences', () => {
  function storageOf(items: Map<string, string>): Storage {
    return {
      length: items.size,
      clear: () => items.clear(),
      getItem: name => items.get(name) ?? null,
      key: index => [...items.keys()][index] ?? null,
      removeItem: name => items.delete(name),
      setItem: (name, value) => items.set(name, value),
    };
  }

  test('what is written is read; all else is usual', () => {
    const kept = storageOf(new Map([['preference.largeCards', 'nonsense']]));
    expect(readPreferences(() => kept)).toEqual(USUAL_PREFERENCES);
    writePreference(() => kept, 'confirmMoves', false);
    writePreference(() => kept, 'largeCards', true);
    const read = readPreferences(() => kept);
    expect(read).toEqual({ ...USUAL_PREFERENCES, confirmMoves: false, largeCards: true });
  });

  test('a browser without storage has the usual ones', () => {
    const forbidden = (): Storage => {
      throw new Error('Forbidden.');
    };
    writePreference(forbidden, 'largeCards', true);
    expect(readPreferences(forbidden)).toEqual(USUAL_PREFERENCES);
  });

  test('the root is marked with what is on', () => {
    const marks = new Map<string, boolean>();
    const toggle = (name: string, on = false) => marks.set(name, on).has(name);
    showPreferences({ ...USUAL_PREFERENCES, largeCards: true }, { classList: { toggle } });
    expect(Object.fromEntries(marks)).toEqual({ 'four-colour': true, 'large-cards': true });
  });
});
