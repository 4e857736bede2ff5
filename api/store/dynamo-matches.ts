// Heads and finished deals in the table. A move is one query (both heads begin alike) and one update.
import type { MatchId } from '../ids.ts';
import { formatLive, formatSetup, parseHeads } from './dynamo-heads.ts';
import { parseDeal } from './dynamo-items.ts';
import { getItems, putNewItem, queryItems, startingWith, type Table, updateItem } from './dynamo-requests.ts';
import { formatLine } from './dynamo-scores.ts';
import type { FinishedDeal, MatchHeads } from './items.ts';
import { dealKey, HEAD_PREFIX, liveKey, matchPartition, setupKey } from './keys.ts';
import type { ReadOptions, Store } from './store.ts';
import { parseStored } from './stored.ts';

type Matches = Pick<
  Store,
  'readMatch' | 'readMatches' | 'createSetup' | 'updateSetup' | 'createLive' | 'updateLive'
>;

export function matchesIn(table: Table): Matches {
  return {
    readMatch: (id, options) => readMatch(table, id, options),
    readMatches: ids => readMatches(table, [...new Set(ids)]),
    createSetup: setup =>
      putNewItem(table, setupKey(setup.matchId), { attributes: { rev: setup.rev, ...formatSetup(setup) } }),
    updateSetup: (id, expectedRev, changes) =>
      updateItem(table, setupKey(id), { expectedRev, attributes: formatSetup(changes) }),
    createLive: (id, live) =>
      putNewItem(table, liveKey(id), { attributes: { rev: live.rev, ...formatLive(live) } }),
    updateLive: (id, expectedRev, changes) =>
      updateItem(table, liveKey(id), { expectedRev, attributes: formatLive(changes) }),
  };
}

export function dealsIn(table: Table): Pick<Store, 'putDeal' | 'readDeals'> {
  return {
    async putDeal(id, deal) {
      const attributes = { ver: deal.version, rec: deal.record, lines: deal.lines.map(formatLine) };
      await putNewItem(table, dealKey(id, deal.number), { attributes });
    },
    readDeals: (id, from, to, options) =>
      from > to ? Promise.resolve([]) : readDeals(table, id, { from, to, ...options }),
  };
}

async function readMatch(table: Table, id: MatchId, options?: ReadOptions): Promise<MatchHeads | null> {
  const heads = { pk: matchPartition(id), ...startingWith(HEAD_PREFIX), ...options };
  return parseHeads(await queryItems(table, heads));
}

async function readMatches(table: Table, ids: readonly MatchId[]): Promise<ReadonlyMap<MatchId, MatchHeads>> {
  const items = await getItems(
    table,
    ids.flatMap(id => [setupKey(id), liveKey(id)]),
  );
  const byMatch = Map.groupBy(items, ({ pk }) => pk);
  const found = new Map<MatchId, MatchHeads>();
  for (const id of ids) {
    const heads = parseHeads(byMatch.get(matchPartition(id)) ?? []);
    if (heads !== null) found.set(id, heads);
  }
  return found;
}

/** A match has at most 255 deals of some 600 bytes: one answer (1 MB) holds them all. */
async function readDeals(
  table: Table,
  id: MatchId,
  { from, to, ...options }: ReadOptions & { readonly from: number; readonly to: number },
): Promise<readonly FinishedDeal[]> {
  const stretch = { pk: matchPartition(id), from: dealKey(id, from).sk, to: dealKey(id, to).sk };
  const items = await queryItems(table, { ...stretch, ...options });
  return items.map(item => parseStored(item, parseDeal));
}
