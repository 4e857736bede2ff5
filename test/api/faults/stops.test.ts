// The process stops before or after any write, is started again, and the people go on as people do: in the end the
// match is the one that nothing had disturbed, and nobody has seen a pack too early.
import { beforeAll, describe, expect, it } from 'vitest';
import { below, seeded } from '../support/random.ts';
import { type Course, disturbed, type Outcome, RETURNS, type Return, undisturbed } from './course.ts';

let course: Course;
beforeAll(async () => {
  course = await undisturbed();
});

function expectUndisturbed(outcome: Outcome): void {
  const { end, deals, early, unlisted, versions } = outcome;
  expect(early).toEqual([]);
  expect(unlisted).toEqual([]);
  expect(end).toEqual(course.end);
  expect(deals).toEqual(course.deals);
  expect(versions.every((version, place) => place === 0 || version > (versions[place - 1] ?? 0))).toBe(true);
}

it('the course has a passed-out deal and one played to its end', () => {
  const cards = course.moves.filter(move => 'card' in move);
  expect(course.moves.slice(0, 2)).toEqual([{ call: 'PASS' }, { call: 'PASS' }]);
  expect(cards.length).toBe(52);
  expect(course.deals.map(({ number }) => number)).toEqual([1, 2]);
  expect(course.end).toMatchObject({ lists: Array(2).fill({ active: [], finished: ['MATCH'] }) });
});

/** Plain moves in the middle of the play are all alike: one way to come back is enough for each. */
function waysFor(write: number): readonly Return[] {
  const isPlain = write > 20 && write < course.writes - 12;
  return isPlain ? RETURNS.filter((_, place) => place === write % RETURNS.length) : RETURNS;
}

describe.each(['before', 'after'] as const)('a stop %s a write', when => {
  it('changes nothing, whichever write it is', async () => {
    for (let write = 0; write < course.writes; write += 1) {
      for (const comeBack of waysFor(write)) {
        const outcome = await disturbed(course, each => (each === write ? when : null), comeBack);
        expect(outcome.stopped, `write ${write}`).toBe(1);
        expectUndisturbed(outcome);
      }
    }
  });
});

it.each(Array.from({ length: 24 }, (_, seed) => seed))('many stops (seed %i) change nothing', async seed => {
  const random = seeded(seed);
  const stops = () => (random() < 0.3 ? (random() < 0.5 ? ('before' as const) : ('after' as const)) : null);
  const outcome = await disturbed(course, stops, RETURNS[below(random, RETURNS.length)] ?? 'retry');
  expect(outcome.stopped).toBeGreaterThan(5);
  expectUndisturbed(outcome);
});
