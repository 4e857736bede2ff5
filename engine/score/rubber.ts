// Rubber scoring: games below the line, the rubber's bonus, and what an unfinished rubber is worth. Rule book, section 7.
import { otherSide, SIDES, type Side } from '../seats.ts';
import {
  andThen,
  entered,
  gameWonBy,
  type Points,
  type RunningScore,
  sideWithGame,
  type Tally,
} from './running-score.ts';

const RUBBER_BONUS = { otherHasNoGame: 700, otherHasGame: 500 };
const UNFINISHED_GAME_BONUS = 300;
const UNFINISHED_PART_SCORE_BONUS = 100;

/** A deal's points entered; the second game of a side ends the rubber. */
export function tallyRubber(before: RunningScore, deal: number, points: readonly Points[]): Tally {
  return andThen(entered(before, deal, points), score => {
    const side = sideWithGame(score);
    if (side === null) return { after: score, lines: [] };
    const won = gameWonBy(score, side);
    return won.sides[side].games === 2 ? rubberWonBy(won, side, deal) : { after: won, lines: [] };
  });
}

function rubberWonBy(score: RunningScore, side: Side, deal: number): Tally {
  const { otherHasGame, otherHasNoGame } = RUBBER_BONUS;
  const above = score.sides[otherSide(side)].games > 0 ? otherHasGame : otherHasNoGame;
  const inLastGame = { ...score, game: score.game - 1, over: true };
  return entered(inLastGame, deal, [{ side, below: 0, above, reason: 'RUBBER' }]);
}

/** Bonuses when play ends within a rubber: to the only side with a game, to the only side with a part-score. */
export function tallyUnfinished(score: RunningScore, deal: number): Tally {
  const points: Points[] = [];
  const withGame = onlySide(side => score.sides[side].games > 0);
  if (withGame !== null) {
    points.push({ side: withGame, below: 0, above: UNFINISHED_GAME_BONUS, reason: 'UNFINISHED_GAME' });
  }
  const withPart = onlySide(side => score.sides[side].belowLine > 0);
  if (withPart !== null) {
    points.push({
      side: withPart,
      below: 0,
      above: UNFINISHED_PART_SCORE_BONUS,
      reason: 'UNFINISHED_PART_SCORE',
    });
  }
  return entered(score, deal, points);
}

function onlySide(has: (side: Side) => boolean): Side | null {
  const sides = SIDES.filter(has);
  return sides.length === 1 ? (sides[0] ?? null) : null;
}

/** A side with a game is vulnerable. */
export function vulnerableInRubber({ sides }: RunningScore): readonly Side[] {
  return SIDES.filter(side => sides[side].games > 0);
}
