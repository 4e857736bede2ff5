// A finished match as PBN and JSON: null until it has ended, then readable by our own readers without a problem.
import { describe, expect, it } from 'vitest';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { notationOf, readNotation } from '../../../engine/notation/read.ts';
import { replayNotated } from '../../../engine/notation/replay/replay.ts';
import { openApi } from '../support/api.ts';
import { ask, type Send } from '../support/client.ts';
import { look } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { playOn, seatEverybody } from '../support/tables.ts';

const DEALS = 3;
const EXPORT = `query ($id: ID!) { match(id: $id) {
  pbn: export(format: PBN) json: export(format: JSON)
  deals(first: 100) { nodes { number result { tricksByDeclarer } } } } }`;

interface Exported {
  readonly match: {
    readonly pbn: string | null;
    readonly json: string | null;
    readonly deals: {
      readonly nodes: readonly {
        readonly number: number;
        readonly result: { readonly tricksByDeclarer: number | null };
      }[];
    };
  };
}

const exported = async (send: Send, id: string, token?: string) =>
  (await ask<Exported>(send, { query: EXPORT, variables: { id } }, { token })).match;

describe.each([
  ['book', { layout: 'columns' }],
  ['bridge', { layout: 'rows' }],
  ['bridge', { layout: 'nine' }],
  ['contract', {}],
])('%s %j', (preset, options) => {
  it('exports nothing before its end, then every deal as it was played', async () => {
    const { send } = await openApi({ store: makeMemoryStore(), shuffledPack: packsFrom(8) });
    const rules = { ...options, length: { unit: 'deal', count: DEALS } };
    const { id, people } = await seatEverybody(send, { preset, rules });
    const token = people[0]?.token;
    const playing = { send, people, random: seeded(3) };
    await playOn(playing, id, match => match.deal?.number === 2 && match.turn?.kind === 'CARD');
    expect(await exported(send, id, token)).toMatchObject({ pbn: null, json: null });
    await playOn(playing, id);
    expect((await look(send, id, people[0])).status).toBe('FINISHED');
    const { pbn, json, deals } = await exported(send, id, token);
    const tricks = deals.nodes.map(({ result }) => result.tricksByDeclarer);
    expect(tricks).toHaveLength(DEALS);
    for (const [notation, text] of [['PBN', pbn] as const, ['JSON', json] as const]) {
      expect(notationOf(text ?? '')).toBe(notation);
      const read = readNotation(text ?? '', notation);
      expect(read.problems).toEqual([]);
      const replays = read.deals.map(replayNotated);
      expect(replays.flatMap(({ problems }) => problems)).toEqual([]);
      expect(replays.map(replay => replay.tricks)).toEqual(tricks);
    }
  });
});
