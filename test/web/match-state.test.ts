import { describe, expect, test } from 'vitest';
import { type MatchEvent, nextState } from '../../web/src/machine/match-events.ts';
import {
  asksTwice,
  asShown,
  isMyTurn,
  LOADING,
  type Match,
  type MatchState,
  type Move,
  mayChoose,
  type OpenMatch,
  type Screen,
  screenOf,
  unseenDeal,
} from '../../web/src/machine/match-state.ts';
import type { Step } from '../../web/src/machine/playback.ts';
import { NOTHING_SEEN, type Seen } from '../../web/src/machine/seen.ts';
import { DEAL, MATCH, PASSED_OUT } from './match-data.ts';

const SEEN: Seen = { ...NOTHING_SEEN, draw: true };

function open(match: Partial<Match> = {}, rest: Partial<OpenMatch> = {}): OpenMatch {
  return {
    phase: 'open',
    match: { ...MATCH, ...match },
    ended: null,
    lines: [],
    seen: SEEN,
    replay: [],
    missed: 0,
    told: [],
    offline: false,
    picked: null,
    sending: null,
    notice: null,
    ...rest,
  };
}

const reached = (state: MatchState, ...events: readonly MatchEvent[]) => events.reduce(nextState, state);

describe('which screen a match gives', () => {
  const ended = { ...DEAL, result: PASSED_OUT };
  const rows: readonly (readonly [name: string, state: OpenMatch, kind: Screen['kind']])[] = [
    ['no deal yet', open({ status: 'WAITING', deal: null }), 'waiting'],
    ['the draw, before it was seen', open({}, { seen: NOTHING_SEEN }), 'draw'],
    ['the draw is not shown twice', open(), 'table'],
    ['no draw in duplicate', open({ draw: [] }, { seen: NOTHING_SEEN }), 'table'],
    ['no draw to those who watch', open({ viewerSeats: [] }, { seen: NOTHING_SEEN }), 'table'],
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
  expect(unseenDeal(second, { ...SEEN, deal: 1 })).toBeNull();
  expect(unseenDeal({ ...second, viewerSeats: [] }, SEEN)).toBeNull();
  expect(unseenDeal(MATCH, SEEN)).toBeNull();
  expect(unseenDeal({ ...second, status: 'FINISHED' }, SEEN)).toBeNull();
});

test('a move is chosen only when the API lists it and none is on its way', () => {
  const chosen = reached(open(), { kind: 'chosen', move: { kind: 'call', call: '1C' } });
  expect(chosen).toMatchObject({ sending: { move: { kind: 'call', call: '1C' }, version: 2 } });
  expect(reached(chosen, { kind: 'chosen', move: { kind: 'call', call: 'PASS' } })).toBe(chosen);
  const same = open();
  expect(reached(same, { kind: 'chosen', move: { kind: 'call', call: '7NT' } })).toBe(same);
  expect(reached(same, { kind: 'chosen', move: { kind: 'card', card: 'SA' } })).toBe(same);
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
  const sent = reached(open(), { kind: 'chosen', move: { kind: 'call', call: '1C' } });
  expect(reached(sent, { kind: 'answered', refusal: null })).toMatchObject({ sending: null, notice: null });
  const refused = { code: 'ILLEGAL_CALL', message: 'Not so.' } as const;
  expect(reached(sent, { kind: 'answered', refusal: refused })).toMatchObject({
    sending: null,
    notice: { kind: 'refused', message: 'Not so.', code: 'ILLEGAL_CALL' },
  });
  const stale = { code: 'STALE_VERSION', message: 'Moved on.' } as const;
  expect(reached(sent, { kind: 'answered', refusal: stale })).toMatchObject({ notice: { kind: 'movedOn' } });
});

test('without a connection the chosen move is kept', () => {
  const sent = reached(open(), { kind: 'chosen', move: { kind: 'call', call: '1C' } });
  const offline = reached(sent, { kind: 'offline', offline: true });
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
    steps: [],
    kept: null,
  });
  expect(reached(now, arrived(4))).toMatchObject({ match: { version: 5 }, notice: { kind: 'movedOn' } });
  expect(reached(now, arrived(5))).toMatchObject({ notice: { kind: 'movedOn' } });
  expect(reached(now, arrived(6))).toMatchObject({ match: { version: 6 }, notice: null });
});

test('putting an ended deal away shows the next one and is remembered', () => {
  const ended = { ...DEAL, result: PASSED_OUT };
  const state = reached(open({ deal: { ...DEAL, number: 2 } }, { ended }), { kind: 'dealSeen' });
  expect(state).toMatchObject({ ended: null, seen: { draw: true, deal: 1 } });
  expect(state.phase === 'open' && screenOf(state).kind).toBe('table');
});

test('before the match has arrived, and after it was found missing, moves mean nothing', () => {
  expect(reached(LOADING, { kind: 'chosen', move: { kind: 'call', call: '1C' } })).toBe(LOADING);
  expect(reached(LOADING, { kind: 'offline', offline: true })).toEqual({ phase: 'loading', offline: true });
  expect(reached(LOADING, { kind: 'missing' }, { kind: 'dealSeen' })).toEqual({ phase: 'missing' });
  expect(reached(open(), { kind: 'signedOut' })).toEqual({ phase: 'signedOut' });
});

const PASS = { kind: 'call', call: 'PASS' } as const;
const CLUB = { kind: 'call', call: '1C' } as const;

describe('a choice', () => {
  const picked = reached(open(), { kind: 'picked', choice: CLUB });
  const arrived = (match: Partial<Match>): MatchEvent => ({
    kind: 'arrived',
    match: { ...MATCH, ...match },
    ended: null,
    lines: [],
    seen: SEEN,
    steps: [],
    kept: null,
  });

  test('is sent only when it is chosen again; another takes its place, or none', () => {
    expect(picked).toMatchObject({ picked: CLUB, sending: null });
    expect(asksTwice(open(), CLUB)).toBe(true);
    expect(asksTwice(open({}, { picked: CLUB }), CLUB)).toBe(false);
    expect(asksTwice(open({}, { picked: PASS }), CLUB)).toBe(true);
    expect(asksTwice(open(), { kind: 'concession' })).toBe(false);
    expect(asksTwice(open(), { kind: 'call', call: '7NT' })).toBe(false);
    expect(reached(picked, { kind: 'picked', choice: PASS })).toMatchObject({ picked: PASS });
    expect(reached(picked, { kind: 'picked', choice: null })).toMatchObject({ picked: null });
    expect(reached(open(), { kind: 'picked', choice: { kind: 'call', call: '7NT' } })).toMatchObject({
      picked: null,
    });
  });

  test('outlives every look at the table as long as it may be made', () => {
    expect(reached(picked, arrived({}))).toMatchObject({ picked: CLUB });
    expect(reached(picked, arrived({ version: 3, legalCalls: ['PASS', '1C'] }))).toMatchObject({
      picked: CLUB,
    });
    expect(reached(picked, arrived({ version: 3, legalCalls: ['PASS'] }))).toMatchObject({ picked: null });
  });

  test('of an earlier visit holds for the version it was made at', () => {
    const kept = (version: number): MatchEvent => {
      const event = arrived({});
      return event.kind === 'arrived' ? { ...event, kept: { version, choice: CLUB } } : event;
    };
    expect(reached(LOADING, kept(2))).toMatchObject({ picked: CLUB, sending: null });
    expect(reached(LOADING, kept(1))).toMatchObject({ picked: null });
  });
});

describe('what was missed', () => {
  const second = { ...DEAL, number: 2 };
  const call = (deal: typeof DEAL): Step => ({
    event: {
      __typename: 'CallMade',
      version: 2,
      deal: deal.number,
      seat: 'SOUTH',
      call: '1C',
      contract: null,
    },
    before: deal,
    after: deal,
  });
  const end: Step = {
    event: { __typename: 'DealEnded', version: 2, deal: 1, result: { passedOut: true } },
    before: DEAL,
    after: { ...DEAL, result: PASSED_OUT },
  };
  const state = open({ deal: second }, { ended: end.after, replay: [call(DEAL), end, call(second)] });
  const kind = (one: MatchState) => (one.phase === 'open' ? screenOf(one).kind : one.phase);

  test('is shown step by step, with the end of a deal between', () => {
    const steps: MatchState[] = [state];
    for (const event of ['stepped', 'stepped', 'stepped', 'dealSeen', 'stepped'] as const) {
      steps.push(reached(steps.at(-1) ?? state, { kind: event }));
    }
    expect(steps.map(kind)).toEqual(['playback', 'playback', 'ended', 'ended', 'playback', 'table']);
    const last = steps.at(-1);
    expect(last?.phase === 'open' && last.told.map(({ serial }) => serial)).toEqual([1, 2, 3]);
  });

  test('can be skipped, a deal at a time', () => {
    const skipped = reached(state, { kind: 'skipped' });
    expect(kind(skipped)).toBe('ended');
    const next = reached(skipped, { kind: 'dealSeen' });
    expect(kind(next)).toBe('playback');
    expect(kind(reached(next, { kind: 'skipped' }))).toBe('table');
  });

  test('lets nothing be chosen, and shows the table as it was', () => {
    const { match: shown } = asShown(state);
    expect([shown.legalCalls, shown.turn?.seat, shown.deal]).toEqual([[], 'SOUTH', DEAL]);
    expect(asShown(open())).toEqual(open());
  });

  test('shows the sheet and its totals without the deals that are still to be shown', () => {
    const line = {
      rubber: 1,
      game: 1,
      below: 60,
      above: 20,
      reason: 'ODD_TRICKS',
      side: 'EAST_WEST',
    } as const;
    const lines = [1, 2].map(deal => ({ ...line, deal }));
    const score = { ...MATCH.score, eastWest: { total: 160, games: 0 } };
    const third = { ...DEAL, number: 3 };
    const shownAt = (deal: typeof DEAL) =>
      asShown(open({ deal: third, score }, { lines, replay: [call(deal)] }));
    const earlier = shownAt(second);
    expect(earlier.lines).toEqual(lines.slice(0, 1));
    expect([earlier.match.score.northSouth.total, earlier.match.score.eastWest.total]).toEqual([0, 80]);
    const now = shownAt(third);
    expect([now.lines, now.match.score]).toEqual([lines, score]);
  });
});
