// What a viewer has missed, as steps to be shown one after the other: each with the table before and after it.
import { assertNever } from '../../../engine/result.ts';
import type { EventPartsFragment } from '../api/operations.generated.ts';
import { type Lay, layThrough, layWith } from './lay.ts';
import type { Deal, Match, OpenMatch } from './match-state.ts';
import { dealBefore, type TableEvent } from './undo.ts';

export interface Step {
  readonly event: TableEvent;
  readonly before: Deal;
  readonly after: Deal;
}

/** An event that was shown, numbered from 1 since the page was opened. */
export interface Told {
  readonly serial: number;
  readonly event: TableEvent;
}

export interface Missed {
  readonly match: Match;
  /** The deal before `match.deal`, when its end has still to be looked at. */
  readonly ended: Deal | null;
  /** All since a version, oldest first. */
  readonly events: readonly EventPartsFragment[];
  /** Where cards lay when the viewer last looked. */
  readonly lay: Lay;
}

function isOfDeal(event: EventPartsFragment): event is TableEvent {
  return event.__typename !== 'SeatTaken';
}

/** The steps of one deal, walked back from how it stands; none when the events do not lead there. */
function stepsOfDeal(deal: Deal, { match, events, lay }: Missed): readonly Step[] {
  const own = events.filter(isOfDeal).filter(event => event.deal === deal.number);
  const onlooker = { match, lay: layThrough(layWith(lay, deal), own) };
  const steps: Step[] = [];
  let after = deal;
  for (const event of own.toReversed()) {
    const before = dealBefore(after, event, onlooker);
    if (before === null) {
      return [];
    }
    steps.push({ event, before, after });
    after = before;
  }
  return steps.toReversed();
}

/**
 * What to show of what was missed; nothing when the events do not reach the match as it stands. The match may have
 * moved on before they were asked for: what is later than the view comes with the next one.
 */
export function stepsOf(missed: Missed): readonly Step[] {
  const { match, ended } = missed;
  const events = missed.events.filter(({ version }) => version <= match.version);
  if (events.at(-1)?.version !== match.version) {
    return [];
  }
  const deals = [ended, match.deal].filter(deal => deal !== null);
  return deals.flatMap(deal => stepsOfDeal(deal, { ...missed, events }));
}

/** What happened last, as the table itself tells it: what it turned is not to be seen any more. */
export function latestEvent({ number, dealer, calls, contract, tricks }: Deal): TableEvent {
  const of = { version: 0, deal: number };
  const trick = tricks.findLast(({ cards }) => cards.length > 0);
  const card = trick?.cards.at(-1);
  if (trick !== undefined && card !== undefined) {
    return { __typename: 'CardPlayed', ...of, ...card, turned: [], winner: trick.winner };
  }
  const call = calls.at(-1);
  return call === undefined
    ? { __typename: 'DealStarted', ...of, dealer }
    : { __typename: 'CallMade', ...of, ...call, contract };
}

const PAUSES = { first: 1_000, step: 900, turned: 1_300, trick: 1_600 } as const;

/** Milliseconds before the next step, after the one told last; less without motion to wait for. */
export function pauseBefore({ told }: OpenMatch, isCalm: boolean): number {
  return (isCalm ? 0.6 : 1) * pauseAfter(told.at(-1)?.event ?? null);
}

function pauseAfter(event: TableEvent | null): number {
  if (event === null) {
    return PAUSES.first;
  }
  switch (event.__typename) {
    case 'CardPlayed':
      return event.winner !== null ? PAUSES.trick : event.turned.length > 0 ? PAUSES.turned : PAUSES.step;
    case 'CallMade':
    case 'ClaimMade':
    case 'ClaimAnswered':
    case 'DealStarted':
    case 'DealEnded':
      return PAUSES.step;
    default:
      return assertNever(event);
  }
}

function turnOf({ seats }: Match, event: TableEvent): Match['turn'] {
  if (!('seat' in event)) {
    return null;
  }
  const player = seats.find(({ seat }) => seat === event.seat)?.player ?? null;
  const kind = event.__typename === 'CallMade' ? 'CALL' : 'CARD';
  return player && { seat: event.seat, kind, player };
}

/** The match as it stood before a step: nothing can be done at it. */
export function matchBefore(match: Match, { event, before }: Step): Match {
  return {
    ...match,
    deal: before,
    turn: turnOf(match, event),
    legalCalls: [],
    legalCards: [],
    legalClaim: 0,
    legalConcession: false,
    legalAnswer: false,
  };
}
