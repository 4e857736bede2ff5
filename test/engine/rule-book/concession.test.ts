// Rule book, section 8, E30: what a side keeps that concedes; against every legal continuation tried one by one.
import { describe, expect, test } from 'vitest';
import { tricksWonBy } from '../../../engine/deal.ts';
import type { MatchState } from '../../../engine/match.ts';
import { FOLLOWS } from '../../../engine/rules.ts';
import { type Seat, type Side, sideOf } from '../../../engine/seats.ts';
import { columns, present } from '../support/deals.ts';
import { begun, type Chooser, chooser } from '../support/random.ts';
import {
  called,
  handSeen,
  legal,
  moved,
  played,
  playedOn,
  rulesOf,
  table,
  turnOf,
} from '../support/table.ts';

const concession = { kind: 'concession' } as const;

describe('E30 four players', () => {
  /** NORTH has the clubs, EAST the diamonds, SOUTH the hearts, WEST the spades and every trick at no-trump. */
  const start = called(table({ rules: rulesOf('contract') }), '1NT P P P');
  const agreed = (match: MatchState) =>
    moved(moved(match, 'WEST', concession), 'EAST', { kind: 'answer', accept: true }).deal;

  test('E30 with five tricks left the certain ones are kept', () => {
    expect(agreed(playedOn(start, 32))).toMatchObject({ tricksByDeclarer: 0, claimed: true });
    expect(agreed(playedOn(start, 48))).toMatchObject({ tricksByDeclarer: 0, claimed: true });
  });

  test('E30 with six left none is', () => {
    expect(agreed(playedOn(start, 28))).toMatchObject({ tricksByDeclarer: 6, claimed: true });
  });

  test('E30 the trick in progress is among those left', () => {
    const sixth = moved(playedOn(start, 29), 'SOUTH', concession).deal;
    expect(sixth).toMatchObject({ tricksByDeclarer: 0, claimed: true });
  });

  test('E30 an offer that is refused keeps nothing and ends nothing', () => {
    const offer = moved(playedOn(start, 32), 'WEST', concession);
    const objected = moved(offer, 'EAST', { kind: 'answer', accept: false });
    expect(objected.deal.phase).toBe('play');
    expect(playedOn(objected, 20).deal).toMatchObject({ tricksByDeclarer: 0, claimed: false });
  });
});

test('E30 two players: cards that still lie closed are known to the count', () => {
  const hands = { NORTH: columns('C2/C8 C3/C9 C4/CT C5/CJ C6/CQ C7/CK CA') };
  let match = called(table({ rules: rulesOf('bridge'), hands }), 'P 1NT P');
  for (const card of ['C2', 'C8', 'C3', 'C9', 'C4', 'CT', 'CA', 'C5']) {
    match = playedOn(played(match, card), 3);
  }
  expect(turnOf(match)).toMatchObject({ seat: 'NORTH', player: 'SOUTH' });
  expect(handSeen(match, 'NORTH', 'SOUTH').unseen).toBe(2);
  expect(moved(match, 'SOUTH', concession).deal).toMatchObject({ phase: 'ended', tricksByDeclarer: 0 });
});

function fewest(match: MatchState, side: Side): number {
  if (match.deal.phase !== 'play') return 0;
  const { player } = turnOf(match);
  return Math.min(
    ...legal(match).cards.map(card => {
      const next = moved(match, player, { kind: 'card', card });
      const last =
        next.deal.phase === 'play' || next.deal.phase === 'ended' ? next.deal.tricks.at(-1) : undefined;
      const won = last?.winner !== null && last !== undefined && sideOf(last.winner) === side ? 1 : 0;
      return won + fewest(next, side);
    }),
  );
}

/** So many cards more, each any legal one. */
function playedAtRandom(match: MatchState, count: number, choice: Chooser): MatchState {
  let now = match;
  for (let i = 0; i < count; i++) {
    const card = present(choice.oneOf(legal(now).cards));
    now = moved(now, turnOf(now).player, { kind: 'card', card });
  }
  return now;
}

/** Tricks that the side takes in all once the player on turn has conceded, with the partner’s consent. */
function tricksAfterConceding(match: MatchState, player: Seat): number {
  let { deal } = moved(match, player, concession);
  if (deal.phase === 'play') {
    const offer = moved(match, player, concession);
    deal = moved(offer, turnOf(offer).player, { kind: 'answer', accept: true }).deal;
  }
  if (deal.phase !== 'ended') throw new Error('The deal has not ended');
  const isDeclarers = sideOf(deal.contract.declarer) === sideOf(player);
  return isDeclarers ? deal.tricksByDeclarer : 13 - deal.tricksByDeclarer;
}

test.each([
  ['book', 'columns'],
  ['book', 'rows'],
  ['bridge', 'columns'],
  ['bridge', 'nine'],
  ['contract', null],
])('E30 %s, %s: as few tricks as any legal continuation leaves', (preset, layout) => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const choice = chooser(seed);
    const rules = rulesOf(preset, { layout, follow: FOLLOWS[seed % 3] });
    const bid = seed % 2 === 0 ? '1H' : '1NT';
    const start = called(begun(rules, choice), preset === 'contract' ? `${bid} P P P` : `${bid} P`);
    const match = playedAtRandom(start, 40 + (seed % 12), choice);
    const { player } = turnOf(match);
    const least = fewest(match, sideOf(player));
    const won = match.deal.phase === 'play' ? tricksWonBy(match.deal.tricks, sideOf(player)) : 0;
    expect(tricksAfterConceding(match, player)).toBe(won + least);
    seen.add(least);
  }
  expect(seen.size).toBeGreaterThan(1);
});
