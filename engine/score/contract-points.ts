// What a contract made or beaten is worth, before any game or rubber. Rule book, section 7.
import type { Contract, Denomination, Doubled } from '../auction.ts';
import { type Card, rankOf, SUITS, suitOf } from '../cards.ts';
import type { Doubling } from '../rules.ts';
import { type BySeat, otherSide, SEATS, sideOf } from '../seats.ts';
import { trumpOf } from '../trick.ts';
import type { Points, ScoreReason } from './running-score.ts';

/** A contract that has been played. */
export interface PlayedContract {
  readonly contract: Contract;
  /** 0 to 13. */
  readonly tricks: number;
  /** Declarer's side. */
  readonly vulnerable: boolean;
  readonly doubling: Doubling;
}

const TRICK_VALUE: Readonly<Record<Denomination, number>> = {
  CLUBS: 20,
  DIAMONDS: 20,
  HEARTS: 30,
  SPADES: 30,
  NO_TRUMP: 30,
};
const FIRST_TRICK_AT_NO_TRUMP = 10;

type ByVulnerability<T> = { readonly notVulnerable: T; readonly vulnerable: T };

const OVERTRICK: Readonly<Record<2 | 4, ByVulnerability<number>>> = {
  2: { notVulnerable: 100, vulnerable: 200 },
  4: { notVulnerable: 200, vulnerable: 400 },
};

/** The first undertrick, the second and third each, every further one. */
const UNDERTRICKS: Readonly<Record<Doubled, ByVulnerability<readonly [number, number, number]>>> = {
  1: { notVulnerable: [50, 50, 50], vulnerable: [100, 100, 100] },
  2: { notVulnerable: [100, 200, 300], vulnerable: [200, 300, 300] },
  4: { notVulnerable: [200, 400, 600], vulnerable: [400, 600, 600] },
};

const SLAMS: Readonly<Record<6 | 7, ByVulnerability<number>>> = {
  6: { notVulnerable: 500, vulnerable: 750 },
  7: { notVulnerable: 1000, vulnerable: 1500 },
};

const INSULT: Readonly<Record<2 | 4, number>> = { 2: 50, 4: 100 };

function at<T>(values: ByVulnerability<T>, vulnerable: boolean): T {
  return vulnerable ? values.vulnerable : values.notVulnerable;
}

/** Odd tricks bid and made, doubled or not: what counts towards a game. */
export function contractPoints({ level, denomination, doubled }: Contract): number {
  const first = denomination === 'NO_TRUMP' ? FIRST_TRICK_AT_NO_TRUMP : 0;
  return (level * TRICK_VALUE[denomination] + first) * doubled;
}

function overtrickPoints({ contract, vulnerable, doubling }: PlayedContract, overtricks: number): number {
  const { doubled, denomination } = contract;
  if (doubled === 1 || doubling === 'twofold') return overtricks * TRICK_VALUE[denomination] * doubled;
  return overtricks * at(OVERTRICK[doubled], vulnerable);
}

function undertrickPoints({ contract, vulnerable, doubling }: PlayedContract, undertricks: number): number {
  const byLaws = doubling === 'laws' ? contract.doubled : 1;
  const [first, second, further] = at(UNDERTRICKS[byLaws], vulnerable);
  const points = first + second * Math.min(2, undertricks - 1) + further * Math.max(0, undertricks - 3);
  return doubling === 'laws' ? points : points * contract.doubled;
}

function madePoints(played: PlayedContract, overtricks: number): readonly Points[] {
  const { contract, vulnerable, doubling } = played;
  const side = sideOf(contract.declarer);
  const points: Points[] = [{ side, below: contractPoints(contract), above: 0, reason: 'ODD_TRICKS' }];
  const add = (above: number, reason: ScoreReason) => points.push({ side, below: 0, above, reason });
  if (overtricks > 0) add(overtrickPoints(played, overtricks), 'OVERTRICKS');
  if (contract.doubled !== 1 && doubling === 'laws') add(INSULT[contract.doubled], 'INSULT');
  if (contract.level === 6) add(at(SLAMS[6], vulnerable), 'SMALL_SLAM');
  if (contract.level === 7) add(at(SLAMS[7], vulnerable), 'GRAND_SLAM');
  return points;
}

/** The points of the play: to declarer's side when made, to the defenders when not. */
export function pointsOfPlay(played: PlayedContract): readonly Points[] {
  const over = played.tricks - 6 - played.contract.level;
  if (over >= 0) return madePoints(played, over);
  const side = otherSide(sideOf(played.contract.declarer));
  return [{ side, below: 0, above: undertrickPoints(played, -over), reason: 'UNDERTRICKS' }];
}

const ACE = 12;
const TEN = 8;

function honoursIn(cards: readonly Card[], denomination: Denomination): number {
  const trump = trumpOf(denomination);
  if (trump === null) return cards.filter(card => rankOf(card) === ACE).length === SUITS.length ? 150 : 0;
  const count = cards.filter(card => suitOf(card) === trump && rankOf(card) >= TEN).length;
  return count === 5 ? 150 : count === 4 ? 100 : 0;
}

/** Honours in one hand of thirteen as dealt, closed cards included; at most one hand can have them. */
export function pointsForHonours(
  dealt: BySeat<readonly Card[]>,
  denomination: Denomination,
): readonly Points[] {
  const points: Points[] = [];
  for (const seat of SEATS) {
    const above = honoursIn(dealt[seat], denomination);
    if (above > 0) points.push({ side: sideOf(seat), below: 0, above, reason: 'HONOURS' });
  }
  return points;
}
