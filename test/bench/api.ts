// The API in process: milliseconds a move over the memory store, and what a move costs on DynamoDB over whole matches.
import { makeApi } from '../../api/lambda/api.ts';
import { readSettings } from '../../api/settings.ts';
import { shuffledPack } from '../../api/shuffle.ts';
import { makeDynamoStore } from '../../api/store/dynamo.ts';
import { makeMemoryStore } from '../../api/store/memory.ts';
import { startTable } from '../api/store/tables.ts';
import { meterClient, type Reading, type Units } from '../api/store/tariff.ts';
import { type PlayedMove, playMatch } from './played-match.ts';

const FROM_OUTSIDE = {
  now: () => new Date().toISOString(),
  shuffledPack,
  log: () => {},
  // The pace is measured here, not kept.
  settings: readSettings({ REQUESTS_PER_SECOND: '1000000', REQUEST_BURST: '1000000' }),
};

export interface MoveTimes {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

/** Through Apollo with the site's own mutations, warm. */
export async function measureMoves(): Promise<MoveTimes> {
  const store = makeMemoryStore();
  const handler = await makeApi({ ...FROM_OUTSIDE, store });
  const rules = { length: { unit: 'deal', count: 60 } };
  await playMatch({ handler, lookOn: store, rules, after: () => {} });
  const times: number[] = [];
  await playMatch({ handler, lookOn: store, rules, after: ({ milliseconds }) => times.push(milliseconds) });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { moves: times.length, p50: at(0.5), p99: at(0.99) };
}

export interface MatchCost {
  readonly deals: number;
  readonly moves: number;
  /** Of the moves that ended nothing: the dearest, and the mean. */
  readonly dearest: Units;
  readonly mean: Units;
  /** The dearest move that ended a deal; null in a match of one. */
  readonly dealEnd: Units | null;
  readonly matchEnd: Units;
  /** By the store's own count, as a cross-check: the mean of the moves that ended nothing. */
  readonly reported: Units;
  /** The largest live head in bytes. */
  readonly liveHead: number;
}

/** Units by DynamoDB's tariff over a whole match of so many deals. */
export async function measureCost(deals: number): Promise<MatchCost> {
  const table = await startTable();
  try {
    const meter = meterClient(table.client);
    const store = makeDynamoStore({ client: meter.client, table: table.table });
    const handler = await makeApi({ ...FROM_OUTSIDE, store });
    const readings: { readonly move: PlayedMove; readonly reading: Reading }[] = [];
    const moves = await playMatch({
      handler,
      lookOn: store,
      rules: { length: { unit: 'deal', count: deals } },
      before: () => meter.reset(),
      after: move => readings.push({ move, reading: meter.reading() }),
    });
    return { deals, moves, ...summary(readings) };
  } finally {
    await table.stop();
  }
}

type Readings = readonly { readonly move: PlayedMove; readonly reading: Reading }[];

function summary(readings: Readings): Omit<MatchCost, 'deals' | 'moves'> {
  const costs = (ended: PlayedMove['ended']) =>
    readings.filter(({ move }) => move.ended === ended).map(({ reading }) => reading);
  const ordinary = costs('nothing');
  const dealEnds = costs('deal');
  return {
    dearest: dearest(ordinary),
    mean: mean(ordinary),
    dealEnd: dealEnds.length === 0 ? null : dearest(dealEnds),
    matchEnd: dearest(costs('match')),
    reported: mean(ordinary.map(({ reported }) => reported)),
    liveHead: Math.max(...readings.map(({ reading }) => reading.largest['HEAD#LIVE'] ?? 0)),
  };
}

function dearest(units: readonly Units[]): Units {
  return {
    readUnits: Math.max(...units.map(each => each.readUnits)),
    writeUnits: Math.max(...units.map(each => each.writeUnits)),
  };
}

function mean(units: readonly Units[]): Units {
  const sum = (pick: (each: Units) => number) => units.reduce((total, each) => total + pick(each), 0);
  return {
    readUnits: sum(each => each.readUnits) / units.length,
    writeUnits: sum(each => each.writeUnits) / units.length,
  };
}
