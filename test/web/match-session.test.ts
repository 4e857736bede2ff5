import { expect, test } from 'vitest';
import type { Ask, Failure, Outcome } from '../../web/src/api/client.ts';
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

/** A page at a table whose server, clock and visibility the test holds in its hands. */
function page(first: Match, failure: Failure | null = null) {
  const requests: Request[] = [];
  const states: MatchState[] = [];
  const seen = new Map<string, Seen>();
  const world = {
    now: 0,
    visible: true,
    match: first,
    failure,
    refusal: null as unknown,
  };
  let timer: { at: number; callback: () => void } | null = null;

  const answers: Readonly<Record<string, () => unknown>> = {
    Match: () => ({ match: world.match }),
    Version: () => ({ match: { version: world.match.version } }),
    Deal: () => ({ match: { deal: { ...DEAL, result: PASSED_OUT } } }),
    Sheet: () => ({ match: { score: { lines: [LINE] } } }),
    MakeCall: () => ({ makeCall: { match: world.match, refusal: world.refusal } }),
    Claim: () => ({ claim: { match: world.match, refusal: world.refusal } }),
    Concede: () => ({ concede: { match: world.match, refusal: world.refusal } }),
    AnswerClaim: () => ({ answerClaim: { match: world.match, refusal: world.refusal } }),
  };
  const ask: Ask = async <Data>(operation: { readonly text: string }, variables: unknown) => {
    const name = /(?:query|mutation) (\w+)/.exec(operation.text)?.[1] ?? '';
    requests.push({ name, variables });
    return world.failure === null
      ? parseData<Data>(answers[name]?.())
      : { kind: 'failed', failure: world.failure };
  };
  const session = startMatchSession({
    matchId: first.id,
    ask,
    memory: { read: id => seen.get(id) ?? NOTHING_SEEN, write: (id, value) => seen.set(id, value) },
    clock: {
      now: () => world.now,
      after: (ms, callback) => {
        const own = { at: world.now + ms, callback };
        timer = own;
        return () => {
          timer = timer === own ? null : timer;
        };
      },
    },
    isVisible: () => world.visible,
    publish: state => states.push(state),
  });
  /** Lets so much time pass, with every request answered at once. */
  const pass = async (ms: number) => {
    const end = world.now + ms;
    await settle();
    while (timer !== null && timer.at <= end) {
      const due = timer;
      timer = null;
      world.now = due.at;
      due.callback();
      await settle();
    }
    world.now = end;
  };
  const taken = (): readonly string[] => requests.splice(0).map(({ name }) => name);
  return { world, requests, session, seen, pass, taken, state: () => states.at(-1) };
}

function parseData<Data>(data: unknown): Outcome<Data> {
  return { kind: 'data', data: data as Data };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
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
  expect(taken().slice(0, 2)).toEqual(['Version', 'Match']);
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
    { name: 'Claim', variables: { input: { ...place, tricks: 4 } } },
    { name: 'Concede', variables: { input: place } },
    { name: 'AnswerClaim', variables: { input: { ...place, accept: true } } },
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

test('a move is sent though the page is hidden before it has arrived', async () => {
  const { pass, requests, world, session } = page(MATCH);
  await pass(0);
  world.failure = 'network';
  choosePass(session);
  world.visible = false;
  await pass(5_000);
  expect(requests.filter(({ name }) => name === 'MakeCall').length).toBeGreaterThan(1);
});

test('a deal that has ended is fetched and shown until it is put away, then remembered', async () => {
  const { pass, taken, world, session, state, seen } = page(MATCH);
  await pass(0);
  session.drawSeen();
  await pass(0);
  taken();
  world.match = { ...MATCH, version: 3, deal: { ...DEAL, number: 2 } };
  await pass(3_000);
  expect(taken()).toEqual(['Version', 'Match', 'Deal', 'Sheet']);
  expect(state()).toMatchObject({ ended: { number: 1 }, lines: [LINE], match: { deal: { number: 2 } } });
  session.dealSeen();
  await pass(0);
  expect(state()).toMatchObject({ ended: null, seen: { draw: true, deal: 1 } });
  expect(seen.get(MATCH.id)).toEqual({ draw: true, deal: 1 });
  world.match = { ...world.match, version: 4 };
  await pass(10_000);
  const asked = taken();
  expect(asked).toContain('Match');
  expect(asked).not.toContain('Deal');
  expect(asked.filter(name => name === 'Sheet')).toHaveLength(0);
  expect(state()).toMatchObject({ lines: [LINE] });
});

test('tries again to load, gives up on what is not there, and stops when told', async () => {
  const away = page(MATCH, 'network');
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

  const refused = page(MATCH, 'refused');
  await refused.pass(3_600_000);
  expect(refused.state()).toEqual({ phase: 'missing' });
  expect(refused.taken()).toEqual(['Match']);
});

test('a finished match is not polled', async () => {
  const { pass, taken } = page({ ...MATCH, status: 'FINISHED' });
  await pass(3_600_000);
  expect(taken()).toEqual(['Match']);
});
