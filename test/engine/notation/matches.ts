// Random finished matches as an export gets them: the last view of each deal.
import { isOver, type MatchState, nextDeal } from '../../../engine/match.ts';
import type { WrittenMatch } from '../../../engine/notation/written-match.ts';
import type { Rules } from '../../../engine/rules.ts';
import { type DealView, viewFor } from '../../../engine/view.ts';
import { present } from '../support/deals.ts';
import { begun, type Chooser, statesOfDeal } from '../support/random.ts';

export const NAMES = { NORTH: 'Nora', EAST: 'Эмма', SOUTH: 'Sam "the \\ hand"', WEST: null } as const;

/** At most `most` deals of a match by these rules. */
export function playedMatch(rules: Rules, choice: Chooser, most: number): WrittenMatch {
  const deals: DealView[] = [];
  let match: MatchState = begun(rules, choice);
  const { draw } = match;
  for (;;) {
    match = present([...statesOfDeal(match, choice)].at(-1));
    deals.push(viewFor(match, null).deal);
    if (isOver(match) || deals.length >= most) break;
    match = nextDeal(match, choice.pack());
  }
  return { rules, names: NAMES, date: '2026-11-30', draw, deals };
}
