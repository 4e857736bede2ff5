// What a score carries from deal to deal: of constant size, whatever came before. Rule book, section 7.
import { type BySide, bySide, SIDES, type Side } from '../seats.ts';

export interface SideScore {
  /** What still counts towards the side's next game; always 0 in duplicate. */
  readonly belowLine: number;
  /** All points above the line in the match. */
  readonly aboveLine: number;
  /** Every point of the match. */
  readonly total: number;
  /** Games in this rubber or round; always 0 in duplicate. */
  readonly games: number;
}

export interface RunningScore {
  /** The rubber or round, from 1. */
  readonly rubber: number;
  /** The game within it, from 1. */
  readonly game: number;
  /** Deals of this rubber or round that were scored, passed-out ones left out (Chicago counts by them). */
  readonly scored: number;
  /** Whether the rubber or round has ended: the next deal opens a new one. */
  readonly over: boolean;
  readonly sides: BySide<SideScore>;
}

export const SCORE_REASONS = [
  'ODD_TRICKS',
  'OVERTRICKS',
  'UNDERTRICKS',
  'INSULT',
  'SMALL_SLAM',
  'GRAND_SLAM',
  'HONOURS',
  'RUBBER',
  'UNFINISHED_GAME',
  'UNFINISHED_PART_SCORE',
  'GAME',
  'PART_SCORE',
] as const;
export type ScoreReason = (typeof SCORE_REASONS)[number];

/** Points of one deal: contract points below, all else above. */
export interface Points {
  readonly side: Side;
  readonly below: number;
  readonly above: number;
  readonly reason: ScoreReason;
}

/** Points with their place on the score sheet. */
export interface ScoreLine extends Points {
  readonly deal: number;
  readonly rubber: number;
  readonly game: number;
}

export const NO_SCORE: RunningScore = {
  rubber: 1,
  game: 1,
  scored: 0,
  over: false,
  sides: bySide(() => ({ belowLine: 0, aboveLine: 0, total: 0, games: 0 })),
};

/** A running score with the lines that brought it there. */
export interface Tally {
  readonly after: RunningScore;
  readonly lines: readonly ScoreLine[];
}

/** Points of one deal, entered: `belowLine` grows by contract points only where they count towards a game. */
export function entered(before: RunningScore, deal: number, points: readonly Points[]): Tally {
  const { rubber, game } = before;
  const sides = bySide(side => {
    const own = points.filter(each => each.side === side);
    const below = own.reduce((sum, each) => sum + each.below, 0);
    const above = own.reduce((sum, each) => sum + each.above, 0);
    const { belowLine, aboveLine, total, games } = before.sides[side];
    return {
      belowLine: belowLine + below,
      aboveLine: aboveLine + above,
      total: total + below + above,
      games,
    };
  });
  return { after: { ...before, sides }, lines: points.map(each => ({ deal, rubber, game, ...each })) };
}

/** One entry after another: `next` sees what came before. */
export function andThen(tally: Tally, next: (score: RunningScore) => Tally): Tally {
  const { after, lines } = next(tally.after);
  return { after, lines: [...tally.lines, ...lines] };
}

/** A game of one side ends the part-scores of both. */
export function gameWonBy(score: RunningScore, side: Side): RunningScore {
  const sides = bySide(each => {
    const own = score.sides[each];
    return { ...own, belowLine: 0, games: own.games + (each === side ? 1 : 0) };
  });
  return { ...score, game: score.game + 1, sides };
}

/** Nothing below the line counts towards another game. */
export function withoutPartScores(score: RunningScore): RunningScore {
  return { ...score, sides: bySide(side => ({ ...score.sides[side], belowLine: 0 })) };
}

/** Where the next deal begins: a new rubber or round after one that is over. */
export function opened(score: RunningScore): RunningScore {
  if (!score.over) return score;
  const sides = bySide(side => ({ ...score.sides[side], belowLine: 0, games: 0 }));
  return { rubber: score.rubber + 1, game: 1, scored: 0, over: false, sides };
}

export const GAME_POINTS = 100;

/** The side that has made a game with what stands below the line. */
export function sideWithGame({ sides }: RunningScore): Side | null {
  return SIDES.find(side => sides[side].belowLine >= GAME_POINTS) ?? null;
}
