// Spoilt requests sent to an API, and what must hold of each: no answer is a fault of ours, none has a stack in it, and
// what no payload says to be done has written nothing.
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { isFields } from '../../../api/store/stored.ts';
import { present } from '../../engine/support/deals.ts';
import type { Got, Sent } from '../http/fronts.ts';
import { secretFor } from '../identity/asking.ts';
import { openApi } from './api.ts';
import { createMatch } from './people.ts';
import { packsFrom, type Random, seeded } from './random.ts';
import { type Known, spoiltRequest } from './spoilt-requests.ts';
import { playOn, seatEverybody } from './tables.ts';
import { type CallName, isWrite, wrapped } from './wrapped-store.ts';

/** Notes of what was tried, and not of what was asked for. */
const NOTED: readonly CallName[] = ['noteSessionUse', 'countUp'];
/** Change nothing when they find nothing. */
const TAKES: readonly CallName[] = ['takeChallenge', 'tryDeviceCode', 'takeDeviceCode'];

export interface Spoiling {
  /** Sends the next one; throws, with all of it, when something is not as it must be. */
  next(): Promise<Got>;
  /** From here on the requests of a seed. */
  restart(seed: number): void;
  /** Requests that were done all the same and have written something. */
  done(): number;
  readonly log: readonly unknown[];
}

export async function openSpoiling(seed: number): Promise<Spoiling> {
  let random = seeded(seed);
  let written: CallName[] = [];
  const inner = makeMemoryStore();
  const store = wrapped(
    () => inner,
    async (name, run) => {
      const value = await run();
      const isNothing = NOTED.includes(name) || (TAKES.includes(name) && value === null);
      if (isWrite(name) && !isNothing) written.push(name);
      return value;
    },
  );
  const { send, log } = await openApi({ store, shuffledPack: packsFrom(seed) });
  const known = await knownIn(send, random);
  let done = 0;
  return {
    log,
    done: () => done,
    restart(from) {
      random = seeded(from);
    },
    async next() {
      const sent = spoiltRequest(random, known);
      written = [];
      const got = await send(sent);
      const problem = problemOf(got, written);
      if (problem !== null) throw new Error(`${problem}: ${shown(sent)} => ${shown(got)} wrote ${written}`);
      done += written.length > 0 ? 1 : 0;
      return got;
    },
  };
}

async function knownIn(send: Parameters<typeof createMatch>[0], random: Random): Promise<Known> {
  const { id, people, match } = await seatEverybody(send, { preset: 'bridge' });
  const [vera] = people;
  const token = present(vera);
  const played = await playOn({ send, people, random }, id, now => now.turn?.kind === 'CARD');
  const waiting = await createMatch(send, token, { preset: 'contract', visibility: 'OPEN' });
  const scopes = { scopes: ['READ'] };
  return {
    tokens: [...people.map(person => person.token), await secretFor(send, token, scopes)],
    ids: [id, present(waiting.match).id, '99999999-9999-4999-8999-999999999999'],
    versions: [match.version - 1, played.version, played.version + 1],
    inviteCode: present(waiting.inviteCode),
  };
}

const STACK = /node_modules|\.ts:\d|at (Object|async|new|process|file)\b|INTERNAL/;

function problemOf({ status, body }: Got, written: readonly CallName[]): string | null {
  if (status >= 500) return 'a fault';
  if (STACK.test(body)) return 'a stack';
  if (status >= 400 && !body.includes('"code"')) return 'an error without a code';
  return written.length > 0 && !(status === 200 && isDone(body)) ? 'not done, but written' : null;
}

/** Whether the payload of a mutation says so; no query's answer has a refusal. */
function isDone(body: string): boolean {
  const { data = null }: { readonly data?: Readonly<Record<string, unknown>> | null } = JSON.parse(body);
  return Object.values(data ?? {}).some(payload => {
    const { refusal } = isFields(payload) ? payload : {};
    return refusal === null;
  });
}

function shown(of: Sent | Got): string {
  const { body = '' } = of;
  return JSON.stringify({ ...of, body: body.toString().slice(0, 2000) });
}
