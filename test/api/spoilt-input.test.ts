// A fixed sample of the spoilt requests that `npm run soak` sends by the hundred thousand.
import { expect, it } from 'vitest';
import { openSpoiling } from './support/spoiling.ts';

const COUNT = 1000;

it(`${COUNT} spoilt requests are each answered, by no fault of ours, and change nothing`, async () => {
  const spoiling = await openSpoiling(191);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < COUNT; sent += 1) {
    const { status } = await spoiling.next();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(spoiling.log).toEqual([]);
  expect(spoiling.done()).toBeLessThan(COUNT / 100);
  for (const status of [200, 400, 401, 405, 413, 415]) expect(statuses.get(status)).toBeGreaterThan(0);
});
