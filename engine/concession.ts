// What a side keeps that concedes the rest: nothing, or with five or fewer tricks left the fewest that it takes in
// any legal continuation, all cards known, turning included. Rule book, section 5; Law 71.
import { type Card, type Suit, suitOf } from './cards.ts';
import { completedTricks, type Holding, type PlayPhase } from './deal.ts';
import { type BySeat, bySeat, nextSeat, SEATS, type Seat, type Side, sideOf, withSeat } from './seats.ts';
import { beats, playableCards, TRICKS_IN_DEAL, trumpOf } from './trick.ts';

const SEARCHED_TRICKS = 5;

/** Tricks that the conceding side still gets. */
export function tricksKept(state: PlayPhase, side: Side): number {
  const remaining = TRICKS_IN_DEAL - completedTricks(state.tricks);
  if (remaining > SEARCHED_TRICKS) return 0;
  const last = state.tricks.at(-1);
  const inProgress = last === undefined || last.winner !== null ? [] : last.cards;
  const trump = trumpOf(state.contract.denomination);
  const trick = inProgress.reduce((open, { seat, card }) => withCard(open, { seat, card, trump }), NO_CARDS);
  const seats = bySeat(seat => cardsOf(state.holdings[seat]));
  const left = bySeat(seat => (1 << seats[seat].cards.length) - 1);
  const search = { side, trump, seats, legal: legalPlaces(state, seats), known: new Map() };
  for (let tricks = 0; tricks < remaining; tricks += 1) {
    if (canEndWith(search, { left, onTurn: state.onTurn, trick }, tricks)) return tricks;
  }
  return remaining;
}

/**
 * A seat's last cards by place. In `rows` and `nine` every closed card has turned by now; in `columns` it lies under
 * an open one. So what is left of a seat is a set of places, five bits, and all four with the leader make 22.
 */
interface SeatCards {
  readonly cards: readonly Card[];
  /** By place: the set with the place of the card that lies on it, empty where none does. */
  readonly covers: readonly number[];
}

interface Search {
  readonly side: Side;
  readonly trump: Suit | null;
  readonly seats: BySeat<SeatCards>;
  /** Places of the legal cards of a seat with a set of places left, by the suit led. */
  readonly legal: (seat: Seat, left: number, led: Suit | null) => readonly number[];
  /** Answers between tricks by position and tricks allowed. */
  readonly known: Map<number, boolean>;
}

interface OpenTrick {
  readonly count: number;
  readonly led: Suit | null;
  readonly best: { readonly seat: Seat; readonly card: Card } | null;
}

const NO_CARDS: OpenTrick = { count: 0, led: null, best: null };

interface Position {
  readonly left: BySeat<number>;
  readonly onTurn: Seat;
  readonly trick: OpenTrick;
}

function cardsOf(holding: Holding): SeatCards {
  if (holding.kind === 'hand') return { cards: holding.cards, covers: holding.cards.map(() => 0) };
  const cards: Card[] = [];
  const covers: number[] = [];
  for (const { open, closed } of holding.places) {
    if (open !== null) covers.push(0);
    if (open !== null) cards.push(open);
    if (closed !== null) covers.push(open === null ? 0 : 1 << (cards.length - 1));
    if (closed !== null) cards.push(closed);
  }
  return { cards, covers };
}

/** Legality is `playableCards`'s; asked once for each seat, set and suit led. */
function legalPlaces({ start, contract }: PlayPhase, seats: BySeat<SeatCards>): Search['legal'] {
  const { follow } = start.rules;
  const trump = trumpOf(contract.denomination);
  const found = new Map<string, readonly number[]>();
  return (seat, left, led) => {
    const key = `${seat}${left}${led}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const { cards, covers } = seats[seat];
    const isFree = (place: number) => (left & (1 << place)) !== 0 && (left & (covers[place] ?? 0)) === 0;
    const free = cards.filter((_, place) => isFree(place));
    const places = playableCards(free, { led, trump, follow }).map(card => cards.indexOf(card));
    found.set(key, places);
    return places;
  };
}

function keyOf({ left, onTurn }: Position, tricks: number): number {
  const sets = SEATS.reduce((key, seat) => (key << SEARCHED_TRICKS) | left[seat], 0);
  return (sets * SEATS.length + SEATS.indexOf(onTurn)) * TRICKS_IN_DEAL + tricks;
}

/** Whether some legal line gives the side no more than so many of the tricks that are not yet complete. */
function canEndWith(search: Search, position: Position, tricks: number): boolean {
  if (tricks < 0) return false;
  if (position.trick.count > 0) return canCardEndWith(search, position, tricks);
  if (position.left[position.onTurn] === 0) return true;
  const key = keyOf(position, tricks);
  const before = search.known.get(key);
  if (before !== undefined) return before;
  const found = canCardEndWith(search, position, tricks);
  search.known.set(key, found);
  return found;
}

function canCardEndWith(search: Search, { left, onTurn, trick }: Position, tricks: number): boolean {
  return search.legal(onTurn, left[onTurn], trick.led).some(place => {
    const card = search.seats[onTurn].cards[place];
    if (card === undefined) return false;
    const after = withCard(trick, { seat: onTurn, card, trump: search.trump });
    const rest = withSeat(left, onTurn, left[onTurn] & ~(1 << place));
    if (after.count < SEATS.length || after.best === null) {
      return canCardEndWith(search, { left: rest, onTurn: nextSeat(onTurn), trick: after }, tricks);
    }
    const winner = after.best.seat;
    const gained = sideOf(winner) === search.side ? 1 : 0;
    return canEndWith(search, { left: rest, onTurn: winner, trick: NO_CARDS }, tricks - gained);
  });
}

interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly trump: Suit | null;
}

function withCard({ count, led, best }: OpenTrick, { seat, card, trump }: Played): OpenTrick {
  const isBetter = best === null || beats(card, best.card, trump);
  return { count: count + 1, led: led ?? suitOf(card), best: isBetter ? { seat, card } : best };
}
