// Moves that come twice, late, out of turn or side by side: exactly one is accepted, whatever the order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../engine/support/deals.ts';
import { openLocal } from '../http/fronts.ts';
import type { MatchAnswer, MatchPayload } from '../support/answers.ts';
import { type Api, openApi } from '../support/api.ts';
import type { Send } from '../support/client.ts';
import { keepConnections } from '../support/connections.ts';
import { look, type MoveAsked, makeMove, type Person, type Place, signUp } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import {
  personOnTurn,
  playOn,
  playToCards,
  randomMove,
  type Seated,
  seatEverybody,
  turnView,
} from '../support/tables.ts';

/** The store as moves reach it: through the handler, and as at home, through sockets of the local server. */
const WAYS = [
  { name: 'memory, by the handler', store: 'memory', open: async (api: Api) => ({ ...api, close() {} }) },
  { name: 'dynamo, through the local server', store: 'dynamo', open: throughSockets },
] as const;

/** Enough for all that is asked at once. */
const SOCKETS = 20;

async function throughSockets({ handler, log }: Api) {
  const front = await openLocal(handler);
  const { send, close } = keepConnections(`http://127.0.0.1:${front.port}/graphql`, SOCKETS);
  return {
    send,
    get log() {
      return [...log, ...front.log];
    },
    async close() {
      close();
      await front.close();
    },
  };
}

describe.each(WAYS)('over $name', ({ store, open }) => {
  let running: RunningStore;
  let way: Awaited<ReturnType<(typeof WAYS)[number]['open']>>;
  beforeAll(async () => {
    running = await present(STORES[store])();
    way = await open(await openApi({ store: running.store, shuffledPack: packsFrom(21) }));
  });
  afterAll(async () => {
    expect(way.log).toEqual([]);
    await way.close();
    await running.stop();
  });

  const send: Send = sent => way.send(sent);
  const move = (person: Person, place: Place, asked: MoveAsked) =>
    makeMove(send, person, { place, move: asked });

  /** A match in which somebody is to call first. */
  async function atCalls() {
    const seated = await seatEverybody(send);
    return { ...seated, ...(await turnView(send, seated)) };
  }

  /** A match in which a hand with a choice of cards is to play. */
  async function atCards(seed: number) {
    const seated = await seatEverybody(send);
    const playing = { send, people: seated.people, random: seeded(seed) };
    await playToCards(playing, seated.id);
    const isChoice = ({ legalCards }: Pick<MatchAnswer, 'legalCards'>) => legalCards.length > 2;
    await playOn(playing, seated.id, isChoice);
    return { ...seated, ...(await turnView(send, seated)) };
  }

  async function events({ id }: Pick<Seated, 'id'>) {
    const { deal, version } = await look(send, id);
    const cards = deal?.tricks.flatMap(trick => trick.cards) ?? [];
    return { calls: deal?.calls.length ?? 0, cards: cards.length, version };
  }

  it('E11: a call out of turn, the same one again, another one at an old version', async () => {
    const { other, mover, match, id } = await atCalls();
    const early = await move(other, match, { call: '1C' });
    expect(early).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' }, match: { version: match.version } });
    const first = await move(mover, match, { call: '1D' });
    expect(first).toMatchObject({ refusal: null, match: { version: match.version + 1 } });
    expect(await move(mover, match, { call: '1D' })).toEqual(first);
    const late = await move(mover, match, { call: '1H' });
    expect(late).toMatchObject({ refusal: { code: 'STALE_VERSION' }, match: { version: match.version + 1 } });
    const ahead = await move(other, { id, version: match.version + 2 }, { call: 'PASS' });
    expect(ahead.refusal?.code).toBe('STALE_VERSION');
    expect(await events({ id })).toEqual({ calls: 1, cards: 0, version: match.version + 1 });
  });

  it('the same move again after the other has moved is answered with the fresh match', async () => {
    const { other, mover, match, id } = await atCalls();
    await move(mover, match, { call: '1D' });
    await move(other, { id, version: match.version + 1 }, { call: '1S' });
    const again = await move(mover, match, { call: '1D' });
    expect(again).toEqual({ refusal: null, match: await look(send, id, mover) });
    expect(again.match?.deal?.calls.map(({ call }) => call)).toEqual(['1D', '1S']);
    await move(mover, { id, version: match.version + 2 }, { call: '2D' });
    expect((await move(mover, match, { call: '1D' })).refusal?.code).toBe('STALE_VERSION');
  });

  it.each(['1C', 'PASS', 'X'])('the same move of one who did not make it is refused: %s', async call => {
    const { other, mover, match } = await atCalls();
    await move(mover, match, { call: '1C' });
    expect((await move(other, match, { call })).refusal?.code).toBe('STALE_VERSION');
  });

  const codes = (answers: readonly MatchPayload[]) =>
    answers.map(({ refusal }) => refusal?.code ?? 'ACCEPTED').sort();

  it('the same call twenty times at once is one call', async () => {
    const { mover, match, id } = await atCalls();
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(mover, match, { call: '1H' })));
    expect(codes(answers)).toEqual(Array(20).fill('ACCEPTED'));
    expect(new Set(answers.map(answer => answer.match?.version))).toEqual(new Set([match.version + 1]));
    expect(await events({ id })).toEqual({ calls: 1, cards: 0, version: match.version + 1 });
  });

  it('the same card twenty times at once, and once more, is one card', async () => {
    const { mover, match, id } = await atCards(31);
    const [card = ''] = match.legalCards;
    const before = await events({ id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(mover, match, { card })));
    expect(codes([...answers, await move(mover, match, { card })])).toEqual(Array(21).fill('ACCEPTED'));
    expect(await events({ id })).toEqual({ ...before, cards: before.cards + 1, version: before.version + 1 });
  });

  it.each([1, 2, 3, 4, 5])('pass and bid at once, round %i: one of them', async () => {
    const { mover, match, id } = await atCalls();
    const answers = await Promise.all([
      move(mover, match, { call: 'PASS' }),
      move(mover, match, { call: '1NT' }),
    ]);
    expect(codes(answers)).toEqual(['ACCEPTED', 'STALE_VERSION']);
    expect(await events({ id })).toEqual({ calls: 1, cards: 0, version: match.version + 1 });
    const stored = (await look(send, id)).deal?.calls[0]?.call;
    expect(answers[stored === 'PASS' ? 0 : 1].refusal).toBeNull();
  });

  it.each([41, 42, 43, 44])(
    'different cards at once (seed %i): one of them, and no hand plays twice',
    async seed => {
      const { mover, match, id } = await atCards(seed);
      const before = await events({ id });
      const answers = await Promise.all(match.legalCards.map(card => move(mover, match, { card })));
      const losers = Array(match.legalCards.length - 1).fill('STALE_VERSION');
      expect(codes(answers)).toEqual(['ACCEPTED', ...losers]);
      expect(await events({ id })).toEqual({
        ...before,
        cards: before.cards + 1,
        version: before.version + 1,
      });
      const fresh = await look(send, id, mover);
      for (const answer of answers) expect(answer.match).toEqual(fresh);
      const remaining =
        fresh.deal?.hands.reduce((sum, hand) => sum + hand.cards.length + hand.unseen, 0) ?? 0;
      expect(remaining + before.cards + 1).toBe(52);
    },
  );

  it('E48: whoever wins with the last card of a trick is told that it is his turn again, and so is everybody', async () => {
    const { id, people, match: first } = await atCards(51);
    const random = seeded(52);
    let [match, again] = [first, 0];
    while (match.deal?.number === first.deal?.number && again < 3) {
      const mover = personOnTurn(people, match);
      const asked = randomMove(await look(send, id, mover), random);
      match = present((await move(mover, match, asked)).match);
      if (match.turn?.player.id !== mover.id) continue;
      again += 1;
      expect(match.turn.kind).toBe('CARD');
      expect(match.legalCards.length).toBeGreaterThan(0);
      for (const other of people.filter(each => each !== mover)) {
        expect(await look(send, id, other)).toMatchObject({ turn: match.turn, legalCards: [] });
      }
    }
    expect(again).toBe(3);
  });

  it('the move that ends a deal, again and again at once, ends it once', async () => {
    const { mover, other, match, id } = await atCalls();
    await move(mover, match, { call: 'PASS' });
    const place = { id, version: match.version + 1 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(other, place, { call: 'PASS' })));
    expect(codes(answers)).toEqual(Array(8).fill('ACCEPTED'));
    const fresh = await look(send, id, other);
    expect(fresh).toMatchObject({ version: place.version + 2, deal: { number: 2, calls: [] } });
    expect((await move(other, place, { call: 'PASS' })).match).toEqual(fresh);
  });

  it('strangers, and moves in matches that are not, not begun or over', async () => {
    const { match, id, people } = await seatEverybody(send, {
      rules: { length: { unit: 'deal', count: 1 } },
    });
    const stranger = await signUp(send, 'Egor');
    const code = async (person: Person, place: Place, asked: MoveAsked) =>
      (await move(person, place, asked)).refusal?.code;
    expect(await code(stranger, match, { call: 'PASS' })).toBe('NOT_A_PLAYER');
    const nowhere = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
    expect(await move(stranger, nowhere, { call: 'PASS' })).toMatchObject({
      match: null,
      refusal: { code: 'MATCH_UNKNOWN' },
    });
    expect(await code(stranger, { id: 'x', version: 1 }, { call: 'PASS' })).toBe('MATCH_UNKNOWN');
    const end = await playOn({ send, people, random: seeded(1) }, id);
    for (const person of people) expect(await code(person, end, { call: 'PASS' })).toBe('MATCH_OVER');
    expect((await look(send, id)).version).toBe(end.version);
  });
});
