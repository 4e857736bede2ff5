// What only the stored form has: size, cost, format, and data that outlives its process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newInviteCode, newMatchId, newPlayerId } from '../../../api/ids.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { invitationKey, type Key, liveKey, profileKey, setupKey } from '../../../api/store/keys.ts';
import type { Store } from '../../../api/store/store.ts';
import { createTable } from '../../../api/store/table.ts';
import { LARGEST_LIVE, NEW_LIVE, newSession, newSetup } from './samples.ts';
import { openTable, type RunningTable, startTable } from './tables.ts';
import { itemSize, type Meter, meterClient } from './tariff.ts';

describe('one table', () => {
  let table: RunningTable;
  let meter: Meter;
  let store: Store;
  beforeAll(async () => {
    table = await startTable();
    meter = meterClient(table.client);
    store = makeDynamoStore(table);
  });
  afterAll(() => table.stop());
  beforeEach(() => meter.reset());

  async function newMatch(live = NEW_LIVE) {
    const setup = newSetup();
    await store.createSetup(setup);
    await store.createLive(setup.matchId, live);
    return setup.matchId;
  }

  async function damage({ pk, sk }: Key, attribute: string, value: unknown) {
    await table.client.send(
      new UpdateCommand({
        TableName: table.table,
        Key: { pk, sk },
        UpdateExpression: 'SET #a = :v',
        ExpressionAttributeNames: { '#a': attribute },
        ExpressionAttributeValues: { ':v': value },
      }),
    );
  }

  test('is made once', async () => {
    const id = await newMatch();
    await createTable(table.client, table.table);
    expect(await store.readMatch(id)).not.toBeNull();
  });

  test('a live head is at most 1 024 bytes', async () => {
    const id = await newMatch(LARGEST_LIVE);
    const { Item } = await table.client.send(new GetCommand({ TableName: table.table, Key: liveKey(id) }));
    const size = itemSize(Item ?? {});
    expect(meter.reading().largest).toMatchObject({ 'HEAD#LIVE': size });
    expect(size).toBeGreaterThan(400);
    expect(size).toBeLessThanOrEqual(1024);
  });

  test('a move reads one unit and writes one', async () => {
    const session = newSession();
    await store.putSession(session);
    const id = await newMatch(LARGEST_LIVE);
    meter.reset();
    await store.readSession(session.player, session.hash);
    await store.readMatch(id);
    expect(await store.updateLive(id, LARGEST_LIVE.rev, { version: 100_000, record: 'y'.repeat(200) })).toBe(
      true,
    );
    expect(meter.reading()).toMatchObject({
      readUnits: 1,
      writeUnits: 1,
      reported: { readUnits: 1, writeUnits: 1 },
      requests: { GetItemCommand: 1, QueryCommand: 1, UpdateItemCommand: 1 },
    });
  });

  test('the tariff charges what dynalite forgets', async () => {
    const id = await newMatch();
    meter.reset();
    expect(await store.updateLive(id, 7, { version: 3 })).toBe(false);
    expect(meter.reading()).toMatchObject({ writeUnits: 1, reported: { writeUnits: 0 } });
    const costs: number[] = [];
    const due = [
      ['dueShard', '0', 1],
      ['checkAt', '2026-12-01T00:00:00.000Z', 2],
      ['checkAt', '2026-12-02T00:00:00.000Z', 3],
      ['checkAt', '2026-12-02T00:00:00.000Z', 1],
      ['rec', 'x'.repeat(1024), 2],
      ['rec', 'x', 2],
    ] as const;
    for (const [attribute, value] of due) {
      meter.reset();
      await damage(liveKey(id), attribute, value);
      costs.push(meter.reading().writeUnits);
    }
    expect(costs).toEqual(due.map(([, , cost]) => cost));
  });

  test('reads are charged by blocks of 4 KB: a query as a whole, a batch by item', async () => {
    const id = await newMatch({ ...NEW_LIVE, record: 'x'.repeat(4096) });
    meter.reset();
    await store.readMatch(id);
    await store.readMatch(id, { consistent: true });
    expect(meter.reading()).toMatchObject({ readUnits: 3, reported: { readUnits: 3 } });
    meter.reset();
    await store.readMatches([id, newMatchId()]);
    expect(meter.reading()).toMatchObject({ readUnits: 2.5, reported: { readUnits: 2.5 } });
  });

  test('a batch read asks again for what was left out', async () => {
    const ids = [];
    for (let match = 0; match < 6; match += 1) {
      ids.push(await newMatch({ ...NEW_LIVE, record: 'x'.repeat(390_000) }));
    }
    meter.reset();
    const found = await store.readMatches(ids);
    expect([...found.keys()]).toEqual(ids);
    for (const { live } of found.values()) expect(live?.record).toHaveLength(390_000);
    expect(meter.reading().requests).toMatchObject({ BatchGetItemCommand: 2 });
  });

  test.each([
    ['f', 2],
    ['rev', '1'],
    ['ver', 1.5],
    ['st', 'LOST'],
    ['end', 'no'],
    ['rec', null],
    ['sc', [1, 2, 3]],
    ['last', { NORTH: [1] }],
    ['last', { UP: [1, 'PASS'] }],
  ])('a live head whose %s is %j is refused by its key alone', async (attribute, value) => {
    const id = await newMatch({ ...NEW_LIVE, record: 'SECRET' });
    await damage(liveKey(id), attribute, value);
    await expect(store.readMatch(id)).rejects.toThrow(
      new Error(`stored item MATCH#${id} HEAD#LIVE is not as written`),
    );
  });

  test.each([
    ['by', 'nobody'],
    ['code', ''],
    ['rules', { version: 2 }],
    ['seats', { SOUTH: { id: 'x', name: 'y' } }],
  ])('a set-up whose %s is %j is refused by its key alone', async (attribute, value) => {
    const id = await newMatch();
    await damage(setupKey(id), attribute, value);
    await expect(store.readMatch(id)).rejects.toThrow(`stored item MATCH#${id} HEAD#SETUP is not as written`);
  });

  test('an invitation is refused without its code', async () => {
    const code = newInviteCode();
    await table.client.send(
      new PutCommand({ TableName: table.table, Item: { ...invitationKey(code), f: 1 } }),
    );
    await expect(store.readInvitation(code)).rejects.toThrow(
      new Error('stored item INVITE#… is not as written'),
    );
  });

  test('attributes of a later version are let alone', async () => {
    const id = newPlayerId();
    await store.putPlayer({ id, name: 'Vera', createdAt: '2026-11-30T10:00:00.000Z' });
    await damage(profileKey(id), 'later', true);
    expect(await store.readPlayer(id)).toMatchObject({ name: 'Vera' });
  });
});

describe('on disk', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'half-open-bridge-'));
    return () => rm(path, { recursive: true });
  });

  test('a restart keeps everything', async () => {
    const setup = newSetup();
    const first = await startTable({ path: join(path, 'new', 'directory') });
    await makeDynamoStore(first).createSetup(setup);
    await makeDynamoStore(first).createLive(setup.matchId, LARGEST_LIVE);
    await first.stop();
    const second = await startTable({ path: join(path, 'new', 'directory') });
    expect(await makeDynamoStore(second).readMatch(setup.matchId)).toEqual({ setup, live: LARGEST_LIVE });
    await second.stop();
  });

  test.each([0, 40, 90, 150])(
    'SIGKILL after %i ms of writing keeps what was acknowledged',
    async patience => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'dynalite-process.ts'), path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(child.stdout, 'data');
      const killed = await openTable(String(line).trim());
      const store = makeDynamoStore(killed);
      const setup = newSetup();
      await store.createSetup(setup);
      await store.createLive(setup.matchId, NEW_LIVE);
      const exit = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), patience);
      let acknowledged = 1;
      while (await store.updateLive(setup.matchId, acknowledged, {}).catch(() => false)) acknowledged += 1;
      await exit;
      killed.client.destroy();

      const restarted = await startTable({ path });
      const heads = await makeDynamoStore(restarted).readMatch(setup.matchId);
      expect(heads?.setup).toEqual(setup);
      // The write that was under way may or may not be there.
      expect([acknowledged, acknowledged + 1]).toContain(heads?.live?.rev);
      await restarted.stop();
    },
  );
});
