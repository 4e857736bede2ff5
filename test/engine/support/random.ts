// Random legal matches: rules and packs from fast-check, moves from a seed, so that a failure can be run again.
import fc from 'fast-check';
import type { Move } from '../../../engine/accept.ts';
import { CARDS } from '../../../engine/cards.ts';
import type { Pack } from '../../../engine/deck.ts';
import { legalMoves } from '../../../engine/legal-moves.ts';
import { type MatchState, startMatch } from '../../../engine/match.ts';
import { callersOf, LAYOUTS, OPENING_LEADS, type Rules, type RulesRequest } from '../../../engine/rules.ts';
import type { Seat } from '../../../engine/seats.ts';
import { viewFor } from '../../../engine/view.ts';
import { present } from './deals.ts';
import { moved, rulesOf } from './table.ts';

export interface Chooser {
  /** From 0 up to, not including, 1. */
  next(): number;
  oneOf<Value>(values: readonly Value[]): Value | undefined;
  pack(): Pack;
}

/** Numbers that look random and are the same for the same seed (a linear congruence of Knuth's). */
export function chooser(seed: number): Chooser {
  const MODULUS = 2n ** 64n;
  let state = BigInt.asUintN(64, BigInt(seed) * 2654435761n + 1n);
  const next = () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % MODULUS;
    return Number(state >> 33n) / 2 ** 31;
  };
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)];
  const pack = () => {
    const keyed = CARDS.map(card => ({ card, key: next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ card }) => card);
  };
  return { next, oneOf, pack };
}

const anyOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const common = {
  follow: anyOf('suitThenTrump', 'suitOrTrump', 'suit'),
  doubles: anyOf(true, true, false),
  doubling: anyOf('twofold', 'laws'),
};
const scored = fc.oneof(
  fc.record({
    scoring: fc.constant('rubber'),
    honours: fc.boolean(),
    length: anyOf({ unit: 'rubber', count: 1 }, { unit: 'deal', count: 2 }, { unit: 'deal', count: 3 }),
  }),
  fc.record({ scoring: fc.constant('chicago'), honours: fc.boolean() }),
  fc.record({ scoring: fc.constant('duplicate'), length: fc.constant({ unit: 'deal', count: 2 }) }),
);

/** Rules of every preset with every combination of options; matches of few deals. */
export const anyRules: fc.Arbitrary<Rules> = fc
  .tuple(
    anyOf('book', 'bridge', 'contract'),
    fc.record({ ...common, layout: anyOf(...LAYOUTS), openingLead: anyOf(...OPENING_LEADS) }),
    scored,
  )
  .map(([preset, { layout, openingLead, ...options }, score]) => {
    const request: RulesRequest = { ...options, ...score };
    return rulesOf(preset, preset === 'contract' ? request : { ...request, layout, openingLead });
  });

export const anySeed = fc.integer({ min: 0 });

export function begun(rules: Rules, choice: Chooser): MatchState {
  return startMatch(rules, { draw: choice.pack(), deal: choice.pack() });
}

/** The players that may do something now. */
export function playersOnTurn(match: MatchState): readonly Seat[] {
  return callersOf(match.rules).filter(player => viewFor(match, player).deal.turn?.isViewers === true);
}

/** A legal move of somebody; calls pass at least half the time and stay low, so that matches end. */
export function randomMove(
  match: MatchState,
  choice: Chooser,
): { readonly player: Seat; readonly move: Move } {
  const player = present(choice.oneOf(playersOnTurn(match)));
  const legal = legalMoves(viewFor(match, player));
  if (legal.answer) return { player, move: { kind: 'answer', accept: choice.next() < 0.3 } };
  if (legal.calls.length > 0) {
    const low = [...legal.calls.slice(0, 3), ...legal.calls.filter(call => call === 'X' || call === 'XX')];
    const call = choice.next() < 0.5 ? 'PASS' : present(choice.oneOf(low));
    return { player, move: { kind: 'call', call } };
  }
  if (legal.concession && choice.next() < 0.002) return { player, move: { kind: 'concession' } };
  if (legal.claim > 0 && choice.next() < 0.03) {
    return { player, move: { kind: 'claim', tricks: 1 + Math.floor(choice.next() * legal.claim) } };
  }
  return { player, move: { kind: 'card', card: present(choice.oneOf(legal.cards)) } };
}

/** Every state of the deal that runs, from now to its end. */
export function* statesOfDeal(match: MatchState, choice: Chooser): Generator<MatchState> {
  let now = match;
  yield now;
  while (now.tally === null) {
    const { player, move } = randomMove(now, choice);
    now = moved(now, player, move);
    yield now;
  }
}
