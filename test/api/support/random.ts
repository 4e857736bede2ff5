// Random numbers and packs from a seed, so that a match that failed can be played again.
import { CARDS, type Card } from '../../../engine/cards.ts';
import type { Pack } from '../../../engine/deck.ts';

/** The next number, from 0 up to but not including 1. */
export type Random = () => number;

/** Mulberry32: 32 bits of state are plenty for a test. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** One of them; throws when there is none. */
export function pick<T>(random: Random, all: readonly T[]): T {
  const [chosen] = all.slice(below(random, all.length));
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

export function randomPack(random: Random): Pack {
  const left: Card[] = [...CARDS];
  const pack: Card[] = [];
  while (left.length > 0) pack.push(...left.splice(below(random, left.length), 1));
  return pack;
}

/** The same packs in the same order for the same seed. */
export function packsFrom(seed: number): () => Pack {
  const random = seeded(seed);
  return () => randomPack(random);
}
