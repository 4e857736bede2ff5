// Texts that no program wrote: noise, and real or sample files spoiled. Every reader gets each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decodeText } from '../../../cli/decode.ts';
import { reportOf } from '../../../cli/report.ts';
import { readJsonExport } from '../../../engine/notation/json/reader.ts';
import { readLin } from '../../../engine/notation/lin/reader.ts';
import type { Problem } from '../../../engine/notation/notated-deal.ts';
import { readPbn } from '../../../engine/notation/pbn/reader.ts';
import { notationOf } from '../../../engine/notation/read.ts';
import { isThere, RAW, rawFiles } from './real-data.ts';
import { SAMPLES } from './sample-files.ts';

const READERS = [readPbn, readLin, readJsonExport] as const;
const LINE_END = /\r\n|\n|\r/;

/** Throws when a reader or the replay does, or names a line that the text has not; the number of deals found. */
export function readAnyhow(text: string): number {
  notationOf(text);
  const lines = text.split(LINE_END).length;
  let count = 0;
  for (const read of READERS) {
    const { deals, problems } = read(text);
    checkLines(problems, lines);
    for (const deal of deals) {
      checkLines(deal.problems, lines);
      JSON.stringify(reportOf('fuzz', deal));
    }
    count += deals.length;
  }
  return count;
}

function checkLines(problems: readonly Problem[], lines: number): void {
  for (const { line, text } of problems) {
    const isLine = Number.isInteger(line) && line >= 1 && line <= lines;
    if (!isLine || text === '' || /[\r\n]/.test(text)) throw new Error(`line ${line} of ${lines}: ${text}`);
  }
}

/** The samples, and the real files where they are to be had. */
export function seedTexts(): readonly string[] {
  const samples = readdirSync(SAMPLES).map(name => readFileSync(join(SAMPLES, name), 'utf8'));
  return isThere(RAW) ? [...samples, ...rawFiles().map(({ text }) => text)] : samples;
}

/** The signs that mean something in one of the notations. */
const SIGNS = [
  ...'[]{}";:%|*-+^=$!?.#\\\n\r\t ,',
  'NT',
  'AP',
  '=1=',
  '{"',
  'md|',
  'mb|',
  '"]\n',
  '[Deal "',
  '[Play "N"]\n',
  '\u0000',
  '\uFEFF',
  '10',
  'SA',
  'X',
];

const PIECE = 3_000;
const anySign = fc.constantFrom(...SIGNS);
const anyPlace = fc.nat({ max: PIECE });

/** What is done to a text; each keeps it about as long as it was. */
const anyChange = fc.oneof(
  fc.record({ at: anyPlace, sign: anySign }).map(
    ({ at, sign }) =>
      (text: string) =>
        text.slice(0, at) + sign + text.slice(at),
  ),
  fc.record({ at: anyPlace, sign: anySign }).map(
    ({ at, sign }) =>
      (text: string) =>
        text.slice(0, at) + sign + text.slice(at + 1),
  ),
  fc.record({ at: anyPlace, length: fc.nat({ max: 200 }) }).map(
    ({ at, length }) =>
      (text: string) =>
        text.slice(0, at) + text.slice(at + length),
  ),
  fc.record({ at: anyPlace, to: anyPlace, length: fc.nat({ max: 200 }) }).map(
    ({ at, to, length }) =>
      (text: string) =>
        text.slice(0, to) + text.slice(at, at + length) + text.slice(to),
  ),
  anyPlace.map(at => (text: string) => text.slice(0, at)),
);

const anyBytes = fc.uint8Array({ maxLength: 400 }).map(decodeText);
const anyNoise = fc
  .array(fc.oneof(anySign, fc.string({ maxLength: 6 })), { maxLength: 120 })
  .map(parts => parts.join(''));

export function anyText(seeds: readonly string[]): fc.Arbitrary<string> {
  const spoiled = fc
    .record({
      seed: fc.constantFrom(...seeds),
      from: fc.nat(),
      changes: fc.array(anyChange, { minLength: 1, maxLength: 6 }),
    })
    .map(({ seed, from, changes }) => {
      const start = seed.length <= PIECE ? 0 : from % (seed.length - PIECE);
      return changes.reduce((text, change) => change(text), seed.slice(start, start + PIECE));
    });
  return fc.oneof(
    { weight: 1, arbitrary: anyBytes },
    { weight: 1, arbitrary: anyNoise },
    { weight: 4, arbitrary: spoiled },
  );
}
