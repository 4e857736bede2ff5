// How many requests one process answers: a caller's bucket, and a wider one for an address.
import { describe, expect, it } from 'vitest';
import { makeAdmission } from '../../../api/admission.ts';
import { makeBuckets } from '../../../api/buckets.ts';
import { USUAL_SETTINGS } from '../../../api/settings.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { openLocal } from '../http/fronts.ts';
import { openApi } from '../support/api.ts';

const START = Date.parse('2026-11-30T12:00:00.000Z');

/** A clock to be moved by hand. */
function clock() {
  let time = START;
  return {
    now: () => new Date(time).toISOString(),
    milliseconds: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('a bucket', () => {
  it('gives its burst at once, then what fills', () => {
    const { milliseconds, pass } = clock();
    const { take } = makeBuckets({ perSecond: 2, burst: 3 }, milliseconds);
    expect([1, 2, 3, 4].map(() => take('a'))).toEqual([null, null, null, 500]);
    pass(499);
    expect(take('a')).toBeCloseTo(1, 5);
    pass(1);
    expect([take('a'), take('a')]).toEqual([null, 500]);
    pass(60_000);
    expect([1, 2, 3, 4].map(() => take('a'))).toEqual([null, null, null, 500]);
  });

  it('is not filled by a clock that goes back', () => {
    const { milliseconds, pass } = clock();
    const { take } = makeBuckets({ perSecond: 1, burst: 1 }, milliseconds);
    expect(take('a')).toBeNull();
    pass(-60_000);
    expect(take('a')).not.toBeNull();
    pass(60_000);
    expect(take('a')).not.toBeNull();
  });

  it('is one a name, and forgotten after 10 000 others', () => {
    const { take } = makeBuckets({ perSecond: 1, burst: 1 }, () => START);
    expect([take('a'), take('b'), take('a')]).toEqual([null, null, 1000]);
    for (let n = 0; n < 10_000; n += 1) take(`other ${n}`);
    expect(take('a')).toBeNull();
  });
});

describe('admission', () => {
  const settings = { requestsPerSecond: 1, requestBurst: 2, callersPerAddress: 10 };

  it('goes by credential, and by address for those who have none', () => {
    const admit = makeAdmission({ settings, now: clock().now });
    const asks = (address: string, credential: string | null) =>
      [1, 2, 3].map(() => admit({ address, credential }) === null);
    expect(asks('192.0.2.1', 'a')).toEqual([true, true, false]);
    expect(asks('192.0.2.1', 'b')).toEqual([true, true, false]);
    expect(asks('192.0.2.1', null)).toEqual([true, true, false]);
    expect(asks('192.0.2.2', null)).toEqual([true, true, false]);
  });

  it.each([1, 3, 10])('of an address that sends ever new credentials is that of %i', callersPerAddress => {
    const { now, pass } = clock();
    const admit = makeAdmission({ settings: { ...settings, callersPerAddress }, now });
    const admitted = (round: number) =>
      Array.from({ length: 100 }, (_, n) =>
        admit({ address: '192.0.2.1', credential: `${round} ${n}` }),
      ).filter(each => each === null).length;
    expect(admitted(1)).toBe(2 * callersPerAddress);
    expect(admit({ address: '192.0.2.2', credential: '1' })).toBeNull();
    pass(1000);
    expect(admitted(2)).toBe(callersPerAddress);
  });

  it('says when to come back, and keeps its word', () => {
    const { now, pass } = clock();
    const admit = makeAdmission({ settings, now });
    const ask = () => admit({ address: '192.0.2.1', credential: null });
    ask();
    ask();
    expect(ask()).toEqual({
      message: 'Too many of these; try again at 2026-11-30T12:00:01.000Z.',
      retryAt: '2026-11-30T12:00:01.000Z',
      headers: { 'retry-after': '1' },
    });
    pass(1000);
    expect(ask()).toBeNull();
  });

  it('lets everybody look every three seconds, from twenty pages at once', () => {
    const { now, pass } = clock();
    const admit = makeAdmission({ settings: USUAL_SETTINGS, now });
    for (let second = 0; second < 3600; second += 3) {
      for (let page = 0; page < 20; page += 1) {
        expect(admit({ address: '192.0.2.1', credential: `player ${page % 2}` })).toBeNull();
      }
      pass(3000);
    }
  });
});

describe('through a socket', () => {
  it('answers 429 with the time in body and header, before reading anything', async () => {
    const settings = { requestBurst: 2, requestsPerSecond: 1 };
    const { handler } = await openApi({ store: makeMemoryStore(), settings });
    const front = await openLocal(handler);
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    await front.send({ body });
    await front.send({ body: 'nonsense' });
    for (const sent of [{ body }, { body: 'nonsense' }, { headers: { 'content-type': 'text/plain' } }]) {
      const got = await front.send(sent);
      expect(got.status).toBe(429);
      expect(got.headers).toMatchObject({
        'retry-after': '1',
        'content-type': 'application/json; charset=utf-8',
        'access-control-expose-headers': 'retry-after',
        'cache-control': 'no-store',
      });
      expect(JSON.parse(got.body)).toEqual({
        errors: [
          {
            message: expect.stringContaining('try again'),
            extensions: { code: 'RATE_LIMITED', retryAt: '2026-11-30T12:00:01.000Z' },
          },
        ],
      });
    }
    expect((await front.send({ method: 'OPTIONS' })).status).toBe(204);
    await front.close();
  });
});
