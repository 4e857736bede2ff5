// Generators of everything that is stored, and samples at the edge of what may come.
import fc from 'fast-check';
import { newInviteCode, newMatchId, newPlayerId } from '../../../api/ids.ts';
import {
  type FinishedDeal,
  LIVE_STATUSES,
  type LiveHead,
  type SetupHead,
  VISIBILITIES,
} from '../../../api/store/items.ts';
import { formatRecord } from '../../../engine/record.ts';
import {
  DOUBLINGS,
  FOLLOWS,
  LAYOUTS,
  LENGTH_UNITS,
  OPENING_LEADS,
  PRESET_NAMES,
  RULES_VERSION,
  SCORINGS,
} from '../../../engine/rules.ts';
import { NO_SCORE, SCORE_REASONS } from '../../../engine/score/running-score.ts';
import { SEATS, SIDES } from '../../../engine/seats.ts';
import { LONGEST_RECORD, longestPlay } from '../../engine/support/longest-record.ts';

/** A record as long as legal moves can make it. */
export const LONGEST = formatRecord(longestPlay().record);
/** More than one deal can add to a score sheet. */
export const MOST_LINES = 8;

/** The numbers that a match can reach, and those around powers that a stored number might trip over. */
const count = fc.oneof(fc.nat(99_999), fc.constantFrom(0, 1, 10, 100, 2 ** 31, 2 ** 40));
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 24 });
const text = fc.string({ maxLength: LONGEST_RECORD });
const time = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map(date => date.toISOString());
const matchId = fc.nat().map(newMatchId);
const playerId = fc.nat().map(newPlayerId);
const inviteCode = fc.nat().map(newInviteCode);

function bySeat<T>(entry: fc.Arbitrary<T>) {
  return fc.record({ NORTH: entry, EAST: entry, SOUTH: entry, WEST: entry }, { requiredKeys: [] });
}

const rules = fc.record({
  version: fc.constant(RULES_VERSION),
  preset: fc.constantFrom(...PRESET_NAMES),
  players: fc.constantFrom(2 as const, 4 as const),
  layout: fc.constantFrom(...LAYOUTS, null),
  openingLead: fc.constantFrom(...OPENING_LEADS),
  follow: fc.constantFrom(...FOLLOWS),
  doubles: fc.boolean(),
  doubling: fc.constantFrom(...DOUBLINGS),
  honours: fc.boolean(),
  scoring: fc.constantFrom(...SCORINGS),
  length: fc.record({ unit: fc.constantFrom(...LENGTH_UNITS), count }),
});

const side = fc.record({ belowLine: count, aboveLine: count, total: count, games: count });

const score = fc.record({
  rubber: count,
  game: count,
  scored: count,
  over: fc.boolean(),
  sides: fc.record({ NORTH_SOUTH: side, EAST_WEST: side }),
});

const setupFields = {
  version: count,
  creator: playerId,
  inviteCode,
  createdAt: time,
  updatedAt: time,
  rules,
  visibility: fc.constantFrom(...VISIBILITIES),
  closed: fc.boolean(),
  seats: bySeat(fc.record({ id: playerId, name: fc.option(name), since: count })),
};

const liveFields = {
  version: count,
  updatedAt: time,
  status: fc.constantFrom(...LIVE_STATUSES),
  settled: fc.boolean(),
  draw: text,
  deal: count,
  dealVersion: count,
  record: text,
  score,
  lastMoves: bySeat(fc.record({ version: count, move: text })),
};

export const setups: fc.Arbitrary<SetupHead> = fc.record({ ...setupFields, rev: count, matchId });
export const lives: fc.Arbitrary<LiveHead> = fc.record({ ...liveFields, rev: count });

/** Any of the fields that may change. */
export const setupChanges = fc.record(setupFields, { requiredKeys: [] });
export const liveChanges = fc.record(liveFields, { requiredKeys: [] });

export const deals: fc.Arbitrary<FinishedDeal> = fc.record({
  number: fc.integer({ min: 1, max: 255 }),
  version: count,
  record: text,
  lines: fc.array(
    fc.record({
      deal: count,
      rubber: count,
      game: count,
      side: fc.constantFrom(...SIDES),
      below: count,
      above: count,
      reason: fc.constantFrom(...SCORE_REASONS),
    }),
    { maxLength: MOST_LINES },
  ),
});

export function newSetup(): SetupHead {
  const creator = newPlayerId();
  return {
    rev: 1,
    version: 1,
    matchId: newMatchId(),
    creator,
    inviteCode: newInviteCode(),
    createdAt: '2026-11-30T10:00:00.000Z',
    updatedAt: '2026-11-30T10:00:00.000Z',
    rules: {
      version: RULES_VERSION,
      preset: 'book',
      players: 2,
      layout: 'columns',
      openingLead: 'leftOfDealer',
      follow: 'suitThenTrump',
      doubles: true,
      doubling: 'twofold',
      honours: true,
      scoring: 'rubber',
      length: { unit: 'rubber', count: 1 },
    },
    visibility: 'LINK',
    closed: false,
    seats: { SOUTH: { id: creator, name: 'Vera', since: 1 } },
  };
}

export const NEW_LIVE: LiveHead = {
  rev: 1,
  version: 2,
  updatedAt: '2026-11-30T10:05:00.000Z',
  status: 'IN_PROGRESS',
  settled: false,
  draw: 'C2SA',
  deal: 1,
  dealVersion: 2,
  record: 'pack',
  score: NO_SCORE,
  lastMoves: {},
};

/** As large as a live head gets: four players, the last deal of a long match, every number and text in full. */
export const LARGEST_LIVE: LiveHead = {
  rev: 99_999,
  version: 99_999,
  updatedAt: '2026-11-30T23:59:59.999Z',
  status: 'IN_PROGRESS',
  settled: false,
  draw: 'SASKSQSJ',
  deal: 255,
  dealVersion: 99_999,
  record: LONGEST,
  score: {
    rubber: 99,
    game: 99,
    scored: 255,
    over: true,
    sides: {
      NORTH_SOUTH: { belowLine: 99_999, aboveLine: 999_999, total: 999_999, games: 99 },
      EAST_WEST: { belowLine: 99_999, aboveLine: 999_999, total: 999_999, games: 99 },
    },
  },
  lastMoves: Object.fromEntries(SEATS.map(seat => [seat, { version: 99_999, move: 'claim 13' }])),
};
