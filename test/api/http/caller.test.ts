// Sessions as the context sees them: looked up once, at once, twice when a replica may lag.
import { describe, expect, it } from 'vitest';
import { type HttpRequest, openRequest, requireCaller } from '../../../api/context.ts';
import { clearedCookie, sessionCookie } from '../../../api/identity/caller.ts';
import { hashToken, newPlayerId, newToken } from '../../../api/ids.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { ReadOptions, Store } from '../../../api/store/store.ts';

const player = newPlayerId();
const token = newToken(player);

interface Reads {
  readonly store: Pick<Store, 'readSession'>;
  readonly asked: (ReadOptions | undefined)[];
}

/** The memory store, with a replica that has not heard of the session when `lags`. */
async function openStore(lags: boolean): Promise<Reads> {
  const memory = makeMemoryStore();
  await memory.putSession({ player, hash: hashToken(token), createdAt: '2026-11-30T00:00:00.000Z' });
  const asked: (ReadOptions | undefined)[] = [];
  const readSession: Store['readSession'] = async (owner, hash, options) => {
    asked.push(options);
    return lags && !options?.consistent ? null : memory.readSession(owner, hash, options);
  };
  return { store: { readSession }, asked };
}

function requestWith(headers: Readonly<Record<string, string>>): HttpRequest {
  return { headers: new Map(Object.entries(headers)), cookies: [], secure: true, requestId: '1' };
}

const signed = requestWith({ authorization: `Bearer ${token}` });

describe('the caller', () => {
  it('is looked up when the request comes in, and once', async () => {
    const { store, asked } = await openStore(false);
    const { context } = openRequest(signed, store);
    expect(asked).toHaveLength(1);
    expect(await context.caller()).toEqual({ player });
    expect(await requireCaller(context)).toEqual({ player });
    expect(asked).toEqual([undefined]);
  });

  it('is found though the replica lags', async () => {
    const { store, asked } = await openStore(true);
    expect(await openRequest(signed, store).context.caller()).toEqual({ player });
    expect(asked).toEqual([undefined, { consistent: true }]);
  });

  it('is refused after a consistent read, never by the form alone of another token', async () => {
    const { store, asked } = await openStore(false);
    const other = requestWith({ authorization: `Bearer ${newToken(player)}` });
    await expect(openRequest(other, store).context.caller()).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
    });
    expect(asked).toEqual([undefined, { consistent: true }]);
  });

  it('costs no read when nobody calls or the token has no form', async () => {
    const { store, asked } = await openStore(false);
    expect(await openRequest(requestWith({}), store).context.caller()).toBeNull();
    const formless = openRequest(requestWith({ authorization: 'Bearer hob_x' }), store);
    await expect(formless.context.caller()).rejects.toThrow('unknown');
    expect(asked).toEqual([]);
  });

  it('is required by name', async () => {
    const { store } = await openStore(false);
    await expect(requireCaller(openRequest(requestWith({}), store).context)).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
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
    const cookies = [`__Host-hob=${token}`];
    const failing = { readSession: () => Promise.reject(new Error('store down')) };
    const open = openRequest({ ...requestWith({}), cookies }, failing);
    await expect(open.context.caller()).rejects.toThrow('store down');
    expect(open.cookies()).toEqual([]);
  });
});
