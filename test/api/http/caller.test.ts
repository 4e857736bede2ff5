// Sessions as the context sees them: looked up once, at once, twice when a replica may lag.
import { describe, expect, it } from 'vitest';
import {
  type ContextOptions,
  type HttpRequest,
  openRequest,
  ownerAs,
  requireCaller,
} from '../../../api/context.ts';
import { Fault } from '../../../api/fault.ts';
import { clearedCookie, sessionCookie } from '../../../api/identity/cookie.ts';
import { hashToken, newPlayerId, newToken } from '../../../api/ids.ts';
import type { StoredSession } from '../../../api/store/items.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { ReadOptions, Store } from '../../../api/store/store.ts';
import { newSession } from '../store/credentials.ts';

const NOW = '2026-11-30T12:00:00.000Z';
const player = newPlayerId();
const token = newToken(player);
const hash = hashToken(token);

interface Opened {
  readonly options: ContextOptions;
  readonly store: Store;
  readonly asked: (ReadOptions | undefined)[];
  /** Whose deletion was asked after. */
  readonly resumed: string[];
  readonly logged: string[];
}

interface Opening {
  /** Whether the replica has not heard of the session. */
  readonly lags?: boolean;
  /** Whether the replica has not heard that it was revoked. */
  readonly isRevoked?: boolean;
  readonly session?: Partial<StoredSession>;
  readonly noteFails?: boolean;
}

async function open({
  lags = false,
  isRevoked = false,
  session,
  noteFails = false,
}: Opening = {}): Promise<Opened> {
  const store = makeMemoryStore();
  await store.putSession(newSession(player, { hash, lastUsed: '2026-11-30', ...session }));
  const asked: (ReadOptions | undefined)[] = [];
  const resumed: string[] = [];
  const logged: string[] = [];
  const readSession: Store['readSession'] = async (owner, ...rest) => {
    const [, options] = rest;
    asked.push(options);
    const isMissing = options?.consistent ? isRevoked : lags;
    return isMissing ? null : store.readSession(owner, ...rest);
  };
  const noteSessionUse: Store['noteSessionUse'] = async (...args) => {
    if (noteFails) throw new Fault('store down');
    await store.noteSessionUse(...args);
  };
  const options: ContextOptions = {
    store: { readSession, noteSessionUse },
    now: () => NOW,
    log: ({ message }) => void logged.push(message),
    resumeDeletion: async id => void resumed.push(id),
  };
  return { options, store, asked, resumed, logged };
}

function requestWith(headers: Readonly<Record<string, string>>): HttpRequest {
  const map = new Map(Object.entries(headers));
  return { headers: map, cookies: [], secure: true, requestId: '1', address: '192.0.2.1' };
}

const signed = requestWith({ authorization: `Bearer ${token}` });

describe('the caller', () => {
  it('is looked up when the request comes in, and once', async () => {
    const { options, asked, resumed } = await open();
    const { context } = openRequest(signed, options);
    expect(asked).toHaveLength(1);
    expect(await context.caller()).toMatchObject({ player, hash });
    expect(await requireCaller(context, 'READ')).toMatchObject({ player });
    expect(asked).toEqual([undefined]);
    expect(resumed).toEqual([]);
  });

  it('is found though the replica lags', async () => {
    const { options, asked } = await open({ lags: true });
    expect(await openRequest(signed, options).context.caller()).toMatchObject({ player });
    expect(asked).toEqual([undefined, { consistent: true }]);
  });

  it('is refused after a consistent read, never by the form alone of another token', async () => {
    const { options, asked, resumed } = await open();
    const other = requestWith({ authorization: `Bearer ${newToken(player)}` });
    await expect(openRequest(other, options).context.caller()).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
    });
    expect(asked).toEqual([undefined, { consistent: true }]);
    expect(resumed).toEqual([player]);
  });

  it('costs no read when nobody calls or the token has no form', async () => {
    const { options, asked } = await open();
    expect(await openRequest(requestWith({}), options).context.caller()).toBeNull();
    const formless = openRequest(requestWith({ authorization: 'Bearer hob_x' }), options);
    await expect(formless.context.caller()).rejects.toThrow('unknown');
    expect(asked).toEqual([]);
  });

  it('is required by name', async () => {
    const { options } = await open();
    const { context } = openRequest(requestWith({}), options);
    await expect(requireCaller(context, 'READ')).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('is nobody from the moment that the session expires', async () => {
    const before = await open({ session: { expiresAt: '2026-11-30T12:00:00.001Z' } });
    expect(await openRequest(signed, before.options).context.caller()).toMatchObject({ player });
    const { options } = await open({ session: { expiresAt: NOW } });
    await expect(openRequest(signed, options).context.caller()).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});

describe('a credential that has just been revoked', () => {
  const CONSISTENT = { consistent: true };
  const unknown = { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } };

  it('may read and play on for the moment that the replica lags', async () => {
    const { options, asked } = await open({ isRevoked: true });
    const { context } = openRequest(signed, options);
    for (const scope of ['READ', 'PLAY'] as const) {
      expect(await requireCaller(context, scope)).toMatchObject({ player });
    }
    expect(asked).toEqual([undefined]);
  });

  it('manages nothing any more', async () => {
    const { options, asked, resumed } = await open({ isRevoked: true });
    const { context } = openRequest(signed, options);
    await expect(requireCaller(context, 'MANAGE')).rejects.toMatchObject(unknown);
    await expect(ownerAs(context, player, 'MANAGE')).rejects.toMatchObject(unknown);
    expect(asked).toEqual([undefined, CONSISTENT]);
    expect(resumed).toEqual([player]);
  });

  it('goes out of the browser', async () => {
    const { options } = await open({ isRevoked: true });
    const request = openRequest({ ...requestWith({}), cookies: [`__Host-hob=${token}`] }, options);
    await expect(requireCaller(request.context, 'MANAGE')).rejects.toMatchObject(unknown);
    expect(request.cookies()).toEqual([clearedCookie(true)]);
  });

  it('is looked for by one more read, and only for those who may manage', async () => {
    const { options, asked } = await open();
    const { context } = openRequest(signed, options);
    for (let each = 0; each < 2; each += 1) await requireCaller(context, 'MANAGE');
    expect(asked).toEqual([undefined, CONSISTENT]);
    const reader = await open({ session: { scopes: ['READ'] } });
    const asReader = openRequest(signed, reader.options).context;
    await expect(requireCaller(asReader, 'MANAGE')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    expect(reader.asked).toEqual([undefined]);
  });
});

describe('the day of last use', () => {
  const lastUsed = async ({ store }: Opened) => (await store.readSession(player, hash))?.lastUsed;

  it('is noted before the answer leaves, on another day than the last', async () => {
    const opened = await open({ session: { lastUsed: '2026-11-29' } });
    const request = openRequest(signed, opened.options);
    await request.context.caller();
    await request.finish();
    expect(await lastUsed(opened)).toBe('2026-11-30');
  });

  it('fails no request', async () => {
    const opened = await open({ session: { lastUsed: null }, noteFails: true });
    const request = openRequest(signed, opened.options);
    expect(await request.context.caller()).toMatchObject({ player });
    await request.finish();
    expect(opened.logged).toEqual(['store down']);
  });
});

describe('the cookie', () => {
  it('is bound to its host over HTTPS', () => {
    expect(sessionCookie(token, true)).toBe(
      `__Host-hob=${token}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=34560000`,
    );
    expect(clearedCookie(true)).toBe('__Host-hob=; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=0');
  });

  it('is not cleared when the store fails', async () => {
    const { options } = await open();
    const cookies = [`__Host-hob=${token}`];
    const failing = {
      ...options,
      store: { ...options.store, readSession: () => Promise.reject(new Error('store down')) },
    };
    const request = openRequest({ ...requestWith({}), cookies }, failing);
    await expect(request.context.caller()).rejects.toThrow('store down');
    expect(request.cookies()).toEqual([]);
  });
});

describe('the same origin', () => {
  const opened = async (headers: Readonly<Record<string, string>>) => {
    const { options, asked } = await open();
    const request = { ...requestWith(headers), cookies: [`__Host-hob=${token}`] };
    return { context: openRequest(request, options).context, asked };
  };
  const isForeign = async (headers: Readonly<Record<string, string>>) =>
    (await opened(headers)).context.isForeign;
  const [host, origin] = ['api.example', 'https://bridge.example'];

  it('is that of the host which the browser asked, as the front tells it', async () => {
    expect(await isForeign({ host, origin, 'x-forwarded-host': 'bridge.example' })).toBe(false);
    expect(await isForeign({ host, origin, 'x-forwarded-host': 'elsewhere.example' })).toBe(true);
    expect(
      await isForeign({ host, origin: 'https://api.example', 'x-forwarded-host': 'bridge.example' }),
    ).toBe(true);
  });

  it('is that of the host asked when there is no front', async () => {
    expect(await isForeign({ host: 'bridge.example', origin })).toBe(false);
    expect(await isForeign({ host, origin })).toBe(true);
  });

  it('is asked for before the cookie is looked at', async () => {
    const { context, asked } = await opened({ host, origin });
    expect(await context.caller()).toBeNull();
    expect(asked).toEqual([]);
  });
});
