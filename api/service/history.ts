// What has happened in a match since a version: sitting down, deals, calls, cards, claims. The same for all who may watch.
import { type PlacedEvent, type PublicEvent, publicEvents } from '../../engine/history.ts';
import { parseRecord } from '../../engine/record.ts';
import { callersOf } from '../../engine/rules.ts';
import type { Seat } from '../../engine/seats.ts';
import { Fault } from '../fault.ts';
import type { FinishedDeal } from '../store/items.ts';
import { readEndedDeals } from './deals.ts';
import type { Dependencies } from './dependencies.ts';
import type { MatchSight, SeenPlayer } from './sight.ts';

/** An event with the version that it led to. */
export type HistoryEvent =
  | { readonly kind: 'seatTaken'; readonly version: number; readonly seat: Seat; readonly player: SeenPlayer }
  | (PublicEvent & { readonly version: number; readonly deal: number });

export type EventOf<Kind extends HistoryEvent['kind']> = Extract<HistoryEvent, { readonly kind: Kind }>;

export interface HistoryRequest {
  /** The version that the caller has seen. */
  readonly after: number;
  readonly first: number;
}

/** Deals are read backwards in portions until one is older than what was asked for. */
const PORTION = 8;

export async function readHistory(
  deps: Dependencies,
  match: MatchSight,
  { after, first }: HistoryRequest,
): Promise<readonly HistoryEvent[]> {
  const events = [...seatsTaken(match), ...(await dealEvents(deps, match, after))];
  const since = events.filter(({ version }) => version > after);
  const end = since[first - 1]?.version;
  // Events of one version stay together, or whoever asks on from the last one's would miss the others.
  return since.filter(({ version }, place) => place < first || version === end);
}

function seatsTaken({ rules, players }: MatchSight): readonly HistoryEvent[] {
  const taken = callersOf(rules).flatMap((seat): readonly HistoryEvent[] => {
    const player = players[seat];
    if (player === undefined) return [];
    return [{ kind: 'seatTaken', version: player.since, seat, player: { id: player.id, name: player.name } }];
  });
  return taken.toSorted((a, b) => a.version - b.version);
}

async function dealEvents(
  deps: Dependencies,
  match: MatchSight,
  after: number,
): Promise<readonly HistoryEvent[]> {
  const { current } = match;
  if (current === null) return [];
  let events = numbered(current, current.events());
  let oldest: Pick<FinishedDeal, 'number' | 'version'> = current;
  while (oldest.version > after + 1 && oldest.number > 1) {
    const to = oldest.number - 1;
    const deals = await readEndedDeals(deps.store, match.id, { from: Math.max(1, to - PORTION + 1), to });
    const [first] = deals;
    if (first === undefined) break;
    events = [...deals.flatMap(deal => eventsOf(match, deal)), ...events];
    oldest = first;
  }
  return events;
}

/** Throws, without a word of the contents, for a deal that cannot be read. */
function eventsOf({ id, rules }: MatchSight, deal: FinishedDeal): readonly HistoryEvent[] {
  const { number, lines } = deal;
  const record = parseRecord(deal.record);
  if (record === null) throw new Fault(`deal ${number} of match ${id} cannot be read`);
  return numbered(deal, publicEvents(rules, { number, record }, lines));
}

function numbered(
  { number, version }: Pick<FinishedDeal, 'number' | 'version'>,
  events: readonly PlacedEvent[],
): readonly HistoryEvent[] {
  return events.map(({ place, event }) => ({ ...event, deal: number, version: version + place }));
}
