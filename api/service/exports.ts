// A finished match as a text to keep. Made of last views alone, in which every card is open.
import { formatJsonExport } from '../../engine/notation/json/writer.ts';
import { formatPbn } from '../../engine/notation/pbn/writer.ts';
import type { WrittenMatch } from '../../engine/notation/written-match.ts';
import { assertNever } from '../../engine/result.ts';
import { ownerOf } from '../../engine/rules.ts';
import { bySeat } from '../../engine/seats.ts';
import type { MatchView } from '../../engine/view.ts';
import { readAllDeals } from './deals.ts';
import type { Dependencies } from './dependencies.ts';
import type { MatchSight } from './sight.ts';

export type ExportFormat = 'PBN' | 'JSON';

/** Null until the match has ended. */
export async function exportMatch(
  deps: Dependencies,
  match: MatchSight,
  format: ExportFormat,
): Promise<string | null> {
  if (match.view === null || match.status === 'IN_PROGRESS') return null;
  const written = await writtenMatch(deps, match, match.view);
  switch (format) {
    case 'PBN':
      return formatPbn(written);
    case 'JSON':
      return formatJsonExport(written);
    default:
      return assertNever(format);
  }
}

/** What can be written of a match: of one that runs, the deals that have ended. */
export async function writtenMatch(
  deps: Dependencies,
  match: MatchSight,
  { draw }: MatchView,
): Promise<WrittenMatch> {
  const { rules, players, createdAt } = match;
  return {
    rules,
    names: bySeat(seat => players[ownerOf(rules, seat)]?.name ?? null),
    date: createdAt.slice(0, 'YYYY-MM-DD'.length),
    draw,
    deals: await readAllDeals(deps, match),
  };
}
