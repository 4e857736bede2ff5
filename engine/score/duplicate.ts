// Duplicate scoring: every deal by itself, dealer and vulnerability by its number. Rule book, section 7.
import { BOOK } from '../auction.ts';
import { SEATS, type Seat, SIDES, type Side, sideOf } from '../seats.ts';
import { contractPoints, type PlayedContract, pointsOfPlay } from './contract-points.ts';
import {
  entered,
  GAME_POINTS,
  type Points,
  type RunningScore,
  type Tally,
  withoutPartScores,
} from './running-score.ts';

const GAME_BONUS = { notVulnerable: 300, vulnerable: 500 };
const PART_SCORE_BONUS = 50;

const NONE: readonly Side[] = [];
const NS: readonly Side[] = ['NORTH_SOUTH'];
const EW: readonly Side[] = ['EAST_WEST'];
const BOTH = SIDES;
const VULNERABLE = [NONE, NS, EW, BOTH, NS, EW, BOTH, NONE, EW, BOTH, NONE, NS, BOTH, NONE, NS, EW];

/** Board n as board n − 16. */
export function vulnerableOnBoard(board: number): readonly Side[] {
  return VULNERABLE[(board - 1) % VULNERABLE.length] ?? NONE;
}

export function dealerOfBoard(board: number): Seat {
  return SEATS[(board - 1) % SEATS.length] ?? 'NORTH';
}

/** Law 77: the points of the play with the bonus for a game or part-score made. */
export function duplicatePoints(played: PlayedContract): readonly Points[] {
  const { contract, tricks, vulnerable } = played;
  const points = pointsOfPlay(played);
  if (tricks < contract.level + BOOK) return points;
  const side = sideOf(contract.declarer);
  if (contractPoints(contract) < GAME_POINTS) {
    return [...points, { side, below: 0, above: PART_SCORE_BONUS, reason: 'PART_SCORE' }];
  }
  const above = vulnerable ? GAME_BONUS.vulnerable : GAME_BONUS.notVulnerable;
  return [...points, { side, below: 0, above, reason: 'GAME' }];
}

/** Points entered; nothing stands below the line for another deal. */
export function tallyDuplicate(before: RunningScore, deal: number, points: readonly Points[]): Tally {
  const { after, lines } = entered(before, deal, points);
  return { after: withoutPartScores(after), lines };
}
