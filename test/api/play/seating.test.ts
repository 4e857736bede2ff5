// Making matches and sitting down: again, at once, in a wrong place, too late.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, openApi } from '../support/api.ts';
import { ask } from '../support/client.ts';
import { createMatch, joinMatch, listed, look, makeMove, type Person, signUp } from '../support/people.ts';
import { packsFrom } from '../support/random.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { seatEverybody } from '../support/tables.ts';

describe.each(Object.entries(STORES))('over %s', (_, openStore) => {
  let running: RunningStore;
  let api: Api;
  let vera: Person;
  let boris: Person;
  let clara: Person;
  beforeAll(async () => {
    running = await openStore();
    api = await openApi({ store: running.store, shuffledPack: packsFrom(51) });
    [vera, boris, clara] = await Promise.all([
      signUp(send, 'Vera'),
      signUp(send, 'Boris'),
      signUp(send, 'Clara'),
    ]);
  });
  afterAll(async () => {
    expect(api.log).toEqual([]);
    await running.stop();
  });

  const send: Api['send'] = sent => api.send(sent);

  const create = (person: Person, input: Readonly<Record<string, unknown>> = {}) =>
    createMatch(send, person, { preset: 'book', ...input });
  const INVITATION = `query ($code: String!) { invitation(code: $code) {
    rules { preset } seats { seat player { name } dummy } freeSeats } }`;
  const invitation = async (code: string | null) =>
    (await ask<{ invitation: unknown }>(send, { query: INVITATION, variables: { code } })).invitation;

  it('the same id again answers as before, and as it is now', async () => {
    const id = randomUUID();
    const first = await create(vera, { id });
    expect(first).toMatchObject({ refusal: null, match: { id, status: 'WAITING', version: 1 } });
    expect(await create(vera, { id })).toEqual(first);
    expect(await create(vera, { id: id.toUpperCase() })).toEqual(first);
    expect(await create(vera, { id, preset: 'bridge', seat: 'WEST' })).toEqual(first);
    await joinMatch(send, boris, { inviteCode: first.inviteCode });
    const later = await create(vera, { id });
    expect(later).toMatchObject({ refusal: null, inviteCode: first.inviteCode });
    expect(later.match).toEqual(await look(send, id, vera));
  });

  it('the same id ten times at once makes one match and one invitation', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(vera, { id })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ refusal: null, match: { id } });
    expect((await listed(send, vera)).active.filter(each => each === id)).toEqual([id]);
    expect(await invitation(answers[0]?.inviteCode ?? null)).not.toBeNull();
  });

  it('the same id of two at once is one player’s match', async () => {
    const id = randomUUID();
    const answers = await Promise.all([create(vera, { id }), create(clara, { id })]);
    expect(answers.map(({ refusal }) => refusal?.code ?? 'MADE').sort()).toEqual(['INVALID_ID', 'MADE']);
    const lists = await Promise.all([listed(send, vera), listed(send, clara)]);
    expect(lists.map(({ active }) => active.includes(id))).toEqual(
      answers.map(({ refusal }) => refusal === null),
    );
  });

  it('an id of another’s match, or of no form, is INVALID_ID', async () => {
    const id = randomUUID();
    await create(vera, { id });
    for (const asked of [id, 'abc', '', 'x'.repeat(500)]) {
      expect(await create(boris, { id: asked })).toEqual({
        match: null,
        inviteCode: null,
        refusal: { code: 'INVALID_ID', message: expect.any(String) },
      });
    }
    expect((await listed(send, boris)).active).not.toContain(id);
  });

  it('joining again, and joining one’s own match, answers with the match', async () => {
    const { inviteCode, match } = await create(vera);
    const own = await joinMatch(send, vera, { inviteCode });
    expect(own).toEqual({ match, refusal: null });
    expect(await joinMatch(send, vera, { inviteCode, seat: 'WEST' })).toEqual(own);
    const joined = await joinMatch(send, boris, { inviteCode });
    expect(joined).toMatchObject({ refusal: null, match: { status: 'IN_PROGRESS', version: 3 } });
    expect(joined.match?.viewerSeats).toEqual(['EAST', 'WEST']);
    expect(await joinMatch(send, boris, { inviteCode })).toEqual(joined);
    expect((await joinMatch(send, vera, { inviteCode })).refusal).toBeNull();
  });

  it('of two at once for one seat one gets it, the other MATCH_FULL', async () => {
    const { inviteCode, match } = await create(vera);
    const answers = await Promise.all([boris, clara].map(person => joinMatch(send, person, { inviteCode })));
    expect(answers.map(({ refusal }) => refusal?.code ?? 'SEATED').sort()).toEqual(['MATCH_FULL', 'SEATED']);
    const seated = answers[0]?.refusal === null ? boris : clara;
    const left = seated === boris ? clara : boris;
    const seats = (await look(send, match?.id ?? '')).seats;
    expect(seats.map(({ player }) => player?.name)).toEqual(['Vera', seated.name, 'Vera', seated.name]);
    expect((await listed(send, left)).active).not.toContain(match?.id);
    expect((await listed(send, seated)).active).toContain(match?.id);
  });

  it('the same player twenty times at once sits once, and the match starts once', async () => {
    const { inviteCode } = await create(vera);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => joinMatch(send, boris, { inviteCode })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ refusal: null, match: { version: 3, deal: { number: 1 } } });
  });

  it('a taken seat, a seat that is none, and a full match', async () => {
    const { inviteCode, match } = await create(vera, { seat: 'WEST' });
    const code = async (seat?: string) => (await joinMatch(send, boris, { inviteCode, seat })).refusal?.code;
    expect(await code('WEST')).toBe('SEAT_TAKEN');
    expect(await code('NORTH')).toBe('NO_SUCH_SEAT');
    expect(await code('EAST')).toBe('NO_SUCH_SEAT');
    expect((await look(send, match?.id ?? '')).version).toBe(1);
    expect(await code('SOUTH')).toBeUndefined();
    const late = await joinMatch(send, clara, { inviteCode });
    expect(late).toMatchObject({
      refusal: { code: 'MATCH_FULL' },
      match: { viewerSeats: [], inviteCode: null },
    });
    expect((await joinMatch(send, clara, { inviteCode, seat: 'NORTH' })).refusal?.code).toBe('NO_SUCH_SEAT');
    const nowhere = await joinMatch(send, clara, { inviteCode: 'A'.repeat(22) });
    expect(nowhere).toMatchObject({ refusal: { code: 'INVITATION_UNKNOWN' }, match: null });
  });

  it.each(['NORTH', 'EAST'])('%s is no seat to make a match from', async seat => {
    expect((await create(vera, { seat })).refusal?.code).toBe('NO_SUCH_SEAT');
  });

  it('an invitation shows who sits where, and is void when the match is full', async () => {
    const { inviteCode, match } = await create(vera);
    const player = { name: 'Vera' };
    expect(await invitation(inviteCode)).toEqual({
      rules: { preset: 'book' },
      seats: [
        { seat: 'NORTH', player, dummy: true },
        { seat: 'EAST', player: null, dummy: true },
        { seat: 'SOUTH', player, dummy: false },
        { seat: 'WEST', player: null, dummy: false },
      ],
      freeSeats: ['WEST'],
    });
    expect(match).toMatchObject({ inviteCode, draw: null, deal: null, turn: null, legalCalls: [] });
    expect((await look(send, match?.id ?? '', boris)).inviteCode).toBeNull();
    await joinMatch(send, boris, { inviteCode });
    expect(await invitation(inviteCode)).toBeNull();
    expect((await look(send, match?.id ?? '', vera)).inviteCode).toBeNull();
    expect(await invitation('nothing')).toBeNull();
  });

  it('the drawn cards are shown to all; the lowest deals, then each in turn, passed-out deals too', async () => {
    const { id, people, match } = await seatEverybody(send, {
      rules: { length: { unit: 'deal', count: 5 } },
    });
    const [south, west] = match.draw ?? [];
    expect([south?.seat, west?.seat]).toEqual(['SOUTH', 'WEST']);
    expect((await look(send, id)).draw).toEqual(match.draw);
    const order = (card: string) =>
      'CDHS'.indexOf(card.charAt(0)) * 13 + '23456789TJQKA'.indexOf(card.charAt(1));
    const first = order(south?.card ?? '') < order(west?.card ?? '') ? 'SOUTH' : 'WEST';
    let now = await look(send, id);
    for (let number = 1; number <= 5; number += 1) {
      const dealer = (number % 2 === 1) === (first === 'SOUTH') ? 'SOUTH' : 'WEST';
      expect(now.deal).toMatchObject({ number, dealer, calls: [] });
      expect(now.turn?.seat).toBe(dealer);
      const version = now.version;
      for (const step of [0, 1]) {
        const mover = people.find(person => person.id === now.turn?.player.id) ?? vera;
        const passed = await makeMove(send, mover, {
          place: { id, version: version + step },
          move: { call: 'PASS' },
        });
        expect(passed.refusal).toBeNull();
        now = passed.match ?? now;
      }
      if (number < 5) expect(now.version).toBe(version + 3);
    }
    expect(now).toMatchObject({ status: 'FINISHED', turn: null, deal: { number: 5, contract: null } });
    expect(now.deal?.result).toEqual({ tricksByDeclarer: null, passedOut: true, claimed: false, points: [] });
    const query = `{ match(id: "${id}") { deals(first: 100) { nodes { number result { passedOut } } } } }`;
    const { match: all } = await ask<{ match: { deals: { nodes: readonly unknown[] } } }>(
      send,
      { query },
      vera,
    );
    expect(all.deals.nodes).toEqual([1, 2, 3, 4, 5].map(number => ({ number, result: { passedOut: true } })));
  });
});
