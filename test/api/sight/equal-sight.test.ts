// Equal sight, equal bytes: two matches that look alike to a viewer give that viewer the same answers, whatever lies
// hidden: status, headers and body, by the handler and by the local server. Two cards that he cannot see change places in the stored pack, and everything is asked again.
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
import { openApi } from '../support/api.ts';
import { look, type MoveAsked, makeMove, signUp } from '../support/people.ts';
import { below, packsFrom, pick, type Random, seeded } from '../support/random.ts';
import { type Playing, personOnTurn, playOn, seatEverybody, type TableOptions } from '../support/tables.ts';
import {
  hiddenFrom,
  type Position,
  positionIn,
  putInto,
  seatOf,
  stateOf,
  staysHidden,
  swapped,
} from './position.ts';
import { type Asker, answersTo } from './questions.ts';
import { answersIn, askerFor, expectSame, movedIn, openStage, type Stage, type Way } from './stage.ts';

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

/** Opened for all tests of a suite, and closed behind them. */
function stageOf(way: Way): () => Stage {
  let stage: Stage | null = null;
  beforeAll(async () => {
    stage = await openStage(way);
  });
  afterAll(() => stage?.close());
  return () => present(stage);
}

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

interface Swapped {
  readonly position: Position;
  readonly swap: ReturnType<typeof swapsFor>[number];
}

/** Each legal move, on copies of its own, unless it turns up one of the cards. */
async function expectEqualMoves(stage: Stage, { position, swap }: Swapped, asker: Asker) {
  const { person, legal } = asker;
  const viewer = seatOf(position.setup, person);
  if (person === null || viewer === null) return 0;
  let compared = 0;
  for (const move of legalMovesOf(legal)) {
    const stays = (each: Position) => staysHidden(each, engineMove(move), { viewer, cards: swap.cards });
    if (!stays(position) || !stays(swap.position)) continue;
    const before = await movedIn(stage, position, { person, move });
    expect(await movedIn(stage, swap.position, { person, move })).toBe(before);
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
async function expectEqualSight(stage: Stage, position: Position, { random, swaps, makeStore }: Depth) {
  const found = { swaps: 0, moves: 0 };
  for (const person of [...position.people, null]) {
    const chosen = swapsFor(position, seatOf(position.setup, person), random, swaps);
    if (chosen.length === 0) continue;
    const asker = await askerFor(stage, position, person);
    const before = await answersIn(stage, { store: await makeStore(), position }, asker);
    for (const swap of chosen) {
      const place = { store: await makeStore(), position: swap.position };
      expectSame(before, await answersIn(stage, place, asker));
      found.moves += await expectEqualMoves(stage, { position, swap }, asker);
      found.swaps += 1;
    }
  }
  return found;
}

/** Sockets cost more than the answers: through them go fewer positions, of other matches. */
const DEPTHS = [
  { way: 'handler', seed: 1, positions: 5, swaps: 2, least: { swaps: 15, moves: 5 } },
  { way: 'local server', seed: 2, positions: 3, swaps: 1, least: { swaps: 10, moves: 10 } },
] as const;

describe.each(DEPTHS)('$way', ({ way, seed, positions, swaps, least }) => {
  const stage = stageOf(way);

  it.each(TABLES)('$name: equal sight gives equal bytes', async options => {
    const random = seeded(seed * 1000);
    const found = { swaps: 0, moves: 0 };
    for await (const position of positionsOf(options, random, positions)) {
      const makeStore = async () => makeMemoryStore();
      const more = await expectEqualSight(stage(), position, { random, swaps, makeStore });
      found.swaps += more.swaps;
      found.moves += more.moves;
    }
    expect(found.swaps).toBeGreaterThan(least.swaps);
    expect(found.moves).toBeGreaterThan(least.moves);
  });
});

describe('local server', () => {
  const stage = stageOf('local server');

  it('over dynamo too', async () => {
    const random = seeded(9);
    const tables: Awaited<ReturnType<typeof startTable>>[] = [];
    const makeStore = async () => {
      const table = await startTable();
      tables.push(table);
      return makeDynamoStore(table);
    };
    for await (const position of positionsOf({ preset: 'book' }, random, 2)) {
      await expectEqualSight(stage(), position, { random, swaps: 1, makeStore });
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
      const other = own
        .map(card => swapped(position, card, pick(random, hidden)))
        .find(each => each !== null);
      if (other === undefined || player === undefined) continue;
      const asker = await askerFor(stage(), position, player);
      const before = await answersIn(stage(), { store: makeMemoryStore(), position }, asker);
      const after = await answersTo(stage().show(await putInto(makeMemoryStore(), other)), other, asker);
      expect([...after.values()]).not.toEqual([...before.values()]);
    }
  });
});
