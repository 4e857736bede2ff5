import { describe, expect, test } from 'vitest';
import { CARDS, formatCard } from '../../engine/cards.ts';
import { retryDelay } from '../../web/src/api/client.ts';
import { formatChoice, parseChoice } from '../../web/src/machine/choice.ts';
import {
  bidOf,
  cardsGone,
  faceOf,
  inSuits,
  tricksInSight,
  tricksNeeded,
  tricksWon,
} from '../../web/src/machine/deal-facts.ts';
import { placeOfDeal } from '../../web/src/machine/deal-place.ts';
import { nextTable } from '../../web/src/machine/next-table.ts';
import { pollDelay } from '../../web/src/machine/poll.ts';
import { dealRows, type Line, sheetOf } from '../../web/src/machine/score-sheet.ts';
import { formatSeen, NOTHING_SEEN, parseSeen } from '../../web/src/machine/seen.ts';
import { placesOf } from '../../web/src/machine/table-places.ts';
import { newUuid } from '../../web/src/machine/uuid.ts';
import { DEAL, MATCH } from './match-data.ts';

test('polls slow down and never go beyond 3 s and a minute', () => {
  const delays = Array.from({ length: 7_200 }, (_, second) => pollDelay(second * 1_000));
  expect(delays[0]).toBe(3_000);
  expect(delays.at(-1)).toBe(60_000);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect([1, 2, 3, 4, 5, 99].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});

test('what was seen is remembered as written, and nonsense as nothing', () => {
  const lay = { deal: 18, places: { SA: 0, H9: 12 } };
  const seen = { draw: true, deal: 17, version: 340, lay };
  expect(parseSeen(formatSeen(seen))).toEqual(seen);
  expect(parseSeen(formatSeen(NOTHING_SEEN))).toEqual(NOTHING_SEEN);
  expect(parseSeen('1.17')).toEqual({ ...NOTHING_SEEN, draw: true, deal: 17 });
  expect(parseSeen('1.17.340.18.SX0')).toEqual(NOTHING_SEEN);
  expect(parseSeen('1.x')).toEqual(NOTHING_SEEN);
  expect(parseSeen(null)).toEqual(NOTHING_SEEN);
});

test('a choice is remembered with the version that its player looked at', () => {
  const kept = [
    { version: 12, choice: { kind: 'card', card: 'SA' } },
    { version: 3, choice: { kind: 'call', call: '7NT' } },
  ] as const;
  for (const one of kept) expect(parseChoice(formatChoice(one))).toEqual(one);
  expect(['', '12', '12.card', 'x.card.SA', '12.claim.3'].map(parseChoice)).toEqual(Array(5).fill(null));
});

test('the next table is the one that has waited longest, and never this one', () => {
  const table = (id: string, updatedAt: string, playerId: string | null) => ({
    id,
    updatedAt,
    status: playerId === null ? ('WAITING' as const) : ('IN_PROGRESS' as const),
    legalAnswer: false,
    turn: playerId === null ? null : { kind: 'CARD' as const, player: { id: playerId } },
  });
  const viewer = (...nodes: readonly ReturnType<typeof table>[]) => ({
    viewer: { id: 'anna', matches: { nodes } },
  });
  const mine = [
    table('here', '2026-01', 'anna'),
    table('new', '2026-03', 'anna'),
    table('old', '2026-02', 'anna'),
  ];
  const others = [table('theirs', '2026-01', 'boris'), table('waiting', '2026-01', null)];
  expect(nextTable(viewer(...mine, ...others), 'here')).toEqual({ id: 'old', count: 2 });
  expect(nextTable(viewer(...others), 'here')).toBeNull();
  expect(nextTable({ viewer: null }, 'here')).toBeNull();
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
    const shown = (cards: readonly string[]) => inSuits(cards).flatMap(group => group.cards);
    expect(shown(all).toSorted()).toEqual(all.toSorted());
    expect(shown(['C2', 'S3', 'SA', 'DT', 'HK'])).toEqual(['SA', 'S3', 'HK', 'C2', 'DT']);
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
    const led = { ...begun, cards: [card, { seat: 'NORTH', card: 'D2' }] } as const;
    expect(cardsGone({ tricks: [led, empty] })).toEqual([
      { suit: 'S', cards: ['SA'] },
      { suit: 'H', cards: [] },
      { suit: 'C', cards: [] },
      { suit: 'D', cards: ['D2'] },
    ]);
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
