// Two are asked about a claim: as long as the other has not answered, nobody but the one who agreed can tell that anyone
// did, and nobody ever can tell who it was.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { openApi } from '../support/api.ts';
import { look, type MoveAsked, makeMove, type Person, signUp } from '../support/people.ts';
import { packsFrom, pick, seeded } from '../support/random.ts';
import { personOnTurn, playOn, seatEverybody } from '../support/tables.ts';
import { matchIdOf, type Position, positionIn, putInto } from './position.ts';
import { answersIn, askerFor, expectSame, movedIn, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

interface Claimed {
  readonly position: Position;
  readonly asked: readonly [Person, Person];
  /** The claimer, dummy, one who watches, and nobody. */
  readonly others: readonly (Person | null)[];
}

/** Contract bridge with some tricks played, and a claim of one trick. */
async function atClaim(seed: number): Promise<Claimed> {
  const random = seeded(seed);
  const store = makeMemoryStore();
  const { send } = await openApi({ store, shuffledPack: packsFrom(seed) });
  const { id, people } = await seatEverybody(send, { preset: 'contract' });
  const spectator = await signUp(send, 'Egor');
  let cards = pick(random, [1, 9, 22, 35]);
  const now = await playOn({ send, people, random }, id, ({ turn }) => turn?.kind === 'CARD' && cards-- <= 0);
  const claimer = personOnTurn(people, now);
  const claimed = await makeMove(send, claimer, { place: now, move: { tricks: 1 } });
  expect(claimed.refusal).toBeNull();
  const views = await Promise.all(people.map(person => look(send, id, person)));
  const [first, second, third] = people.filter((_, place) => views[place]?.legalAnswer);
  expect(third).toBeUndefined();
  const asked = [present(first), present(second)] as const;
  const others = [...people.filter(person => !asked.includes(person)), spectator, null];
  return { position: await positionIn(store, id, [...people, spectator]), asked, others };
}

/** The position after an answer. */
async function answered(position: Position, person: Person, accept: boolean): Promise<Position> {
  const store = await putInto(makeMemoryStore(), position);
  const place = { id: matchIdOf(position), version: position.live.version };
  const { refusal } = await makeMove(stage.show(store), person, { place, move: { accept } });
  expect(refusal).toBeNull();
  return positionIn(store, place.id, position.people);
}

async function seenBy(viewer: Person | null, position: Position): Promise<ReadonlyMap<string, string>> {
  const asker = await askerFor(stage, position, viewer);
  return answersIn(stage, { store: makeMemoryStore(), position }, asker);
}

const SEEDS = [1, 2];

it.each(SEEDS)('one "yes" of two cannot be seen by anybody else (seed %i)', async seed => {
  const { position, asked, others } = await atClaim(seed);
  const [one, two] = asked;
  const [byOne, byTwo] = [await answered(position, one, true), await answered(position, two, true)];
  expect(byOne.live.record).not.toBe(byTwo.live.record);
  for (const viewer of others) {
    const before = await seenBy(viewer, position);
    expectSame(before, await seenBy(viewer, byOne));
    expectSame(before, await seenBy(viewer, byTwo));
  }
  expectSame(await seenBy(two, position), await seenBy(two, byOne));
  expectSame(await seenBy(one, position), await seenBy(one, byTwo));
  const no: MoveAsked = { accept: false };
  for (const [person, after] of [[two, byOne] as const, [one, byTwo] as const]) {
    const before = await movedIn(stage, position, { person, move: no });
    expect(await movedIn(stage, after, { person, move: no })).toBe(before);
  }
});

it.each(SEEDS)('nor who said "yes" once the other has answered, "no" or "yes" (seed %i)', async seed => {
  const { position, asked, others } = await atClaim(seed);
  const [one, two] = asked;
  const [byOne, byTwo] = [await answered(position, one, true), await answered(position, two, true)];
  for (const accept of [false, true]) {
    const [left, right] = [await answered(byOne, two, accept), await answered(byTwo, one, accept)];
    for (const viewer of others) expectSame(await seenBy(viewer, left), await seenBy(viewer, right));
  }
});

it('the one who has answered sees that', async () => {
  const { position, asked } = await atClaim(1);
  const [one] = asked;
  const after = await seenBy(one, await answered(position, one, true));
  expect([...after.values()]).not.toEqual([...(await seenBy(one, position)).values()]);
});

it('what is compared has headers and lengths in it', async () => {
  const { position, asked } = await atClaim(1);
  for (const answer of (await seenBy(asked[0], position)).values()) {
    const { status, headers, body } = JSON.parse(answer);
    const sent = Object.fromEntries(headers);
    expect(Object.keys(sent)).toEqual(Object.keys(sent).toSorted());
    expect(sent).toMatchObject({ 'content-type': expect.stringContaining('json') });
    expect(sent).not.toHaveProperty('date');
    expect(Number(sent['content-length'])).toBe(Buffer.byteLength(body));
    expect([200, 400]).toContain(status);
  }
});
