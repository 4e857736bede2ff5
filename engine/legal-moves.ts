// The only source of legality: what a viewer may do, found from the view alone, so that it cannot leak. Rule book, sections 2, 4, 5.
import { type Auction, type Call, legalCallsIn } from './auction.ts';
import type { Card } from './cards.ts';
import { completedTricks } from './deal.ts';
import { type Seat, sideOf } from './seats.ts';
import { playableCards, suitLed, TRICKS_IN_DEAL, trumpOf } from './trick.ts';
import type { DealView, MatchView } from './view.ts';

export interface LegalMoves {
  /** In the order of `CALLS`. */
  readonly calls: readonly Call[];
  /** In the fixed order. */
  readonly cards: readonly Card[];
  /** The most tricks that may be claimed; 0 when no claim may be made. */
  readonly claim: number;
  readonly concession: boolean;
  readonly answer: boolean;
}

/** Of somebody who is not on turn. */
export const NO_MOVES: LegalMoves = { calls: [], cards: [], claim: 0, concession: false, answer: false };

/** What the view's viewer may do now; nothing when it is another's turn. */
export function legalMoves({ deal }: MatchView): LegalMoves {
  const { turn } = deal;
  if (turn === null || !turn.isViewers) return NO_MOVES;
  switch (turn.kind) {
    case 'CALL':
      return { ...NO_MOVES, calls: legalCallsIn(auctionIn(deal)) };
    case 'CARD':
      return {
        ...NO_MOVES,
        cards: legalCardsIn(deal),
        claim: mostClaimable(deal),
        concession: mayConcede(deal),
      };
    case 'ANSWER':
      return { ...NO_MOVES, answer: true };
  }
}

function auctionIn({ rules, dealer, calls }: DealView): Auction {
  return { rules, dealer, calls: calls.map(({ call }) => call) };
}

function legalCardsIn({ rules, hands, tricks, contract, turn }: DealView): readonly Card[] {
  const hand = hands.find(({ seat }) => seat === turn?.seat);
  if (hand === undefined || contract === null) return [];
  const last = tricks.at(-1);
  const led = last === undefined || last.winner !== null ? null : suitLed(last.cards);
  return playableCards(hand.cards, { led, trump: trumpOf(contract.denomination), follow: rules.follow });
}

type Refused = (claim: DealView['claims'][number], claimer: Seat) => boolean;

/** Whether such a claim was refused within this trick. */
function wasRefused({ claims, tricks, turn }: DealView, such: Refused): boolean {
  return claims.some(
    claim => turn !== null && claim.tricksPlayed === completedTricks(tricks) && such(claim, turn.player),
  );
}

/** A side may claim again once another trick is complete. */
const ofSide: Refused = ({ concession, seat }, claimer) => !concession && sideOf(seat) === sideOf(claimer);

/** A seat whose offer was refused plays on: a defender has one turn a trick. */
const ofSeat: Refused = ({ concession, seat }, claimer) => concession && seat === claimer;

function mostClaimable(deal: DealView): number {
  const isClosedLeft = deal.hands.some(({ places }) =>
    places?.some(({ kind }) => kind === 'closed' || kind === 'covering'),
  );
  const isBeforeLead = deal.rules.players === 4 && deal.tricks.length === 0;
  if (isClosedLeft || isBeforeLead || wasRefused(deal, ofSide)) return 0;
  return TRICKS_IN_DEAL - completedTricks(deal.tricks);
}

function mayConcede(deal: DealView): boolean {
  return !wasRefused(deal, ofSeat);
}
