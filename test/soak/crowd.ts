// A thousand matches of one deal at once, by two thousand clients of the local server through real sockets, every move
// sent twice at the same time: all end with the score that the engine gives to what was played. `MATCHES=…` plays fewer.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  DEAL_FIELDS,
  type DealAnswer,
  type MatchPayload,
  PLAYING_FIELDS,
  type PlayingAnswer,
} from '../api/support/answers.ts';
import { ask, type Send } from '../api/support/client.ts';
import { keepConnections } from '../api/support/connections.ts';
import { startLocalServer } from '../api/support/local-server.ts';
import { look, type MoveAsked, moveOperation, type Person } from '../api/support/people.ts';
import { seeded } from '../api/support/random.ts';
import { playedAgain } from '../api/support/replay.ts';
import { personOnTurn, randomMove, seatEverybody } from '../api/support/tables.ts';
import { present } from '../engine/support/deals.ts';

const { MATCHES = '1000', SEED = '1' } = process.env;
const count = Number(MATCHES);
const RULES = { length: { unit: 'deal', count: 1 } };
/** More sockets at once only wait in the server instead of here. */
const SOCKETS = 64;

const directory = await mkdtemp(join(tmpdir(), 'crowd-'));
const server = await startLocalServer(directory);
const connections = keepConnections(server.url, SOCKETS);
let requests = 0;

const send: Send = sent => {
  requests += 1;
  return connections.send(sent);
};

const PLAYING = `query ($id: ID!) { match(id: $id) { ${PLAYING_FIELDS} } }`;

async function seenBy({ token }: Person, id: string): Promise<PlayingAnswer> {
  const operation = { query: PLAYING, variables: { id } };
  return present((await ask<{ match: PlayingAnswer | null }>(send, operation, { token })).match);
}

/** Sends it twice at once; both answers must say that it was made, and once. */
async function movedTwice({ token }: Person, match: PlayingAnswer, move: MoveAsked): Promise<PlayingAnswer> {
  const operation = moveOperation(match, move, PLAYING_FIELDS);
  const once = () => ask<{ moved: MatchPayload<PlayingAnswer> }>(send, operation, { token });
  const [one, other] = await Promise.all([once(), once()]);
  for (const { moved } of [one, other]) {
    if (moved.refusal !== null) throw new Error(`refused: ${moved.refusal.code}`);
  }
  if (one.moved.match?.version !== other.moved.match?.version) throw new Error('a move was made twice');
  return present(one.moved.match);
}

const DEALS = `query ($id: ID!) { match(id: $id) { deals(first: 1) { nodes { ${DEAL_FIELDS} } } } }`;

interface Played {
  readonly moves: number;
  readonly points: number;
}

async function playMatch(seed: number): Promise<Played> {
  const random = seeded(seed);
  const { id, people, match: started } = await seatEverybody(send, { preset: 'book', rules: RULES });
  const made: MoveAsked[] = [];
  let match: PlayingAnswer = started;
  while (match.status === 'IN_PROGRESS') {
    const mover = personOnTurn(people, match);
    if (match.legalCalls.length + match.legalCards.length === 0) match = await seenBy(mover, id);
    const move = randomMove(match, random);
    made.push(move);
    match = await movedTwice(mover, match, move);
  }
  const [vera] = people;
  const end = await look(send, id, present(vera));
  type Told = { readonly match: { readonly deals: { readonly nodes: readonly DealAnswer[] } } };
  const operation = { query: DEALS, variables: { id } };
  const { nodes } = (await ask<Told>(send, operation, { token: present(vera).token })).match.deals;
  const told = nodes.flatMap(({ calls, tricks }) => [
    ...calls.map(({ call }) => ({ call })),
    ...tricks.flatMap(({ cards }) => cards.map(({ card }) => ({ card }))),
  ]);
  if (!isDeepStrictEqual(told, made)) throw new Error(`match ${seed} was played otherwise than it was told`);
  const { score } = playedAgain({ preset: 'book', rules: RULES }, started, nodes);
  if (!isDeepStrictEqual(score, end.score)) throw new Error(`match ${seed} has another score`);
  return { moves: made.length, points: score.northSouth.total + score.eastWest.total };
}

const start = performance.now();
let over = 0;
const played = await Promise.all(
  Array.from({ length: count }, async (_, place) => {
    const one = await playMatch(Number(SEED) * 100_000 + place);
    over += 1;
    if (over % Math.ceil(count / 10) === 0) process.stdout.write(`${over} matches are over\n`);
    return one;
  }),
);
const seconds = Math.round((performance.now() - start) / 1000);
const sum = (of: keyof Played) => played.reduce((all, one) => all + one[of], 0);
process.stdout.write(
  `${count} matches of ${2 * count} clients, ${sum('moves')} moves sent twice, ${requests} requests, ` +
    `${sum('points')} points, all as the engine counts them; ${seconds} s\n`,
);
connections.close();
await server.stop('SIGTERM');
const errors = server.errors();
await rm(directory, { recursive: true });
if (errors !== '') throw new Error(`the server has complained: ${errors.slice(0, 1000)}`);
