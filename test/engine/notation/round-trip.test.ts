// parse ∘ format = id: what an export tells of a match is read back, through the engine, as the very views it was made from.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJsonExport } from '../../../engine/notation/json/reader.ts';
import { formatJsonExport } from '../../../engine/notation/json/writer.ts';
import { readLin } from '../../../engine/notation/lin/reader.ts';
import { formatLin } from '../../../engine/notation/lin/writer.ts';
import type { NotatedDeal, NotatedFile } from '../../../engine/notation/notated-deal.ts';
import { readPbn } from '../../../engine/notation/pbn/reader.ts';
import { formatPbn } from '../../../engine/notation/pbn/writer.ts';
import { notationOf } from '../../../engine/notation/read.ts';
import { replayNotated } from '../../../engine/notation/replay/replay.ts';
import { fourHandCalls, type WrittenMatch } from '../../../engine/notation/written-match.ts';
import { LAYOUTS, type Rules } from '../../../engine/rules.ts';
import { type DealView, dealViewFor } from '../../../engine/view.ts';
import { present } from '../support/deals.ts';
import { anyRules, anySeed, chooser } from '../support/random.ts';
import { rulesOf } from '../support/table.ts';
import { NAMES, playedMatch } from './matches.ts';

function viewOf(notated: NotatedDeal): DealView {
  const { state, problems } = replayNotated(notated);
  expect(problems).toEqual([]);
  return dealViewFor(present(state), present(notated.own).points, null);
}

function expectSame({ deals, problems }: NotatedFile, views: readonly DealView[]): void {
  expect(problems).toEqual([]);
  expect(deals.map(viewOf)).toEqual(views);
}

describe('every preset, layout and option, claims and concessions included', () => {
  const property = (check: (match: WrittenMatch) => void, fixed: Partial<Rules> = {}) =>
    fc.assert(
      fc.property(anyRules, anySeed, (rules, seed) =>
        check(playedMatch({ ...rules, ...fixed }, chooser(seed), 3)),
      ),
      { numRuns: 150, seed: 20261130 },
    );

  test('PBN', () => {
    property(match => {
      const file = readPbn(formatPbn(match));
      expectSame(file, match.deals);
      for (const { names } of file.deals) expect(names).toEqual(NAMES);
    });
  });

  test('JSON', () => {
    property(match => expectSame(readJsonExport(formatJsonExport(match)), match.deals));
  });

  test('LIN, as far as it goes: what was dealt, called, played and won', () => {
    property(match => {
      const text = formatLin(match);
      expect(text.ok).toBe(match.rules.players === 4);
      if (!text.ok) return;
      const { deals, problems } = readLin(text.value);
      expect(problems).toEqual([]);
      expect(deals.map(told)).toEqual(match.deals.map(shown));
    }, FOLLOWING_SUIT);
  });
});

/** LIN has no place for rules, so it is read by the Laws. */
const FOLLOWING_SUIT = { follow: 'suit' } as const;

function told(notated: NotatedDeal) {
  const { contract, winners, tricks, leader, problems, complete } = replayNotated(notated);
  expect(problems).toEqual([]);
  const calls = present(notated.auction).calls.map(({ call }) => call);
  const { board, dealer, vulnerable } = notated;
  return { board, dealer, vulnerable, calls, contract, winners, tricks, leader, complete };
}

function shown(view: DealView): ReturnType<typeof told> {
  const { number, dealer, vulnerable, contract, tricks, end } = view;
  const { result } = present(end);
  return {
    board: String(number),
    dealer,
    vulnerable,
    calls: view.calls.map(({ call }) => call),
    contract,
    winners: tricks.map(({ winner }) => winner).filter(winner => winner !== null),
    tricks: result.tricksByDeclarer,
    leader: contract === null ? null : leftOf(contract.declarer),
    complete: result.ending !== 'claimed',
  };
}

function leftOf(seat: DealView['dealer']): DealView['dealer'] {
  const left = { NORTH: 'EAST', EAST: 'SOUTH', SOUTH: 'WEST', WEST: 'NORTH' } as const;
  return left[seat];
}

test('a match has claims and concessions, accepted and refused, in this sample', () => {
  const claims = LAYOUTS.flatMap(layout =>
    Array.from({ length: 40 }, (_, seed) => playedMatch(rulesOf('bridge', { layout }), chooser(seed), 2)),
  ).flatMap(({ deals }) => deals.flatMap(deal => deal.claims));
  const kinds = new Set(claims.map(({ concession, status }) => `${concession} ${status}`));
  expect([...kinds].sort()).toEqual(['false ACCEPTED', 'false REFUSED', 'true ACCEPTED']);
});

test('a half-open deal looks like any other to a reader that knows no half-open dummies', () => {
  for (let seed = 0; seed < 60; seed++) {
    const match = playedMatch(rulesOf('bridge'), chooser(seed), 1);
    const plain = formatPbn(match).replaceAll(/^\[Hob.*\n/gm, '');
    const [deal] = readPbn(plain).deals;
    const { problems, contract, tricks } = replayNotated(present(deal));
    const [view] = match.deals;
    // Following suit is judged by what lay open, so to others a dummy may seem to revoke; all else agrees.
    expect(problems.filter(({ text }) => !text.startsWith('revoke'))).toEqual([]);
    expect(contract).toEqual(present(view).contract);
    expect(tricks).toEqual(present(view).end?.result.tricksByDeclarer ?? null);
  }
});

describe('auctions of two callers as of four', () => {
  const two = rulesOf('bridge');
  test.each<[string, 'SOUTH' | 'WEST', readonly ('1C' | '1D' | 'PASS' | 'X')[], string]>([
    ['passed out by SOUTH', 'SOUTH', ['PASS', 'PASS'], 'PASS PASS PASS PASS'],
    ['passed out by WEST', 'WEST', ['PASS', 'PASS'], 'PASS PASS PASS PASS'],
    ['opened by SOUTH', 'SOUTH', ['1C', 'PASS'], '1C PASS PASS PASS'],
    ['overcalled by WEST', 'SOUTH', ['1C', '1D', 'PASS'], '1C 1D PASS PASS PASS'],
    ['opened by WEST in second seat', 'SOUTH', ['PASS', '1C', 'PASS'], 'PASS 1C PASS PASS PASS'],
    ['doubled', 'WEST', ['1C', 'X', 'PASS'], '1C PASS PASS X PASS PASS PASS'],
  ])('%s', (_, dealer, calls, all) => {
    expect(fourHandCalls(two, dealer, calls).join(' ')).toBe(all);
  });
});

test('each export is known by its content', () => {
  const match = playedMatch(rulesOf('contract'), chooser(1), 1);
  const lin = formatLin(match);
  expect(notationOf(formatPbn(match))).toBe('PBN');
  expect(notationOf(formatJsonExport(match))).toBe('JSON');
  expect(lin.ok && notationOf(lin.value)).toBe('LIN');
  expect(notationOf('')).toBeNull();
  expect(notationOf('Dear all, the deals follow [soon].')).toBeNull();
});
