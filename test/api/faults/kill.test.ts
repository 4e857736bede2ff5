// The local server killed without warning, with moves on their way: what it has answered is there again, what it has
// not answered can be asked for again, and the match goes on to its end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../support/local-server.ts';
import { listed, look, makeMove } from '../support/people.ts';
import { below, seeded } from '../support/random.ts';
import { personOnTurn, playOn, randomMove, seatEverybody } from '../support/tables.ts';

let directory: string;
let server: LocalServer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kill-'));
  server = await startLocalServer(directory);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  expect(server.errors()).toBe('');
  await rm(directory, { recursive: true });
});

const KILLS = 6;
const LONGEST_WAIT_MS = 12;

it(`plays two deals through ${KILLS} kills`, async () => {
  const random = seeded(71);
  const send: typeof server.send = sent => server.send(sent);
  const rules = { length: { unit: 'deal', count: 2 } };
  const { id, people } = await seatEverybody(send, { rules });
  for (let kill = 0; kill < KILLS; kill += 1) {
    let moves = 0;
    const { status } = await playOn({ send, people, random }, id, () => moves++ > 9);
    if (status !== 'IN_PROGRESS') break;
    const seen = await look(send, id);
    const mover = personOnTurn(people, seen);
    const asked = { place: seen, move: randomMove(await look(send, id, mover), random) };
    const lost = makeMove(send, mover, asked).catch(() => null);
    await setTimeout(below(random, LONGEST_WAIT_MS));
    await server.stop('SIGKILL');
    const answered = await lost;
    server = await startLocalServer(directory);
    const found = await look(send, id, mover);
    if (answered !== null) expect(found).toEqual(answered.match);
    expect(found.version).toBeGreaterThanOrEqual(seen.version);
    const again = await makeMove(send, mover, asked);
    expect(again).toMatchObject({ refusal: null, match: { version: expect.any(Number) } });
    expect(again.match?.version).toBeGreaterThan(seen.version);
  }
  await playOn({ send, people, random }, id);
  expect(await look(send, id)).toMatchObject({ status: 'FINISHED', deal: { number: 2 } });
  const lists = await Promise.all(people.map(person => listed(send, person)));
  expect(lists).toEqual(people.map(() => ({ active: [], finished: [id] })));
});
