// The points of both sides after each deal of a match, for the plot: from the score sheet's lines alone.
import type { Side } from '../api/operations.generated.ts';
import type { Line } from './score-sheet.ts';

export interface TotalsAfter {
  readonly deal: number;
  readonly totals: Readonly<Record<Side, number>>;
}

function pointsIn(lines: readonly Line[], side: Side): number {
  return lines.filter(line => line.side === side).reduce((sum, { below, above }) => sum + below + above, 0);
}

/** From nothing before the first deal to the `count`-th; bonuses count with the deal that earned them. */
export function runningTotals(lines: readonly Line[], count: number): readonly TotalsAfter[] {
  return Array.from({ length: count + 1 }, (_, deal) => {
    const until = lines.filter(line => line.deal <= deal);
    return {
      deal,
      totals: { NORTH_SOUTH: pointsIn(until, 'NORTH_SOUTH'), EAST_WEST: pointsIn(until, 'EAST_WEST') },
    };
  });
}

/** Beginnings of numbers whose half is round as well. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The least round number that is no smaller, so that a scale reads well. */
export function roundTop(points: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, points)));
  const step = ROUND.find(one => one * power >= points) ?? 10;
  return Math.max(100, Math.round(step * power));
}
