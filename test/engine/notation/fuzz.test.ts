// No text makes a reader crash, hang or take more than linear time; `npm run soak` tries a hundred thousand.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, readAnyhow, seedTexts } from './fuzz.ts';

test('3 000 noisy and spoiled texts', () => {
  let deals = 0;
  const property = fc.property(anyText(seedTexts()), text => {
    deals += readAnyhow(text);
  });
  fc.assert(property, { numRuns: 3_000, seed: 20261130 });
  // The sample is worth something only if much of it can still be read.
  expect(deals).toBeGreaterThan(3_000);
});

const game = (auction: string) => `[Board "1"]\n[Deal "N:- - - -"]\n[Auction "N"]\n${auction}`;

/** What a careless pattern or loop would stumble over, repeated. */
const REPEATED: readonly (readonly [string, string, string])[] = [
  ['', '[', ''],
  ['', '[Deal "', ''],
  ['', '[A "\\', ''],
  ['', '[A ""] ', ''],
  ['', '{', ''],
  ['', '{}', ''],
  ['', ' ', ''],
  ['', '\n', ''],
  ['', '\r', ''],
  ['', '|', ''],
  ['', 'md|', ''],
  ['', 'md|1S2,|', ''],
  ['', '\n|', ''],
  ['', 'qx|o1|md||mb|p|', ''],
  ['rs|', '7NN=,', '|qx|o1|md||'],
  ['', '[', ']'],
  ['{"format":', '[', ''],
  ['{"format":"half-open-bridge","version":1,"deals":[', '{},', '{}]}'],
  [game(''), 'Pass ', ''],
  [game(''), '=1', ''],
  [game(''), '1C=1=', ''],
  [game('1C'), '!', ''],
  [game('1C'), '^', ''],
  [game(''), '- ', ''],
  [game('AP\n[Play "N"]\n'), 'SA ', ''],
  [game('AP\n[Play "N"]\n'), '- ', ''],
  ['[Deal "N:', 'A', '"]'],
  ['[Deal "N:', '. ', '"]'],
  ['[Result "', 'NS 1 ', '"]\n[Deal ""]'],
  ['[HobRules "', '; ', '"]\n[Deal ""]'],
  ['', '[Board "1"]\n[Deal "N:- - - -"]\n', ''],
  ['', '[Note "1:x"]', ''],
];

/** The best of three: a pause of the machine makes one of them long, not all. */
function millisecondsFor(text: string): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    readAnyhow(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const SHORT = 20_000;
const TIMES = 8;
/** Eight times the text takes about eight times the time, 64 times if it were quadratic; below a few ms a clock says nothing. */
const SLACK = 3;
const TOO_SHORT_TO_TELL_MS = 100;

test.each(REPEATED)('linear: %j %j … %j', (before, repeated, after) => {
  const textOf = (length: number) => before + repeated.repeat(length / repeated.length) + after;
  const short = millisecondsFor(textOf(SHORT));
  const long = millisecondsFor(textOf(SHORT * TIMES));
  expect(long).toBeLessThan(Math.max(short * TIMES * SLACK, TOO_SHORT_TO_TELL_MS));
});
