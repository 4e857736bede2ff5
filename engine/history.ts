// What happened in a deal, event by event, as everybody may know it: calls, cards, turnings, claims; never who answered
// a claim how. Each public event is one version of the match.
import type { Call, Contract } from './auction.ts';
import type { Card } from './cards.ts';
import { advance, awaitsAnswer, type DealEvent, type DealState, handOnTurn, hasEnded } from './deal.ts';
import { replayDeal } from './match.ts';
import type { DealRecord } from './record.ts';
import { assertNever } from './result.ts';
import type { Rules } from './rules.ts';
import type { Points } from './score/running-score.ts';
import type { Seat } from './seats.ts';
import type { SeatCard } from './trick.ts';
import { type ResultView, resultView } from './view.ts';

export type PublicEvent =
  | { readonly kind: 'dealStarted'; readonly dealer: Seat }
  /** `contract` when the call ended the auction with one. */
  | { readonly kind: 'call'; readonly seat: Seat; readonly call: Call; readonly contract: Contract | null }
  | ({ readonly kind: 'card' } & PlayedToTrick)
  | { readonly kind: 'claim'; readonly seat: Seat; readonly tricks: number; readonly concession: boolean }
  | { readonly kind: 'answer'; readonly accepted: boolean }
  | { readonly kind: 'dealEnded'; readonly result: ResultView };

interface PlayedToTrick {
  /** The trick's number, from 1. */
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly turned: readonly SeatCard[];
  /** Of the trick that this card completed. */
  readonly winner: Seat | null;
}

/** A public event with its place: versions since the deal began. A deal's end shares the place of what ended it. */
export interface PlacedEvent {
  readonly place: number;
  readonly event: PublicEvent;
}

/** All public events of a deal, oldest first; `points` are what it scored, none while it runs. */
export function publicEvents(
  rules: Rules,
  deal: { readonly number: number; readonly record: DealRecord },
  points: readonly Points[],
): readonly PlacedEvent[] {
  const { number, record } = deal;
  const placed: PlacedEvent[] = [{ place: 0, event: { kind: 'dealStarted', dealer: record.dealer } }];
  let state = replayDeal(rules, number, { ...record, events: [] });
  let place = 0;
  for (const event of record.events) {
    const after = advance(state, event);
    const isUnseen = event.kind === 'answer' && awaitsAnswer(after);
    if (!isUnseen) place += 1;
    const seen = isUnseen ? null : publicEvent(state, event, after);
    if (seen !== null) placed.push({ place, event: seen });
    state = after;
  }
  if (hasEnded(state))
    placed.push({ place, event: { kind: 'dealEnded', result: resultView(state, points) } });
  return placed;
}

/** Null for the abandoning of a match, of which only the deal's end is told. */
function publicEvent(before: DealState, event: DealEvent, after: DealState): PublicEvent | null {
  switch (event.kind) {
    case 'call': {
      const seat = handOnTurn(before);
      const contract = after.phase === 'play' ? after.contract : null;
      return seat === null ? null : { kind: 'call', seat, call: event.call, contract };
    }
    case 'card':
      return playedCard(after);
    case 'claim':
    case 'concession':
      return madeClaim(after);
    case 'answer':
      return { kind: 'answer', accepted: event.accept };
    case 'abandon':
      return null;
    default:
      return assertNever(event);
  }
}

function playedCard(after: DealState): PublicEvent | null {
  if (after.phase !== 'play' && after.phase !== 'ended') return null;
  const trick = after.tricks.at(-1);
  const played = trick?.cards.at(-1);
  if (trick === undefined || played === undefined) return null;
  const { seat, card, turned } = played;
  return { kind: 'card', trick: after.tricks.length, seat, card, turned, winner: trick.winner };
}

function madeClaim(after: DealState): PublicEvent | null {
  if (after.phase !== 'play' && after.phase !== 'ended') return null;
  const claim = after.claims.at(-1);
  return claim === undefined
    ? null
    : { kind: 'claim', seat: claim.seat, tricks: claim.tricks, concession: claim.concession };
}
