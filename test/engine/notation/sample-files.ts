// The sample deals under samples/: our own random play, 28 deals of both games. `node test/engine/notation/sample-files.ts`
// writes them anew after a deliberate change of an export's form.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJsonExport } from '../../../engine/notation/json/writer.ts';
import { formatLin } from '../../../engine/notation/lin/writer.ts';
import { formatPbn } from '../../../engine/notation/pbn/writer.ts';
import type { WrittenMatch } from '../../../engine/notation/written-match.ts';
import type { RulesRequest } from '../../../engine/rules.ts';
import { chooser } from '../support/random.ts';
import { rulesOf } from '../support/table.ts';
import { playedMatch } from './matches.ts';

export const SAMPLES = join(import.meta.dirname, 'samples');

function sample(seed: number, preset: string, request: RulesRequest): WrittenMatch {
  return playedMatch(rulesOf(preset, request), chooser(seed), 4);
}

const FOUR_DEALS = { length: { unit: 'deal', count: 4 } } as const;

/** Text by file name. */
export function sampleFiles(): ReadonlyMap<string, string> {
  const contract = sample(6, 'contract', { scoring: 'duplicate', ...FOUR_DEALS });
  const lin = formatLin(contract);
  return new Map([
    ['book.pbn', formatPbn(sample(1, 'book', FOUR_DEALS))],
    ['bridge-rows.pbn', formatPbn(sample(2, 'bridge', { layout: 'rows', ...FOUR_DEALS }))],
    ['bridge-nine.pbn', formatPbn(sample(3, 'bridge', { layout: 'nine', scoring: 'chicago' }))],
    ['contract-rubber.pbn', formatPbn(sample(4, 'contract', FOUR_DEALS))],
    ['book-export.txt', formatJsonExport(sample(5, 'book', { layout: 'nine', ...FOUR_DEALS }))],
    ['contract.pbn', formatPbn(contract)],
    ['contract.lin', lin.ok ? lin.value : ''],
  ]);
}

if (import.meta.main) {
  for (const [name, text] of sampleFiles()) writeFileSync(join(SAMPLES, name), text);
}
