// Reading notated deals and judging them by the engine: what `npm run verify` does with a file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notationOf, readNotation } from '../../engine/notation/read.ts';
import { replayNotated } from '../../engine/notation/replay/replay.ts';

const SAMPLES = join(import.meta.dirname, '..', 'engine', 'notation', 'samples');
const SECONDS = 1;

/** Deals a second over the project's own sample files. */
export function measureVerify(): number {
  const texts = readdirSync(SAMPLES).map(name => readFileSync(join(SAMPLES, name), 'utf8'));
  const judge = () => texts.reduce((deals, text) => deals + judged(text), 0);
  for (let round = 0; round < 20; round += 1) judge();
  const start = performance.now();
  let deals = 0;
  while (performance.now() - start < SECONDS * 1000) deals += judge();
  return deals / ((performance.now() - start) / 1000);
}

function judged(text: string): number {
  const notation = notationOf(text);
  if (notation === null) throw new Error('A sample is in no notation');
  return readNotation(text, notation).deals.map(replayNotated).length;
}
