// A PBN text to its tags, each with the words that follow it; comments and escaped lines are left out.
import { type Problem, quoted } from '../notated-deal.ts';

export interface PbnWord {
  readonly text: string;
  readonly line: number;
}

export interface PbnTag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  /** Whether an empty line stands between it and the tag before. */
  readonly apart: boolean;
  readonly words: readonly PbnWord[];
}

export interface PbnTags {
  readonly tags: readonly PbnTag[];
  readonly problems: readonly Problem[];
}

interface Scan {
  readonly tags: (PbnTag & { readonly words: PbnWord[] })[];
  readonly problems: Problem[];
  /** The line in which a comment was opened that is still open. */
  comment: number | null;
  apart: boolean;
  /** Words before the first tag are a problem once, not once a word. */
  astray: boolean;
}

const LINE_END = /\r\n|\n|\r/;
const TAG = /\[[ \t]*([A-Za-z0-9_]+)[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*\]/y;
const LENIENT_TAG = /^\[[ \t]*([A-Za-z0-9_]+)[ \t]*"(.*)"[ \t]*\]$/;
const BLANK = /[ \t\f\v\u00a0]/;
const WORD = /[^ \t\f\v\u00a0{;[]+/y;

/** Linear in the text's length; lines count from 1. */
export function pbnTags(text: string): PbnTags {
  const scan: Scan = { tags: [], problems: [], comment: null, apart: false, astray: false };
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  for (const [i, line] of lines.entries()) scanLine(scan, line, i + 1);
  if (scan.comment !== null) scan.problems.push({ line: scan.comment, text: 'a comment is not closed' });
  return scan;
}

function scanLine(scan: Scan, line: string, number: number): void {
  if (scan.comment === null && line.startsWith('%')) return;
  if (scan.comment === null && line.trim() === '') {
    scan.apart = true;
    return;
  }
  let at = 0;
  while (at < line.length) at = scanAt(scan, { line, number }, at);
}

interface Numbered {
  readonly line: string;
  readonly number: number;
}

/** Where to go on in the line. */
function scanAt(scan: Scan, { line, number }: Numbered, at: number): number {
  if (scan.comment !== null) {
    const end = line.indexOf('}', at);
    if (end < 0) return line.length;
    scan.comment = null;
    return end + 1;
  }
  const sign = line.charAt(at);
  if (BLANK.test(sign)) return at + 1;
  if (sign === ';') return line.length;
  if (sign === '[') return scanTag(scan, { line, number }, at);
  if (sign === '{') {
    scan.comment = number;
    return at + 1;
  }
  return scanWord(scan, { line, number }, at);
}

function scanTag(scan: Scan, { line, number }: Numbered, at: number): number {
  TAG.lastIndex = at;
  const strict = TAG.exec(line);
  const found = strict ?? LENIENT_TAG.exec(line.slice(at).trimEnd());
  const [whole, name, value] = found ?? [];
  if (whole === undefined || name === undefined || value === undefined) {
    scan.problems.push({ line: number, text: `not a tag: ${quoted(line.slice(at))}` });
    return line.length;
  }
  const plain = strict === null ? value : value.replaceAll(/\\(["\\])/g, '$1');
  scan.tags.push({ name, value: plain, line: number, apart: scan.apart, words: [] });
  scan.apart = false;
  return strict === null ? line.length : at + whole.length;
}

function scanWord(scan: Scan, { line, number }: Numbered, at: number): number {
  WORD.lastIndex = at;
  const [text = line.charAt(at)] = WORD.exec(line) ?? [];
  const tag = scan.tags.at(-1);
  if (tag !== undefined) tag.words.push({ text, line: number });
  else if (!scan.astray) {
    scan.astray = true;
    scan.problems.push({ line: number, text: `text before the first tag: ${quoted(text)}` });
  }
  return at + text.length;
}
