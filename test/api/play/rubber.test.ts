// Whole matches of two programs through the real server on disk; afterwards all that was played is taken from the API
// and played once more by the engine alone, which must come to the same points.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DealAnswer, MatchAnswer } from '../support/answers.ts';
import { DEAL_FIELDS } from '../support/answers.ts';
import { ask } from '../support/client.ts';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { listed, look, type Person, spectator } from '../support/people.ts';
import { seeded } from '../support/random.ts';
import { playedAgain } from '../support/replay.ts';
import { playOn, seatEverybody, type TableOptions } from '../support/tables.ts';

let directory: string;
let server: LocalServer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rubber-'));
  server = await startLocalServer(directory);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
  await rm(directory, { recursive: true });
});

const PAGE = `query ($id: ID!, $after: String) { match(id: $id) { deals(first: 4, after: $after) {
  edges { cursor node { number } } nodes { ${DEAL_FIELDS} } pageInfo { hasNextPage endCursor } } } }`;

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly number: number } }[];
  readonly nodes: readonly DealAnswer[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Asks on by one `send`, so that the spectator is signed up once. */
const send: LocalServer['send'] = sent => server.send(sent);
const watcher = () => spectator(send);

async function page(id: string, after: string | null): Promise<Page> {
  const operation = { query: PAGE, variables: { id, after } };
  const { match } = await ask<{ match: { deals: Page } }>(server.send, operation, await watcher());
  const { edges, nodes, pageInfo } = match.deals;
  expect(edges.map(({ node }) => node.number)).toEqual(nodes.map(({ number }) => number));
  expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
  return match.deals;
}

async function allDeals(id: string): Promise<readonly DealAnswer[]> {
  const deals: DealAnswer[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await page(id, after);
    deals.push(...nodes);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return deals;
}

function expectFinished(match: MatchAnswer): void {
  const { northSouth, eastWest, winner, lines } = match.score;
  const lead = northSouth.total - eastWest.total;
  expect(match).toMatchObject({ status: 'FINISHED', turn: null, legalCalls: [], legalCards: [] });
  expect(winner).toBe(lead === 0 ? null : lead > 0 ? 'NORTH_SOUTH' : 'EAST_WEST');
  const sum = (side: string) =>
    lines.filter(line => line.side === side).reduce((all, line) => all + line.below + line.above, 0);
  expect({ northSouth: sum('NORTH_SOUTH'), eastWest: sum('EAST_WEST') }).toEqual({
    northSouth: northSouth.total,
    eastWest: eastWest.total,
  });
}

function expectOpen(deals: readonly DealAnswer[]): void {
  expect(deals.map(({ number }) => number)).toEqual(deals.map((_, place) => place + 1));
  for (const { dealt, hands, tricks, result } of deals) {
    expect(new Set(dealt?.flatMap(({ cards }) => cards)).size).toBe(52);
    expect(hands.map(({ unseen }) => unseen)).toEqual([0, 0, 0, 0]);
    const seen = [
      ...hands.flatMap(({ cards }) => cards),
      ...tricks.flatMap(({ cards }) => cards.map(c => c.card)),
    ];
    expect(new Set(seen).size).toBe(52);
    expect(result?.claimed).toBe(false);
  }
}

async function lists(people: readonly Person[]) {
  return Promise.all(people.map(person => listed(server.send, person)));
}

const MATCHES: readonly (TableOptions & { readonly seed: number; readonly name: string })[] = [
  { name: 'a rubber of book', preset: 'book', seed: 11 },
  { name: 'a rubber of bridge, the creator in west', preset: 'bridge', seat: 'WEST', seed: 12 },
  { name: 'three deals of book', preset: 'book', rules: { length: { unit: 'deal', count: 3 } }, seed: 13 },
  {
    name: 'three deals of bridge without doubles',
    preset: 'bridge',
    rules: { length: { unit: 'deal', count: 3 }, doubles: false },
    seed: 14,
  },
];

it.each(MATCHES)(
  '$name (seed $seed), the server ended and started in its middle',
  async ({ seed, ...options }) => {
    const { id, people, match } = await seatEverybody(server.send, options);
    const random = seeded(seed);
    expect(await lists(people)).toEqual(people.map(() => ({ active: [id], finished: [] })));
    const playing = { send, people, random, isHurried: true };
    await playOn(playing, id, now => now.deal?.number === 2 && now.turn?.kind === 'CARD');
    const before = await Promise.all(people.map(person => look(send, id, person)));
    await server.stop('SIGTERM');
    server = await startLocalServer(directory);
    expect(await Promise.all(people.map(person => look(send, id, person)))).toEqual(before);
    await playOn(playing, id);
    const end = await look(send, id, people[0]);
    expectFinished(end);
    const deals = await allDeals(id);
    expectOpen(deals);
    expect(end.deal).toEqual(deals.at(-1));
    expect(playedAgain(options, match, deals)).toEqual({
      score: end.score,
      results: deals.map(deal => deal.result),
    });
    expect(await lists(people)).toEqual(people.map(() => ({ active: [], finished: [id] })));
  },
);
