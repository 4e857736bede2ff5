// Who finds a match and who may watch it: open ones are listed while they wait, others are known by their code or their
// id alone, and of a private one nobody else learns that it is there.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseMatchId } from '../../../api/ids.ts';
import { present } from '../../engine/support/deals.ts';
import { type Api, openApi } from '../support/api.ts';
import { ask, call } from '../support/client.ts';
import { createMatch, joinMatch, listed, look, makeMove, type Person, signUp } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { playOn, seatEverybody } from '../support/tables.ts';

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly nodes: readonly { readonly id: string; readonly inviteCode: string | null }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const OPEN = `query ($first: Int!, $after: String) { openMatches(first: $first, after: $after) {
  edges { cursor node { id } } nodes { id inviteCode } pageInfo { hasNextPage endCursor } } }`;

describe.each(Object.entries(STORES))('over %s', (_, openStore) => {
  let running: RunningStore;
  let api: Api;
  let time = Date.parse('2026-11-30T12:00:00.000Z');
  let vera: Person;
  let boris: Person;
  let egor: Person;
  beforeAll(async () => {
    running = await openStore();
    api = await openApi({
      store: running.store,
      shuffledPack: packsFrom(141),
      now: () => new Date(++time).toISOString(),
    });
  });
  beforeEach(async () => {
    [vera, boris, egor] = [
      await signUp(send, 'Vera'),
      await signUp(send, 'Boris'),
      await signUp(send, 'Egor'),
    ];
  });
  afterAll(async () => {
    expect(api.log).toEqual([]);
    await running.stop();
  });

  const send: Api['send'] = sent => api.send(sent);

  async function open(first: number, after: string | null = null, person = egor): Promise<Page> {
    const operation = { query: OPEN, variables: { first, after } };
    return (await ask<{ openMatches: Page }>(send, operation, person)).openMatches;
  }

  async function make(visibility: string, preset = 'book'): Promise<string> {
    const { match } = await createMatch(send, vera, { preset, visibility });
    return present(match).id;
  }

  const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);
  const code = async (person: Person, input: Readonly<Record<string, unknown>>) => {
    const { match, refusal } = await joinMatch(send, person, input);
    return { code: refusal?.code ?? null, sees: match !== null };
  };

  describe('open matches', () => {
    it('are listed, the newest first, while they wait; without their codes', async () => {
      const mine = [
        await make('OPEN'),
        await make('LINK'),
        await make('PRIVATE'),
        await make('OPEN', 'contract'),
      ];
      const page = await open(100);
      expect(ids(page).slice(0, 2)).toEqual([mine[3], mine[0]]);
      expect(ids(page)).not.toContain(mine[1]);
      expect(ids(page)).not.toContain(mine[2]);
      expect(page.edges.map(({ node }) => node.id)).toEqual(ids(page));
      expect(page.pageInfo).toEqual({ hasNextPage: false, endCursor: page.edges.at(-1)?.cursor });
      expect(page.nodes.every(({ inviteCode }) => inviteCode === null)).toBe(true);
      const own = await open(2, null, vera);
      expect(own.nodes.every(({ inviteCode }) => inviteCode !== null)).toBe(true);
    });

    it('are joined by their id, and gone from the list when full', async () => {
      const id = await make('OPEN', 'contract');
      for (const name of ['Clara', 'Dmitri']) {
        expect(await code(await signUp(send, name), { matchId: id })).toEqual({ code: null, sees: true });
        expect(ids(await open(100))).toContain(id);
      }
      expect(await code(boris, { matchId: id, seat: 'SOUTH' })).toEqual({ code: 'SEAT_TAKEN', sees: true });
      expect(await code(boris, { matchId: id })).toEqual({ code: null, sees: true });
      expect(ids(await open(100))).not.toContain(id);
      expect((await look(send, id, egor)).status).toBe('IN_PROGRESS');
      expect(await code(egor, { matchId: id })).toEqual({ code: 'MATCH_FULL', sees: true });
      expect(await code(boris, { matchId: id })).toEqual({ code: null, sees: true });
    });

    it('made again with the same id are listed once', async () => {
      const id = randomUUID();
      const input = { preset: 'book', visibility: 'OPEN', id };
      await Promise.all(Array.from({ length: 5 }, () => createMatch(send, vera, input)));
      expect(ids(await open(100)).filter(each => each === id)).toEqual([id]);
    });

    it('come in pages, also over places that are no longer open', async () => {
      const made: string[] = [];
      for (let each = 0; each < 7; each += 1) made.unshift(await make('OPEN'));
      const [third, fourth] = [present(made[2]), present(made[3])];
      const { createdAt } = await look(send, third, vera);
      await joinMatch(send, boris, { matchId: third });
      await joinMatch(send, boris, { matchId: fourth });
      // As a process leaves it that stopped too early; and one whose match was never written.
      await running.store.putOpenMatch({ matchId: present(parseMatchId(third)), createdAt });
      await running.store.putOpenMatch({ matchId: present(parseMatchId(randomUUID())), createdAt });
      const found: string[] = [];
      for (let after: string | null = null; found.length < 5; ) {
        const page = await open(2, after);
        found.push(...ids(page));
        expect(page.pageInfo.endCursor).not.toBeNull();
        after = page.pageInfo.endCursor;
      }
      expect(found.slice(0, 5)).toEqual(made.filter(id => id !== third && id !== fourth));
    });

    it('are not for nobody', async () => {
      const { status, errors } = await call(send, { query: OPEN, variables: { first: 1 } });
      expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    });
  });

  it.each(['LINK', 'PRIVATE'])(
    'a match that is %s is not joined by its id, by its code it is',
    async visibility => {
      const { match, inviteCode } = await createMatch(send, vera, { preset: 'book', visibility });
      const { id } = present(match);
      expect(await code(boris, { matchId: id })).toEqual({ code: 'MATCH_UNKNOWN', sees: false });
      expect(await code(vera, { matchId: id })).toEqual({ code: null, sees: true });
      expect((await look(send, id, vera)).version).toBe(1);
      expect(await code(boris, { inviteCode })).toEqual({ code: null, sees: true });
      expect(await code(boris, { matchId: id })).toEqual({ code: null, sees: true });
      expect(await code(egor, { inviteCode })).toEqual({ code: 'MATCH_FULL', sees: visibility === 'LINK' });
    },
  );

  it('takes either a code or an id', async () => {
    for (const input of [{}, { inviteCode: 'a', matchId: 'b' }]) {
      await expect(joinMatch(send, boris, input)).rejects.toThrow('BAD_USER_INPUT');
    }
  });

  const WATCH = 'query ($id: ID!) { match(id: $id) { id } node(id: $id) { id } }';
  async function sees(id: string, person: Person | null) {
    const { data, status } = await call<{ match: unknown; node: unknown }>(
      send,
      { query: WATCH, variables: { id } },
      { token: person?.token },
    );
    expect(status).toBe(200);
    return { match: data?.match !== null, node: data?.node !== null };
  }
  const both = (seen: boolean) => ({ match: seen, node: seen });

  it.each([
    ['PRIVATE', false],
    ['LINK', true],
    ['OPEN', true],
  ])(
    'a match that is %s is for its players, for others %s, for nobody never',
    async (visibility, forOthers) => {
      const { id, people } = await seatEverybody(send, {
        visibility,
        rules: { length: { unit: 'deal', count: 1 } },
      });
      const check = async () => {
        for (const person of people) expect(await sees(id, person)).toEqual(both(true));
        expect(await sees(id, egor)).toEqual(both(forOthers));
        expect(await sees(id, null)).toEqual(both(false));
      };
      await check();
      await playOn({ send, people, random: seeded(142) }, id);
      expect((await look(send, id, people[0])).status).toBe('FINISHED');
      await check();
    },
  );

  it('of a private match moves and lists tell nobody else', async () => {
    const { id, match } = await seatEverybody(send, { visibility: 'PRIVATE' });
    const nowhere = { id: randomUUID(), version: match.version };
    for (const move of [{ call: 'PASS' }, { card: 'SA' }, { tricks: 1 }, { concede: true } as const]) {
      const answer = await makeMove(send, egor, { place: { id, version: match.version }, move });
      expect(answer).toMatchObject({ match: null, refusal: { code: 'MATCH_UNKNOWN' } });
      expect(answer).toEqual(await makeMove(send, egor, { place: nowhere, move }));
    }
    expect(await listed(send, egor)).toEqual({ active: [], finished: [] });
  });
});
