// How often the page asks whether the table has moved: often while it does, seldom in a quiet match.

const STEPS: readonly (readonly [quietMs: number, delayMs: number])[] = [
  [60_000, 3_000],
  [3 * 60_000, 6_000],
  [10 * 60_000, 15_000],
  [30 * 60_000, 30_000],
];

/** Milliseconds to the next poll when nothing has moved for `quietMs` milliseconds: 3 s to a minute. */
export function pollDelay(quietMs: number): number {
  return STEPS.find(([limit]) => quietMs < limit)?.[1] ?? 60_000;
}
