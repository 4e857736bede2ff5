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
type Repeated = readonly [before: string, repeated: string, after: string];
const REPEATED: readonly Repeated[] = [
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

/** Deeper than some hundred thousand levels, it is Node's own JSON that takes its time, all at once. */
const NESTED: readonly Repeated[] = [
  ['', '[', ''],
  ['', '[', ']'],
  ['{"format":', '[', ''],
];
const NESTED_SHORT = 5_000;

/** Of these the first that takes some time to read: large strings and lists have a price of their own. */
const SHORT = [20_000, 40_000, 160_000] as const;
const SOME_TIME_MS = 2;
const TIMES = 16;
/** Sixteen times the text takes about 16 times the time, 256 times if it were quadratic: as far from the one as from the other. */
const MOST_GROWTH = TIMES ** 1.5;
/** A clock that runs for less says nothing. */
const MEASURABLE_MS = 4;
const FEWEST_ROUNDS = 2;
const MOST_ROUNDS = 12;

function textOf([before, repeated, after]: Repeated, length: number): string {
  return before + repeated.repeat(length / repeated.length) + after;
}

/** A reading, mean of as many as can be measured; each of a new text, of which Node remembers nothing. */
function millisecondsFor(repeated: Repeated, length: number): number {
  let [readings, milliseconds] = [0, 0];
  while (milliseconds < MEASURABLE_MS) {
    const text = textOf(repeated, length);
    const start = performance.now();
    readAnyhow(text);
    milliseconds += performance.now() - start;
    readings += 1;
  }
  return milliseconds / readings;
}

/** Of the shortest times of both: a pause of the machine makes some longer, never shorter, so more rounds come nearer. */
function growthOf(repeated: Repeated, length: number): number {
  let best = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  const isEnough = (rounds: number) => rounds >= FEWEST_ROUNDS && best.long / best.short < MOST_GROWTH;
  for (let rounds = 0; rounds < MOST_ROUNDS && !isEnough(rounds); rounds += 1) {
    best = {
      short: Math.min(best.short, millisecondsFor(repeated, length)),
      long: Math.min(best.long, millisecondsFor(repeated, length * TIMES)),
    };
  }
  return best.long / best.short;
}

test.each(REPEATED)('linear: %j %j … %j', (...repeated) => {
  // Thrice, for the first readings are those of code that is not compiled yet.
  const isEnough = (length: number) =>
    Math.min(...[1, 2, 3].map(() => millisecondsFor(repeated, length))) >= SOME_TIME_MS;
  expect(growthOf(repeated, SHORT.find(isEnough) ?? SHORT[2])).toBeLessThan(MOST_GROWTH);
});

test.each(NESTED)('linear, nested: %j %j … %j', (...repeated) => {
  expect(growthOf(repeated, NESTED_SHORT)).toBeLessThan(MOST_GROWTH);
});
