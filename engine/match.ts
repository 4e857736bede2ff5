// A match: deals in turn, who deals next, who is vulnerable, what a deal scores and when all is over. Rule book, sections 2, 6, 7.
import { type Card, sortedCards } from './cards.ts';
import { advance, type DealEvent, type DealState, type EndedDeal, hasEnded, startDeal } from './deal.ts';
import { dealPack, type Pack } from './deck.ts';
import type { DealRecord } from './record.ts';
import { assertNever } from './result.ts';
import { callersOf, nextCaller, ownerOf, type Rules } from './rules.ts';
import { tallyChicago, vulnerableInChicago } from './score/chicago.ts';
import { pointsForHonours, pointsOfPlay } from './score/contract-points.ts';
import { dealerOfBoard, duplicatePoints, tallyDuplicate, vulnerableOnBoard } from './score/duplicate.ts';
import { tallyRubber, tallyUnfinished, vulnerableInRubber } from './score/rubber.ts';
import {
  andThen,
  NO_SCORE,
  opened,
  type Points,
  type RunningScore,
  type Tally,
} from './score/running-score.ts';
import { type Seat, type Side, sideOf } from './seats.ts';
import type { SeatCard } from './trick.ts';

/** A match with all its secrets: the packs of the draw and of the current deal. */
export interface MatchState {
  readonly rules: Rules;
  /** The cards drawn for the first deal, in seat order; empty in duplicate. */
  readonly draw: readonly SeatCard[];
  /** The score when the current deal began. */
  readonly before: RunningScore;
  readonly number: number;
  /** The current deal as it is stored; `deal` is what comes of it. */
  readonly record: DealRecord;
  readonly deal: DealState;
  /** The current deal's lines and the score after it; null until it has ended. */
  readonly tally: Tally | null;
}

/** What is stored of a match's current deal and what came before it. */
export type StoredMatch = Omit<MatchState, 'deal' | 'tally'>;

/** A match that has not ended after this many deals ends there. */
export const LAST_DEAL = 255;

/** Replays what is stored; trusts it. */
export function resumeMatch(stored: StoredMatch): MatchState {
  return withTally(stored, replayDeal(stored.rules, stored.number, stored.record));
}

/** A deal by its record; trusts it. */
export function replayDeal(rules: Rules, number: number, record: DealRecord): DealState {
  const { dealer, vulnerable, pack, events } = record;
  const start = startDeal({ rules, number, dealer, vulnerable, dealt: dealPack(pack, dealer) });
  return events.reduce<DealState>(advance, start);
}

function withTally(stored: StoredMatch, deal: DealState): MatchState {
  return { ...stored, deal, tally: hasEnded(deal) ? tallyOf(stored.before, deal) : null };
}

/** The match after an event that is known to be legal in it. */
export function afterEvent(match: MatchState, event: DealEvent): MatchState {
  const record = { ...match.record, events: [...match.record.events, event] };
  return withTally({ ...match, record }, advance(match.deal, event));
}

/** What a match is begun with: shuffled packs from outside. */
export interface Packs {
  /** For the draw; not looked at in duplicate. */
  readonly draw: Pack;
  readonly deal: Pack;
}

export function startMatch(rules: Rules, packs: Packs): MatchState {
  const draw = rules.scoring === 'duplicate' ? [] : drawnCards(rules, packs.draw);
  const dealer = rules.scoring === 'duplicate' ? ownerOf(rules, dealerOfBoard(1)) : drawnDealer(draw);
  return dealNext({ rules, draw, before: NO_SCORE, number: 1 }, dealer, packs.deal);
}

function drawnCards(rules: Rules, pack: Pack): readonly SeatCard[] {
  return callersOf(rules).flatMap((seat, place) =>
    pack.slice(place, place + 1).map(card => ({ seat, card })),
  );
}

/** The lowest card deals, by suit, then by rank: the order of cards itself. */
function drawnDealer(draw: readonly SeatCard[]): Seat {
  const lowest: Card | undefined = sortedCards(draw.map(({ card }) => card))[0];
  return draw.find(({ card }) => card === lowest)?.seat ?? 'SOUTH';
}

function dealNext(base: Omit<StoredMatch, 'record'>, dealer: Seat, pack: Pack): MatchState {
  const vulnerable = vulnerableSides(base, dealer);
  return resumeMatch({ ...base, record: { dealer, vulnerable, pack, events: [] } });
}

function vulnerableSides(
  { rules, before, number }: Omit<StoredMatch, 'record'>,
  dealer: Seat,
): readonly Side[] {
  switch (rules.scoring) {
    case 'rubber':
      return vulnerableInRubber(before);
    case 'chicago':
      return vulnerableInChicago(before, dealer);
    case 'duplicate':
      return vulnerableOnBoard(number);
    default:
      return assertNever(rules.scoring);
  }
}

/** The next deal of a match whose current one has ended; itself when that has not, or when the match is over. */
export function nextDeal(match: MatchState, pack: Pack): MatchState {
  if (match.tally === null || isOver(match)) return match;
  const { rules, draw } = match;
  const number = match.number + 1;
  return dealNext(
    { rules, draw, before: opened(match.tally.after), number },
    nextDealer(match, number),
    pack,
  );
}

function nextDealer({ rules, record, deal }: MatchState, number: number): Seat {
  if (rules.scoring === 'duplicate') return ownerOf(rules, dealerOfBoard(number));
  const stays = rules.scoring === 'chicago' && deal.phase === 'passedOut';
  return stays ? record.dealer : nextCaller(rules, record.dealer);
}

/** Whether the match has been played to its agreed end. */
export function isOver({ rules, number, deal, tally }: MatchState): boolean {
  if (tally === null) return false;
  if (deal.phase === 'abandoned') return true;
  const { unit, count } = rules.length;
  if (number >= LAST_DEAL || (unit === 'deal' && number >= count)) return true;
  return unit !== 'deal' && tally.after.over && tally.after.rubber >= count;
}

/** The score as it stands: after the current deal once it has ended. */
export function currentScore({ before, tally }: MatchState): RunningScore {
  return tally === null ? before : tally.after;
}

function tallyOf(before: RunningScore, deal: EndedDeal): Tally {
  if (deal.phase === 'abandoned') return { after: before, lines: [] };
  const { rules, number, vulnerable } = deal.start;
  const points = pointsOf(deal);
  switch (rules.scoring) {
    case 'rubber':
      return andThen(tallyRubber(before, number, points), score =>
        score.over || !isLastByCount(rules, number)
          ? { after: score, lines: [] }
          : tallyUnfinished(score, number),
      );
    case 'chicago':
      return deal.phase === 'passedOut'
        ? { after: before, lines: [] }
        : tallyChicago(before, { number, vulnerable }, points);
    case 'duplicate':
      return tallyDuplicate(before, number, points);
    default:
      return assertNever(rules.scoring);
  }
}

function isLastByCount({ length }: Rules, number: number): boolean {
  return number >= LAST_DEAL || (length.unit === 'deal' && number >= length.count);
}

function pointsOf(deal: DealState): readonly Points[] {
  if (deal.phase !== 'ended') return [];
  const { contract, tricksByDeclarer: tricks, start } = deal;
  const { rules, dealt } = start;
  const vulnerable = start.vulnerable.includes(sideOf(contract.declarer));
  const played = { contract, tricks, vulnerable, doubling: rules.doubling };
  if (rules.scoring === 'duplicate') return duplicatePoints(played);
  const honours = rules.honours ? pointsForHonours(dealt, contract.denomination) : [];
  return [...pointsOfPlay(played), ...honours];
}
