import { expect, test } from 'vitest';
import type { Ask, Failure, Outcome } from '../../web/src/api/client.ts';
import type { EventPartsFragment } from '../../web/src/api/operations.generated.ts';
import type { KeptChoice } from '../../web/src/machine/choice.ts';
import { type MatchSession, startMatchSession } from '../../web/src/machine/match-session.ts';
import type { Match, MatchState } from '../../web/src/machine/match-state.ts';
import { NOTHING_SEEN, type Seen } from '../../web/src/machine/seen.ts';
import { DEAL, MATCH, PASSED_OUT } from './match-data.ts';

const LINE = {
  deal: 1,
  rubber: 1,
  game: 1,
  side: 'NORTH_SOUTH',
  below: 60,
  above: 0,
  reason: 'ODD_TRICKS',
} as const;

type Request = { readonly name: string; readonly variables: unknown };

interface PageOptions {
  readonly failure?: Failure | null;
  readonly known?: Seen;
  readonly confirms?: boolean;
  /** Nobody answers, and what was kept from this time stands in. */
  readonly keptAt?: number | null;
}

/** A page at a table whose server, clock and visibility the test holds in its hands. */
function page(
  first: Match,
  { failure = null, known = NOTHING_SEEN, confirms = false, keptAt = null }: PageOptions = {},
) {
  const requests: Request[] = [];
  const states: MatchState[] = [];
  const seen = new Map<string, Seen>([[first.id, known]]);
  const choices = new Map<string, KeptChoice | null>();
  const world = {
    now: 0,
    visible: true,
    match: first,
    failure,
    keptAt,
    refusal: null as unknown,
    history: [] as readonly EventPartsFragment[],
  };
  let timers: readonly { readonly at: number; readonly callback: () => void }[] = [];

  const moved = () => ({ match: { ...world.match, history: world.history }, refusal: world.refusal });
  const answers: Readonly<Record<string, () => unknown>> = {
    Match: () => ({ match: world.match }),
    Version: () => ({ match: { version: world.match.version } }),
    Deal: () => ({ match: { deal: { ...DEAL, result: PASSED_OUT } } }),
    History: () => ({ match: { history: world.history } }),
    Sheet: () => ({ match: { score: { lines: [LINE] } } }),
    MakeCall: () => ({ makeCall: moved() }),
    Claim: () => ({ claim: moved() }),
    Concede: () => ({ concede: moved() }),
    AnswerClaim: () => ({ answerClaim: moved() }),
  };
  const ask: Ask = async <Data>(operation: { readonly text: string }, variables: unknown) => {
    const name = /(?:query|mutation) (\w+)/.exec(operation.text)?.[1] ?? '';
    requests.push({ name, variables });
    return world.failure === null
      ? parseData<Data>(answers[name]?.(), world.keptAt)
      : { kind: 'failed', failure: world.failure };
  };
  const session = startMatchSession({
    matchId: first.id,
    ask,
    memory: {
      read: id => seen.get(id) ?? NOTHING_SEEN,
      write: (id, value) => seen.set(id, value),
      readChoice: id => choices.get(id) ?? null,
      writeChoice: (id, choice) => choices.set(id, choice),
    },
    clock: {
      now: () => world.now,
      after: (ms, callback) => {
        const own = { at: world.now + ms, callback };
        timers = [...timers, own];
        return () => {
          timers = timers.filter(one => one !== own);
        };
      },
    },
    isVisible: () => world.visible,
    confirms: () => confirms,
    isCalm: () => false,
    publish: state => states.push(state),
  });
  const next = (end: number) => timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
  /** Lets so much time pass, with every request answered at once. */
  const pass = async (ms: number) => {
    const end = world.now + ms;
    await settle();
    for (let due = next(end); due !== undefined; due = next(end)) {
      timers = timers.filter(one => one !== due);
      world.now = due.at;
      due.callback();
      await settle();
    }
    world.now = end;
  };
  const taken = (): readonly string[] => requests.splice(0).map(({ name }) => name);
  return { world, requests, session, seen, choices, pass, taken, state: () => states.at(-1) };
}

function parseData<Data>(data: unknown, keptAt: number | null): Outcome<Data> {
  return { kind: 'data', data: data as Data, ...(keptAt === null ? {} : { keptAt }) };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    await Promise.resolve();
  }
}

const choosePass = (session: MatchSession) => session.choose({ kind: 'call', call: 'PASS' });

test('polls the version alone, every 3 s at first and then ever slower, to once a minute', async () => {
  const { pass, taken } = page(MATCH);
  await pass(0);
  expect(taken()).toEqual(['Match']);
  await pass(30_000);
  expect(taken()).toEqual(Array(10).fill('Version'));
  await pass(2 * 3_600_000);
  taken();
  await pass(600_000);
  expect(taken()).toEqual(Array(10).fill('Version'));
});

test('fetches the match when the version has changed, and polls often again', async () => {
  const { pass, taken, world, state } = page(MATCH);
  await pass(2 * 3_600_000);
  taken();
  world.match = { ...MATCH, version: 3 };
  await pass(60_000);
  expect(taken().slice(0, 3)).toEqual(['Version', 'Match', 'History']);
  expect(state()).toMatchObject({ match: { version: 3 } });
  await pass(3_000);
  expect(taken()).toContain('Version');
});

test('asks nothing while hidden, and at once when shown again', async () => {
  const { pass, taken, world, session } = page(MATCH);
  await pass(0);
  world.visible = false;
  session.wake();
  await pass(3_600_000);
  expect(taken()).toEqual(['Match']);
  world.visible = true;
  session.wake();
  await pass(0);
  expect(taken()).toEqual(['Version']);
});

test('sends the chosen move with the version looked at, again and again until it is answered', async () => {
  const { pass, requests, world, session, state } = page(MATCH);
  await pass(0);
  world.failure = 'network';
  choosePass(session);
  await pass(20_000);
  expect(state()).toMatchObject({ offline: true, sending: { move: { call: 'PASS' }, version: 2 } });
  const sent = requests.filter(({ name }) => name === 'MakeCall');
  expect(sent.length).toBeGreaterThan(3);
  expect(new Set(sent.map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
  world.failure = null;
  world.match = { ...MATCH, version: 3 };
  await pass(15_000);
  expect(state()).toMatchObject({ offline: false, sending: null, match: { version: 3 }, notice: null });
});

test('claims, concessions and answers go out as what they are', async () => {
  const all = { ...MATCH, legalClaim: 4, legalConcession: true, legalAnswer: true };
  const { pass, requests, session } = page(all);
  const sent: Request[] = [];
  const moves = [
    { kind: 'claim', tricks: 4 },
    { kind: 'concession' },
    { kind: 'answer', accept: true },
  ] as const;
  for (const move of moves) {
    await pass(0);
    requests.splice(0);
    session.choose(move);
    await pass(0);
    sent.push(...requests.splice(0, 1));
  }
  const place = { matchId: MATCH.id, version: 2 };
  expect(sent).toEqual([
    { name: 'Claim', variables: { input: { ...place, tricks: 4 }, after: 2 } },
    { name: 'Concede', variables: { input: place, after: 2 } },
    { name: 'AnswerClaim', variables: { input: { ...place, accept: true }, after: 2 } },
  ]);
});

test('a stale move brings the fresh table and says so', async () => {
  const { pass, world, session, state } = page(MATCH);
  await pass(0);
  world.match = { ...MATCH, version: 9 };
  world.refusal = { code: 'STALE_VERSION', message: 'stale' };
  choosePass(session);
  await pass(0);
  expect(state()).toMatchObject({ sending: null, match: { version: 9 }, notice: { kind: 'movedOn' } });
});

test('a move that could not be sent is given back when its player looks away, and never goes out by itself', async () => {
  const { pass, taken, world, session, state } = page(MATCH);
  await pass(0);
  world.failure = 'network';
  choosePass(session);
  await pass(3_000);
  expect(state()).toMatchObject({ sending: { move: { call: 'PASS' } } });
  taken();
  world.visible = false;
  session.wake();
  expect(state()).toMatchObject({ sending: null, picked: { call: 'PASS' }, notice: { kind: 'givenBack' } });
  world.failure = null;
  await pass(3_600_000);
  expect(taken()).toEqual([]);
  world.visible = true;
  session.wake();
  await pass(60_000);
  expect(taken()).not.toContain('MakeCall');
  expect(state()).toMatchObject({ sending: null, picked: { call: 'PASS' } });
  choosePass(session);
  await pass(0);
  expect(taken()).toContain('MakeCall');
});

test('a move that could not be sent for minutes is given back though its page is in sight: a lid may have been shut', async () => {
  const { pass, taken, world, session, state } = page(MATCH);
  await pass(0);
  world.failure = 'network';
  choosePass(session);
  await pass(60_000);
  world.now += 3_600_000;
  world.failure = null;
  taken();
  session.wake();
  await pass(0);
  expect(taken()).not.toContain('MakeCall');
  expect(state()).toMatchObject({ sending: null, picked: { call: 'PASS' }, notice: { kind: 'givenBack' } });
});

test('an answer kept from before is shown as such, and asked for anew until somebody answers', async () => {
  const { pass, taken, world, state, session } = page(MATCH, { keptAt: 5 });
  await pass(0);
  expect(state()).toMatchObject({ phase: 'open', offline: true, match: { version: 2 } });
  await pass(5_000);
  expect(new Set(taken())).toEqual(new Set(['Match']));
  world.keptAt = null;
  session.wake();
  await pass(0);
  expect(state()).toMatchObject({ offline: false });
  taken();
  await pass(3_000);
  expect(taken()).toEqual(['Version']);
});

test('a deal that has ended is fetched and shown until it is put away, then remembered', async () => {
  const { pass, taken, world, session, state, seen } = page(MATCH);
  await pass(0);
  session.drawSeen();
  await pass(0);
  taken();
  world.match = { ...MATCH, version: 3, deal: { ...DEAL, number: 2 } };
  await pass(3_000);
  expect(taken()).toEqual(['Version', 'Match', 'Deal', 'Sheet', 'History']);
  expect(state()).toMatchObject({ ended: { number: 1 }, lines: [LINE], match: { deal: { number: 2 } } });
  session.dealSeen();
  await pass(0);
  expect(state()).toMatchObject({ ended: null, seen: { draw: true, deal: 1 } });
  expect(seen.get(MATCH.id)).toMatchObject({ draw: true, deal: 1, version: 3 });
  world.match = { ...world.match, version: 4 };
  await pass(10_000);
  const asked = taken();
  expect(asked).toContain('Match');
  expect(asked).not.toContain('Deal');
  expect(asked.filter(name => name === 'Sheet')).toHaveLength(0);
  expect(state()).toMatchObject({ lines: [LINE] });
});

test('tries again to load, gives up on what is not there, and stops when told', async () => {
  const away = page(MATCH, { failure: 'network' });
  await away.pass(10_000);
  expect(away.taken().length).toBeGreaterThan(2);
  expect(away.state()).toEqual({ phase: 'loading', offline: true });
  away.world.failure = null;
  await away.pass(15_000);
  expect(away.state()).toMatchObject({ phase: 'open', offline: false });
  away.session.stop();
  away.taken();
  await away.pass(3_600_000);
  expect(away.taken()).toEqual([]);

  const refused = page(MATCH, { failure: 'refused' });
  await refused.pass(3_600_000);
  expect(refused.state()).toEqual({ phase: 'missing' });
  expect(refused.taken()).toEqual(['Match']);
});

test('a finished match is not polled', async () => {
  const { pass, taken } = page({ ...MATCH, status: 'FINISHED' });
  await pass(3_600_000);
  expect(taken()).toEqual(['Match']);
});

test('a choice is kept, and sent only when it is made again or where nothing is to be confirmed', async () => {
  const { pass, taken, session, state, choices, world } = page(MATCH, { confirms: true });
  await pass(0);
  taken();
  choosePass(session);
  await pass(0);
  expect(taken()).toEqual([]);
  const kept = { version: 2, choice: { kind: 'call', call: 'PASS' } };
  expect([state(), choices.get(MATCH.id)]).toMatchObject([{ picked: kept.choice, sending: null }, kept]);
  session.unchoose();
  expect(choices.get(MATCH.id)).toBeNull();
  choosePass(session);
  world.match = { ...MATCH, version: 3, legalCalls: [] };
  choosePass(session);
  await pass(0);
  expect(taken()).toEqual(['MakeCall']);
  expect([state(), choices.get(MATCH.id)]).toMatchObject([{ picked: null, sending: null }, null]);
});

const PASSED: EventPartsFragment = {
  __typename: 'CallMade',
  version: 3,
  deal: 1,
  seat: 'SOUTH',
  call: 'PASS',
  contract: null,
};
const LATER: Match = {
  ...MATCH,
  version: 4,
  deal: {
    ...DEAL,
    calls: [
      { seat: 'SOUTH', call: 'PASS' },
      { seat: 'WEST', call: '1C' },
    ],
  },
};
const BOTH: readonly EventPartsFragment[] = [PASSED, { ...PASSED, version: 4, seat: 'WEST', call: '1C' }];
const LOOKED: Seen = { ...NOTHING_SEEN, draw: true, version: 2 };

test('who comes back is shown what was missed, in its time; only then is it known as looked at', async () => {
  const { pass, taken, world, state, seen } = page(LATER, { known: LOOKED });
  world.history = BOTH;
  await pass(0);
  expect(taken()).toEqual(['Match', 'History']);
  expect(state()).toMatchObject({ missed: 2, told: [] });
  expect(seen.get(MATCH.id)).toMatchObject({ version: 2 });
  await pass(1_000);
  expect(state()).toMatchObject({ told: [{ serial: 1, event: PASSED }] });
  await pass(1_000);
  expect(state()).toMatchObject({ missed: 0, replay: [], told: [{ serial: 1 }, { serial: 2 }] });
  expect(seen.get(MATCH.id)).toMatchObject({ version: 4 });
});

test('who comes back may skip it, and sees the table though its history cannot be had', async () => {
  const skipping = page(LATER, { known: LOOKED });
  skipping.world.history = BOTH;
  await skipping.pass(0);
  skipping.session.skip();
  expect(skipping.state()).toMatchObject({ replay: [], told: [{ serial: 1 }, { serial: 2 }] });
  const without = page(LATER, { known: LOOKED });
  await without.pass(0);
  expect(without.state()).toMatchObject({ replay: [], match: { version: 4 } });
});

test('what happens while one looks on is shown and told at once', async () => {
  const { pass, world, state } = page(MATCH);
  await pass(0);
  world.match = { ...LATER, version: 3, deal: { ...DEAL, calls: [{ seat: 'SOUTH', call: 'PASS' }] } };
  world.history = [PASSED];
  await pass(3_000);
  expect(state()).toMatchObject({ replay: [], told: [{ serial: 1, event: PASSED }], seen: { version: 3 } });
});
