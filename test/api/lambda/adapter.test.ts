// What only events have: base64, cookies as a list, HTTPS by default, and a handler that never throws.
import { expect, it } from 'vitest';
import { Fault } from '../../../api/fault.ts';
import { makeHandler } from '../../../api/lambda/adapter.ts';
import { readEnvironment } from '../../../api/lambda/environment.ts';
import type { LogEntry } from '../../../api/log.ts';
import { makeServer } from '../../../api/server.ts';
import { USUAL_SETTINGS } from '../../../api/settings.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { eventOf } from '../http/fronts.ts';
import { openTinyApi, SECRET } from '../http/tiny-api.ts';

const asked = (query: string) => JSON.stringify({ query });

it('reads base64 and plain bodies alike', async () => {
  const { handler } = await openTinyApi();
  const body = JSON.stringify({
    query: 'query Q($n: Int!) { echo(number: $n) language } # ♠',
    variables: { n: 7 },
  });
  const plain = await handler(eventOf({ body }));
  expect(JSON.parse(plain.body ?? '')).toEqual({
    data: { echo: 7, language: 'en' },
    extensions: { cost: 1 },
  });
  expect(await handler(eventOf({ body: Buffer.from(body) }))).toEqual(plain);
});

it('measures the body itself, not its base64', async () => {
  const { handler } = await openTinyApi();
  const body = (bytes: number) => Buffer.from(asked('{ language }').padEnd(bytes));
  expect((await handler(eventOf({ body: body(32 * 1024) }))).statusCode).toBe(200);
  expect((await handler(eventOf({ body: body(32 * 1024 + 1) }))).statusCode).toBe(413);
  expect((await handler(eventOf({ body: asked('{ language }').padEnd(32 * 1024, '♠') }))).statusCode).toBe(
    413,
  );
});

it('keeps and reads the host-bound cookie behind API Gateway', async () => {
  const { handler, token, player } = await openTinyApi();
  const secure = { 'x-forwarded-proto': 'https' };
  const signedUp = await handler(eventOf({ headers: secure, body: asked('mutation { signUp }') }));
  expect(signedUp.cookies).toEqual([expect.stringMatching(/^__Host-hob=.*; Secure; /)]);
  const cookie = `a=b; __Host-hob=${token}`;
  const seen = await handler(eventOf({ headers: { ...secure, cookie }, body: asked('{ viewer }') }));
  expect(JSON.parse(seen.body ?? '')).toMatchObject({ data: { viewer: player } });
  const plain = await handler(
    eventOf({ headers: { ...secure, cookie: `hob=${token}` }, body: asked('{ viewer }') }),
  );
  expect(JSON.parse(plain.body ?? '')).toMatchObject({ data: { viewer: null } });
});

it('answers with a coded error when the store fails, and clears no cookie', async () => {
  const store = makeMemoryStore();
  const { handler, log, token } = await openTinyApi({
    ...store,
    readSession: () => Promise.reject(new Fault('down')),
  });
  const result = await handler(eventOf({ headers: { cookie: `hob=${token}` }, body: asked('{ language }') }));
  expect(result).toMatchObject({ statusCode: 500, cookies: [] });
  expect(JSON.parse(result.body ?? '')).toEqual({
    errors: [{ message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  });
  expect(log).toEqual([{ level: 'error', requestId: 'request-1', name: 'Fault', message: 'down' }]);
});

it('never throws', async () => {
  const log: LogEntry[] = [];
  const server = makeServer({
    typeDefs: 'type Query { a: Int }',
    resolvers: {},
    log: entry => log.push(entry),
  });
  await server.start();
  const contextFor = () => {
    throw new RangeError(SECRET);
  };
  const handler = makeHandler({ server, contextFor, log: entry => log.push(entry) });
  const result = await handler(eventOf({ body: asked('{ a }') }));
  expect(result.statusCode).toBe(500);
  expect(result.body).toBe(
    '{"errors":[{"message":"Internal error","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
  );
  expect(log).toMatchObject([{ level: 'error', requestId: 'request-1', name: 'RangeError' }]);
  expect(JSON.stringify(log)).not.toContain(SECRET);
});

it('names the variable that is missing or cannot be', () => {
  expect(() => readEnvironment({})).toThrow('TABLE_NAME');
  const plain = { table: 't', endpoint: null, frontKey: null, settings: USUAL_SETTINGS };
  expect(readEnvironment({ TABLE_NAME: 't', COST_LIMIT: '' })).toMatchObject(plain);
  for (const COST_LIMIT of ['0', '-1', '1.5', 'many', '1e9', '99999999999']) {
    expect(() => readEnvironment({ TABLE_NAME: 't', COST_LIMIT })).toThrow('COST_LIMIT');
  }
  const set = readEnvironment({ TABLE_NAME: 't', FRONT_KEY: 'k', SIGN_UPS_PER_HOUR: '7' });
  expect(set).toMatchObject({ frontKey: 'k', settings: { ...USUAL_SETTINGS, signUps: 7 } });
});
