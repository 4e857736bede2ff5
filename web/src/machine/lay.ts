// Which place of its dummy each card lies in, or lay in: the API shows places as they are, so a card that has left
// one is known there only to those who saw it lie.
import type { Deal } from './match-state.ts';
import type { TableEvent } from './undo.ts';

/** Places from 0, by card; for one deal. */
export interface Lay {
  readonly deal: number;
  readonly places: Readonly<Record<string, number>>;
}

export const NO_LAY: Lay = { deal: 0, places: {} };

function placesIn({ dealt, hands }: Deal): Readonly<Record<string, number>> {
  const lying = hands.flatMap(({ columns }) => columns?.map(({ open }, place) => ({ open, place })) ?? []);
  const given =
    dealt?.flatMap(
      ({ columns }) => columns?.map(({ top, bottom }, place) => ({ top, bottom, place })) ?? [],
    ) ?? [];
  return Object.fromEntries([
    ...lying.flatMap(({ open, place }) => (open === null ? [] : [[open, place]])),
    ...given.flatMap(({ top, bottom, place }) =>
      [top, bottom].flatMap(card => (card === null ? [] : [[card, place]])),
    ),
  ]);
}

/** What was known before, when it is of the same deal, and what the deal shows now. */
export function layWith(known: Lay, deal: Deal): Lay {
  const before = known.deal === deal.number ? known.places : {};
  return { deal: deal.number, places: { ...before, ...placesIn(deal) } };
}

/** Cards that were turned and played since: one lay where the card over it had lain, many lay in the order of their places. */
export function layThrough(known: Lay, events: readonly TableEvent[]): Lay {
  const places = { ...known.places };
  for (const event of events) {
    if (event.__typename === 'CardPlayed' && event.deal === known.deal) {
      Object.assign(places, turnedPlaces(event, places));
    }
  }
  return { deal: known.deal, places };
}

function turnedPlaces(
  { card, seat, turned }: Extract<TableEvent, { readonly __typename: 'CardPlayed' }>,
  places: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const [first] = turned;
  const under = places[card];
  if (turned.length === 1 && first?.seat === seat) {
    return under === undefined ? {} : { [first.card]: under };
  }
  return Object.fromEntries(
    turned.map(one => [one.card, turned.filter(({ seat }) => seat === one.seat).indexOf(one)]),
  );
}
