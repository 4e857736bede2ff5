// A hundred thousand spoilt requests to the API: no fault, no stack, nothing written that was not done, and no more memory
// at the end than after the first tenth. `SEED=…` sends the requests of a run before again; `COUNT=…` sends fewer.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSpoiling } from '../api/support/spoiling.ts';

const { SEED = String(Date.now() % 2 ** 31), COUNT = '100000' } = process.env;
const seed = Number(SEED);
const count = Number(COUNT);
/** Caches fill: of parsed operations, of the paces of callers. All have their bounds, which add up to less. */
const MOST_GROWTH_MB = 40;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function heapMb(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

process.stdout.write(`seed ${seed}\n`);
const spoiling = await openSpoiling(seed);
const statuses = new Map<number, number>();
const start = performance.now();
let settled = 0;
let longest = 0;
for (let sent = 1; sent <= count; sent += 1) {
  const begun = performance.now();
  const { status } = await spoiling.next();
  longest = Math.max(longest, performance.now() - begun);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (sent % (count / 10) !== 0) continue;
  const heap = heapMb();
  if (settled === 0) settled = heap;
  process.stdout.write(`${sent} requests, ${heap.toFixed(1)} MB\n`);
}
const growth = heapMb() - settled;
const seconds = Math.round((performance.now() - start) / 1000);
const kinds = [...statuses].toSorted().map(([status, times]) => `${status}: ${times}`);
process.stdout.write(
  `${count} requests, ${seconds} s, the longest ${Math.round(longest)} ms; ${kinds.join(', ')}; ` +
    `${spoiling.done()} done all the same; ${growth.toFixed(1)} MB more at the end\n`,
);
if (spoiling.log.length > 0) throw new Error(`something was logged: ${JSON.stringify(spoiling.log[0])}`);
if (growth > MOST_GROWTH_MB) throw new Error(`the memory grew by ${growth.toFixed(1)} MB`);
