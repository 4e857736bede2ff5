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

/** No longer than somebody looks on while a move cannot be sent. */
const PATIENCE_MS = 5 * 60_000;

/** Whether a move that could not be sent since then is to be confirmed anew rather than sent unseen. */
export function isLate(waitedMs: number, isVisible: boolean): boolean {
  return !isVisible || waitedMs > PATIENCE_MS;
}
