// The auction and play sections of PBN: calls and cards with their marks.
import {
  MOST_CALLS,
  MOST_CARDS,
  type NotatedAuction,
  type NotatedCall,
  type NotatedCard,
  type NotatedPlay,
  type Problem,
  quoted,
} from '../notated-deal.ts';
import { parseCallWord, parseCardWord, parseSeat } from '../words.ts';
import type { PbnTag, PbnWord } from './lines.ts';

const SUFFIX = /[!?$=^]/;
const MARKS = /^(?:=\d*=|[!?]{1,2}|\$\d+|\^[A-Za-z]?)+$/;
const IRREGULARITIES: ReadonlyMap<string, string> = new Map([
  ['I', 'an insufficient bid'],
  ['S', 'a skipped player'],
  ['L', 'a lead out of turn'],
  ['R', 'a revoke'],
]);

/** A word without its marks: notes, "!", "?", "$n"; an irregularity is a problem wherever it is marked. */
function unmarked({ text, line }: PbnWord, problems: Problem[]): string {
  const start = text.search(SUFFIX);
  if (start < 0) return text;
  const marks = text.slice(start);
  if (!MARKS.test(marks)) {
    problems.push({ line, text: `cannot be read: ${quoted(text)}` });
    return '';
  }
  const irregular = /\^([A-Za-z]?)/.exec(marks)?.[1]?.toUpperCase();
  if (irregular !== undefined) {
    problems.push({
      line,
      text: `marked as irregular: ${IRREGULARITIES.get(irregular) ?? 'of an unknown kind'}`,
    });
  }
  return text.slice(0, start);
}

const ALL_PASS = 'AP';
const END_SIGNS: ReadonlySet<string> = new Set(['*', '+']);
const GAP = /^-+$/;

/** Reading ends at the first word that is no call: what follows cannot be trusted to belong to the right seat. */
export function pbnAuction(tag: PbnTag, problems: Problem[]): NotatedAuction {
  const first = parseSeat(tag.value);
  if (first === null)
    problems.push({ line: tag.line, text: `no seat begins the auction: ${quoted(tag.value)}` });
  const calls: NotatedCall[] = [];
  let cut = false;
  let gaps = 0;
  for (const word of tag.words) {
    const text = unmarked(word, problems);
    if (text === '' || cut) continue;
    if (END_SIGNS.has(text)) cut = true;
    else if (GAP.test(text)) gaps += 1;
    else if (gaps > 0) {
      problems.push({ line: word.line, text: `a call is missing before ${quoted(text)}` });
      break;
    } else if (text.toUpperCase() === ALL_PASS) calls.push(...passesToEnd(calls, word.line));
    else if (!addCall(calls, { text, line: word.line }, problems)) break;
  }
  return { first, calls, cut, line: tag.line };
}

function addCall(calls: NotatedCall[], { text, line }: PbnWord, problems: Problem[]): boolean {
  const call = parseCallWord(text);
  if (call !== null && calls.length < MOST_CALLS) {
    calls.push({ call, line });
    return true;
  }
  const what =
    call === null ? `call ${calls.length + 1} cannot be read` : 'more calls than an auction can have, at';
  problems.push({ line, text: `${what}: ${quoted(text)}` });
  return false;
}

function passesToEnd(calls: readonly NotatedCall[], line: number): readonly NotatedCall[] {
  const isBid = calls.some(({ call }) => call !== 'PASS');
  const trailing = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'PASS');
  const missing = Math.max(0, (isBid ? 3 : 4) - trailing);
  return Array.from({ length: missing }, () => ({ call: 'PASS', line }) as const);
}

/** Rows of four cells in the seats' fixed order from the opening leader on; reading ends at "*" or "+". */
export function pbnPlay(tag: PbnTag, problems: Problem[]): NotatedPlay | null {
  const cells = pbnCells(tag.words, problems);
  const first = parseSeat(tag.value);
  if (first === null) {
    if (cells.some(cell => cell !== null)) {
      problems.push({ line: tag.line, text: `no seat begins the play: ${quoted(tag.value)}` });
    }
    return null;
  }
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(i * 4, i * 4 + 4));
  return { kind: 'columns', first, rows, line: tag.line };
}

function pbnCells(words: readonly PbnWord[], problems: Problem[]): readonly (NotatedCard | null)[] {
  const cells: (NotatedCard | null)[] = [];
  for (const word of words) {
    const text = unmarked(word, problems);
    if (text === '') continue;
    if (END_SIGNS.has(text)) break;
    const card = GAP.test(text) ? null : parseCardWord(text);
    if (card === null && !GAP.test(text)) {
      problems.push({
        line: word.line,
        text: `trick ${Math.floor(cells.length / 4) + 1} cannot be read: ${quoted(text)}`,
      });
      break;
    }
    if (cells.length >= MOST_CARDS) {
      problems.push({ line: word.line, text: 'more tricks than a deal has' });
      break;
    }
    cells.push(card === null ? null : { card, line: word.line });
  }
  return cells;
}
