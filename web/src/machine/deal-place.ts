// Where a deal stands in its match: which rubber, or which round and which deal of it. Counted from the score sheet.
import type { Match } from './match-state.ts';
import type { Line } from './score-sheet.ts';

export interface DealPlace {
  /** The rubber or round, from 1. */
  readonly rubber: number;
  /** The deal's place in its Chicago round, from 1; null in other scorings. */
  readonly inRound: number | null;
}

const DEALS_IN_ROUND = 4;

/** Chicago counts scored deals alone, of which each leaves a line on the sheet. Rule book, section 7. */
export function placeOfDeal(
  scoring: Match['rules']['scoring'],
  number: number,
  lines: readonly Line[],
): DealPlace {
  const before = lines.filter(({ deal }) => deal < number);
  if (scoring === 'chicago') {
    const scored = new Set(before.map(({ deal }) => deal)).size;
    return { rubber: Math.floor(scored / DEALS_IN_ROUND) + 1, inRound: (scored % DEALS_IN_ROUND) + 1 };
  }
  return { rubber: before.filter(({ reason }) => reason === 'RUBBER').length + 1, inRound: null };
}
