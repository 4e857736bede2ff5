import { describe, expect, test } from 'vitest';
import {
  isMyTurn,
  LOADING,
  type Match,
  type MatchEvent,
  type MatchState,
  type Move,
  mayChoose,
  nextState,
  type OpenMatch,
  type Screen,
  screenOf,
  unseenDeal,
} from '../../web/src/machine/match-state.ts';
import type { Seen } from '../../web/src/machine/seen.ts';
import { DEAL, MATCH, PASSED_OUT } from './match-data.ts';

const SEEN: Seen = { draw: true, deal: 0 };

function open(match: Partial<Match> = {}, rest: Partial<OpenMatch> = {}): OpenMatch {
  return {
    phase: 'open',
    match: { ...MATCH, ...match },
    ended: null,
    lines: [],
    seen: SEEN,
    offline: false,
    sending: null,
    notice: null,
    ...rest,
  };
}

const after = (state: MatchState, ...events: readonly MatchEvent[]) => events.reduce(nextState, state);

describe('which screen a match gives', () => {
  const ended = { ...DEAL, result: PASSED_OUT };
  const rows: readonly (readonly [name: string, state: OpenMatch, kind: Screen['kind']])[] = [
    ['no deal yet', open({ status: 'WAITING', deal: null }), 'waiting'],
    ['the draw, before it was seen', open({}, { seen: { draw: false, deal: 0 } }), 'draw'],
    ['the draw is not shown twice', open(), 'table'],
    ['no draw in duplicate', open({ draw: [] }, { seen: { draw: false, deal: 0 } }), 'table'],
    ['no draw to those who watch', open({ viewerSeats: [] }, { seen: { draw: false, deal: 0 } }), 'table'],
    ['an ended deal not put away', open({ deal: { ...DEAL, number: 2 } }, { ended }), 'ended'],
    ['a deal that has ended and no next one', open({ deal: ended }), 'ended'],
    ['the end of the match', open({ status: 'FINISHED', deal: ended }), 'over'],
    ['a match broken off', open({ status: 'ABANDONED', deal: ended }), 'over'],
  ];
  test.each(rows)('%s', (_name, state, kind) => {
    expect(screenOf(state).kind).toBe(kind);
  });
});

test('the deal before the current one is owed to a player until it was seen', () => {
  const second = { ...MATCH, deal: { ...DEAL, number: 2 } };
  expect(unseenDeal(second, SEEN)).toBe(1);
  expect(unseenDeal(second, { draw: true, deal: 1 })).toBeNull();
  expect(unseenDeal({ ...second, viewerSeats: [] }, SEEN)).toBeNull();
  expect(unseenDeal(MATCH, SEEN)).toBeNull();
  expect(unseenDeal({ ...second, status: 'FINISHED' }, SEEN)).toBeNull();
});

test('a move is chosen only when the API lists it and none is on its way', () => {
  const chosen = after(open(), { kind: 'chosen', move: { kind: 'call', call: '1C' } });
  expect(chosen).toMatchObject({ sending: { move: { kind: 'call', call: '1C' }, version: 2 } });
  expect(after(chosen, { kind: 'chosen', move: { kind: 'call', call: 'PASS' } })).toBe(chosen);
  const same = open();
  expect(after(same, { kind: 'chosen', move: { kind: 'call', call: '7NT' } })).toBe(same);
  expect(after(same, { kind: 'chosen', move: { kind: 'card', card: 'SA' } })).toBe(same);
});

test('claims, concessions and answers are chosen only when the API lists them', () => {
  const moves: readonly Move[] = [
    { kind: 'claim', tricks: 3 },
    { kind: 'concession' },
    { kind: 'answer', accept: false },
  ];
  const may = (match: Partial<Match>) => moves.map(move => mayChoose({ ...MATCH, ...match }, move));
  expect(may({})).toEqual([false, false, false]);
  expect(may({ legalClaim: 3, legalConcession: true })).toEqual([true, true, false]);
  expect(may({ legalClaim: 2 })).toEqual([false, false, false]);
  expect(may({ legalAnswer: true })).toEqual([false, false, true]);
  expect(mayChoose({ ...MATCH, legalClaim: 3 }, { kind: 'claim', tricks: 0 })).toBe(false);
  expect(
    [MATCH, { ...MATCH, legalCalls: [] }, { ...MATCH, legalCalls: [], legalAnswer: true }].map(isMyTurn),
  ).toEqual([true, false, true]);
});

test('the answer ends the sending; a refusal is told in its own words, a stale one in ours', () => {
  const sent = after(open(), { kind: 'chosen', move: { kind: 'call', call: '1C' } });
  expect(after(sent, { kind: 'answered', refusal: null })).toMatchObject({ sending: null, notice: null });
  const refused = { code: 'ILLEGAL_CALL', message: 'Not so.' } as const;
  expect(after(sent, { kind: 'answered', refusal: refused })).toMatchObject({
    sending: null,
    notice: { kind: 'refused', message: 'Not so.', code: 'ILLEGAL_CALL' },
  });
  const stale = { code: 'STALE_VERSION', message: 'Moved on.' } as const;
  expect(after(sent, { kind: 'answered', refusal: stale })).toMatchObject({ notice: { kind: 'movedOn' } });
});

test('without a connection the chosen move is kept', () => {
  const sent = after(open(), { kind: 'chosen', move: { kind: 'call', call: '1C' } });
  const offline = after(sent, { kind: 'offline', offline: true });
  expect(offline).toMatchObject({ offline: true, sending: { move: { call: '1C' } } });
});

test('an older view never replaces a newer one, and a newer one ends a notice', () => {
  const now = open({ version: 5 }, { notice: { kind: 'movedOn' } });
  const arrived = (version: number): MatchEvent => ({
    kind: 'arrived',
    match: { ...MATCH, version },
    ended: null,
    lines: [],
    seen: SEEN,
  });
  expect(after(now, arrived(4))).toMatchObject({ match: { version: 5 }, notice: { kind: 'movedOn' } });
  expect(after(now, arrived(5))).toMatchObject({ notice: { kind: 'movedOn' } });
  expect(after(now, arrived(6))).toMatchObject({ match: { version: 6 }, notice: null });
});

test('putting an ended deal away shows the next one and is remembered', () => {
  const ended = { ...DEAL, result: PASSED_OUT };
  const state = after(open({ deal: { ...DEAL, number: 2 } }, { ended }), { kind: 'dealSeen' });
  expect(state).toMatchObject({ ended: null, seen: { draw: true, deal: 1 } });
  expect(state.phase === 'open' && screenOf(state).kind).toBe('table');
});

test('before the match has arrived, and after it was found missing, moves mean nothing', () => {
  expect(after(LOADING, { kind: 'chosen', move: { kind: 'call', call: '1C' } })).toBe(LOADING);
  expect(after(LOADING, { kind: 'offline', offline: true })).toEqual({ phase: 'loading', offline: true });
  expect(after(LOADING, { kind: 'missing' }, { kind: 'dealSeen' })).toEqual({ phase: 'missing' });
  expect(after(open(), { kind: 'signedOut' })).toEqual({ phase: 'signedOut' });
});
