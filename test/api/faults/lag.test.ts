// A table whose reads lag behind its writes, as DynamoDB's may: people who act on what they were answered are served,
// and what belongs together in an answer stays together.
import { describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { openApi } from '../support/api.ts';
import { ask, type Send } from '../support/client.ts';
import { createMatch, joinMatch, listed, look, makeMove, type Person, signUp } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { personOnTurn, randomMove } from '../support/tables.ts';
import { lagging } from '../support/wrapped-store.ts';

/** Requests to `send` go by a lagging copy; to `prompt` by one that keeps up; to `direct` by none. */
async function openLagging(behind: number) {
  const [primary, replica] = [makeMemoryStore(), makeMemoryStore()];
  const shuffledPack = packsFrom(91);
  const lagged = await openApi({ store: lagging(primary, replica, behind), shuffledPack });
  const prompt = await openApi({ store: lagging(primary, replica, 0), shuffledPack });
  return { ...lagged, prompt, direct: await openApi({ store: primary, shuffledPack }) };
}

/** Two people at a match of three deals, known to the copy too. */
async function seatPromptly({ send }: { readonly send: Send }) {
  const people = [await signUp(send, 'Vera'), await signUp(send, 'Boris')] as const;
  const { inviteCode } = await createMatch(send, people[0], { preset: 'book', rules: RULES });
  const { match } = await joinMatch(send, people[1], { inviteCode });
  return { people, match: present(match) };
}

const RULES = { length: { unit: 'deal', count: 3 } };

const WHOLE = `query ($id: ID!) { match(id: $id) { version deal { number result { passedOut } }
  first: deal(number: 1) { number } deals(first: 100) { nodes { number } pageInfo { hasNextPage } }
  page: deals(first: 2) { nodes { number } pageInfo { hasNextPage } }
  score { northSouth { total } eastWest { total } lines { below above } } } }`;

interface Page {
  readonly nodes: readonly { readonly number: number }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

interface Whole {
  readonly version: number;
  readonly deal: { readonly number: number; readonly result: unknown };
  readonly first: { readonly number: number } | null;
  readonly deals: Page;
  readonly page: Page;
  readonly score: {
    readonly northSouth: { readonly total: number };
    readonly eastWest: { readonly total: number };
    readonly lines: readonly { readonly below: number; readonly above: number }[];
  };
}

/** Whether one answer is whole: all finished deals are there, and the lines add up. */
async function expectWhole(send: Send, id: string, person: Person): Promise<void> {
  const operation = { query: WHOLE, variables: { id } };
  const { match } = await ask<{ match: Whole }>(send, operation, { token: person.token });
  const { deal, deals, page, first, score, version } = match;
  const ended = deal.result === null ? deal.number - 1 : deal.number;
  const numbers = Array.from({ length: ended }, (_, place) => place + 1);
  expect(
    deals.nodes.map(({ number }) => number),
    `at version ${version}`,
  ).toEqual(numbers);
  expect([deals.pageInfo.hasNextPage, page.pageInfo.hasNextPage]).toEqual([false, ended > 2]);
  expect(first).toEqual({ number: 1 });
  const sum = score.lines.reduce((all, line) => all + line.below + line.above, 0);
  expect(sum).toBe(score.northSouth.total + score.eastWest.total);
}

describe.each([0, 1, 2, 3, 5])('%i writes behind', behind => {
  it('who has just signed up makes a match, and another sits down at it', async () => {
    const { send, log } = await openLagging(behind);
    const vera = await signUp(send, 'Vera');
    const created = await createMatch(send, vera, { preset: 'book' });
    const boris = await signUp(send, 'Boris');
    const joined = await joinMatch(send, boris, { inviteCode: created.inviteCode });
    expect(joined).toMatchObject({
      refusal: null,
      match: { status: 'IN_PROGRESS', viewerSeats: ['EAST', 'WEST'] },
    });
    expect(log).toEqual([]);
  });

  it('moves at the version that was answered are accepted, one from the future is stale', async () => {
    const { send, prompt, direct, log } = await openLagging(behind);
    const { people, ...seated } = await seatPromptly(prompt);
    let { match } = seated;
    const { id } = match;
    const random = seeded(94);
    while (match.status === 'IN_PROGRESS') {
      const mover = personOnTurn(people, match);
      const move = randomMove(await look(direct.send, id, mover), random);
      const ahead = { place: { id, version: match.version + 1 }, move };
      expect((await makeMove(send, mover, ahead)).refusal?.code).toBe('STALE_VERSION');
      const answer = await makeMove(send, mover, { place: match, move });
      expect(answer.refusal).toBeNull();
      match = present(answer.match);
    }
    await expectWhole(direct.send, id, people[0]);
    const lists = people.map(person => listed(direct.send, person));
    expect(await Promise.all(lists)).toEqual(people.map(() => ({ active: [], finished: [id] })));
    expect(log).toEqual([]);
  });

  it('every answer is whole: finished deals are all there, and the lines of the score add up', async () => {
    const { send, prompt, direct } = await openLagging(behind);
    const { people, ...seated } = await seatPromptly(prompt);
    let { match } = seated;
    const { id } = match;
    const random = seeded(95);
    while (match.status === 'IN_PROGRESS') {
      const mover = personOnTurn(people, match);
      const move = randomMove(await look(direct.send, id, mover), random);
      const answer = await makeMove(send, mover, { place: match, move });
      expect(answer.refusal).toBeNull();
      match = present(answer.match);
      await expectWhole(send, id, mover);
    }
  });
});
