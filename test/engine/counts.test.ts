// Auctions counted: by walking them with the engine, and by arithmetic that does not know it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Auction, BIDS, callerOnTurn, isBid, isClosed, legalCallsIn } from '../../engine/auction.ts';
import type { Rules } from '../../engine/rules.ts';
import { present } from './support/deals.ts';
import { chooser } from './support/random.ts';
import { rulesOf } from './support/table.ts';

/** Legal auctions of exactly this length, finished or not. */
function walked(auction: Auction, length: number): number {
  const calls = legalCallsIn(auction);
  if (length === 1) return calls.length;
  return calls.reduce(
    (sum, call) => sum + walked({ ...auction, calls: [...auction.calls, call] }, length - 1),
    0,
  );
}

function lengthsWalked(rules: Rules): readonly number[] {
  return [1, 2, 3, 4].map(length => walked({ rules, dealer: 'SOUTH', calls: [] }, length));
}

/** The same auction as far as its future goes: what came before the last bid does not matter. */
function sinceLastBid(auction: Auction): Auction {
  const last = auction.calls.findLastIndex(isBid);
  if (last < 1) return auction;
  const dealer = callerOnTurn({ ...auction, calls: auction.calls.slice(0, last) });
  return { ...auction, dealer, calls: auction.calls.slice(last) };
}

/** Complete auctions that begin so, counted over the few auctions that differ in their future. */
function completions(auction: Auction, known: Map<string, bigint>): bigint {
  if (isClosed(auction)) return 1n;
  const key = auction.calls.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  let sum = 0n;
  for (const call of legalCallsIn(auction)) {
    sum += completions(sinceLastBid({ ...auction, calls: [...auction.calls, call] }), known);
  }
  known.set(key, sum);
  return sum;
}

const allCompletions = (rules: Rules) => completions({ rules, dealer: 'SOUTH', calls: [] }, new Map());

function choose(from: number, count: number): number {
  return count === 0 ? 1 : (choose(from, count - 1) * (from - count + 1)) / count;
}

/** Ways to put `doubles` X and XX in all after `bids` bids, each taking none, X, or X and XX. */
function doublings(bids: number, doubles: number, most: number): number {
  if (bids === 0) return doubles === 0 ? 1 : 0;
  let sum = 0;
  for (let own = 0; own <= Math.min(most, doubles); own++) sum += doublings(bids - 1, doubles - own, most);
  return sum;
}

/** Sequences of so many bids, X and XX, no pass among them: rising bids, each with its doublings. */
function withoutPass(length: number, most: number): number {
  let sum = 0;
  for (let bids = 0; bids <= length; bids++) sum += choose(35, bids) * doublings(bids, length - bids, most);
  return sum;
}

// Two callers: once something is bid a pass ends the auction, so a legal auction is bids, X and XX without a pass
// between, with at most one pass before and at most one behind; beside these only P and P P.
function twoCallers(length: number, most: number): number {
  const opened = (calls: number) => (calls < 1 ? 0 : withoutPass(calls, most));
  const passesOnly = length <= 2 ? 1 : 0;
  return opened(length) + opened(length - 1) + opened(length - 1) + opened(length - 2) + passesOnly;
}

describe('four callers', () => {
  const rules = rulesOf('contract');

  test('legal auctions of length 1 to 4', () => {
    expect(lengthsWalked(rules)).toEqual([36, 701, 9731, 107451]);
  });

  test('complete auctions', () => {
    expect(allCompletions(rules)).toBe((4n * 22n ** 35n - 1n) / 3n);
  });

  // B(k): ways to go on with some bid of the k highest; after a bid 0, 1 or 2 passes and another bid, or three
  // passes: 1 + 3B; the same again after X (0 or 2 passes before it) and XX: 7 + 21B. Four places for the first bid.
  test('complete auctions without doubles: (4·4^35 − 1) / 3', () => {
    expect(allCompletions(rulesOf('contract', { doubles: false }))).toBe((4n * 4n ** 35n - 1n) / 3n);
  });
});

describe('two callers', () => {
  test('legal auctions of length 1 to 4', () => {
    const walk = lengthsWalked(rulesOf('book'));
    expect(walk).toEqual([1, 2, 3, 4].map(length => twoCallers(length, 2)));
    expect(walk).toEqual([36, 701, 9065, 89950]);
  });

  test('legal auctions of length 1 to 4 without doubles', () => {
    const walk = lengthsWalked(rulesOf('book', { doubles: false }));
    expect(walk).toEqual([1, 2, 3, 4].map(length => twoCallers(length, 0)));
  });

  // B(k) as above: a bid is followed by pass, X or a higher bid, X by pass, XX or a bid, XX by pass or a bid, so
  // B(k+1) = B(k) + 3(1 + B(k)), B(k) = 4^k − 1; the first bid has two places, and P P is one more.
  test('complete auctions: 2·4^35 − 1, without doubles 2·2^35 − 1', () => {
    expect(allCompletions(rulesOf('book'))).toBe(2n * 4n ** 35n - 1n);
    expect(allCompletions(rulesOf('book', { doubles: false }))).toBe(2n * 2n ** 35n - 1n);
  });
});

test('what came before the last bid does not matter to legality', () => {
  fc.assert(
    fc.property(fc.constantFrom('book', 'contract'), fc.integer(), (preset, seed) => {
      const choice = chooser(seed);
      let auction: Auction = { rules: rulesOf(preset), dealer: 'WEST', calls: [] };
      while (!isClosed(auction)) {
        const legal = legalCallsIn(auction);
        const near = legal.filter(call => !isBid(call) || BIDS.indexOf(call) < auction.calls.length + 5);
        auction = { ...auction, calls: [...auction.calls, present(choice.oneOf(near) ?? legal[0])] };
        expect(legalCallsIn(sinceLastBid(auction))).toEqual(legalCallsIn(auction));
        expect(callerOnTurn(sinceLastBid(auction))).toBe(callerOnTurn(auction));
      }
    }),
    { numRuns: 50 },
  );
});
