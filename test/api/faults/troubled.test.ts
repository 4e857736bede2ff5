// Whole matches over a table that makes trouble, everything asked for by two at once and again until it is answered: no
// accepted move is lost, none is made twice, and what was played comes to the score that the engine gives.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { present } from '../../engine/support/deals.ts';
import { DEAL_FIELDS, type DealAnswer, type MatchAnswer } from '../support/answers.ts';
import { openApi } from '../support/api.ts';
import { ask, type Send } from '../support/client.ts';
import { createMatch, joinMatch, listed, look, type MoveAsked, makeMove, signUp } from '../support/people.ts';
import { packsFrom, pick, seeded } from '../support/random.ts';
import { playedAgain } from '../support/replay.ts';
import { personOnTurn, randomMove } from '../support/tables.ts';
import { startTroubledTable, TROUBLES, type Trouble, type TroubledTable } from './troubled-table.ts';

const random = seeded(171);
let share = 0;
let only: Trouble | null = null;
let troubled: TroubledTable;
beforeAll(async () => {
  troubled = await startTroubledTable(() => (random() < share ? (only ?? pick(random, TROUBLES)) : null));
});
afterAll(() => troubled.stop());

const MOST_TRIES = 20;

/** Asks again what was not answered. */
function persistent(send: Send): Send {
  return async sent => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const got = await send(sent);
      if (!got.body.includes('INTERNAL_SERVER_ERROR')) return got;
    }
    throw new Error('no answer, however often it was asked for');
  };
}

const DEALS = `query ($id: ID!) { match(id: $id) { deals(first: 9) { nodes { ${DEAL_FIELDS} } } } }`;

async function dealsOf(send: Send, id: string, token: string): Promise<readonly DealAnswer[]> {
  const operation = { query: DEALS, variables: { id } };
  type Answer = { readonly match: { readonly deals: { readonly nodes: readonly DealAnswer[] } } };
  return (await ask<Answer>(send, operation, { token })).match.deals.nodes;
}

function movesIn(deals: readonly DealAnswer[]): readonly MoveAsked[] {
  return deals.flatMap(({ calls, tricks }) => [
    ...calls.map(({ call }) => ({ call })),
    ...tricks.flatMap(({ cards }) => cards.map(({ card }) => ({ card }))),
  ]);
}

async function play(seed: number): Promise<void> {
  const store = makeDynamoStore(troubled.table);
  const packs = packsFrom(seed);
  const apis = [await openApi({ store, shuffledPack: packs }), await openApi({ store, shuffledPack: packs })];
  const quiet = (await openApi({ store: makeDynamoStore(troubled.quiet) })).send;
  const [one, two] = apis.map(({ send }) => persistent(send));
  const [first, second] = [present(one), present(two)];
  const people = [await signUp(first, 'Vera'), await signUp(second, 'Boris')] as const;
  const options = { preset: 'book', rules: { length: { unit: 'deal', count: 2 } } };
  const { inviteCode } = await createMatch(first, people[0], options);
  const joined = await joinMatch(second, people[1], { inviteCode });
  const started: MatchAnswer = present(joined.match);
  const { id } = started;
  const choose = seeded(seed);
  const made: MoveAsked[] = [];
  let match = started;
  while (match.status === 'IN_PROGRESS') {
    const mover = personOnTurn(people, match);
    const place = { id, version: match.version };
    const move = randomMove(await look(quiet, id, mover), choose);
    const answers = await Promise.all([first, second].map(send => makeMove(send, mover, { place, move })));
    for (const { refusal } of answers) expect(refusal).toBeNull();
    made.push(move);
    match = await look(quiet, id, people[0]);
    expect(match.version).toBeGreaterThan(place.version);
  }
  const deals = await dealsOf(quiet, id, people[0].token);
  expect(movesIn(deals)).toEqual(made);
  expect(playedAgain(options, started, deals).score).toEqual(match.score);
  for (const person of people) expect(await listed(first, person)).toEqual({ active: [], finished: [id] });
}

it.each([...TROUBLES, null])('a match whose table is often %s (null: any of it)', async trouble => {
  only = trouble;
  share = trouble === 'slow' ? 0.2 : 0.03;
  const before = { ...troubled.counts };
  await play(172 + TROUBLES.length);
  const happened = TROUBLES.map(each => troubled.counts[each] - before[each]);
  expect(Math.max(...happened)).toBeGreaterThan(3);
});
