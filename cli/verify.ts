// `npm run --silent verify -- FILE…`: replays every deal of PBN, LIN and our own exports through the engine. A JSON
// line a deal and a summary to stdout, all else to stderr; exit 0 when every file could be read, else 2.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { NotatedDeal, NotatedFile } from '../engine/notation/notated-deal.ts';
import { notationOf, readNotation } from '../engine/notation/read.ts';
import { decodeText } from './decode.ts';
import { reportOf } from './report.ts';

const UNREADABLE = 2;
/** Deals in one write: enough to be fast, few enough to stream. */
const BATCH = 200;

interface Count {
  deals: number;
  ok: number;
}

async function main(files: readonly string[]): Promise<number> {
  const count: Count = { deals: 0, ok: 0 };
  if (files.length === 0) complain('usage: npm run --silent verify -- FILE…');
  let unreadable = files.length === 0;
  for (const file of files) {
    if (!(await verifyFile(file, count))) unreadable = true;
  }
  const bad = count.deals - count.ok;
  await print(`${count.deals} deals, ${count.ok} ok, ${bad} with problems\n`);
  return unreadable ? UNREADABLE : 0;
}

/** Whether it could be read. */
async function verifyFile(file: string, count: Count): Promise<boolean> {
  const read = await readDeals(file);
  if (typeof read === 'string') {
    complain(`${file}: ${read}`);
    return false;
  }
  for (const { line, text } of read.problems) complain(`${file}: line ${line}: ${text}`);
  for (let first = 0; first < read.deals.length; first += BATCH) {
    await print(linesOf(file, read.deals.slice(first, first + BATCH), count));
  }
  return true;
}

/** The deals of a file, or why there are none to be had. */
async function readDeals(file: string): Promise<NotatedFile | string> {
  const bytes = await readFile(file).catch((error: unknown) => error);
  if (!(bytes instanceof Uint8Array)) return bytes instanceof Error ? bytes.message : 'cannot be read';
  const text = decodeText(bytes);
  const notation = notationOf(text);
  if (notation === null) return 'neither PBN nor LIN nor an export of ours';
  const read = readNotation(text, notation);
  if (read.deals.length > 0) return read;
  const [problem] = read.problems;
  return problem === undefined ? `no deal in this ${notation}` : `line ${problem.line}: ${problem.text}`;
}

function linesOf(file: string, deals: readonly NotatedDeal[], count: Count): string {
  const lines = deals.map(deal => {
    const report = reportOf(file, deal);
    count.deals += 1;
    if (report.ok) count.ok += 1;
    return `${JSON.stringify(report)}\n`;
  });
  return lines.join('');
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

// A reader that has seen enough, `head` say, closes the pipe.
process.stdout.on('error', () => process.exit());
process.exitCode = await main(process.argv.slice(2));
