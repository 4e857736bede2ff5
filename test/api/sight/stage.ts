// One API for all copies of positions, the store behind it exchanged: the handler itself, or the real local server.
import { expect } from 'vitest';
import type { Handler } from '../../../api/lambda/adapter.ts';
import type { LogEntry } from '../../../api/log.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { openEvents, openLocal } from '../http/fronts.ts';
import { openApi } from '../support/api.ts';
import type { Send } from '../support/client.ts';
import { keepConnections } from '../support/connections.ts';
import { look, type MoveAsked, type Person } from '../support/people.ts';
import { packsFrom } from '../support/random.ts';
import { wrapped } from '../support/wrapped-store.ts';
import { matchIdOf, type Position, putInto, seatOf } from './position.ts';
import { type Asker, answersTo, answerToMove } from './questions.ts';

export interface Stage {
  /** The way to ask of what is in a store, from now on. */
  show(store: Store): Send;
  /** Ends it; nothing may have been logged. */
  close(): Promise<void>;
}

const SOCKETS = 8;

interface Front {
  readonly send: Send;
  readonly log: readonly LogEntry[];
  close(): Promise<void>;
}

const WAYS = {
  handler: async handler => ({ ...(await openEvents(handler)), log: [] }),
  'local server': async handler => {
    const { port, log, close } = await openLocal(handler);
    const connections = keepConnections(`http://127.0.0.1:${port}/graphql`, SOCKETS);
    return { send: connections.send, log, close: () => close().finally(connections.close) };
  },
} as const satisfies Record<string, (handler: Handler) => Promise<Front>>;

export type Way = keyof typeof WAYS;

export async function openStage(way: Way = 'local server'): Promise<Stage> {
  let shown: Store = makeMemoryStore();
  const store = wrapped(
    () => shown,
    (_, run) => run(),
  );
  // Every next deal is the same, so that what is told behind a deal's end can be compared, too.
  const pack = packsFrom(101)();
  const api = await openApi({ store, shuffledPack: () => pack });
  const front: Front = await WAYS[way](api.handler);
  return {
    show(next) {
      shown = next;
      return front.send;
    },
    async close() {
      await front.close();
      expect([...api.log, ...front.log]).toEqual([]);
    },
  };
}

const NOTHING_LEGAL = { calls: [], cards: [], claim: 0, concession: false, answer: false };

/** To those who may not watch there is no match, and so no move. */
export async function askerFor(stage: Stage, position: Position, person: Person | null): Promise<Asker> {
  const sees = person !== null && mayWatch(position, person);
  if (!sees) return { person, sees, isPlayer: false, legal: NOTHING_LEGAL };
  const send = stage.show(await putInto(makeMemoryStore(), position));
  const match = await look(send, matchIdOf(position), person);
  const isPlayer = seatOf(position.setup, person) !== null;
  const { legalCalls: calls, legalCards: cards, legalClaim: claim } = match;
  const { legalConcession: concession, legalAnswer: answer } = match;
  return { person, sees, isPlayer, legal: { calls, cards, claim, concession, answer } };
}

function mayWatch({ setup }: Position, person: Person): boolean {
  return setup.visibility !== 'PRIVATE' || seatOf(setup, person) !== null;
}

/** Questions that are answered with an error; all others must find something, or there would be nothing to compare. */
const BAD = /first: 0|nothing/;
/** What nobody may ask at all. */
const CLOSED = /mutation|openMatches/;

interface Place {
  /** Empty. */
  readonly store: Store;
  readonly position: Position;
}

/** All answers by their questions, none of which changes anything. */
export async function answersIn(stage: Stage, { store, position }: Place, asker: Asker) {
  const answers = await answersTo(stage.show(await putInto(store, position)), position, asker);
  for (const [question, answer] of answers) {
    const isBad = (asker.sees && BAD.test(question)) || (asker.person === null && CLOSED.test(question));
    expect(answer.includes('"errors\\"'), question.slice(0, 200)).toBe(isBad);
  }
  const now = await store.readMatch(matchIdOf(position), { consistent: true });
  expect(now, 'a refused move has changed something').toEqual({ setup: position.setup, live: position.live });
  return answers;
}

export function expectSame(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): void {
  for (const [question, answer] of after) expect(answer, question.slice(0, 200)).toBe(before.get(question));
  expect(after.size).toBe(before.size);
}

/** The answer to a move on a copy of its own. */
export async function movedIn(
  stage: Stage,
  position: Position,
  { person, move }: { readonly person: Person; readonly move: MoveAsked },
): Promise<string> {
  return answerToMove(stage.show(await putInto(makeMemoryStore(), position)), position, person, move);
}
