// A hundred thousand noisy and spoiled texts into every reader of notation: no crash, no hang, linear time.
// `SEED=…` runs the texts of a run before again; a failure prints its text.
import fc from 'fast-check';
import { anyText, readAnyhow, seedTexts } from '../engine/notation/fuzz.ts';

const RUNS = 100_000;
const BATCH = 5_000;
/** A text has at most about 4 000 signs: far more than this is a hang. */
const PATIENCE_MS = 2_000;

const { SEED = String(Date.now() % 2 ** 31) } = process.env;
const seed = Number(SEED);
process.stdout.write(`seed ${seed}\n`);

const texts = anyText(seedTexts());
let deals = 0;
let longest = 0;
const start = performance.now();
for (let batch = 0; batch * BATCH < RUNS; batch++) {
  const property = fc.property(texts, text => {
    const begun = performance.now();
    deals += readAnyhow(text);
    const took = performance.now() - begun;
    longest = Math.max(longest, took);
    if (took > PATIENCE_MS) throw new Error(`${text.length} signs took ${Math.round(took)} ms`);
  });
  fc.assert(property, { numRuns: BATCH, seed: seed + batch });
  process.stdout.write(`${(batch + 1) * BATCH} texts\n`);
}
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(`${RUNS} texts, ${deals} deals, ${seconds} s, the longest ${Math.round(longest)} ms\n`);
