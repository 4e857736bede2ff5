// All that is stored of a player, for himself: what he may see and no more, no hash, no key.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, parsePlayerId, parseToken } from '../../../api/ids.ts';
import type { Store } from '../../../api/store/store.ts';
import { present } from '../../engine/support/deals.ts';
import { newPasskey } from '../store/credentials.ts';
import type { MatchAnswer } from '../support/answers.ts';
import { type Api, NOON, openApi } from '../support/api.ts';
import { look, type Person, signUp } from '../support/people.ts';
import { seeded } from '../support/random.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { playOn, playToCards, seatEverybody } from '../support/tables.ts';
import { accountData, secretFor } from './asking.ts';
import { NAME, openLeaver } from './leaver.ts';

const CARD = /"([SHDC][2-9TJQKA])"/g;

describe.each(Object.keys(STORES))('over %s', name => {
  let running: RunningStore;
  let api: Api;
  beforeAll(async () => {
    running = await present(STORES[name])();
    api = await openApi({ store: running.store });
  });
  afterAll(() => running.stop());

  async function secretsOf(store: Store, { id }: Person): Promise<readonly string[]> {
    const player = present(parsePlayerId(id));
    const [sessions, passkeys] = [await store.listSessions(player), await store.listPasskeys(player)];
    return [...sessions.map(({ hash }) => hash), ...passkeys.map(({ publicKey }) => publicKey)];
  }

  it('tells of profile, sessions, passkeys and matches', async () => {
    const { vera, matches } = await openLeaver(api.send, running.store);
    const text = await accountData(api.send, vera);
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      format: 'half-open-bridge account',
      version: 1,
      exportedAt: NOON,
      player: { id: vera.id, name: NAME, createdAt: NOON },
      passkeys: [{ name: NAME, rpId: 'bridge.example.org' }],
    });
    expect(data.sessions.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['DEVICE', 'PROGRAM']);
    const statuses = data.matches.map(({ id, status }: MatchAnswer) => [id, status]);
    expect(Object.fromEntries(statuses)).toEqual({
      [matches.own]: 'WAITING',
      [matches.open]: 'WAITING',
      [matches.ownForFour]: 'WAITING',
      [matches.joined]: 'WAITING',
      [matches.running]: 'IN_PROGRESS',
      [matches.begun]: 'IN_PROGRESS',
      [matches.finished]: 'FINISHED',
    });
    const finished = data.matches.find(({ id }: MatchAnswer) => id === matches.finished);
    expect(finished).toMatchObject({ ownSeat: 'SOUTH', running: null, record: { deals: [{ number: 1 }] } });
    const secrets = await secretsOf(running.store, vera);
    expect(secrets).toHaveLength(3);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hob_/);
  });

  it('shows of a running deal what the player sees, and the deals before it whole', async () => {
    const { id, people } = await seatEverybody(api.send, { rules: { length: { unit: 'deal', count: 2 } } });
    const playing = { send: api.send, people, random: seeded(7) };
    await playOn(playing, id, match => match.deal?.number === 2);
    await playToCards(playing, id);
    for (const person of people) {
      const data = JSON.parse(await accountData(api.send, person));
      const [match] = data.matches;
      const seen = await look(api.send, id, person);
      const cards = seen.deal?.hands.map(hand => [hand.seat, hand.cards, hand.unseen]);
      const told = match.running.hands.map((hand: { seat: string; cards: string[]; unseen: number }) => [
        hand.seat,
        hand.cards,
        hand.unseen,
      ]);
      expect(told).toEqual(cards);
      expect(match.record.deals.map((deal: { number: number }) => deal.number)).toEqual([1]);
      const open = new Set(seen.deal?.hands.flatMap(hand => hand.cards));
      const played = seen.deal?.tricks.flatMap(({ cards: all }) => all.map(({ card }) => card)) ?? [];
      const named = [...JSON.stringify(match.running).matchAll(CARD)].map(([, card]) => card);
      expect(named.every(card => open.has(card ?? '') || played.includes(card ?? ''))).toBe(true);
      expect(open.size + played.length).toBeLessThan(52);
    }
  });

  it('is for a caller who manages the account', async () => {
    const vera = await signUp(api.send, 'Vera');
    await running.store.createPasskey(newPasskey(present(parsePlayerId(vera.id))));
    const token = await secretFor(api.send, vera, { scopes: ['MANAGE'] });
    const data = await accountData(api.send, { token });
    expect(JSON.parse(data).sessions).toHaveLength(2);
    expect(data).not.toContain(hashToken(present(parseToken(token)).token));
    await expect(
      accountData(api.send, { token: await secretFor(api.send, vera, { scopes: ['PLAY'] }) }),
    ).rejects.toThrow('FORBIDDEN');
  });
});
