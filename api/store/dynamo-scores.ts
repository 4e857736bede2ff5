// Scores as stored: lists in a fixed order, since a live head has room for values but not for their names.
import {
  type RunningScore,
  SCORE_REASONS,
  type ScoreLine,
  type SideScore,
} from '../../engine/score/running-score.ts';
import { SIDES } from '../../engine/seats.ts';
import { flag, list, oneOf, whole } from './stored.ts';

/** rubber, game, scored, over, then belowLine, aboveLine, total, games of each side. */
export function formatScore({ rubber, game, scored, over, sides }: RunningScore): readonly unknown[] {
  return [rubber, game, scored, over, ...formatSide(sides.NORTH_SOUTH), ...formatSide(sides.EAST_WEST)];
}

export function parseScore(value: unknown): RunningScore {
  const values = list(value, 12);
  const [rubber, game, scored, over] = values;
  return {
    rubber: whole(rubber),
    game: whole(game),
    scored: whole(scored),
    over: flag(over),
    sides: { NORTH_SOUTH: parseSide(values.slice(4, 8)), EAST_WEST: parseSide(values.slice(8)) },
  };
}

function formatSide({ belowLine, aboveLine, total, games }: SideScore): readonly number[] {
  return [belowLine, aboveLine, total, games];
}

function parseSide([belowLine, aboveLine, total, games]: readonly unknown[]): SideScore {
  return {
    belowLine: whole(belowLine),
    aboveLine: whole(aboveLine),
    total: whole(total),
    games: whole(games),
  };
}

/** deal, rubber, game, side, below, above, reason. */
export function formatLine(line: ScoreLine): readonly unknown[] {
  return [line.deal, line.rubber, line.game, line.side, line.below, line.above, line.reason];
}

export function parseLine(value: unknown): ScoreLine {
  const [deal, rubber, game, side, below, above, reason] = list(value, 7);
  return {
    deal: whole(deal),
    rubber: whole(rubber),
    game: whole(game),
    side: oneOf(SIDES, side),
    below: whole(below),
    above: whole(above),
    reason: oneOf(SCORE_REASONS, reason),
  };
}
