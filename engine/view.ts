// What a viewer may see, built from nothing, field by field; the only way out of a match's state. A closed card
// and an unseen hand have no place in these types. Rule book, sections 3 to 5.
import { type Contract, callsBySeat, contractDummy, type SeatCall } from './auction.ts';
import { type Card, sortedCards } from './cards.ts';
import { type Claim, type ClaimStatus, owesAnswer } from './claim.ts';
import {
  type AuctionPhase,
  auctionOf,
  availableCards,
  type DealState,
  type EndedDeal,
  type Holding,
  handOnTurn,
  hasEnded,
  type PassedOut,
  pendingClaim,
  playerOf,
} from './deal.ts';
import { closedCards, layOut } from './dummy.ts';
import { currentScore, isOver, type MatchState } from './match.ts';
import { layoutAt, ownerOf, type Rules } from './rules.ts';
import type { Points, RunningScore, ScoreLine } from './score/running-score.ts';
import { SEATS, type Seat, SIDES, type Side } from './seats.ts';
import type { SeatCard, Trick } from './trick.ts';

/** A player by the seat of the closed hand, or null for a spectator. */
export type Viewer = Seat | null;

/** A place of a half-open dummy as it lies on the table. */
export type PlaceView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly card: Card }
  | { readonly kind: 'covering'; readonly card: Card };

export interface HandView {
  readonly seat: Seat;
  /** Unplayed cards that the viewer may see, in the fixed order. */
  readonly cards: readonly Card[];
  /** How many more there are. */
  readonly unseen: number;
  /** A half-open dummy's places in the order dealt; null for a hand. */
  readonly places: readonly PlaceView[] | null;
}

/** A place of a dummy as it was dealt: what lay open over what lay closed. */
export interface DealtPlace {
  readonly top: Card | null;
  readonly bottom: Card | null;
}

export interface DealtHand {
  readonly seat: Seat;
  /** In the order received. */
  readonly cards: readonly Card[];
  readonly places: readonly DealtPlace[] | null;
}

export interface ClaimView {
  readonly seat: Seat;
  readonly tricks: number;
  readonly concession: boolean;
  readonly tricksPlayed: number;
  readonly status: ClaimStatus;
}

export const ENDINGS = ['passedOut', 'played', 'claimed', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface ResultView {
  readonly ending: Ending;
  /** Null when passed out or abandoned. */
  readonly tricksByDeclarer: number | null;
  readonly points: readonly Points[];
}

export type TurnKind = 'CALL' | 'CARD' | 'ANSWER';

export interface TurnView {
  /** The hand that must call, play or answer. */
  readonly seat: Seat;
  /** Who acts for it, by hand seat. */
  readonly player: Seat;
  readonly kind: TurnKind;
  /** Whether the viewer is the one to act: two players may owe an answer at once. */
  readonly isViewers: boolean;
}

export interface DealView {
  readonly rules: Rules;
  readonly number: number;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly hands: readonly HandView[];
  readonly calls: readonly SeatCall[];
  readonly contract: Contract | null;
  readonly tricks: readonly Trick[];
  readonly claims: readonly ClaimView[];
  readonly turn: TurnView | null;
  /** What was dealt, and how it ended: null while the deal runs. */
  readonly end: { readonly dealt: readonly DealtHand[]; readonly result: ResultView } | null;
}

export interface MatchView {
  readonly viewer: Viewer;
  readonly draw: readonly SeatCard[];
  readonly deal: DealView;
  readonly score: RunningScore;
  /** What the current deal added to the score sheet; none while it runs. */
  readonly lines: readonly ScoreLine[];
  readonly over: boolean;
  /** The side with more points once all is over; null before, and when drawn. */
  readonly winner: Side | null;
}

export function viewFor(match: MatchState, viewer: Viewer): MatchView {
  const score = currentScore(match);
  const over = isOver(match);
  const lines = match.tally?.lines ?? [];
  return {
    viewer,
    draw: match.draw,
    deal: dealViewFor(match.deal, lines, viewer),
    score,
    lines,
    over,
    winner: over && match.deal.phase !== 'abandoned' ? sideAhead(score) : null,
  };
}

function sideAhead({ sides }: RunningScore): Side | null {
  const lead = sides.NORTH_SOUTH.total - sides.EAST_WEST.total;
  return lead === 0 ? null : lead > 0 ? SIDES[0] : SIDES[1];
}

/** One deal for a viewer; `points` are what it scored, none while it runs. */
export function dealViewFor(deal: DealState, points: readonly Points[], viewer: Viewer): DealView {
  const { rules, number, dealer, vulnerable } = deal.start;
  const { contract, tricks, claims } = isPlayed(deal) ? deal : NOTHING_PLAYED;
  return {
    rules,
    number,
    dealer,
    vulnerable,
    hands: SEATS.map(seat => handView(deal, seat, viewer)),
    calls: callsBySeat(auctionOf(deal)),
    contract,
    tricks,
    claims: claims.map(claimView),
    turn: turnView(deal, viewer),
    end: hasEnded(deal) ? { dealt: dealtHands(deal), result: resultView(deal, points) } : null,
  };
}

const NOTHING_PLAYED = { contract: null, tricks: [], claims: [] } as const;

function isPlayed(deal: DealState): deal is Exclude<DealState, AuctionPhase | PassedOut> {
  return deal.phase !== 'auction' && deal.phase !== 'passedOut';
}

/** Whether a viewer sees a seat's closed hand: owner, after the lead everybody a contract dummy, after a claim the claimer's. */
function seesHand(deal: DealState, seat: Seat, viewer: Viewer): boolean {
  if (hasEnded(deal) || ownerOf(deal.start.rules, seat) === viewer) return true;
  if (deal.phase !== 'play') return false;
  if (deal.tricks.length > 0 && contractDummy(deal.start.rules, deal.contract) === seat) return true;
  return deal.claims.some(claim => claim.seat === seat && !claim.concession);
}

function handView(deal: DealState, seat: Seat, viewer: Viewer): HandView {
  const holding = deal.holdings[seat];
  if (holding.kind === 'hand') {
    return seesHand(deal, seat, viewer)
      ? { seat, cards: holding.cards, unseen: 0, places: null }
      : { seat, cards: [], unseen: holding.cards.length, places: null };
  }
  const places = placesView(holding);
  if (hasEnded(deal)) {
    const cards = sortedCards([...availableCards(holding), ...closedCards(holding.places)]);
    return { seat, cards, unseen: 0, places };
  }
  const unseen = closedCards(holding.places).length;
  return { seat, cards: sortedCards(availableCards(holding)), unseen, places };
}

function placesView(holding: Holding & { readonly kind: 'dummy' }): readonly PlaceView[] {
  return holding.places.map(({ open, closed }): PlaceView => {
    if (open !== null) return { kind: closed === null ? 'open' : 'covering', card: open };
    return { kind: closed === null ? 'empty' : 'closed' };
  });
}

function claimView({ seat, tricks, concession, tricksPlayed, status }: Claim): ClaimView {
  return { seat, tricks, concession, tricksPlayed, status };
}

function turnView(deal: DealState, viewer: Viewer): TurnView | null {
  const hand = handOnTurn(deal);
  if (hand === null || hasEnded(deal)) return null;
  const pending = deal.phase === 'play' ? pendingClaim(deal.claims) : null;
  if (pending !== null) {
    const isViewers = viewer !== null && owesAnswer(pending, viewer);
    const seat = isViewers ? viewer : (pending.asked[0] ?? pending.seat);
    return { seat, player: seat, kind: 'ANSWER', isViewers };
  }
  const contract = deal.phase === 'play' ? deal.contract : null;
  const player = playerOf(deal.start.rules, contract, hand);
  return { seat: hand, player, kind: deal.phase === 'play' ? 'CARD' : 'CALL', isViewers: player === viewer };
}

function dealtHands({ start }: DealState): readonly DealtHand[] {
  return SEATS.map(seat => {
    const cards = start.dealt[seat];
    const layout = layoutAt(start.rules, seat);
    const places = layout === null ? null : layOut(cards, layout);
    return {
      seat,
      cards,
      places: places?.map(({ open, closed }) => ({ top: open, bottom: closed })) ?? null,
    };
  });
}

/** How a deal ended, with what it scored. */
export function resultView(deal: EndedDeal, points: readonly Points[]): ResultView {
  return {
    ending: endingOf(deal),
    tricksByDeclarer: deal.phase === 'ended' ? deal.tricksByDeclarer : null,
    points: points.map(({ side, below, above, reason }) => ({ side, below, above, reason })),
  };
}

function endingOf(deal: EndedDeal): Ending {
  return deal.phase === 'ended' ? (deal.claimed ? 'claimed' : 'played') : deal.phase;
}
