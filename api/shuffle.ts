// Packs shuffled by the operating system's random numbers: every order of 52 cards is as likely as any other.
import { randomInt } from 'node:crypto';
import { CARDS, type Card } from '../engine/cards.ts';
import type { Pack } from '../engine/deck.ts';

/** Fisher–Yates from the last place down, without modulo bias. */
export function shuffledPack(): Pack {
  const left: Card[] = [...CARDS];
  const pack: Card[] = [];
  while (left.length > 0) pack.push(...left.splice(randomInt(left.length), 1));
  return pack;
}
