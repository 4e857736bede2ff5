// What only the stored form has: size, cost, format.
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Fault } from '../../../api/fault.ts';
import { newInviteCode, newMatchId, newPlayerId, type PlayerId } from '../../../api/ids.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import {
  challengeKey,
  countKey,
  deviceCodeKey,
  invitationKey,
  type Key,
  liveKey,
  profileKey,
  sessionKey,
  setupKey,
} from '../../../api/store/keys.ts';
import type { Store } from '../../../api/store/store.ts';
import { createTable, TTL_ATTRIBUTE } from '../../../api/store/table.ts';
import type { ScoreLine } from '../../../engine/score/running-score.ts';
import { afterNoon, largestSession, NOON, newChallenge, newDeviceCode, newSession } from './credentials.ts';
import { LARGEST_LIVE, LONGEST, MOST_LINES, NEW_LIVE, newSetup } from './samples.ts';
import { type RunningTable, startTable } from './tables.ts';
import { itemSize, type Meter, meterClient } from './tariff.ts';

function newSessions(player: PlayerId, count: number) {
  return Array.from({ length: count }, () => largestSession(player));
}

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

  async function itemAt({ pk, sk }: Key) {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.table, Key: { pk, sk } }));
    return Item ?? {};
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
    const size = itemSize(await itemAt(liveKey(id)));
    expect(meter.reading().largest).toMatchObject({ 'HEAD#LIVE': size });
    expect(size).toBeGreaterThan(LONGEST.length + 200);
    expect(size).toBeLessThanOrEqual(1024);
  });

  test('a finished deal is written for one unit, however long its record', async () => {
    const { matchId } = newSetup();
    const line: ScoreLine = {
      deal: 255,
      rubber: 99,
      game: 99,
      side: 'NORTH_SOUTH',
      below: 99_999,
      above: 99_999,
      reason: 'UNDERTRICKS',
    };
    const lines = Array.from({ length: MOST_LINES }, () => line);
    await store.putDeal(matchId, { number: 255, version: 99_999, record: LONGEST, lines });
    expect(meter.reading()).toMatchObject({ writeUnits: 1, reported: { writeUnits: 1 } });
  });

  test('a move reads one unit and writes one, with five sessions', async () => {
    const session = newSession();
    for (const one of [session, ...newSessions(session.player, 4)]) await store.putSession(one);
    const id = await newMatch(LARGEST_LIVE);
    meter.reset();
    await store.readSession(session.player, session.hash);
    await store.readMatch(id);
    expect(
      await store.updateLive(id, LARGEST_LIVE.rev, { version: 100_000, record: `${LONGEST.slice(1)}!` }),
    ).toBe(true);
    expect(meter.reading()).toMatchObject({
      readUnits: 1,
      writeUnits: 1,
      reported: { readUnits: 1, writeUnits: 1 },
      requests: { QueryCommand: 2, UpdateItemCommand: 1 },
    });
  });

  test('twenty sessions of full length are read for half a unit, a deleted account too', async () => {
    const player = newPlayerId();
    const sessions = newSessions(player, 20);
    for (const session of sessions) await store.putSession(session);
    expect(meter.reading().largest).toMatchObject({ AUTH: 204 });
    expect(20 * 204).toBeLessThanOrEqual(4096);
    for (const { hash } of sessions) {
      meter.reset();
      expect(await store.readSession(player, hash)).not.toBeNull();
      expect(meter.reading()).toMatchObject({ readUnits: 0.5, reported: { readUnits: 0.5 } });
    }
    await store.deleteSession(player, sessions[0]?.hash ?? newSession().hash);
    await store.putTombstone(player, NOON);
    meter.reset();
    expect(await store.readSession(player, sessions[1]?.hash ?? newSession().hash)).toBeNull();
    expect(meter.reading()).toMatchObject({ readUnits: 0.5, requests: { QueryCommand: 1 } });
  });

  test('what ends is given to the table to delete, not a moment before its end', async () => {
    const expiresAt = afterNoon(1);
    const session = newSession(undefined, { expiresAt });
    const lasting = newSession();
    const [challenge, code] = [{ ...newChallenge(), expiresAt }, newDeviceCode({ expiresAt })];
    await store.putSession(session);
    await store.putSession(lasting);
    await store.putChallenge(challenge);
    await store.createDeviceCode(code, NOON);
    await store.tryDeviceCode(code.selector);
    await store.noteSessionUse(session.player, session.hash, '2026-11-30');
    await store.countUp('name', expiresAt);
    await store.countUp('name', expiresAt);
    for (const key of [
      sessionKey(session.player, session.hash),
      challengeKey(challenge.id),
      deviceCodeKey(code.selector),
      countKey('name', expiresAt),
    ]) {
      expect(await itemAt(key)).toMatchObject({ [TTL_ATTRIBUTE]: Date.parse(NOON) / 1000 + 1 });
    }
    expect(await itemAt(sessionKey(lasting.player, lasting.hash))).not.toHaveProperty(TTL_ATTRIBUTE);
  });

  test.each([
    ['i', 'short'],
    ['k', 'X'],
    ['k', 'DX'],
    ['n', 3],
    ['c', '2026-11-30T10:00:00.000Z'],
    ['m', 'text'],
    ['m', Buffer.from('ff', 'hex')],
    ['x', -1],
    ['u', 0.5],
  ])('a session whose %s is %j is refused by its key alone', async (attribute, value) => {
    const session = newSession(undefined, { name: 'SECRET' });
    await store.putSession(session);
    await damage(sessionKey(session.player, session.hash), attribute, value);
    await expect(store.readSession(session.player, session.hash)).rejects.toThrow(
      new Fault(`stored item PLAYER#${session.player} AUTH#${session.hash} is not as written`),
    );
  });

  test.each(['2026-99-99T00:00:00.000Z', '1969-12-31T23:59:59.999Z', ''])(
    'an end at "%s" is never stored',
    async expiresAt => {
      const session = newSession(undefined, { expiresAt });
      await expect(async () => store.putSession(session)).rejects.toThrow('malformed');
      await expect(async () => store.putChallenge({ ...newChallenge(), expiresAt })).rejects.toThrow(
        'malformed',
      );
      expect(await store.listSessions(session.player)).toEqual([]);
    },
  );

  test('a challenge and a device code are refused without their names', async () => {
    const [challenge, code] = [newChallenge(), newDeviceCode()];
    await store.putChallenge(challenge);
    await damage(challengeKey(challenge.id), 'rp', null);
    await expect(store.takeChallenge(challenge.id)).rejects.toThrow(
      new Fault('stored item CHALLENGE#… is not as written'),
    );
    await store.createDeviceCode(code, afterNoon(-1));
    await damage(deviceCodeKey(code.selector), 'player', null);
    await expect(store.tryDeviceCode(code.selector)).rejects.toThrow(
      new Fault('stored item CODE#… is not as written'),
    );
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
    ['from', null],
    ['rec', null],
    ['sc', [1, 2, 3]],
    ['last', { NORTH: [1] }],
    ['last', { UP: [1, 'PASS'] }],
  ])('a live head whose %s is %j is refused by its key alone', async (attribute, value) => {
    const id = await newMatch({ ...NEW_LIVE, record: 'SECRET' });
    await damage(liveKey(id), attribute, value);
    await expect(store.readMatch(id)).rejects.toThrow(
      new Fault(`stored item MATCH#${id} HEAD#LIVE is not as written`),
    );
  });

  test.each([
    ['by', 'nobody'],
    ['code', ''],
    ['rules', { version: 2 }],
    ['seats', { SOUTH: { id: 'x', name: 'y', since: 1 } }],
    ['vis', 'SECRET'],
    ['shut', null],
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
      new Fault('stored item INVITE#… is not as written'),
    );
  });

  test('attributes of a later version are let alone', async () => {
    const id = newPlayerId();
    await store.putPlayer({ id, name: 'Vera', createdAt: '2026-11-30T10:00:00.000Z' });
    await damage(profileKey(id), 'later', true);
    expect(await store.readPlayer(id)).toMatchObject({ name: 'Vera' });
  });
});
