// The score sheet as it is written by hand: for each rubber, what stands above the line and, game by game, below it.
import type { SheetQuery, Side } from '../api/operations.generated.ts';

export type Line = NonNullable<SheetQuery['match']>['score']['lines'][number];

export interface SheetEntry {
  readonly points: number;
  readonly line: Line;
}

export type SheetColumns = Readonly<Record<Side, readonly SheetEntry[]>>;

export interface SheetRubber {
  readonly rubber: number;
  /** The latest first: the sheet is written upwards from the line. */
  readonly above: SheetColumns;
  /** The games in order, each with its entries in order. */
  readonly games: readonly SheetColumns[];
}

function columns(lines: readonly Line[], points: (line: Line) => number): SheetColumns {
  const entriesOf = (side: Side) =>
    lines
      .filter(line => line.side === side && points(line) > 0)
      .map(line => ({ points: points(line), line }));
  return { NORTH_SOUTH: entriesOf('NORTH_SOUTH'), EAST_WEST: entriesOf('EAST_WEST') };
}

function distinct(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** One sheet a rubber, oldest first. A match without lines has an empty first one. */
export function sheetOf(lines: readonly Line[]): readonly SheetRubber[] {
  const rubbers = lines.length === 0 ? [1] : distinct(lines.map(({ rubber }) => rubber));
  return rubbers.map(rubber => {
    const own = lines.filter(line => line.rubber === rubber);
    const scoredBelow = own.filter(({ below }) => below > 0);
    return {
      rubber,
      above: columns(own.toReversed(), ({ above }) => above),
      games: distinct(scoredBelow.map(({ game }) => game)).map(game =>
        columns(
          scoredBelow.filter(line => line.game === game),
          ({ below }) => below,
        ),
      ),
    };
  });
}

export interface DealRow {
  readonly deal: number;
  readonly points: Readonly<Record<Side, number>>;
}

/** Duplicate's sheet: a row for each of the first `count` deals, passed-out ones too. */
export function dealRows(lines: readonly Line[], count: number): readonly DealRow[] {
  return Array.from({ length: count }, (_, index) => {
    const deal = index + 1;
    const pointsOf = (side: Side) =>
      lines
        .filter(line => line.deal === deal && line.side === side)
        .reduce((sum, { below, above }) => sum + below + above, 0);
    return { deal, points: { NORTH_SOUTH: pointsOf('NORTH_SOUTH'), EAST_WEST: pointsOf('EAST_WEST') } };
  });
}
