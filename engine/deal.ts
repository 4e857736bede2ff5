// One deal from the first call to the last trick. `advance` trusts its event; legality is `accept.ts`'s.
import {
  type Auction,
  type Call,
  type Contract,
  callerOnTurn,
  contractDummy,
  contractOf,
  isClosed,
} from './auction.ts';
import { type Card, sortedCards } from './cards.ts';
import { answeredClaim, askedFor, type Claim, madeClaim } from './claim.ts';
import { layOut, openCards, type Places, turnsNow, turnUncovered, withoutCard } from './dummy.ts';
import { assertNever } from './result.ts';
import { type Layout, layoutAt, ownerOf, type Rules } from './rules.ts';
import { type BySeat, bySeat, nextSeat, SEATS, type Seat, type Side, sideOf, withSeat } from './seats.ts';
import { type PlayedCard, type SeatCard, TRICKS_IN_DEAL, type Trick, trumpOf, winnerOf } from './trick.ts';

/** What a deal begins with. Holds all 52 cards. */
export interface DealStart {
  readonly rules: Rules;
  /** From 1. */
  readonly number: number;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  /** Thirteen cards a seat in the order received. */
  readonly dealt: BySeat<readonly Card[]>;
}

/** The unplayed cards of a seat: a closed hand (or a contract dummy), or a half-open dummy's places. */
export type Holding =
  | { readonly kind: 'hand'; readonly cards: readonly Card[] }
  | { readonly kind: 'dummy'; readonly layout: Layout; readonly places: Places };

/** Something that happened in a deal. */
export type DealEvent =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'claim'; readonly tricks: number }
  | ({ readonly kind: 'concession' } & Effect)
  | ({ readonly kind: 'answer'; readonly seat: Seat; readonly accept: boolean } & Effect)
  | { readonly kind: 'abandon' };

/** What the side that concedes keeps, on the event with which its concession takes effect; else null. */
interface Effect {
  readonly keeps: number | null;
}

interface Common {
  readonly start: DealStart;
  readonly calls: readonly Call[];
  readonly holdings: BySeat<Holding>;
}

export interface AuctionPhase extends Common {
  readonly phase: 'auction';
}

interface Played extends Common {
  readonly contract: Contract;
  /** The last one may be unfinished. */
  readonly tricks: readonly Trick[];
  readonly claims: readonly Claim[];
}

export interface PlayPhase extends Played {
  readonly phase: 'play';
  /** The hand that must play, an outstanding claim aside. */
  readonly onTurn: Seat;
}

export interface PassedOut extends Common {
  readonly phase: 'passedOut';
}

export interface EndedPhase extends Played {
  readonly phase: 'ended';
  readonly tricksByDeclarer: number;
  /** Whether a claim or concession ended it. */
  readonly claimed: boolean;
}

/** Ended before its time with its match; not scored. */
export interface Abandoned extends Common {
  readonly phase: 'abandoned';
  readonly contract: Contract | null;
  readonly tricks: readonly Trick[];
  readonly claims: readonly Claim[];
}

export type EndedDeal = PassedOut | EndedPhase | Abandoned;
export type DealState = AuctionPhase | PlayPhase | EndedDeal;

export function startDeal(start: DealStart): AuctionPhase {
  return { phase: 'auction', start, calls: [], holdings: bySeat(seat => holdingAtStart(start, seat)) };
}

function holdingAtStart({ rules, dealt }: DealStart, seat: Seat): Holding {
  const layout = layoutAt(rules, seat);
  return layout === null
    ? { kind: 'hand', cards: sortedCards(dealt[seat]) }
    : { kind: 'dummy', layout, places: layOut(dealt[seat], layout) };
}

export function hasEnded(state: DealState): state is EndedDeal {
  return state.phase !== 'auction' && state.phase !== 'play';
}

export function auctionOf({ start, calls }: DealState): Auction {
  return { rules: start.rules, dealer: start.dealer, calls };
}

/** Cards that a seat may choose from, following suit aside. */
export function availableCards(holding: Holding): readonly Card[] {
  return holding.kind === 'hand' ? holding.cards : openCards(holding.places);
}

export function completedTricks(tricks: readonly Trick[]): number {
  const last = tricks.at(-1);
  return last === undefined || last.winner !== null ? tricks.length : tricks.length - 1;
}

export function tricksWonBy(tricks: readonly Trick[], side: Side): number {
  return tricks.filter(({ winner }) => winner !== null && sideOf(winner) === side).length;
}

/** The claim or concession that waits for answers. */
export function pendingClaim(claims: readonly Claim[]): Claim | null {
  const last = claims.at(-1);
  return last?.status === 'PENDING' ? last : null;
}

/** Whether a claim or concession still waits for somebody: who has answered it so far is nobody else's business. */
export function awaitsAnswer(state: DealState): boolean {
  return state.phase === 'play' && pendingClaim(state.claims) !== null;
}

/** The player, by hand seat, who plays a seat's cards now: declarer plays a contract dummy. */
export function playerOf(rules: Rules, contract: Contract | null, seat: Seat): Seat {
  const isDummy = contract !== null && contractDummy(rules, contract) === seat;
  return isDummy ? contract.declarer : ownerOf(rules, seat);
}

/** The hand that must call or play; null once the deal has ended. */
export function handOnTurn(state: DealState): Seat | null {
  if (state.phase === 'auction') return callerOnTurn(auctionOf(state));
  return state.phase === 'play' ? state.onTurn : null;
}

/** The state after an event that is known to be legal in it. */
export function advance(state: DealState, event: DealEvent): DealState {
  if (event.kind === 'abandon') return abandoned(state);
  if (state.phase === 'auction')
    return event.kind === 'call' ? afterCall(state, event.call) : misplaced(event);
  if (state.phase !== 'play') return misplaced(event);
  switch (event.kind) {
    case 'card':
      return afterCard(state, event.card);
    case 'claim':
      return afterClaim(state, { tricks: event.tricks, concession: false }, null);
    case 'concession':
      return afterClaim(state, { tricks: 0, concession: true }, event.keeps);
    case 'answer':
      return afterAnswer(state, event);
    case 'call':
      return misplaced(event);
    default:
      return assertNever(event);
  }
}

function abandoned(state: DealState): DealState {
  if (hasEnded(state)) return state;
  const { start, calls, holdings } = state;
  const { contract, tricks, claims } = state.phase === 'play' ? state : NOTHING_PLAYED;
  return { phase: 'abandoned', start, calls, holdings, contract, tricks, claims };
}

const NOTHING_PLAYED = { contract: null, tricks: [], claims: [] } as const;

function misplaced(event: DealEvent): never {
  throw new Error(`A ${event.kind} does not belong into this phase of a deal`);
}

function afterCall(state: AuctionPhase, call: Call): DealState {
  const next = { ...state, calls: [...state.calls, call] };
  const auction = auctionOf(next);
  if (!isClosed(auction)) return next;
  const contract = contractOf(auction);
  if (contract === null) return { ...next, phase: 'passedOut' };
  return {
    ...next,
    phase: 'play',
    contract,
    tricks: [],
    claims: [],
    onTurn: openingLeader(next.start, contract),
  };
}

function openingLeader({ rules, dealer }: DealStart, contract: Contract): Seat {
  return nextSeat(rules.openingLead === 'leftOfDealer' ? dealer : contract.declarer);
}

function afterCard(state: PlayPhase, card: Card): DealState {
  const seat = state.onTurn;
  const last = state.tricks.at(-1);
  const current = last === undefined || last.winner !== null ? null : last;
  const before = current === null ? state.tricks : state.tricks.slice(0, -1);
  const cardsPlayed = before.length * SEATS.length + (current?.cards.length ?? 0) + 1;
  const { holdings, turned } = holdingsAfter(state.holdings, { seat, card }, cardsPlayed);
  const cards: readonly PlayedCard[] = [...(current?.cards ?? []), { seat, card, turned }];
  const winner = cards.length === SEATS.length ? winnerOf(cards, trumpOf(state.contract.denomination)) : null;
  const tricks = [...before, { leader: current?.leader ?? seat, cards, winner }];
  const next = { ...state, holdings, tricks, onTurn: winner ?? nextSeat(seat) };
  if (winner === null || tricks.length < TRICKS_IN_DEAL) return next;
  return ended(next, {
    tricksByDeclarer: tricksWonBy(tricks, sideOf(state.contract.declarer)),
    claimed: false,
  });
}

interface AfterPlay {
  readonly holdings: BySeat<Holding>;
  readonly turned: readonly SeatCard[];
}

function holdingsAfter(holdings: BySeat<Holding>, played: SeatCard, cardsPlayed: number): AfterPlay {
  const turned: SeatCard[] = [];
  let after = withSeat(holdings, played.seat, withoutPlayed(holdings[played.seat], played.card));
  for (const seat of SEATS) {
    const holding = after[seat];
    if (holding.kind === 'hand') continue;
    if (!turnsNow(holding.layout, { cardsPlayed, fromHere: seat === played.seat })) continue;
    const turn = turnUncovered(holding.places);
    if (turn.turned.length === 0) continue;
    for (const card of turn.turned) turned.push({ seat, card });
    after = withSeat(after, seat, { ...holding, places: turn.places });
  }
  return { holdings: after, turned };
}

function withoutPlayed(holding: Holding, card: Card): Holding {
  return holding.kind === 'hand'
    ? { kind: 'hand', cards: holding.cards.filter(each => each !== card) }
    : { ...holding, places: withoutCard(holding.places, card) };
}

type Asked = Pick<Claim, 'tricks' | 'concession'>;

function afterClaim(state: PlayPhase, what: Asked, keeps: number | null): DealState {
  const { rules } = state.start;
  const seat = playerOf(rules, state.contract, state.onTurn);
  const terms = { seat, ...what, tricksPlayed: completedTricks(state.tricks) };
  const claim = madeClaim(terms, askedFor(rules, state.contract, terms));
  return settledClaim({ ...state, claims: [...state.claims, claim] }, claim, keeps);
}

function afterAnswer(state: PlayPhase, { seat, accept, keeps }: DealEvent & { kind: 'answer' }): DealState {
  const pending = pendingClaim(state.claims);
  if (pending === null) return state;
  const claim = answeredClaim(pending, seat, accept);
  return settledClaim({ ...state, claims: [...state.claims.slice(0, -1), claim] }, claim, keeps);
}

function settledClaim(state: PlayPhase, claim: Claim, keeps: number | null): DealState {
  if (claim.status !== 'ACCEPTED') return state;
  const side = sideOf(state.contract.declarer);
  const remaining = TRICKS_IN_DEAL - claim.tricksPlayed;
  const toClaimer = claim.concession ? (keeps ?? 0) : claim.tricks;
  const byDeclarer = sideOf(claim.seat) === side ? toClaimer : remaining - toClaimer;
  return ended(state, { tricksByDeclarer: tricksWonBy(state.tricks, side) + byDeclarer, claimed: true });
}

function ended(
  state: PlayPhase,
  how: { readonly tricksByDeclarer: number; readonly claimed: boolean },
): EndedPhase {
  const { start, calls, holdings, contract, tricks, claims } = state;
  return { phase: 'ended', start, calls, holdings, contract, tricks, claims, ...how };
}
