// Whose cards lie how at the table: the dummy of contract bridge laid out in suits, and who plays which hand.
import { parseCard, type Suit, suitOf } from '../../../engine/cards.ts';
import { partnerOf, type Seat } from '../../../engine/seats.ts';
import { inSuits } from './deal-facts.ts';
import type { Deal, Match } from './match-state.ts';
import type { Place } from './table-places.ts';

type Denomination = NonNullable<Deal['contract']>['denomination'];
type Table = Pick<Match, 'rules' | 'seats' | 'viewerSeats'>;

/** The hand that declarer plays besides his own once it lies open; null where dummies are half open from the start. */
export function contractDummy(rules: Pick<Match['rules'], 'players'>, { contract }: Pick<Deal, 'contract'>) {
  return rules.players === 4 && contract !== null ? partnerOf(contract.declarer) : null;
}

/** The seats with that dummy marked as one. */
export function seatsInPlay({ rules, seats }: Pick<Match, 'rules' | 'seats'>, deal: Deal): Match['seats'] {
  const dummy = contractDummy(rules, deal);
  return dummy === null ? seats : seats.map(one => (one.seat === dummy ? { ...one, dummy: true } : one));
}

/** Whether the viewer's own hand is the dummy of this deal. */
export function isMyDummy(match: Table, deal: Deal): boolean {
  const dummy = contractDummy(match.rules, deal);
  return dummy !== null && match.viewerSeats.includes(dummy);
}

/** The seats whose cards the viewer plays in this deal. */
export function seatsPlayed(match: Table, deal: Deal): readonly Seat[] {
  const dummy = contractDummy(match.rules, deal);
  const own = match.viewerSeats.filter(seat => seat !== dummy);
  const declares = deal.contract !== null && own.includes(deal.contract.declarer);
  return dummy !== null && declares ? [...own, dummy] : own;
}

export function isLead({ tricks }: Pick<Deal, 'tricks'>): boolean {
  return tricks.every(trick => trick.winner !== null || trick.cards.length === 0);
}

/** On the viewer's lead, the cards in sight of the other hand that the viewer plays: the API says which hand must lead. */
export function cardsToTry(match: Match): readonly string[] {
  const { deal, turn } = match;
  if (deal === null || turn === null || match.legalCards.length === 0 || !isLead(deal)) {
    return [];
  }
  const others = seatsPlayed(match, deal).filter(seat => seat !== turn.seat);
  return deal.hands.flatMap(({ seat, cards }) => (others.includes(seat) ? cards : []));
}

/** Left to right as declarer sees them. Rule book, section 4. */
const ORDERS: Readonly<Record<Denomination, readonly Suit[]>> = {
  SPADES: ['S', 'H', 'C', 'D'],
  HEARTS: ['H', 'S', 'D', 'C'],
  DIAMONDS: ['D', 'S', 'H', 'C'],
  CLUBS: ['C', 'H', 'S', 'D'],
  NO_TRUMP: ['S', 'H', 'C', 'D'],
};

function alternates(suits: readonly Suit[]): boolean {
  const isRed = (suit: Suit | undefined) => suit === 'H' || suit === 'D';
  return suits.every((suit, place) => place === 0 || isRed(suit) !== isRed(suits[place - 1]));
}

/** Every order of the suits, those nearest to the given one first. */
function ordersOf(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  return suits.length < 2
    ? [suits]
    : suits.flatMap(first => ordersOf(suits.filter(suit => suit !== first)).map(rest => [first, ...rest]));
}

/** The suits of a dummy from declarer's left to right: trumps first, red and black in turn where that can be. */
export function dummySuits(cards: readonly string[], denomination: Denomination): readonly Suit[] {
  const held = new Set(cards.map(parseCard).flatMap(card => (card === null ? [] : [suitOf(card)])));
  const usual = ORDERS[denomination].filter(suit => held.has(suit));
  const [trumps] = ORDERS[denomination];
  const mustLead = denomination !== 'NO_TRUMP' && usual[0] === trumps;
  const orders = ordersOf(usual).filter(order => !mustLead || order[0] === trumps);
  return orders.find(alternates) ?? usual;
}

/** A hand as its player sorts it: suit by suit, high cards first, trumps at the left once there are any. A suit keeps its place when it is played out. */
export function handInOrder(deal: Deal, seat: Seat): readonly string[] {
  const groups = inSuits(deal.hands.find(hand => hand.seat === seat)?.cards ?? []);
  const suits = dummySuits(heldAtFirst(deal, seat), deal.contract?.denomination ?? 'NO_TRUMP');
  return suits.flatMap(suit => groups.find(group => group.suit === suit)?.cards ?? []);
}

function heldAtFirst({ hands, tricks }: Deal, seat: Seat): readonly string[] {
  const left = hands.find(hand => hand.seat === seat)?.cards ?? [];
  const played = tricks.flatMap(({ cards }) => cards.filter(one => one.seat === seat));
  return [...left, ...played.map(({ card }) => card)];
}

export interface SuitColumn {
  readonly suit: Suit;
  /** High cards first: the lowest lies nearest declarer. */
  readonly cards: readonly string[];
}

/** A contract dummy's cards in columns; a suit that is played out keeps its empty column. */
export function dummyColumns(deal: Deal, seat: Seat): readonly SuitColumn[] {
  const groups = inSuits(deal.hands.find(hand => hand.seat === seat)?.cards ?? []);
  return dummySuits(heldAtFirst(deal, seat), deal.contract?.denomination ?? 'NO_TRUMP').map(suit => ({
    suit,
    cards: groups.find(group => group.suit === suit)?.cards ?? [],
  }));
}

/** Those columns as they lie on the screen: left to right or, at the sides, top to bottom; declarer sits opposite `place`. */
export function columnsAt(place: Place, columns: readonly SuitColumn[]): readonly SuitColumn[] {
  const turned = place === 'bottom' || place === 'left' ? columns.toReversed() : columns;
  const lowFirst = place === 'bottom' || place === 'right';
  return turned.map(({ suit, cards }) => ({ suit, cards: lowFirst ? cards.toReversed() : cards }));
}

/** Whether the contract dummy lies open: from the opening lead on. */
export function isLaidOut(rules: Pick<Match['rules'], 'players'>, deal: Deal, seat: Seat): boolean {
  return contractDummy(rules, deal) === seat && deal.tricks.some(({ cards }) => cards.length > 0);
}
