// `npm run lighthouse`: the built site on the local server, a match in the middle of a deal, its table as the player on
// turn sees it on a phone with a slow network. Prints a table; exits 1 when a median of three runs is below the bound.

import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { bid, mustAct, playCards, seatedTable } from '../browser/api-people.ts';
import { startBrowser } from '../browser/browser.ts';
import { setup as buildSite } from '../browser/build-site.ts';
import { startSite } from '../browser/site.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const;
const BOUND = 95;
const RUNS = 3;

type Row = Readonly<Record<string, number>>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port to be had.');
  return address.port;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Measured {
  readonly row: Row;
  /** Audits that cost points, in words. */
  readonly faults: readonly string[];
}

async function measure(url: string, { port, cookie }: { port: number; cookie: string }): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    extraHeaders: { Cookie: cookie },
    logLevel: 'error',
  });
  if (result === undefined || result.lhr.runtimeError) {
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
  }
  const { categories, audits, environment } = result.lhr;
  const scores = CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  const figures = FIGURES.map(
    name => [name, Math.round((audits[name]?.numericValue ?? 0) * 1000) / 1000] as const,
  );
  const counted = new Set(
    CATEGORIES.flatMap(name => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []).map(
      ({ id }) => id,
    ),
  );
  const faults = Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .map(({ title, displayValue = '' }) => `${title} ${displayValue}`);
  const machine = ['benchmark-index', environment.benchmarkIndex] as const;
  return { row: Object.fromEntries([...scores, ...figures, machine]), faults };
}

async function main(): Promise<void> {
  const port = await freePort();
  await buildSite();
  const [site, chromium] = await Promise.all([
    startSite(),
    startBrowser([`--remote-debugging-port=${port}`]),
  ]);
  const table = await seatedTable(
    { url: site.url, browser: chromium.browser },
    { locale: 'en-GB', preset: 'book', names: ['Anna', 'Boris'] },
  );
  await bid(table, '2H');
  await playCards(table, 17);
  const { visitor } = await mustAct(table);
  const cookie = (await visitor.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const url = `${site.url}/match/${table.id}`;
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, { port, cookie }));
  await Promise.all([site.stop(), chromium.close()]);

  const names = Object.keys(runs[0]?.row ?? {});
  const rows = names.map(name => {
    const values = runs.map(({ row }) => row[name] ?? Number.NaN);
    return [name, { median: median(values), runs: values.join(' · ') }] as const;
  });
  process.stdout.write(`The table of a match, Lighthouse's phone, median of ${RUNS}:\n`);
  for (const [name, { median: value, runs: all }] of rows) {
    process.stdout.write(`${name.padEnd(28)}${String(value).padStart(9)}   ${all}\n`);
  }
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) process.stdout.write(`  ${fault}\n`);
  const low = rows.slice(0, CATEGORIES.length).filter(([, { median: value }]) => !(value >= BOUND));
  process.exitCode = low.length > 0 ? 1 : 0;
}

await main();
