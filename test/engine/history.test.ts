// A deal's public history and the abandoning of a match: laws over random matches.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptMove } from '../../engine/accept.ts';
import { awaitsAnswer } from '../../engine/deal.ts';
import { type PlacedEvent, publicEvents } from '../../engine/history.ts';
import { afterEvent, isOver, type MatchState, nextDeal, resumeMatch } from '../../engine/match.ts';
import { formatRecord, parseRecord } from '../../engine/record.ts';
import { viewFor } from '../../engine/view.ts';
import { anyRules, anySeed, begun, chooser, randomMove, statesOfDeal } from './support/random.ts';

const historyOf = (match: MatchState) => publicEvents(match.rules, match, match.tally?.lines ?? []);

function playedOut(match: MatchState, seed: number): MatchState {
  let last = match;
  for (const state of statesOfDeal(match, chooser(seed))) last = state;
  return last;
}

function property(check: (match: MatchState, seed: number) => void): void {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => check(begun(rules, chooser(seed)), seed)),
    { numRuns: 60, seed: 20261130 },
  );
}

describe("a deal's public history", () => {
  test('tells every call and card with what they brought, as the view has them', () => {
    property((match, seed) => {
      const end = playedOut(match, seed);
      const events = historyOf(end).map(({ event }) => event);
      const { deal } = viewFor(end, null);
      expect(events[0]).toEqual({ kind: 'dealStarted', dealer: deal.dealer });
      const calls = events.flatMap(event => (event.kind === 'call' ? [event] : []));
      expect(calls.map(({ seat, call }) => ({ seat, call }))).toEqual(deal.calls);
      expect(calls.at(-1)?.contract).toEqual(deal.contract);
      const cards = events.flatMap(event => (event.kind === 'card' ? [event] : []));
      const played = deal.tricks.flatMap(({ cards: own }, i) => own.map(each => ({ trick: i + 1, ...each })));
      expect(cards.map(({ trick, seat, card, turned }) => ({ trick, seat, card, turned }))).toEqual(played);
      expect(cards.flatMap(({ winner }) => winner ?? [])).toEqual(
        deal.tricks.flatMap(({ winner }) => winner ?? []),
      );
      expect(events.at(-1)).toEqual({ kind: 'dealEnded', result: deal.end?.result });
    });
  });

  test('only grows, one place a public event, and an answer of several has none', () => {
    property((match, seed) => {
      const choice = chooser(seed);
      let now = match;
      let before: readonly PlacedEvent[] = historyOf(now);
      while (now.tally === null) {
        const { player, move } = randomMove(now, choice);
        const moved = acceptMove(now, player, move);
        if (!moved.ok) throw new Error(moved.refusal.code);
        const isUnseen = move.kind === 'answer' && awaitsAnswer(moved.value.deal);
        now = moved.value;
        const after = historyOf(now);
        const steps = (after.at(-1)?.place ?? 0) - (before.at(-1)?.place ?? 0);
        expect(steps).toBe(isUnseen ? 0 : 1);
        expect(after.slice(0, before.length)).toEqual(before);
        before = after;
      }
    });
  });
});

describe('an abandoned match', () => {
  test('is over at any moment, unscored, with every card open, nobody winning, and reads back', () => {
    property((match, seed) => {
      const states = [...statesOfDeal(match, chooser(seed))].filter(({ tally }) => tally === null);
      const state = states[seed % states.length] ?? match;
      const ended = afterEvent(state, { kind: 'abandon' });
      const { deal, score, winner, over } = viewFor(ended, null);
      expect({ over, winner, score, turn: deal.turn }).toEqual({
        over: true,
        winner: null,
        score: state.before,
        turn: null,
      });
      expect(deal.end?.result).toEqual({ ending: 'abandoned', tricksByDeclarer: null, points: [] });
      const shown = deal.hands.flatMap(({ cards }) => cards).length;
      const played = deal.tricks.flatMap(({ cards }) => cards).length;
      expect(shown + played).toBe(52);
      const record = parseRecord(formatRecord(ended.record));
      expect(record).toEqual(ended.record);
      expect(resumeMatch({ ...ended, record: record ?? ended.record })).toEqual(ended);
      expect(isOver(ended)).toBe(true);
      expect(nextDeal(ended, state.record.pack)).toBe(ended);
      expect(acceptMove(ended, 'SOUTH', { kind: 'concession' })).toEqual({
        ok: false,
        refusal: { code: 'MATCH_OVER' },
      });
    });
  });
});
