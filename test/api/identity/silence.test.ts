// Nothing that opens an account is written to the log, whatever fails and wherever; nor is a failure told in full.

import { expect, it } from 'vitest';
import { Fault } from '../../../api/fault.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { NOON, openApi } from '../support/api.ts';
import { ask, call } from '../support/client.ts';
import { signUp } from '../support/people.ts';
import { below, type Random, seeded } from '../support/random.ts';
import { wrapped } from '../support/wrapped-store.ts';
import { deleteAccount } from './asking.ts';

const CODE = /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}/;
const NAME = 'Vera-who-is-silent';

/** Everything that has to do with credentials, once each, whatever comes of it; what was secret in it. */
async function everything(send: Parameters<typeof call>[0], random: Random): Promise<readonly string[]> {
  const secrets: string[] = [];
  let token: string | undefined;
  const attempt = async (query: string) => {
    const { status, body } = await call(send, { query }, { token });
    expect(status === 500 || status < 429, body).toBe(true);
    secrets.push(...(body.match(/hob_[\w-]{59}/g) ?? []), ...(body.match(CODE) ?? []));
    return body;
  };
  const signedUp = await attempt(`mutation { signUp(input: { name: "${NAME}" }) { token } }`);
  token = /hob_[\w-]{59}/.exec(signedUp)?.[0];
  await attempt(
    'mutation { createToken(input: { name: "R", scopes: [MANAGE] }) { secret refusal { code } } }',
  );
  const code = CODE.exec(await attempt('mutation { createDeviceCode { code refusal { code } } }'))?.[0];
  await attempt(`mutation { signInWithCode(input: { code: "${code}" }) { token refusal { code } } }`);
  await attempt(
    `mutation { signInWithCode(input: { code: "AAAA${below(random, 10)}" }) { token refusal { code } } }`,
  );
  await attempt(
    '{ viewer { name tokens(first: 9) { nodes { id } } devices(first: 9) { nodes { id } } data } }',
  );
  await attempt('mutation { revokeToken(input: { id: "AAAAAAAAAAAAAAAA" }) { refusal { code } } }');
  await attempt(`mutation { deleteAccount(input: { name: "${NAME}" }) { refusal { code } } }`);
  await attempt('{ viewer { name } }');
  return secrets;
}

it.each(Array.from({ length: 30 }, (_, seed) => seed))('failures (seed %i)', async seed => {
  const random = seeded(seed);
  const inner = makeMemoryStore();
  const store = wrapped(
    () => inner,
    async (_, run) => {
      const fate = random();
      if (fate < 0.1) throw new Error('the store is down');
      const value = await run();
      if (fate > 0.9) throw new Error('the store is down');
      return value;
    },
  );
  const { send, log } = await openApi({ store });
  const secrets = [...(await everything(send, random)), ...(await everything(send, random))];
  const text = JSON.stringify(log);
  for (const secret of [...secrets, NAME]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hob_/);
});

it('a request in the name of a deleted account goes on with its end, and is refused all the same when that fails', async () => {
  const inner = makeMemoryStore();
  let down = false;
  const store = wrapped(
    () => inner,
    async (name, run) => {
      if (down && name === 'deletePasskey') throw new Fault('the store is down');
      if (down && name === 'listPasskeys') throw new Fault('the store is down');
      return run();
    },
  );
  const { send, log } = await openApi({ store, now: () => NOON });
  const vera = await signUp(send, NAME);
  down = true;
  await expect(deleteAccount(send, vera, NAME)).rejects.toThrow('INTERNAL_SERVER_ERROR');
  const logged = log.length;
  expect((await call(send, { query: '{ viewer { id } }' }, vera)).status).toBe(401);
  expect(log.slice(logged)).toMatchObject([{ message: 'the store is down' }]);
  down = false;
  expect((await call(send, { query: '{ viewer { id } }' }, vera)).status).toBe(401);
  const { viewer } = await ask<{ viewer: unknown }>(send, { query: '{ viewer { id } }' });
  expect(viewer).toBeNull();
  expect(present(log.at(-1)).requestId).toBe('request-1');
});
