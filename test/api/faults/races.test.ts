// Two processes over one store, their store calls in every order that fast-check finds: what both want to do is done once.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { present } from '../../engine/support/deals.ts';
import type { MatchPayload } from '../support/answers.ts';
import { type Api, openApi } from '../support/api.ts';
import { createMatch, joinMatch, listed, look, makeMove, type Person, signUp } from '../support/people.ts';
import { packsFrom } from '../support/random.ts';
import { notOnTurn, personOnTurn, seatEverybody } from '../support/tables.ts';
import { watched } from '../support/watched-store.ts';
import { mortal, wrapped } from '../support/wrapped-store.ts';

const RUNS = { numRuns: 60 };
const ID = '22222222-2222-4222-8222-222222222222';

/** Two processes whose every store call waits for its turn; each would shuffle packs of its own. */
async function twoProcesses(scheduler: fc.Scheduler, inner: Store): Promise<readonly [Api, Api]> {
  const checked = watched(inner);
  const store = wrapped(
    () => checked,
    async (name, run) => {
      await scheduler.schedule(Promise.resolve(), name);
      return run();
    },
  );
  return [
    await openApi({ store, shuffledPack: packsFrom(81) }),
    await openApi({ store, shuffledPack: packsFrom(82) }),
  ];
}

function expectQuiet(apis: readonly Api[]): void {
  for (const { log } of apis) expect(log).toEqual([]);
}

const codes = (answers: readonly MatchPayload[]) =>
  answers.map(({ refusal }) => refusal?.code ?? 'DONE').sort();

/** A match of two deals in which the first has just been passed out, and the process stopped before it went on. */
async function atHandOver(count: number) {
  const inner = makeMemoryStore();
  const { send } = await openApi({ store: inner, shuffledPack: packsFrom(80) });
  const { id, people, match } = await seatEverybody(send, { rules: { length: { unit: 'deal', count } } });
  const first = personOnTurn(people, match);
  await makeMove(send, first, { place: match, move: { call: 'PASS' } });
  const dying = await openApi({ store: mortal(inner, write => (write === 0 ? 'after' : null)).store });
  const place = { id, version: match.version + 1 };
  const last = { place, move: { call: 'PASS' } };
  const second = notOnTurn(people, match);
  await expect(makeMove(dying.send, second, last)).rejects.toThrow('INTERNAL_SERVER_ERROR');
  return { inner, id, first, second, last, version: match.version };
}

it('two looks that settle one ended deal deal one next deal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const { inner, id, first, second, version } = await atHandOver(2);
      const [one, two] = await twoProcesses(scheduler, inner);
      const seen = await scheduler.waitFor(
        Promise.all([look(one.send, id, first), look(two.send, id, second)]),
      );
      expect(seen.map(each => [each.deal?.number, each.version])).toEqual(Array(2).fill([2, version + 3]));
      expect(await scheduler.waitFor(look(two.send, id, first))).toEqual(seen[0]);
      expect(await scheduler.waitFor(look(one.send, id, second))).toEqual(seen[1]);
      expectQuiet([one, two]);
    }),
    RUNS,
  );
});

it('a look, and the last call again, at the end of a match settle it once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const { inner, id, first, second, last, version } = await atHandOver(1);
      const [one, two] = await twoProcesses(scheduler, inner);
      const [seen, again] = await scheduler.waitFor(
        Promise.all([look(one.send, id, first), makeMove(two.send, second, last)]),
      );
      expect(seen).toMatchObject({ status: 'FINISHED', version: version + 2 });
      expect(again).toMatchObject({ refusal: null, match: { status: 'FINISHED', version: version + 2 } });
      const lists = [listed(one.send, first), listed(one.send, second)];
      expect(await scheduler.waitFor(Promise.all(lists))).toEqual(
        Array(2).fill({ active: [], finished: [id] }),
      );
      expectQuiet([one, two]);
    }),
    RUNS,
  );
});

it('bid and pass of one player, the other asking for the same at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const inner = makeMemoryStore();
      const [one, two] = await twoProcesses(scheduler, inner);
      const { id, people, match } = await scheduler.waitFor(seatEverybody(one.send));
      const [mover, other] = [personOnTurn(people, match), notOnTurn(people, match)];
      const move = (api: Api, person: Person, call: string) =>
        makeMove(api.send, person, { place: match, move: { call } });
      const answers = await scheduler.waitFor(
        Promise.all([move(one, mover, 'PASS'), move(two, mover, '1C'), move(two, other, '1C')]),
      );
      expect(codes(answers.slice(0, 2))).toEqual(['DONE', 'STALE_VERSION']);
      expect(['NOT_YOUR_TURN', 'STALE_VERSION']).toContain(answers[2].refusal?.code);
      const { deal, version } = await scheduler.waitFor(look(one.send, id));
      expect([deal?.calls.length, version]).toEqual([1, match.version + 1]);
      expectQuiet([one, two]);
    }),
    RUNS,
  );
});

it('two who sit down at once, and one of them twice, start the match once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const inner = makeMemoryStore();
      const [one, two] = await twoProcesses(scheduler, inner);
      const names = ['Vera', 'Boris', 'Clara'];
      const people = await scheduler.waitFor(Promise.all(names.map(name => signUp(one.send, name))));
      const [vera, boris, clara] = [present(people[0]), present(people[1]), present(people[2])];
      const { inviteCode } = await scheduler.waitFor(createMatch(one.send, vera, { preset: 'book', id: ID }));
      const join = (api: Api, person: Person) => joinMatch(api.send, person, { inviteCode });
      const answers = await scheduler.waitFor(
        Promise.all([join(one, boris), join(two, clara), join(two, boris)]),
      );
      expect(codes(answers.slice(0, 2))).toEqual(['DONE', 'MATCH_FULL']);
      expect(answers[0].refusal?.code).toBe(answers[2].refusal?.code);
      if (answers[0].refusal === null) expect(answers[0]).toEqual(answers[2]);
      const seen = await scheduler.waitFor(look(two.send, ID));
      expect(seen).toMatchObject({ status: 'IN_PROGRESS', version: 3, deal: { number: 1, calls: [] } });
      const lists = await scheduler.waitFor(Promise.all(people.map(person => listed(one.send, person))));
      const isIn = lists.map(({ active }) => active.length);
      expect(isIn).toEqual(answers[0].refusal === null ? [1, 1, 0] : [1, 0, 1]);
      expectQuiet([one, two]);
    }),
    RUNS,
  );
});

it('the same match made twice at once is made once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async scheduler => {
      const [one, two] = await twoProcesses(scheduler, makeMemoryStore());
      const [vera, boris] = await scheduler.waitFor(
        Promise.all([signUp(one.send, 'Vera'), signUp(one.send, 'Boris')]),
      );
      const create = (api: Api, person: Person) => createMatch(api.send, person, { preset: 'book', id: ID });
      const answers = await scheduler.waitFor(
        Promise.all([create(one, vera), create(two, vera), create(two, boris)]),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(codes(answers.slice(1))).toEqual(['DONE', 'INVALID_ID']);
      const lists = await scheduler.waitFor(Promise.all([listed(one.send, vera), listed(one.send, boris)]));
      expect(lists.map(({ active }) => active.length)).toEqual(answers[0].refusal === null ? [1, 0] : [0, 1]);
      expectQuiet([one, two]);
    }),
    RUNS,
  );
});
