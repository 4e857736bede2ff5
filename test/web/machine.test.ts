import { describe, expect, test } from 'vitest';
import { CARDS, formatCard } from '../../engine/cards.ts';
import { retryDelay } from '../../web/src/api/client.ts';
import {
  bidOf,
  faceOf,
  inHandOrder,
  tricksInSight,
  tricksNeeded,
  tricksWon,
} from '../../web/src/machine/deal-facts.ts';
import { placeOfDeal } from '../../web/src/machine/deal-place.ts';
import { byUrgency, type ListedMatch, othersIn } from '../../web/src/machine/match-list.ts';
import { pollDelay } from '../../web/src/machine/poll.ts';
import { dealRows, type Line, sheetOf } from '../../web/src/machine/score-sheet.ts';
import { formatSeen, NOTHING_SEEN, parseSeen } from '../../web/src/machine/seen.ts';
import { placesOf } from '../../web/src/machine/table-places.ts';
import { newUuid } from '../../web/src/machine/uuid.ts';
import { formatRoute, parseRoute, type Route } from '../../web/src/routes.ts';
import { DEAL, MATCH } from './match-data.ts';

test('polls slow down and never go beyond 3 s and a minute', () => {
  const delays = Array.from({ length: 7_200 }, (_, second) => pollDelay(second * 1_000));
  expect(delays[0]).toBe(3_000);
  expect(delays.at(-1)).toBe(60_000);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect([1, 2, 3, 4, 5, 99].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'join', code: 'abc_-123' },
  { page: 'match', id: 'x' },
  { page: 'deal', id: 'x', number: 12 },
  { page: 'rules', part: 'bridge' },
  { page: 'rules', part: 'first' },
];

test.each(ROUTES)('an address and back: %j', route => {
  const { pathname, hash } = new URL(formatRoute(route), 'http://table');
  expect(parseRoute({ pathname, hash })).toEqual(route);
});

test.each([
  '/nothing',
  '/match',
  '/match/x/deal',
  '/match/x/deal/0',
  '/match/x/deal/1/2',
  '/join/x',
  '/rules/x',
  '/rules/first/x',
])('%s is no page', pathname => {
  expect(parseRoute({ pathname, hash: '' })).toEqual({ page: 'unknown' });
});

test('what was seen is remembered as written, and nonsense as nothing', () => {
  expect(parseSeen(formatSeen({ draw: true, deal: 17 }))).toEqual({ draw: true, deal: 17 });
  expect(parseSeen('1.x')).toEqual(NOTHING_SEEN);
  expect(parseSeen(null)).toEqual(NOTHING_SEEN);
});

test('ids are UUIDs of version 4 and differ', () => {
  const ids = Array.from({ length: 200 }, newUuid);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('my hand is at the bottom, my dummy on top, whichever seat I chose', () => {
  const seated = (viewerSeats: typeof MATCH.viewerSeats) =>
    Object.fromEntries(placesOf({ ...MATCH, viewerSeats }).map(({ place, seat }) => [place, seat]));
  const south = { bottom: 'SOUTH', left: 'WEST', top: 'NORTH', right: 'EAST' };
  expect(seated(['NORTH', 'SOUTH'])).toEqual(south);
  expect(seated(['EAST', 'WEST'])).toEqual({ bottom: 'WEST', left: 'NORTH', top: 'EAST', right: 'SOUTH' });
  expect(seated([])).toEqual(south);
});

describe('cards and tricks', () => {
  test('a hand is shown whole, by suit, high cards first', () => {
    const all = CARDS.map(formatCard);
    expect(inHandOrder(all).toSorted()).toEqual(all.toSorted());
    expect(inHandOrder(['C2', 'S3', 'SA', 'DT', 'HK'])).toEqual(['SA', 'S3', 'HK', 'C2', 'DT']);
    expect(faceOf('DT')).toEqual({ suit: 'D', rank: 'T' });
    expect(faceOf('S1')).toBeNull();
  });

  test('calls are taken apart', () => {
    expect(bidOf('3NT')).toEqual({ level: 3, denomination: 'NT' });
    expect(bidOf('7C')).toEqual({ level: 7, denomination: 'C' });
    expect([bidOf('8C'), bidOf('PASS'), bidOf('XX')]).toEqual([null, null, null]);
  });

  test('the last trick stays in the middle until the next is led', () => {
    const card = { seat: 'WEST', card: 'SA' } as const;
    const first = { leader: 'WEST', winner: 'EAST', cards: [card, card, card, card] } as const;
    const empty = { leader: 'EAST', winner: null, cards: [] } as const;
    const begun = { leader: 'EAST', winner: null, cards: [card] } as const;
    expect(tricksInSight({ ...DEAL, tricks: [first, empty] })).toEqual({ shown: first, last: null });
    expect(tricksInSight({ ...DEAL, tricks: [first, begun] })).toEqual({ shown: begun, last: first });
    expect(tricksInSight(DEAL)).toEqual({ shown: null, last: null });
    expect(tricksWon({ ...DEAL, tricks: [first, begun] }, 'EAST_WEST')).toBe(1);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('at level %i the two needs add up to fourteen', level => {
    const deal = {
      ...DEAL,
      contract: { level, denomination: 'HEARTS', doubled: 1, declarer: 'WEST' },
    } as const;
    expect(tricksNeeded(deal, 'EAST_WEST')).toBe(level + 6);
    expect(tricksNeeded(deal, 'NORTH_SOUTH')).toBe(8 - level);
  });
});

function line(more: Partial<Line>): Line {
  return {
    deal: 1,
    rubber: 1,
    game: 1,
    side: 'NORTH_SOUTH',
    below: 0,
    above: 0,
    reason: 'ODD_TRICKS',
    ...more,
  };
}

test('a deal knows its rubber by the rubbers won before it', () => {
  const lines = [line({}), line({ deal: 4, above: 700, reason: 'RUBBER' }), line({ deal: 5, rubber: 2 })];
  expect([1, 4, 5, 6].map(deal => placeOfDeal('rubber', deal, lines).rubber)).toEqual([1, 1, 2, 2]);
});

test('a Chicago round has four scored deals; a passed-out one keeps its place', () => {
  const lines = [1, 3, 4, 5, 6].map(deal => line({ deal }));
  const places = [1, 2, 3, 4, 5, 6, 7].map(deal => placeOfDeal('chicago', deal, lines));
  expect(places.map(({ rubber }) => rubber)).toEqual([1, 1, 1, 1, 1, 2, 2]);
  expect(places.map(({ inRound }) => inRound)).toEqual([1, 2, 2, 3, 4, 1, 2]);
});

test('in duplicate each deal has its row, passed-out ones too', () => {
  const lines = [
    line({ below: 60, above: 50 }),
    line({ above: 30, reason: 'OVERTRICKS' }),
    line({ deal: 3, side: 'EAST_WEST', above: 100 }),
  ];
  const points = dealRows(lines, 3).map(row => [row.points.NORTH_SOUTH, row.points.EAST_WEST]);
  expect(points).toEqual([
    [140, 0],
    [0, 0],
    [0, 100],
  ]);
});

test('the score sheet writes up from the line and draws a line under each game', () => {
  const [first, second] = sheetOf([
    line({ below: 60 }),
    line({ above: 30, reason: 'OVERTRICKS' }),
    line({ deal: 2, side: 'EAST_WEST', below: 100 }),
    line({ deal: 3, game: 2, above: 50, reason: 'UNDERTRICKS' }),
    line({ deal: 4, rubber: 2, below: 40 }),
  ]);
  expect(first?.above.NORTH_SOUTH.map(({ points }) => points)).toEqual([50, 30]);
  expect(first?.games.map(game => game.EAST_WEST.map(({ points }) => points))).toEqual([[100]]);
  expect(first?.games[0]?.NORTH_SOUTH.map(({ points }) => points)).toEqual([60]);
  expect(second?.games).toHaveLength(1);
  expect(sheetOf([])).toEqual([{ rubber: 1, above: { NORTH_SOUTH: [], EAST_WEST: [] }, games: [] }]);
});

test('matches that wait for me come first, then the latest', () => {
  const listed = (id: string, more: Partial<ListedMatch>): ListedMatch => ({
    id,
    status: 'IN_PROGRESS',
    updatedAt: '2026-11-30T00:00:00.000Z',
    viewerSeats: ['NORTH', 'SOUTH'],
    rules: { preset: 'book', length: { unit: 'rubber', count: 1 } },
    seats: MATCH.seats,
    turn: { player: { id: 'boris' } },
    ...more,
  });
  const mine = { turn: { player: { id: 'anna' } } };
  const list = [
    listed('over', { status: 'FINISHED', turn: null, updatedAt: '2026-12-01T00:00:00.000Z' }),
    listed('theirs', {}),
    listed('waiting', { status: 'WAITING', turn: null }),
    listed('old', mine),
    listed('new', { ...mine, updatedAt: '2026-12-01T00:00:00.000Z' }),
  ];
  expect(byUrgency(list, 'anna').map(({ id }) => id)).toEqual(['new', 'old', 'theirs', 'waiting', 'over']);
  expect(othersIn(listed('x', {}), 'anna')).toEqual(['Boris']);
});
