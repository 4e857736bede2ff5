// A match and its score, from what the caller sees of it.

import { NO_SCORE } from '../../engine/score/running-score.ts';
import { badInput } from '../errors.ts';
import {
  presentResult,
  presentRules,
  presentSeats,
  presentSideScore,
  presentTurn,
  viewerSeats,
} from '../present.ts';
import type {
  DealEndedResolvers,
  MatchEventResolvers,
  MatchResolvers,
  ScoreResolvers,
} from '../schema.generated.ts';
import type { HistoryEvent, HistoryRequest } from '../service/history.ts';
import type { MatchSight } from '../service/sight.ts';
import type { Service } from '../service.ts';
import { pageRequest } from './paging.ts';

export function matchResolvers(service: Service): MatchResolvers {
  return {
    rules: ({ rules }) => presentRules(rules),
    seats: presentSeats,
    viewerSeats,
    turn: presentTurn,
    legalCalls: ({ legal }) => legal.calls,
    legalCards: ({ legal }) => legal.cards,
    legalClaim: ({ legal }) => legal.claim,
    legalConcession: ({ legal }) => legal.concession,
    legalAnswer: ({ legal }) => legal.answer,
    draw: ({ view }) => view?.draw ?? null,
    deal: (match, { number }) => service.deal(match, number ?? null),
    deals: (match, args) => service.deals(match, pageRequest(args)),
    score: match => match,
    history: (match, { after, first }) => service.history(match, historyRequest(after, first ?? null)),
    export: (match, { format }) => service.export(match, format),
  };
}

const LONGEST_HISTORY = 500;

function historyRequest(after: number, first: number | null): HistoryRequest {
  const most = first ?? 100;
  if (after < 0) throw badInput('after is a version, or 0 for all.');
  if (most < 1 || most > LONGEST_HISTORY) throw badInput(`first is a number from 1 to ${LONGEST_HISTORY}.`);
  return { after, first: most };
}

/** Which of the schema's events each is. */
const EVENT_TYPES = {
  seatTaken: 'SeatTaken',
  dealStarted: 'DealStarted',
  call: 'CallMade',
  card: 'CardPlayed',
  claim: 'ClaimMade',
  answer: 'ClaimAnswered',
  dealEnded: 'DealEnded',
} as const satisfies Record<HistoryEvent['kind'], string>;

export const eventResolvers: MatchEventResolvers = {
  __resolveType: ({ kind }) => EVENT_TYPES[kind],
};

export const dealEndedResolvers: DealEndedResolvers = {
  result: ({ result }) => presentResult(result),
};

export function scoreResolvers(service: Service): ScoreResolvers {
  return {
    northSouth: match => presentSideScore(scoreOf(match), 'NORTH_SOUTH'),
    eastWest: match => presentSideScore(scoreOf(match), 'EAST_WEST'),
    winner: ({ view }) => view?.winner ?? null,
    lines: match => service.scoreLines(match),
  };
}

function scoreOf({ view }: MatchSight) {
  return view?.score ?? NO_SCORE;
}
