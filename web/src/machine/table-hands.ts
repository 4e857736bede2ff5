// Whose cards lie how at the table: the dummy of contract bridge laid out in suits, and who plays which hand.
import { contractDummy as dummyOf } from '../../../engine/auction.ts';
import { parseCard, type Suit, suitOf } from '../../../engine/cards.ts';
import { dummySuits } from '../../../engine/laid-dummy.ts';
import type { Seat } from '../../../engine/seats.ts';
import { inSuits } from './deal-facts.ts';
import type { Deal, Match } from './match-state.ts';
import type { Place } from './table-places.ts';

type Table = Pick<Match, 'rules' | 'seats' | 'viewerSeats'>;

/** The hand that declarer plays besides his own once it lies open; null where dummies are half open from the start. */
export function contractDummy(rules: Pick<Match['rules'], 'players'>, { contract }: Pick<Deal, 'contract'>) {
  return contract === null ? null : dummyOf(rules, contract);
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

/** A hand as its player sorts it: suit by suit, high cards first, trumps at the left once there are any. A suit keeps its place when it is played out. */
export function handInOrder(deal: Deal, seat: Seat): readonly string[] {
  const groups = inSuits(deal.hands.find(hand => hand.seat === seat)?.cards ?? []);
  const suits = suitsOf(deal, seat);
  return suits.flatMap(suit => groups.find(group => group.suit === suit)?.cards ?? []);
}

/** The suits that a hand held at first, in order. */
function suitsOf(deal: Deal, seat: Seat): readonly Suit[] {
  const held = heldAtFirst(deal, seat).map(parseCard);
  const suits = new Set(held.flatMap(card => (card === null ? [] : [suitOf(card)])));
  return dummySuits(suits, deal.contract?.denomination ?? 'NO_TRUMP');
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
  return suitsOf(deal, seat).map(suit => ({
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
