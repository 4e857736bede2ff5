// Buckets of tokens, one a name: a request takes one, and they fill again at a steady pace. They live in this process
// only and cost nothing; the stage's throttle bounds what all processes do together.

export interface Pace {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Buckets {
  /** Takes one: null, or, when the bucket is empty, the milliseconds until there is one again. */
  take(name: string): number | null;
}

interface Bucket {
  tokens: number;
  /** When `tokens` was right, in milliseconds. */
  at: number;
}

/** Names kept; those that have not asked for longest are forgotten, which only fills their buckets. */
const KEPT = 10_000;

export function makeBuckets({ perSecond, burst }: Pace, clock: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(name) {
      const now = clock();
      const { tokens, at } = buckets.get(name) ?? { tokens: burst, at: now };
      const filled = Math.min(burst, tokens + (Math.max(0, now - at) * perSecond) / 1000);
      const taken = filled >= 1;
      buckets.delete(name);
      buckets.set(name, { tokens: taken ? filled - 1 : filled, at: Math.max(now, at) });
      forgetOldest(buckets);
      return taken ? null : ((1 - filled) * 1000) / perSecond;
    },
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.size > KEPT ? buckets.keys() : [];
  if (oldest !== undefined) buckets.delete(oldest);
}
