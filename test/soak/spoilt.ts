// A hundred thousand spoilt requests to the API: no fault, no stack, nothing written that was not done, and no growth of
// memory. `SEED=…` sends the requests of a run before again; `COUNT=…` sends fewer.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSpoiling } from '../api/support/spoiling.ts';

const { SEED = String(Date.now() % 2 ** 31), COUNT = '100000' } = process.env;
const seed = Number(SEED);
const count = Number(COUNT);
/** While requests are new, Apollo keeps the documents of those that are valid, up to 30 MiB of text. */
const MOST_GROWTH_MB = 40;
/** When they are the same once more, nothing is kept but what has been done. */
const MOST_GROWTH_AGAIN_MB = 3;

/** One in so many may still be what an honest client could have sent. */
const MOST_DONE = 100;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

function heapMb(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

process.stdout.write(`seed ${seed}\n`);
const spoiling = await openSpoiling(seed);
const statuses = new Map<number, number>();
let longest = 0;

/** Sends so many; the memory at their end. */
async function send(requests: number): Promise<number> {
  for (let sent = 0; sent < requests; sent += 1) {
    const begun = performance.now();
    const { status } = await spoiling.next();
    longest = Math.max(longest, performance.now() - begun);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const heap = heapMb();
  process.stdout.write(`${requests} requests, ${heap.toFixed(1)} MB\n`);
  return heap;
}

const start = performance.now();
const tenth = count / 10;
const settled = await send(tenth);
for (let part = 1; part < 6; part += 1) await send(tenth);
spoiling.restart(seed + 1);
const before = await send(2 * tenth);
spoiling.restart(seed + 1);
const end = await send(2 * tenth);
const seconds = Math.round((performance.now() - start) / 1000);
const kinds = [...statuses].toSorted().map(([status, times]) => `${status}: ${times}`);
process.stdout.write(
  `${count} requests, ${seconds} s, the longest ${Math.round(longest)} ms; ${kinds.join(', ')}; ` +
    `${spoiling.done()} done all the same; ${(before - settled).toFixed(1)} MB more for new ones, ` +
    `${(end - before).toFixed(1)} MB more for the same ones again\n`,
);
if (spoiling.done() > count / MOST_DONE) throw new Error('too much was done for requests that are spoilt');
if (spoiling.log.length > 0) throw new Error(`something was logged: ${JSON.stringify(spoiling.log[0])}`);
if (before - settled > MOST_GROWTH_MB) throw new Error('the memory has grown');
if (end - before > MOST_GROWTH_AGAIN_MB) throw new Error('the memory has grown though nothing was new');
