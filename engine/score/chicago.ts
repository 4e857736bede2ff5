// Chicago: rounds of four scored deals, vulnerability by the deal's number in the round. Rule book, section 7.
import { type Seat, SIDES, type Side, sideOf } from '../seats.ts';
import {
  andThen,
  entered,
  gameWonBy,
  type Points,
  type RunningScore,
  sideWithGame,
  type Tally,
  withoutPartScores,
} from './running-score.ts';

const DEALS_IN_ROUND = 4;
const GAME_BONUS = { notVulnerable: 300, vulnerable: 500 };
const LAST_PART_SCORE_BONUS = 100;

/** Nobody, dealer's side, dealer's side, both. */
export function vulnerableInChicago({ scored }: RunningScore, dealer: Seat): readonly Side[] {
  if (scored === 0) return [];
  return scored < DEALS_IN_ROUND - 1 ? [sideOf(dealer)] : SIDES;
}

/** A played deal's points entered, with its bonus; the fourth scored deal ends the round. */
export function tallyChicago(
  before: RunningScore,
  deal: { readonly number: number; readonly vulnerable: readonly Side[] },
  points: readonly Points[],
): Tally {
  const scored = before.scored + 1;
  const isLast = scored === DEALS_IN_ROUND;
  const tally = andThen(entered(before, deal.number, points), score => {
    const side = sideWithGame(score);
    if (side !== null) {
      const above = deal.vulnerable.includes(side) ? GAME_BONUS.vulnerable : GAME_BONUS.notVulnerable;
      const bonus = entered(score, deal.number, [{ side, below: 0, above, reason: 'GAME' }]);
      return { after: gameWonBy(bonus.after, side), lines: bonus.lines };
    }
    const made = points.find(({ below }) => below > 0);
    if (!isLast || made === undefined) return { after: score, lines: [] };
    return entered(score, deal.number, [
      { side: made.side, below: 0, above: LAST_PART_SCORE_BONUS, reason: 'PART_SCORE' },
    ]);
  });
  const after = isLast ? withoutPartScores(tally.after) : tally.after;
  return { after: { ...after, scored, over: isLast }, lines: tally.lines };
}
