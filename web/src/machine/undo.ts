// A deal as its viewer saw it before an event, worked out from how it stands after it: what was played goes back to
// where it lay, what was turned lies closed again, and hands that the event opened are backs again.
import { parseCard } from '../../../engine/cards.ts';
import { assertNever } from '../../../engine/result.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { EventPartsFragment } from '../api/operations.generated.ts';
import type { Lay } from './lay.ts';
import type { Deal, Match } from './match-state.ts';
import { contractDummy } from './table-hands.ts';

/** What `history` tells of a deal. */
export type TableEvent = Exclude<EventPartsFragment, { readonly __typename: 'SeatTaken' }>;
type CardPlayed = Extract<TableEvent, { readonly __typename: 'CardPlayed' }>;
type Hand = Deal['hands'][number];
type Column = NonNullable<Hand['columns']>[number];

/** Who looks, by which rules, and what is known of where cards lay. */
export interface Onlooker {
  readonly match: Pick<Match, 'rules' | 'viewerSeats'>;
  readonly lay: Lay;
}

function inOrder(cards: readonly string[]): readonly string[] {
  return cards.toSorted((a, b) => (parseCard(a) ?? 0) - (parseCard(b) ?? 0));
}

function seesHand({ match }: Onlooker, deal: Deal, seat: Seat): boolean {
  const isLaidOut = contractDummy(match.rules, deal) === seat && deal.tricks.length > 0;
  const isClaimed = deal.claims.some(claim => claim.seat === seat && !claim.concession);
  return match.viewerSeats.includes(seat) || isLaidOut || isClaimed;
}

/** The hands with only what the viewer could see while the deal stood so. */
function withBacks(deal: Deal, onlooker: Onlooker): Deal {
  const hide = (hand: Hand): Hand => {
    const { seat, cards, columns } = hand;
    if (columns !== null) {
      const open = columns.flatMap(place => (place.open === null ? [] : [place.open]));
      return { ...hand, cards: inOrder(open), unseen: columns.filter(({ closed }) => closed).length };
    }
    return seesHand(onlooker, deal, seat)
      ? hand
      : { seat, cards: [], unseen: cards.length + hand.unseen, columns };
  };
  return { ...deal, hands: deal.hands.map(hide) };
}

/** The places with what the event turned closed again. */
function turnedBack(columns: readonly Column[], turned: readonly string[]): readonly Column[] {
  return columns.map(({ open, closed }) =>
    open !== null && turned.includes(open) ? { open: null, closed: true } : { open, closed },
  );
}

interface Turning {
  readonly now: readonly Column[];
  readonly before: readonly Column[];
}

/** The place that a played card left: where it is known to have lain, where one turned under it, or any that is free. */
function placeLeft({ now, before }: Turning, { card, turned }: CardPlayed, lay: Lay): number {
  const known = lay.places[card];
  if (known !== undefined && before[known]?.open === null) {
    return known;
  }
  const [under] = turned.length === 1 ? turned : [];
  const turnedAt = under === undefined ? -1 : now.findIndex(({ open }) => open === under.card);
  if (turnedAt >= 0) {
    return turnedAt;
  }
  const empty = before.findIndex(({ open, closed }) => open === null && !closed);
  return empty >= 0 ? empty : before.findIndex(({ open }) => open === null);
}

function handBefore(hand: Hand, event: CardPlayed, lay: Lay): Hand {
  const { seat, columns } = hand;
  const mine = seat === event.seat;
  if (columns === null) {
    return mine ? withCard(hand, event.card) : hand;
  }
  const turned = event.turned.filter(one => one.seat === seat).map(({ card }) => card);
  const before = turnedBack(columns, turned);
  const left = mine ? placeLeft({ now: columns, before }, event, lay) : -1;
  return {
    ...hand,
    columns: before.map((column, place) => (place === left ? { ...column, open: event.card } : column)),
  };
}

function withCard(hand: Hand, card: string): Hand {
  return hand.unseen > 0
    ? { ...hand, unseen: hand.unseen + 1 }
    : { ...hand, cards: inOrder([...hand.cards, card]) };
}

/** Null when the card is not the last on the table: then the event is not of this deal as it stands. */
function beforeCard(deal: Deal, event: CardPlayed, { lay }: Onlooker): Deal | null {
  const begun = deal.tricks.filter(({ cards }) => cards.length > 0);
  const trick = begun.at(-1);
  if (trick === undefined || trick.cards.at(-1)?.card !== event.card) {
    return null;
  }
  const cards = trick.cards.slice(0, -1);
  return {
    ...deal,
    tricks: [...begun.slice(0, -1), ...(cards.length > 0 ? [{ ...trick, cards, winner: null }] : [])],
    hands: deal.hands.map(hand => handBefore(hand, event, lay)),
  };
}

function undone(deal: Deal, event: TableEvent, onlooker: Onlooker): Deal | null {
  switch (event.__typename) {
    case 'DealStarted':
      return deal;
    case 'CallMade':
      return { ...deal, calls: deal.calls.slice(0, -1), contract: null };
    case 'CardPlayed':
      return beforeCard(deal, event, onlooker);
    case 'ClaimMade':
      return { ...deal, claims: deal.claims.slice(0, -1) };
    case 'ClaimAnswered':
      return {
        ...deal,
        claims: deal.claims.map((claim, place) =>
          place === deal.claims.length - 1 ? { ...claim, status: 'PENDING' } : claim,
        ),
      };
    case 'DealEnded':
      return { ...deal, result: null, dealt: null };
    default:
      return assertNever(event);
  }
}

/** The deal before its latest event; null when that event cannot have led to it. */
export function dealBefore(deal: Deal, event: TableEvent, onlooker: Onlooker): Deal | null {
  const before = undone(deal, event, onlooker);
  return before && withBacks(before, onlooker);
}
