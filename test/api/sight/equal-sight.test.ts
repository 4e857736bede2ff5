// Equal sight, equal bytes: two matches that look alike to a viewer give that viewer the same answers, whatever lies
// hidden. Two cards that he cannot see change places in the stored pack, and everything is asked again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import type { Move } from '../../../engine/accept.ts';
import { parseCall } from '../../../engine/auction.ts';
import { type Card, parseCard } from '../../../engine/cards.ts';
import type { Seat } from '../../../engine/seats.ts';
import { present } from '../../engine/support/deals.ts';
import { startTable } from '../store/tables.ts';
import { type Api, openApi } from '../support/api.ts';
import { look, type MoveAsked, makeMove, type Person, signUp } from '../support/people.ts';
import { below, packsFrom, pick, type Random, seeded } from '../support/random.ts';
import { type Playing, personOnTurn, playOn, seatEverybody, type TableOptions } from '../support/tables.ts';
import { wrapped } from '../support/wrapped-store.ts';
import {
  hiddenFrom,
  matchIdOf,
  type Position,
  positionIn,
  putInto,
  seatOf,
  stateOf,
  staysHidden,
  swapped,
} from './position.ts';
import { type Asker, answersTo, answerToMove } from './questions.ts';

const LENGTH = { unit: 'deal', count: 4 };
const LAYOUTS = ['columns', 'rows', 'nine'] as const;
const TABLES: readonly (TableOptions & { readonly name: string })[] = [
  ...['book', 'bridge'].flatMap(preset =>
    LAYOUTS.map(layout => ({ name: `${preset}, ${layout}`, preset, rules: { layout, length: LENGTH } })),
  ),
  {
    name: 'bridge, suit or trump, open',
    preset: 'bridge',
    rules: { follow: 'suitOrTrump', length: LENGTH },
    visibility: 'OPEN',
  },
  { name: 'book, duplicate', preset: 'book', rules: { scoring: 'duplicate', length: LENGTH } },
  { name: 'contract, open', preset: 'contract', rules: { length: LENGTH }, visibility: 'OPEN' },
  {
    name: 'contract, chicago, private',
    preset: 'contract',
    rules: { scoring: 'chicago' },
    visibility: 'PRIVATE',
  },
];

/** One API for all copies of positions: the store behind it is exchanged. */
interface Stage {
  readonly api: Api;
  show(store: Store): Api['send'];
}

async function openStage(): Promise<Stage> {
  let shown: Store = makeMemoryStore();
  const store = wrapped(
    () => shown,
    (_, run) => run(),
  );
  const api = await openApi({ store, shuffledPack: packsFrom(101) });
  return {
    api,
    show(next) {
      shown = next;
      return api.send;
    },
  };
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => {
  expect(stage.api.log).toEqual([]);
});

/** Positions along one random match: before the first call, in auctions and plays, and just behind a deal's end. */
async function* positionsOf(options: TableOptions, random: Random, count: number): AsyncGenerator<Position> {
  const store = makeMemoryStore();
  const { send } = await openApi({ store, shuffledPack: packsFrom(below(random, 1e9)) });
  const { id, people } = await seatEverybody(send, options);
  const spectator = await signUp(send, 'Egor');
  for (let found = 0; found < count; found += 1) {
    yield positionIn(store, id, [...people, spectator]);
    if (await claimed({ send, people, random }, id)) {
      yield positionIn(store, id, [...people, spectator]);
      await refuseClaim({ send, people, random }, id);
    }
    let left = pick(random, [1, 2, 6, 7, 11, 17]);
    const from = (await look(send, id, people[0])).deal?.number ?? 0;
    const isBehindEnd = found % 3 === 2;
    const isEnough = (deal: number) => (isBehindEnd ? deal > from : left-- <= 0);
    const now = await playOn({ send, people, random }, id, ({ deal }) => isEnough(deal?.number ?? 0));
    if (now.status !== 'IN_PROGRESS') return;
  }
}

/** Whether the player on turn could claim, and has. */
async function claimed({ send, people, random }: Playing, id: string): Promise<boolean> {
  const now = await look(send, id, people[0]);
  if (now.turn?.kind !== 'CARD') return false;
  const mover = personOnTurn(people, now);
  const { legalClaim } = await look(send, id, mover);
  if (legalClaim === 0) return false;
  const move = { tricks: 1 + below(random, legalClaim) };
  return (await makeMove(send, mover, { place: now, move })).refusal === null;
}

async function refuseClaim({ send, people }: Playing, id: string): Promise<void> {
  for (const person of people) {
    const place = await look(send, id, person);
    if (place.legalAnswer) await makeMove(send, person, { place, move: { accept: false } });
  }
}

const TRIES = 40;

/** Swaps that leave all that was played legal: pairs of cards that the viewer cannot see. */
function swapsFor(position: Position, viewer: Seat | null, random: Random, count: number) {
  const hidden = hiddenFrom(stateOf(position), viewer);
  const swaps: { readonly cards: readonly [Card, Card]; readonly position: Position }[] = [];
  for (let tried = 0; tried < TRIES && swaps.length < count && hidden.length > 1; tried += 1) {
    const cards = [pick(random, hidden), pick(random, hidden)] as const;
    const other = cards[0] === cards[1] ? null : swapped(position, ...cards);
    if (other !== null) swaps.push({ cards, position: other });
  }
  return swaps;
}

const NOTHING_LEGAL = { calls: [], cards: [], claim: 0, concession: false, answer: false };

/** To those who may not watch there is no match, and so no move. */
async function askerFor(position: Position, person: Person | null): Promise<Asker> {
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

async function answersIn(store: Store, position: Position, asker: Asker) {
  const answers = await answersTo(stage.show(await putInto(store, position)), position, asker);
  for (const [question, answer] of answers) {
    const isBad = (asker.sees && BAD.test(question)) || (asker.person === null && CLOSED.test(question));
    expect(answer.includes('"errors\\"'), question.slice(0, 200)).toBe(isBad);
  }
  const now = await store.readMatch(matchIdOf(position), { consistent: true });
  expect(now, 'a refused move has changed something').toEqual({ setup: position.setup, live: position.live });
  return answers;
}

async function movedIn(position: Position, person: Person, move: MoveAsked): Promise<string> {
  return answerToMove(stage.show(await putInto(makeMemoryStore(), position)), position, person, move);
}

function engineMove(asked: MoveAsked): Move {
  if ('call' in asked) return { kind: 'call', call: present(parseCall(asked.call)) };
  if ('card' in asked) return { kind: 'card', card: present(parseCard(asked.card)) };
  if ('tricks' in asked) return { kind: 'claim', tricks: asked.tricks };
  return 'accept' in asked ? { kind: 'answer', accept: asked.accept } : { kind: 'concession' };
}

function legalMovesOf({ calls, cards, claim, concession, answer }: Asker['legal']): readonly MoveAsked[] {
  return [
    ...calls.slice(0, 2).map(call => ({ call })),
    ...cards.map(card => ({ card })),
    ...(claim > 0 ? [{ tricks: 1 }, { tricks: claim }] : []),
    ...(concession ? [{ concede: true } as const] : []),
    ...(answer ? [{ accept: false }, { accept: true }] : []),
  ];
}

/** Each legal move, on copies of its own, unless it turns up one of the cards. */
async function expectEqualMoves(position: Position, asker: Asker, swap: ReturnType<typeof swapsFor>[number]) {
  const { person, legal } = asker;
  const viewer = seatOf(position.setup, person);
  if (person === null || viewer === null) return 0;
  let compared = 0;
  for (const move of legalMovesOf(legal)) {
    const stays = (each: Position) => staysHidden(each, engineMove(move), { viewer, cards: swap.cards });
    if (!stays(position) || !stays(swap.position)) continue;
    const [before, after] = [
      await movedIn(position, person, move),
      await movedIn(swap.position, person, move),
    ];
    expect(after).toBe(before);
    compared += 1;
  }
  return compared;
}

interface Depth {
  readonly random: Random;
  readonly swaps: number;
  readonly makeStore: () => Promise<Store>;
}

/** How many swaps and moves were compared over all viewers of a position. */
async function expectEqualSight(position: Position, { random, swaps, makeStore }: Depth) {
  const found = { swaps: 0, moves: 0 };
  for (const person of [...position.people, null]) {
    const chosen = swapsFor(position, seatOf(position.setup, person), random, swaps);
    if (chosen.length === 0) continue;
    const asker = await askerFor(position, person);
    const before = await answersIn(await makeStore(), position, asker);
    for (const swap of chosen) {
      const after = await answersIn(await makeStore(), swap.position, asker);
      for (const [question, answer] of after)
        expect(answer, question.slice(0, 200)).toBe(before.get(question));
      found.moves += await expectEqualMoves(position, asker, swap);
      found.swaps += 1;
    }
  }
  return found;
}

describe.each(TABLES)('$name', options => {
  it.each([1, 2])('equal sight gives equal bytes (seed %i)', async seed => {
    const random = seeded(seed * 1000);
    const found = { swaps: 0, moves: 0 };
    for await (const position of positionsOf(options, random, 5)) {
      const makeStore = async () => makeMemoryStore();
      const { swaps, moves } = await expectEqualSight(position, { random, swaps: 2, makeStore });
      found.swaps += swaps;
      found.moves += moves;
    }
    expect(found.swaps).toBeGreaterThan(15);
    expect(found.moves).toBeGreaterThan(5);
  });
});

it('over dynamo too', async () => {
  const random = seeded(9);
  const tables: Awaited<ReturnType<typeof startTable>>[] = [];
  const makeStore = async () => {
    const table = await startTable();
    tables.push(table);
    return makeDynamoStore(table);
  };
  for await (const position of positionsOf({ preset: 'book' }, random, 2)) {
    await expectEqualSight(position, { random, swaps: 1, makeStore });
  }
  for (const table of tables) await table.stop();
  expect(tables.length).toBeGreaterThan(11);
});

it('what a viewer does see changes the answers', async () => {
  const random = seeded(7);
  for await (const position of positionsOf({ preset: 'bridge' }, random, 4)) {
    const [player] = position.people;
    const viewer = seatOf(position.setup, player ?? null);
    const hidden = hiddenFrom(stateOf(position), viewer);
    const own = hiddenFrom(stateOf(position), null).filter(card => !hidden.includes(card));
    const other = own.map(card => swapped(position, card, pick(random, hidden))).find(each => each !== null);
    if (other === undefined || player === undefined) continue;
    const asker = await askerFor(position, player);
    const before = await answersIn(makeMemoryStore(), position, asker);
    const after = await answersTo(stage.show(await putInto(makeMemoryStore(), other)), other, asker);
    expect([...after.values()]).not.toEqual([...before.values()]);
  }
});
