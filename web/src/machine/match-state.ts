// The match page as data: what it knows, which screen that gives, what may be chosen. No JSX, no clock, no network;
// `match-events.ts` says what changes it.

import { assertNever } from '../../../engine/result.ts';
import type {
  DealPartsFragment,
  MatchPartsFragment,
  RefusalPartsFragment,
} from '../api/operations.generated.ts';
import { type Choice, isChoice, isListed, isSameChoice } from './choice.ts';
import { matchBefore, type Step, type Told } from './playback.ts';
import { runningTotals } from './running-total.ts';
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
  | { readonly kind: 'notSent' }
  /** There was no connection while the page was looked at: the move is kept, and waits to be confirmed. */
  | { readonly kind: 'givenBack' };

export interface OpenMatch {
  readonly phase: 'open';
  readonly match: Match;
  /** The deal that has ended while the match went on, until it is put away. */
  readonly ended: Deal | null;
  /** The score sheet up to the last deal that has ended. */
  readonly lines: readonly Line[];
  readonly seen: Seen;
  /** What is still to be shown before the match as it stands. */
  readonly replay: readonly Step[];
  /** How many calls, cards and claims were missed when the page was opened; 0 once they have been shown. */
  readonly missed: number;
  /** What was shown since the page was opened, the latest last. */
  readonly told: readonly Told[];
  readonly offline: boolean;
  /** What the player has chosen and not yet confirmed, or what is on its way. */
  readonly picked: Choice | null;
  readonly sending: Sending | null;
  readonly notice: Notice | null;
}

export type MatchState =
  | { readonly phase: 'loading'; readonly offline: boolean }
  | { readonly phase: 'missing' }
  | { readonly phase: 'signedOut' }
  | OpenMatch;

export type Screen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'draw'; readonly draw: NonNullable<Match['draw']> }
  | { readonly kind: 'playback'; readonly deal: Deal; readonly step: Step }
  | { readonly kind: 'table'; readonly deal: Deal }
  | { readonly kind: 'ended'; readonly deal: Deal }
  | { readonly kind: 'over'; readonly deal: Deal };

export const LOADING: MatchState = { phase: 'loading', offline: false };

interface DealStanding {
  readonly number: number;
  readonly result: object | null;
}

/** How many deals have ended. */
export function endedDeals({ deal }: { readonly deal: DealStanding | null }): number {
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

/** The step to be shown next; null while the end of the deal before it has still to be looked at. */
export function stepToShow({ replay, ended, seen }: OpenMatch): Step | null {
  const [step] = replay;
  const isHeld = step !== undefined && ended !== null && ended.number > seen.deal;
  return step === undefined || (isHeld && step.event.deal > ended.number) ? null : step;
}

export function screenOf(state: OpenMatch): Screen {
  const { match, ended, seen } = state;
  if (match.deal === null) {
    return { kind: 'waiting' };
  }
  const draw = drawToShow(match, seen);
  if (draw !== null) {
    return { kind: 'draw', draw };
  }
  const step = stepToShow(state);
  if (step !== null) {
    return { kind: 'playback', deal: step.before, step };
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

/** Whether a move is only kept until it is chosen again: a wrong choice of the hand is the API's to refuse. */
export function asksTwice({ match, picked }: OpenMatch, move: Move): move is Choice {
  return isChoice(move) && isListed(match, move) && !isSameChoice(picked, move);
}

/** The totals of these lines, in place of those of deals that are still to be shown. */
function scoreOf(lines: readonly Line[], { score }: Match, deals: number): Match['score'] {
  const totals = runningTotals(lines, deals).at(-1)?.totals ?? { NORTH_SOUTH: 0, EAST_WEST: 0 };
  return {
    winner: null,
    northSouth: { ...score.northSouth, total: totals.NORTH_SOUTH },
    eastWest: { ...score.eastWest, total: totals.EAST_WEST },
  };
}

/** What is shown: the match and its sheet, as they stood before the step while one is to be shown. */
export function asShown(state: OpenMatch): OpenMatch {
  const screen = screenOf(state);
  if (screen.kind !== 'playback') return state;
  const { number } = screen.deal;
  const match = matchBefore(state.match, screen.step);
  const lines = state.lines.filter(({ deal }) => deal < number);
  const isPast = number <= endedDeals(state.match);
  return { ...state, lines, match: isPast ? { ...match, score: scoreOf(lines, match, number - 1) } : match };
}

/** Whether there is anything to poll for. */
export function mayChange(state: MatchState): boolean {
  const lasting = state.phase === 'open' && ['WAITING', 'IN_PROGRESS'].includes(state.match.status);
  return lasting || state.phase === 'loading';
}

/** Whether a move is on its way. */
export function isSending(state: MatchState): boolean {
  return state.phase === 'open' && state.sending !== null;
}
