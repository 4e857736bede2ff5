// The project's own sample files: read as they are, and still what the writers write.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notationOf, readNotation } from '../../../engine/notation/read.ts';
import { replayNotated } from '../../../engine/notation/replay/replay.ts';
import { present } from '../support/deals.ts';
import { SAMPLES, sampleFiles } from './sample-files.ts';

const written = sampleFiles();

test('no file more or less', () => {
  expect(readdirSync(SAMPLES).toSorted()).toEqual([...written.keys()].toSorted());
});

describe.each([...written])('%s', (name, text) => {
  const stored = readFileSync(join(SAMPLES, name), 'utf8');

  test('is what the writer writes: a change of form is deliberate', () => {
    expect(stored).toBe(text);
  });

  test('has four deals without a problem, each with its contract or passed out', () => {
    const { deals, problems } = readNotation(stored, present(notationOf(stored)));
    const replays = deals.map(replayNotated);
    expect([...problems, ...replays.flatMap(replay => replay.problems)]).toEqual([]);
    expect(replays.filter(({ contract, passedOut }) => passedOut || contract !== null)).toHaveLength(4);
    expect(replays.filter(({ tricks, passedOut }) => passedOut || tricks !== null)).toHaveLength(4);
  });
});
