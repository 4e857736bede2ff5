// A match and its score, from what the caller sees of it.

import { NO_SCORE } from '../../engine/score/running-score.ts';
import { presentRules, presentSeats, presentSideScore, presentTurn, viewerSeats } from '../present.ts';
import type { MatchResolvers, ScoreResolvers } from '../schema.generated.ts';
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
    export: (match, { format }) => service.export(match, format),
  };
}

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
