// One match of two deals, the first passed out, told as requests; it can be played by people who do not lose
// patience while the process stops under them.
import { parseMatchId } from '../../../api/ids.ts';
import type { FinishedDeal } from '../../../api/store/items.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import type { Pack } from '../../../engine/deck.ts';
import { present } from '../../engine/support/deals.ts';
import type { DealAnswer, MatchAnswer, MatchPayload } from '../support/answers.ts';
import { type Api, type ApiOptions, NOON, openApi } from '../support/api.ts';
import { ask, type Send } from '../support/client.ts';
import {
  createMatch,
  joinMatch,
  listed,
  look,
  type MoveAsked,
  makeMove,
  moveOperation,
  type Person,
  type Place,
  signUp,
} from '../support/people.ts';
import { randomPack, seeded } from '../support/random.ts';
import { personOnTurn, playOn } from '../support/tables.ts';
import { lastEndedDeal, watched } from '../support/watched-store.ts';
import { type MortalStore, mortal, type Stops, wrapped } from '../support/wrapped-store.ts';
import { dealsSeen, told } from './told.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const MATCH_ID = present(parseMatchId(ID));
const SEED = 61;

export interface Course {
  readonly moves: readonly MoveAsked[];
  /** All that anybody can know in the end. */
  readonly end: unknown;
  readonly deals: readonly FinishedDeal[];
  readonly writes: number;
}

/** How people find out that the process is there again: by the same request, a look of either, a list, a stranger's look. */
export const RETURNS = ['retry', 'look', 'other looks', 'lists'] as const;
export type Return = (typeof RETURNS)[number];

type People = readonly [Person, Person];

interface Running {
  readonly inner: Store;
  readonly people: People;
  /** One who plays nowhere. */
  readonly watcher: Person;
  readonly api: Api;
  readonly process: MortalStore;
}

const NEVER: Stops = () => null;

type Tenant = Pick<ApiOptions, 'store'> & { readonly shuffledPack: () => Pack };

/** A server costs more to set up than a match to play: a few of them stand for all processes, one after the other. */
async function openHouse(): Promise<(tenant: Tenant) => Api> {
  let current: Tenant | null = null;
  const store = wrapped(
    () => present(current).store,
    (_, run) => run(),
  );
  const shuffledPack = () => present(current).shuffledPack();
  const api = await openApi({ store, shuffledPack, now: ticking() });
  return tenant => {
    current = tenant;
    return api;
  };
}

let ticks = Date.parse(NOON);
const ticking = () => () => new Date(++ticks).toISOString();

// What a stopped process had still under way has ended long before its house has its next tenant but one.
const houses = await Promise.all([openHouse(), openHouse(), openHouse()]);
let processes = 0;
const housed = (tenant: Tenant): Api => present(houses[processes++ % houses.length])(tenant);

async function begin(stops: Stops): Promise<Running> {
  const inner = makeMemoryStore();
  const { send } = housed({ store: inner, shuffledPack: () => randomPack(seeded(SEED)) });
  const people: People = [await signUp(send, 'Vera'), await signUp(send, 'Boris')];
  return newProcess({ inner, people, watcher: await signUp(send, 'Watcher') }, stops);
}

async function newProcess(
  { inner, people, watcher }: Pick<Running, 'inner' | 'people' | 'watcher'>,
  stops: Stops,
): Promise<Running> {
  const process = mortal(watched(inner), stops);
  const shuffledPack = await packsFor(inner);
  const api = housed({ store: process.store, shuffledPack });
  return { inner, people, watcher, process, api };
}

/** The packs of a match in their order, whatever was shuffled and lost before: the draw's, then one a deal. */
async function packsFor(inner: Store) {
  const live = (await inner.readMatch(MATCH_ID))?.live ?? null;
  let next = live === null ? 0 : live.deal + 1;
  return () => randomPack(seeded(SEED + next++));
}

const CREATE = { preset: 'book', id: ID, rules: { length: { unit: 'deal', count: 2 } } };

/** Played without a fault, the second deal by random moves. */
export async function undisturbed(): Promise<Course> {
  const running = await begin(NEVER);
  const { api, people, process, inner } = running;
  const { inviteCode } = await createMatch(api.send, people[0], CREATE);
  await joinMatch(api.send, people[1], { inviteCode });
  for (const _ of [1, 2]) {
    const match = await look(api.send, ID, people[0]);
    await makeMove(api.send, personOnTurn(people, match), { place: match, move: { call: 'PASS' } });
  }
  await playOn({ send: api.send, people, random: seeded(SEED) }, ID);
  const deals = await inner.readDeals(MATCH_ID, 1, 2);
  return { moves: await movesOf(running), end: await ending(running), deals, writes: process.writes() };
}

async function movesOf({ api, watcher }: Running): Promise<readonly MoveAsked[]> {
  const { deals } = present(await dealsSeen(api.send, ID, watcher));
  return deals.nodes.flatMap(({ calls, tricks }) => [
    ...calls.map(({ call }) => ({ call })),
    ...tricks.flatMap(({ cards }) => cards.map(({ card }) => ({ card }))),
  ]);
}

const ending = ({ api, people, watcher }: Running) => told(api.send, ID, { people, watcher });

/** The numbers of deals whose pack somebody sees though the head has not ended them. */
async function seenTooEarly({ inner, api }: Running, viewers: readonly (Person | null)[]) {
  const early: number[] = [];
  for (const viewer of viewers) {
    const ended = await lastEndedDeal(inner, MATCH_ID);
    const match = await dealsSeen(api.send, ID, viewer);
    const all = [match?.deal, match?.first, match?.second, match?.third, ...(match?.deals.nodes ?? [])];
    const isOpen = ({ dealt, result }: DealAnswer) => dealt !== null || result !== null;
    early.push(...all.flatMap(deal => (deal && isOpen(deal) && deal.number > ended ? [deal.number] : [])));
  }
  return early;
}

async function missingInLists({ inner, api, people }: Running): Promise<readonly string[]> {
  const seats = Object.values(present(await inner.readMatch(MATCH_ID)).setup.seats);
  const seated = people.filter(({ id }) => seats.some(seat => seat.id === id));
  const lists = await Promise.all(seated.map(person => listed(api.send, person)));
  const isOnce = (place: number) =>
    [...(lists[place]?.active ?? []), ...(lists[place]?.finished ?? [])].length === 1;
  return seated.flatMap(({ name }, place) => (isOnce(place) ? [] : [name]));
}

export interface Outcome extends Pick<Course, 'end' | 'deals'> {
  readonly early: readonly number[];
  /** Who sat at the match and did not find it in the lists, or found it twice. */
  readonly unlisted: readonly string[];
  readonly stopped: number;
  /** With which the moves were answered. */
  readonly versions: readonly number[];
}

type Standing = Pick<MatchAnswer, 'id' | 'version' | 'turn'>;
const STANDING = 'id version turn { seat player { id name } kind }';

/** A move that asks for no more of the match than who is next. */
async function moved(send: Send, { token }: Person, { place, move }: { place: Place; move: MoveAsked }) {
  const operation = moveOperation(place, move, STANDING);
  return (await ask<{ moved: MatchPayload<Standing> }>(send, operation, { token })).moved;
}

/** Plays the course while processes stop at writes; `stops` is asked for each write, counted over all processes. */
export async function disturbed(course: Course, stops: Stops, comeBack: Return): Promise<Outcome> {
  let writes = 0;
  const counted: Stops = () => stops(writes++);
  let running = await begin(counted);
  const { people } = running;
  const early: number[] = [];
  const unlisted: string[] = [];
  let stopped = 0;
  const persist = async <Value>(asker: Person, request: (send: Send) => Promise<Value>): Promise<Value> => {
    for (let again = false; ; again = true) {
      try {
        if (again) unlisted.push(...(await returned(running, asker, comeBack)));
        const value = await request(running.api.send);
        if (again) early.push(...(await seenTooEarly(running, people)));
        if (again) unlisted.push(...(await missingInLists(running)));
        return value;
      } catch (error) {
        if (!running.process.isDead()) throw error;
        stopped += 1;
        running = await newProcess(running, counted);
        early.push(...(await seenTooEarly(running, [running.watcher, null])));
      }
    }
  };
  const { inviteCode } = await persist(people[0], send => createMatch(send, people[0], CREATE));
  const joined = await persist(people[1], send => joinMatch(send, people[1], { inviteCode }));
  let match: Standing = present(joined.match);
  const versions = [match.version];
  for (const move of course.moves) {
    const mover = personOnTurn(people, match);
    const place = match;
    const answer = await persist(mover, send => moved(send, mover, { place, move }));
    if (answer.refusal !== null) throw new Error(`an honest move was refused: ${answer.refusal.code}`);
    match = present(answer.match);
    versions.push(match.version);
  }
  const end = await persist(people[0], () => ending(running));
  const deals = await running.inner.readDeals(MATCH_ID, 1, 255);
  return { end, deals, early, unlisted, stopped, versions };
}

/** Comes back; who finds the lists wrong at the second look is named (the first may have to finish the match). */
async function returned(running: Running, asker: Person, comeBack: Return): Promise<readonly string[]> {
  const { api, people } = running;
  const other = people.find(({ id }) => id !== asker.id);
  if (comeBack === 'look') await dealsSeen(api.send, ID, asker);
  if (comeBack === 'other looks') await dealsSeen(api.send, ID, present(other));
  if (comeBack !== 'lists' || (await running.inner.readMatch(MATCH_ID)) === null) return [];
  for (const person of people) await listed(api.send, person);
  return missingInLists(running);
}
