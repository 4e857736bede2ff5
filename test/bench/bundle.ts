// Measures the API function's bundle against the baseline of docs/design.md: size, and time to load and
// give a first answer in a fresh process.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleApi, bundleBaseline } from '../../infra/bundle.ts';
import { postEvent } from './event.ts';
import { firstAnswer } from './first-answer.ts';

export interface BundleFigures {
  readonly apiBytes: number;
  readonly baselineBytes: number;
  /** Median milliseconds of loading with the first answer. */
  readonly load: { readonly api: number; readonly baseline: number; readonly ratio: number };
}

const PAIRS = 11;

export async function measureBundles(): Promise<BundleFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  try {
    const api = join(folder, 'api');
    const baseline = join(folder, 'baseline');
    await Promise.all([bundleApi({ outdir: api }), bundleBaseline({ outdir: baseline })]);
    return {
      apiBytes: await bytesIn(api),
      baselineBytes: await bytesIn(baseline),
      load: await compareLoads(api, baseline),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async file => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

// In turns, so that whatever else the machine does meets both alike; the first pair only warms the disk's cache.
async function compareLoads(api: string, baseline: string): Promise<BundleFigures['load']> {
  const times: { api: number; baseline: number }[] = [];
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    times.push({ api: await timeOf(api), baseline: await timeOf(baseline) });
  }
  const counted = times.slice(1);
  const medians = {
    api: median(counted.map(time => time.api)),
    baseline: median(counted.map(time => time.baseline)),
  };
  return { ...medians, ratio: medians.api / medians.baseline };
}

async function timeOf(folder: string): Promise<number> {
  const { milliseconds, answer } = await firstAnswer(folder, postEvent('{ __typename }'));
  if (!JSON.stringify(answer).includes('Query')) throw new Error(`${folder} does not answer`);
  return milliseconds;
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('no values');
  return middle;
}
