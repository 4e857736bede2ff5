// What was missed, walked back from how the table stands: laws over random deals, every viewer, every layout.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../../engine/match.ts';
import { callersOf, type Rules } from '../../engine/rules.ts';
import type { Viewer } from '../../engine/view.ts';
import { type Lay, layWith, NO_LAY } from '../../web/src/machine/lay.ts';
import type { Deal } from '../../web/src/machine/match-state.ts';
import { type Step, stepsOf } from '../../web/src/machine/playback.ts';
import { anyRules, anySeed, begun, chooser, statesOfDeal } from '../engine/support/random.ts';
import { dealFor, eventsOf, matchFor } from './played-deal.ts';

interface Look {
  readonly version: number;
  readonly deal: Deal;
}

/** Every public state of a deal as its viewer saw it. */
function looksAt(states: readonly MatchState[], viewer: Viewer): readonly Look[] {
  const looks = states.map(state => ({
    version: eventsOf(state).at(-1)?.version ?? 0,
    deal: dealFor(state, viewer),
  }));
  return looks.filter((look, place) => look.version !== looks[place - 1]?.version);
}

interface Case {
  readonly looks: readonly Look[];
  readonly now: MatchState;
  /** What it may have become before the events are asked for. */
  readonly later: MatchState;
  readonly viewer: Viewer;
  /** The place of the last look in `looks`. */
  readonly from: number;
}

function anyCase(rules: Rules, seed: number): Case {
  const choice = chooser(seed);
  const states = [...statesOfDeal(begun(rules, choice), choice)];
  const viewer = choice.oneOf([...callersOf(rules), null]) ?? null;
  const until = 1 + Math.floor(choice.next() * states.length);
  const looks = looksAt(states.slice(0, until), viewer);
  const now = states[until - 1];
  const later = states[Math.min(until + Math.floor(choice.next() * 3), states.length - 1)];
  if (now === undefined || later === undefined) throw new Error('There is no such state.');
  return { looks, now, later, viewer, from: Math.floor(choice.next() * looks.length) };
}

function stepsSince({ looks, now, viewer, from }: Case, lay: Lay, told = now): readonly Step[] {
  const after = looks[from]?.version ?? 0;
  const events = eventsOf(told).filter(({ version }) => version > after);
  return stepsOf({ match: matchFor(now, viewer), ended: null, events, lay });
}

function property(check: (one: Case) => void): void {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => check(anyCase(rules, seed))),
    { numRuns: 150, seed: 20261130 },
  );
}

/** A hand's cards without their places. */
function withoutPlaces(deal: Deal): Deal {
  return { ...deal, hands: deal.hands.map(hand => ({ ...hand, columns: null })) };
}

describe('what was missed', () => {
  test('is what led to the view: what has happened since comes with the next one', () => {
    property(one => {
      expect(stepsSince(one, NO_LAY, one.later)).toEqual(stepsSince(one, NO_LAY));
    });
  });

  test('is shown from the table as it was, through every state between, to the table as it is', () => {
    property(one => {
      const { looks, from } = one;
      const lay = looks.slice(0, from + 1).reduce((known, { deal }) => layWith(known, deal), NO_LAY);
      const steps = stepsSince(one, lay);
      const shown = steps.map(({ before, event }) => ({ deal: before, version: event.version }));
      const missed = looks.slice(from, -1);
      // A deal's end has no state of its own: it comes with the card, call or claim that brought it.
      const own = shown.filter(({ version }, place) => version !== shown[place - 1]?.version);
      expect(own.map(({ deal }) => deal)).toEqual(missed.map(({ deal }) => deal));
      if (steps.length > 0) expect(steps.at(-1)?.after).toEqual(looks.at(-1)?.deal);
    });
  });

  test('to those who do not know where cards lay is the same but for their places', () => {
    property(one => {
      const steps = stepsSince(one, NO_LAY);
      const [first] = steps;
      const before = one.looks[one.from]?.deal;
      if (first !== undefined && before !== undefined)
        expect(withoutPlaces(first.before)).toEqual(withoutPlaces(before));
    });
  });

  test('is nothing when the events do not reach the match as it stands', () => {
    const none = fc.property(anyRules, anySeed, (rules, seed) => {
      const { now, viewer } = anyCase(rules, seed);
      const match = matchFor(now, viewer);
      const events = eventsOf(now);
      expect(stepsOf({ match, ended: null, events: events.slice(0, -2), lay: NO_LAY })).toEqual([]);
      expect(stepsOf({ match, ended: null, events: [], lay: NO_LAY })).toEqual([]);
    });
    fc.assert(none, { numRuns: 20, seed: 20261130 });
  });
});
