// Real deals that the tests may look at where they are to be had; never committed.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decodeText } from '../../../cli/decode.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const { BRIDGE_DATA = '../shared/data' } = process.env;
export const DATA = resolve(ROOT, BRIDGE_DATA);
export const DEALS = join(DATA, 'deals.jsonl');
export const RAW = join(DATA, 'raw');

/** Whether a path is there; says so when it is not, since its tests are then skipped. */
export function isThere(path: string): boolean {
  const found = existsSync(path);
  if (!found) process.stderr.write(`skipped, because there is nothing at ${path} (set BRIDGE_DATA)\n`);
  return found;
}

export interface RawFile {
  readonly name: string;
  readonly text: string;
}

export function rawFiles(): readonly RawFile[] {
  const names = globSync('*.{pbn,lin}', { cwd: RAW }).toSorted();
  return names.map(name => ({ name, text: decodeText(readFileSync(join(RAW, name))) }));
}

/** A line of deals.jsonl. */
export interface Row {
  readonly source: string;
  readonly board: string;
  readonly dealer: string;
  readonly vulnerable: string;
  readonly hands: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly auction: readonly string[];
  readonly contract: string;
  readonly declarer: string | null;
  readonly play: readonly (readonly string[])[];
  readonly winners: string;
  readonly tricks: number | null;
  readonly tricksFrom?: string;
  readonly score: number | null;
  readonly scoreSide: 'NS' | 'EW' | null;
  readonly complete: boolean;
}

export function parseRows(text: string): readonly Row[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Row);
}

const SEATS = 'NESW';
const SUITS = 'SHDC';

function handOf({ hands }: Row, seat: string, separator: readonly string[]): string {
  return [...SUITS].map((suit, i) => `${separator[i]}${hands[seat]?.[suit]}`).join('');
}

/** Tricks that did not come of the play are for the file to state. */
function stated({ tricks, tricksFrom }: Row): number | null {
  return tricksFrom === 'play' ? null : tricks;
}

/** A row as a PBN game, written here and not by the writer under test. */
export function asPbn(row: Row): string {
  const { board, dealer, vulnerable, auction, play } = row;
  const hands = [...SEATS].map(seat => handOf(row, seat, ['', '.', '.', '.']));
  const first = play[0]?.[0]?.charAt(0) ?? '';
  const columns = [0, 1, 2, 3].map(step => SEATS.charAt((SEATS.indexOf(first) + step) % 4));
  const rows = play.map(trick =>
    columns.map(seat => trick.find(card => card.startsWith(seat))?.slice(2) ?? '-').join(' '),
  );
  return [
    `[Board "${board}"]`,
    `[Dealer "${dealer}"]`,
    `[Vulnerable "${vulnerable}"]`,
    `[Deal "N:${hands.join(' ')}"]`,
    `[Result "${stated(row) ?? ''}"]`,
    `[Auction "${dealer}"]`,
    auction.join(' '),
    ...(first === '' ? [] : [`[Play "${first}"]`, ...rows, '*']),
    '\n',
  ].join('\n');
}

const LIN_SEATS = 'SWNE';
const LIN_VULNERABLE: Readonly<Record<string, string>> = { None: 'o', NS: 'n', EW: 'e', All: 'b' };

/** The same as a LIN board; calls in LIN's short words. */
export function asLin(row: Row): string {
  const hands = [...LIN_SEATS].map(seat => handOf(row, seat, [...SUITS]));
  const calls = row.auction.map(call =>
    call.replace('NT', 'N').replace('XX', 'r').replace('X', 'd').replace('Pass', 'p'),
  );
  const pairs = [
    ['qx', `o${row.board}`],
    ['md', `${LIN_SEATS.indexOf(row.dealer) + 1}${hands.join(',')}`],
    ['sv', LIN_VULNERABLE[row.vulnerable] ?? ''],
    ...calls.map(call => ['mb', call]),
    ...row.play.flat().map(card => ['pc', card.slice(2)]),
    ['mc', String(stated(row) ?? '')],
    ['pg', ''],
  ];
  return pairs.map(([key, value]) => `${key}|${value}|`).join('');
}
