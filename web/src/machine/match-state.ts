// The match page as data: what it knows, which screen that gives, what an event changes. No JSX, no clock,
// no network; `match-session.ts` feeds it.

import { assertNever } from '../../../engine/result.ts';
import type {
  DealPartsFragment,
  MatchPartsFragment,
  RefusalPartsFragment,
} from '../api/operations.generated.ts';
import type { Line } from './score-sheet.ts';
import type { Seen } from './seen.ts';
import { cardsToTry } from './table-hands.ts';

export type Match = MatchPartsFragment;
export type Deal = DealPartsFragment;

export type Move =
  | { readonly kind: 'call'; readonly call: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'claim'; readonly tricks: number }
  | { readonly kind: 'concession' }
  | { readonly kind: 'answer'; readonly accept: boolean };

/** A chosen move on its way, with the version that its player looked at. */
export interface Sending {
  readonly move: Move;
  readonly version: number;
}

/** What the player is told beside the table. */
export type Notice =
  | { readonly kind: 'movedOn' }
  | { readonly kind: 'refused'; readonly message: string; readonly code: RefusalPartsFragment['code'] }
  | { readonly kind: 'notSent' };

export interface OpenMatch {
  readonly phase: 'open';
  readonly match: Match;
  /** The deal that has ended while the match went on, until it is put away. */
  readonly ended: Deal | null;
  /** The score sheet up to the last deal that has ended. */
  readonly lines: readonly Line[];
  readonly seen: Seen;
  readonly offline: boolean;
  readonly sending: Sending | null;
  readonly notice: Notice | null;
}

export type MatchState =
  | { readonly phase: 'loading'; readonly offline: boolean }
  | { readonly phase: 'missing' }
  | { readonly phase: 'signedOut' }
  | OpenMatch;

/** A view with all that is shown beside it. */
export type Arrival = Pick<OpenMatch, 'match' | 'ended' | 'lines' | 'seen'>;

export type MatchEvent =
  | ({ readonly kind: 'arrived' } & Arrival)
  | { readonly kind: 'answered'; readonly refusal: RefusalPartsFragment | null }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'offline'; readonly offline: boolean }
  | { readonly kind: 'chosen'; readonly move: Move }
  | { readonly kind: 'drawSeen' }
  | { readonly kind: 'dealSeen' };

export type Screen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'draw'; readonly draw: NonNullable<Match['draw']> }
  | { readonly kind: 'table'; readonly deal: Deal }
  | { readonly kind: 'ended'; readonly deal: Deal }
  | { readonly kind: 'over'; readonly deal: Deal };

export const LOADING: MatchState = { phase: 'loading', offline: false };

/** How many deals have ended. */
export function endedDeals({ deal }: Match): number {
  return deal === null ? 0 : deal.number - (deal.result === null ? 1 : 0);
}

/** The number of the finished deal that must be shown before `match.deal`; null for none. Watchers see the table as it is. */
export function unseenDeal(match: Match, seen: Seen): number | null {
  if (match.deal === null || match.status !== 'IN_PROGRESS' || match.viewerSeats.length === 0) {
    return null;
  }
  const previous = match.deal.number - 1;
  return previous > seen.deal ? previous : null;
}

function drawToShow(match: Match, seen: Seen): NonNullable<Match['draw']> | null {
  const fresh = match.deal?.number === 1 && match.deal.contract === null && match.deal.result === null;
  return fresh && !seen.draw && match.viewerSeats.length > 0 && match.draw?.length ? match.draw : null;
}

export function screenOf({ match, ended, seen }: OpenMatch): Screen {
  if (match.deal === null) {
    return { kind: 'waiting' };
  }
  const draw = drawToShow(match, seen);
  if (draw !== null) {
    return { kind: 'draw', draw };
  }
  if (match.status !== 'IN_PROGRESS') {
    return { kind: 'over', deal: match.deal };
  }
  if (ended !== null && ended.number > seen.deal) {
    return { kind: 'ended', deal: ended };
  }
  return { kind: match.deal.result === null ? 'table' : 'ended', deal: match.deal };
}

/** Whether the API lists the move, or is to say itself which hand must lead. */
export function mayChoose(match: Match, move: Move): boolean {
  switch (move.kind) {
    case 'call':
      return match.legalCalls.includes(move.call);
    case 'card':
      return match.legalCards.includes(move.card) || cardsToTry(match).includes(move.card);
    case 'claim':
      return move.tricks >= 1 && move.tricks <= match.legalClaim;
    case 'concession':
      return match.legalConcession;
    case 'answer':
      return match.legalAnswer;
    default:
      return assertNever(move);
  }
}

/** Whether something is asked of the viewer. */
export function isMyTurn(match: Match): boolean {
  return match.legalCalls.length > 0 || match.legalCards.length > 0 || match.legalAnswer;
}

function afterArrival(state: MatchState, event: Extract<MatchEvent, { kind: 'arrived' }>): MatchState {
  const { match, ended, lines, seen } = event;
  if (state.phase !== 'open') {
    return { phase: 'open', match, ended, lines, seen, offline: false, sending: null, notice: null };
  }
  if (match.version < state.match.version) {
    return { ...state, offline: false };
  }
  const notice = match.version === state.match.version ? state.notice : null;
  return { ...state, match, lines, ended: ended ?? state.ended, offline: false, notice };
}

function noticeFor(refusal: RefusalPartsFragment | null): Notice | null {
  if (refusal === null) {
    return null;
  }
  return refusal.code === 'STALE_VERSION'
    ? { kind: 'movedOn' }
    : { kind: 'refused', message: refusal.message, code: refusal.code };
}

function afterChoice(state: OpenMatch, move: Move): OpenMatch {
  return state.sending === null && mayChoose(state.match, move)
    ? { ...state, sending: { move, version: state.match.version }, notice: null }
    : state;
}

function shownDeal(state: OpenMatch): number {
  const screen = screenOf(state);
  return screen.kind === 'ended' ? screen.deal.number : state.seen.deal;
}

function inOpen(state: OpenMatch, event: MatchEvent): MatchState {
  switch (event.kind) {
    case 'arrived':
      return afterArrival(state, event);
    case 'answered':
      return { ...state, sending: null, notice: noticeFor(event.refusal) };
    case 'notSent':
      return { ...state, sending: null, notice: { kind: 'notSent' } };
    case 'missing':
    case 'signedOut':
      return { phase: event.kind };
    case 'offline':
      return { ...state, offline: event.offline };
    case 'chosen':
      return afterChoice(state, event.move);
    case 'drawSeen':
      return { ...state, seen: { ...state.seen, draw: true } };
    case 'dealSeen':
      return { ...state, ended: null, seen: { draw: true, deal: shownDeal(state) } };
    default:
      return assertNever(event);
  }
}

function beforeOpen(state: MatchState, event: MatchEvent): MatchState {
  switch (event.kind) {
    case 'arrived':
      return afterArrival(state, event);
    case 'missing':
    case 'signedOut':
      return { phase: event.kind };
    case 'offline':
      return state.phase === 'loading' ? { phase: 'loading', offline: event.offline } : state;
    case 'answered':
    case 'notSent':
    case 'chosen':
    case 'drawSeen':
    case 'dealSeen':
      return state;
    default:
      return assertNever(event);
  }
}

/** The next state; an event that means nothing in a state leaves it as it is. */
export function nextState(state: MatchState, event: MatchEvent): MatchState {
  return state.phase === 'open' ? inOpen(state, event) : beforeOpen(state, event);
}
