// npm run bench: prints what everything costs, as a table and as JSON, and fails when a ratio or a count is beyond its bound.
// Absolute times are the machine's affair: printed, never asserted.
import { measureCost, measureMoves } from './api.ts';
import { measureBundles } from './bundle.ts';
import { measureEngine } from './engine.ts';
import { measureVerify } from './notation.ts';
import { measureSite } from './site.ts';

interface Row {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** The figure may be at most this; without it, it is only printed. */
  readonly most?: number;
  /** What is aimed at on a machine of its own, in the figure's unit: printed beside it. */
  readonly target?: string;
}

/** Of docs/design.md, "Numbers to hold", and of what verify and whole deals are to reach on one core. */
const DEALS_A_SECOND = '≥ 1500';
const MOVE_IN_ENGINE_MS = '≤ 0.03';
const MOVE_THROUGH_APOLLO_MS = '≤ 1';
const VERIFIED_A_SECOND = '≥ 3000';

const write = (text: string) => process.stdout.write(text);

function progress(text: string): void {
  process.stderr.write(`${text} …\n`);
}

function engineRows(): readonly Row[] {
  progress('engine');
  const { dealsASecond, movesASecond, moveMs } = measureEngine();
  const deals = { unit: '/s', target: DEALS_A_SECOND };
  const move = { unit: 'ms', target: MOVE_IN_ENGINE_MS };
  const PARTS = 'decode, fold, decide, encode, two views';
  return [
    { what: 'half-open deals, legality and views included', figure: dealsASecond.halfOpen, ...deals },
    { what: 'contract deals, legality and views included', figure: dealsASecond.contract, ...deals },
    { what: 'half-open moves', figure: movesASecond.halfOpen, unit: '/s' },
    { what: 'contract moves', figure: movesASecond.contract, unit: '/s' },
    { what: `a half-open move mid-deal: ${PARTS}`, figure: moveMs.halfOpen, ...move },
    { what: `a contract move mid-deal: ${PARTS}`, figure: moveMs.contract, ...move },
  ];
}

function verifyRows(): readonly Row[] {
  progress('verify');
  return measureVerify().map(({ what, dealsASecond }) => ({
    what: `verified with JSON lines: ${what}`,
    figure: dealsASecond,
    unit: '/s',
    target: VERIFIED_A_SECOND,
  }));
}

async function moveRows(): Promise<readonly Row[]> {
  progress('moves through Apollo');
  const { p50, p99 } = await measureMoves();
  return [
    {
      what: 'a move through Apollo in process, p50',
      figure: p50,
      unit: 'ms',
      target: MOVE_THROUGH_APOLLO_MS,
    },
    { what: 'a move through Apollo in process, p99', figure: p99, unit: 'ms' },
  ];
}

async function costRows(deals: number): Promise<readonly Row[]> {
  progress(`units over a match of ${deals}`);
  const cost = await measureCost(deals);
  const of = `of a match of ${deals}`;
  const ending: readonly Row[] =
    cost.dealEnd === null
      ? []
      : [
          {
            what: `write units of a move that ends a deal ${of}`,
            figure: cost.dealEnd.writeUnits,
            unit: 'WU',
            most: 3,
          },
        ];
  return [
    { what: `read units of the dearest move ${of}`, figure: cost.dearest.readUnits, unit: 'RU', most: 1 },
    { what: `write units of the dearest move ${of}`, figure: cost.dearest.writeUnits, unit: 'WU', most: 1 },
    ...ending,
    { what: `write units of the last move ${of}`, figure: cost.matchEnd.writeUnits, unit: 'WU', most: 7 },
    {
      what: `read units a move, by the store's own count ${of}`,
      figure: cost.reported.readUnits,
      unit: 'RU',
    },
    { what: `the largest live head ${of}`, figure: cost.liveHead, unit: 'bytes', most: 1024 },
  ];
}

async function bundleRows(): Promise<readonly Row[]> {
  progress('bundles');
  const { apiBytes, baselineBytes, load } = await measureBundles();
  const { toTheTable, all } = await measureSite();
  return [
    { what: 'API bundle', figure: apiBytes, unit: 'bytes', most: 1_000_000 },
    { what: 'baseline bundle (empty Apollo Server, document client)', figure: baselineBytes, unit: 'bytes' },
    { what: 'API: load and first answer', figure: load.api, unit: 'ms' },
    { what: 'baseline: load and first answer', figure: load.baseline, unit: 'ms' },
    { what: 'API to baseline', figure: load.ratio, unit: '×', most: 1 },
    {
      what: "the site's script to an interactive table, gzip",
      figure: toTheTable,
      unit: 'bytes',
      most: 45 * 1024,
    },
    { what: "all of the site's script, gzip", figure: all, unit: 'bytes' },
  ];
}

function isBeyond({ figure, most }: Row): boolean {
  return most !== undefined && !(figure <= most);
}

function formatFigure(figure: number): string {
  return figure >= 100 ? String(Math.round(figure)) : String(Number(figure.toPrecision(3)));
}

function formatRow(row: Row): string {
  const bound = row.most === undefined ? '' : `≤ ${row.most}${isBeyond(row) ? '  BEYOND ITS BOUND' : ''}`;
  const target = row.target === undefined ? '' : `target ${row.target}`;
  return `${row.what.padEnd(70)}${formatFigure(row.figure).padStart(10)} ${row.unit.padEnd(6)}${bound}${target}\n`;
}

const rows = [
  ...engineRows(),
  ...verifyRows(),
  ...(await moveRows()),
  ...(await costRows(1)),
  ...(await costRows(99)),
  ...(await bundleRows()),
];
for (const row of rows) write(formatRow(row));
write(`${JSON.stringify(rows)}\n`);
if (rows.some(isBeyond)) process.exitCode = 1;
