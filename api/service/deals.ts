// Deals that have ended, every card open. Served are only numbers that the live head has ended, so no pack of a
// running deal can be had here, whatever is stored.
import { replayDeal } from '../../engine/match.ts';
import { parseRecord } from '../../engine/record.ts';
import type { ScoreLine } from '../../engine/score/running-score.ts';
import { type DealView, dealViewFor } from '../../engine/view.ts';
import { Fault } from '../fault.ts';
import type { FinishedDeal } from '../store/items.ts';
import type { Dependencies } from './dependencies.ts';
import { formatCursor, type Page, type PageRequest, pageOf, parseCursor } from './paging.ts';
import type { MatchSight } from './sight.ts';

/** One deal: the current one from the match itself, an earlier one from its own item; null for one not dealt. */
export async function readDeal(
  { store }: Dependencies,
  match: MatchSight,
  number: number | null,
): Promise<DealView | null> {
  if (match.view === null) return null;
  const { deal } = match.view;
  if (number === null || number === deal.number) return deal;
  if (number < 1 || number > deal.number) return null;
  const [stored] = await readEndedDeals(store, match.id, { from: number, to: number });
  return stored === undefined ? null : finishedDealView(match, stored);
}

export async function listDeals(
  { store }: Dependencies,
  match: MatchSight,
  { first, after }: PageRequest,
): Promise<Page<DealView>> {
  const from = (parseCursor(after, parseDealCursor) ?? 0) + 1;
  const last = lastEnded(match);
  const to = Math.min(last, from + first - 1);
  const current = match.view?.deal;
  const stored =
    from > to ? [] : await readEndedDeals(store, match.id, { from, to: Math.min(to, earlierDeals(match)) });
  const deals = stored.map(deal => finishedDealView(match, deal));
  if (current !== undefined && current.end !== null && from <= current.number && current.number <= to) {
    deals.push(current);
  }
  const edges = deals.map(node => ({ cursor: formatDealCursor(node.number), node }));
  return pageOf(edges, { after, hasNextPage: to < last });
}

/** Every deal that has ended, oldest first. */
export async function readAllDeals({ store }: Dependencies, match: MatchSight): Promise<readonly DealView[]> {
  const earlier = earlierDeals(match);
  const stored = earlier === 0 ? [] : await readEndedDeals(store, match.id, { from: 1, to: earlier });
  const current = match.view?.deal;
  const last = current === undefined || current.end === null ? [] : [current];
  return [...stored.map(deal => finishedDealView(match, deal)), ...last];
}

/** Every line of the score sheet, oldest first. */
export async function readScoreLines(
  { store }: Dependencies,
  match: MatchSight,
): Promise<readonly ScoreLine[]> {
  if (match.view === null) return [];
  const earlier = earlierDeals(match);
  const stored = earlier === 0 ? [] : await readEndedDeals(store, match.id, { from: 1, to: earlier });
  return [...stored.flatMap(({ lines }) => lines), ...match.view.lines];
}

function earlierDeals({ view }: MatchSight): number {
  return view === null ? 0 : view.deal.number - 1;
}

function lastEnded(match: MatchSight): number {
  return earlierDeals(match) + (match.view?.deal.end ? 1 : 0);
}

/** Throws, without a word of the contents, for a deal that cannot be read or has not ended. */
function finishedDealView(
  { id, rules, viewer }: MatchSight,
  { number, record, lines }: FinishedDeal,
): DealView {
  const parsed = parseRecord(record);
  const view = parsed === null ? null : dealViewFor(replayDeal(rules, number, parsed), lines, viewer);
  if (view === null || view.end === null) throw new Fault(`deal ${number} of match ${id} cannot be read`);
  return view;
}

function formatDealCursor(number: number): string {
  return formatCursor(['deal', String(number)]);
}

function parseDealCursor([word, number]: readonly string[]): number | null {
  return word === 'deal' && /^\d{1,3}$/.test(number ?? '') ? Number(number) : null;
}

/** Deals that the head has ended, so all are written; a read that lags behind is done again, consistently. */
export async function readEndedDeals(
  store: Dependencies['store'],
  id: MatchSight['id'],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly FinishedDeal[]> {
  const read = await store.readDeals(id, from, to);
  return read.length > to - from ? read : store.readDeals(id, from, to, { consistent: true });
}
