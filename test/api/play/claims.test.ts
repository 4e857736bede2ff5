// Claims and concessions through the API: what each is told, and that nobody learns who answered what.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { MatchAnswer } from '../support/answers.ts';
import { type Api, openApi } from '../support/api.ts';
import { look, type MoveAsked, makeMove, type Person, type Place } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { personOnTurn, playOn, seatEverybody, turnView } from '../support/tables.ts';

describe('claims and concessions', () => {
  let api: Api;
  beforeAll(async () => {
    api = await openApi({ store: makeMemoryStore(), shuffledPack: packsFrom(5) });
  });

  const send: Api['send'] = sent => api.send(sent);
  const move = (person: Person, place: Place, asked: MoveAsked) =>
    makeMove(send, person, { place, move: asked });

  /** A table at which so many cards of a deal have been played and a claim may be made. */
  async function atClaim(preset: string, cards: number) {
    const seated = await seatEverybody(send, { preset });
    let played = 0;
    await playOn({ send, people: seated.people, random: seeded(11) }, seated.id, match => {
      played = match.turn?.kind === 'CARD' ? played + 1 : 0;
      return played > cards;
    });
    return { ...seated, ...(await turnView(send, seated)) };
  }

  const dealAfter = ({ deal }: Pick<MatchAnswer, 'deal'>) => (deal?.number ?? 0) + 1;

  it('one answer of two changes nothing that anybody else can see, the version included', async () => {
    const { id, people, mover, match } = await atClaim('contract', 30);
    expect(match.legalClaim).toBeGreaterThan(1);
    const claimed = await move(mover, match, { tricks: 1 });
    expect(claimed).toMatchObject({ refusal: null, match: { version: match.version + 1 } });
    const place = { id, version: match.version + 1 };
    const views = await Promise.all(people.map(person => look(send, id, person)));
    const asked = people.filter((_, i) => views[i]?.legalAnswer);
    expect(asked).toHaveLength(2);
    const [first, second] = asked;
    if (first === undefined || second === undefined) throw new Error('two are asked');
    const others = people.filter(({ id: player }) => player !== first.id);
    const seen = () => Promise.all([...others.map(person => look(send, id, person)), look(send, id)]);
    const before = await seen();
    const agreed = await move(first, place, { accept: true });
    expect(agreed).toMatchObject({ refusal: null, match: { version: place.version, legalAnswer: false } });
    expect(await seen()).toEqual(before);
    expect(await move(first, place, { accept: true })).toEqual(agreed);
    expect((await move(first, place, { accept: false })).refusal?.code).toBe('NOT_YOUR_TURN');
    const objected = await move(second, place, { accept: false });
    expect(objected).toMatchObject({ refusal: null, match: { version: place.version + 1 } });
    const later = await look(send, id, first);
    expect(later.turn).toMatchObject({ kind: 'CARD', player: { id: mover.id } });
    expect(await look(send, id, mover)).toMatchObject({ legalClaim: 0, legalAnswer: false });
  });

  it('a claim opens the hand to all, spectators too, and its acceptance ends the deal', async () => {
    const { id, people, mover, other, match } = await atClaim('bridge', 45);
    const hand = match.viewerSeats.find(seat => seat === 'SOUTH' || seat === 'WEST');
    const cardsOf = (view: Awaited<ReturnType<typeof look>>) =>
      view.deal?.hands.find(({ seat }) => seat === hand)?.cards;
    const own = cardsOf(match);
    expect(own?.length).toBeGreaterThan(0);
    expect(cardsOf(await look(send, id))).toEqual([]);
    await move(mover, match, { tricks: 1 });
    expect(cardsOf(await look(send, id))).toEqual(own);
    expect(cardsOf(await look(send, id, other))).toEqual(own);
    const asked = await look(send, id, other);
    expect(personOnTurn(people, asked)).toEqual(other);
    const ended = await move(other, asked, { accept: true });
    expect(ended).toMatchObject({ refusal: null, match: { deal: { number: dealAfter(match) } } });
  });

  it('a claim with a closed card left, of too many tricks, or out of turn is refused; a concession is not', async () => {
    const { mover, other, match } = await atClaim('bridge', 3);
    expect(match.legalClaim).toBe(0);
    expect((await move(mover, match, { tricks: 1 })).refusal?.code).toBe('ILLEGAL_CLAIM');
    expect((await move(other, match, { concede: true })).refusal?.code).toBe('NOT_YOUR_TURN');
    expect((await move(mover, match, { accept: true })).refusal?.code).toBe('ILLEGAL_CLAIM');
    const conceded = await move(mover, match, { concede: true });
    expect(conceded).toMatchObject({
      refusal: null,
      match: { deal: { number: dealAfter(match), calls: [] } },
    });
  });
});
