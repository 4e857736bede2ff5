// What changes the match page's state, and how: views and answers from the API, choices, steps of what was missed.
import { assertNever } from '../../../engine/result.ts';
import type { Failure } from '../api/client.ts';
import type { RefusalPartsFragment } from '../api/operations.generated.ts';
import { type Choice, isChoice, isListed, type KeptChoice } from './choice.ts';
import { layWith } from './lay.ts';
import {
  type MatchState,
  type Move,
  mayChoose,
  type Notice,
  type OpenMatch,
  screenOf,
  stepToShow,
} from './match-state.ts';
import type { Step } from './playback.ts';

/** A view with all that is shown beside it. */
export type Arrival = Pick<OpenMatch, 'match' | 'ended' | 'lines' | 'seen'> & {
  /** What led to it, to be shown before it. */
  readonly steps: readonly Step[];
  /** What was chosen on an earlier visit. */
  readonly kept: KeptChoice | null;
};

export type MatchEvent =
  | ({ readonly kind: 'arrived' } & Arrival)
  | { readonly kind: 'answered'; readonly refusal: RefusalPartsFragment | null }
  | { readonly kind: 'notSent' }
  /** The move on its way did not get out in time: it is chosen, and to be confirmed again. */
  | { readonly kind: 'givenBack' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'offline'; readonly offline: boolean }
  /** To be confirmed; null: not this one after all. */
  | { readonly kind: 'picked'; readonly choice: Choice | null }
  | { readonly kind: 'chosen'; readonly move: Move }
  /** The next step was shown. */
  | { readonly kind: 'stepped' }
  /** The steps of this deal are not to be shown. */
  | { readonly kind: 'skipped' }
  /** The match as it stands was in sight. */
  | { readonly kind: 'looked' }
  | { readonly kind: 'drawSeen' }
  | { readonly kind: 'dealSeen' };

/** What a request that failed means to the page. */
export function eventOf(failure: Failure, loading: boolean): MatchEvent {
  switch (failure) {
    case 'network':
    case 'limited':
      return { kind: 'offline', offline: true };
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'refused':
      return { kind: loading ? 'missing' : 'notSent' };
    default:
      return assertNever(failure);
  }
}

function firstArrival({ match, ended, lines, seen, steps, kept }: Arrival): OpenMatch {
  const isCurrent = kept !== null && kept.version === match.version && isListed(match, kept.choice);
  return {
    phase: 'open',
    match,
    ended,
    lines,
    seen,
    replay: steps,
    missed: steps.filter(({ event }) => 'seat' in event).length,
    told: [],
    offline: false,
    picked: isCurrent ? kept.choice : null,
    sending: null,
    notice: null,
  };
}

function afterArrival(state: MatchState, event: Extract<MatchEvent, { kind: 'arrived' }>): MatchState {
  const { match, ended, lines, steps } = event;
  if (state.phase !== 'open') {
    return firstArrival(event);
  }
  if (match.version < state.match.version) {
    return { ...state, offline: false };
  }
  const isNew = match.version > state.match.version;
  return {
    ...state,
    match,
    lines,
    ended: ended ?? state.ended,
    replay: isNew && steps.length === 0 ? [] : [...state.replay, ...steps],
    offline: false,
    picked: state.picked && isListed(match, state.picked) ? state.picked : null,
    notice: isNew ? null : state.notice,
  };
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
    ? {
        ...state,
        picked: isChoice(move) && isListed(state.match, move) ? move : null,
        sending: { move, version: state.match.version },
        notice: null,
      }
    : state;
}

function afterPick(state: OpenMatch, choice: Choice | null): OpenMatch {
  const may =
    state.sending === null && choice !== state.picked && (choice === null || isListed(state.match, choice));
  return may ? { ...state, picked: choice, notice: choice === null ? state.notice : null } : state;
}

/** No more than can be read in a row. */
const KEPT_TOLD = 30;

/** So many of the steps to be shown are shown. */
function afterSteps(state: OpenMatch, count: number): OpenMatch {
  const first = (state.told.at(-1)?.serial ?? 0) + 1;
  const told = state.replay.slice(0, count).map(({ event }, place) => ({ serial: first + place, event }));
  const replay = state.replay.slice(count);
  return {
    ...state,
    replay,
    missed: replay.length === 0 ? 0 : state.missed,
    told: [...state.told, ...told].slice(-KEPT_TOLD),
  };
}

function afterSkip(state: OpenMatch): OpenMatch {
  const next = stepToShow(state)?.event.deal;
  return afterSteps(state, state.replay.filter(({ event }) => event.deal === next).length);
}

function afterLook(state: OpenMatch): OpenMatch {
  const { match, seen } = state;
  const lay = match.deal === null ? seen.lay : layWith(seen.lay, match.deal);
  return { ...state, seen: { ...seen, version: match.version, lay } };
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
    case 'picked':
      return afterPick(state, event.choice);
    case 'stepped':
      return stepToShow(state) === null ? state : afterSteps(state, 1);
    case 'skipped':
      return afterSkip(state);
    case 'looked':
      return afterLook(state);
    case 'notSent':
    case 'givenBack':
      return { ...state, sending: null, notice: { kind: event.kind } };
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
      return { ...state, ended: null, seen: { ...state.seen, draw: true, deal: shownDeal(state) } };
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
    case 'givenBack':
    case 'picked':
    case 'chosen':
    case 'stepped':
    case 'skipped':
    case 'looked':
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
