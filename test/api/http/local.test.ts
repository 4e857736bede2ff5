// `npm start` as a process: it says where to open it, names what is wrong in one line, and ends cleanly.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, outcome, type Running, start } from './local-process.ts';

let directory: string;
let running: Running;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'local-'));
  running = await start(join(directory, 'a'));
});
afterAll(async () => {
  running.child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

it('says where to open it and where the data lies, and what its cookie is called', () => {
  const [line, cookie, ...rest] = running.line.split('\n');
  expect(line).toMatch(/^Open http:\/\/localhost:\d+ to play; .*\/a$/);
  expect(cookie).toBe(
    'Over plain http the session cookie is called hob; over https, __Host-hob, which is bound to its host',
  );
  expect(rest).toEqual(['']);
});

it('calls it so', async () => {
  const cookies = async (headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${running.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        query: 'mutation { signUp(input: { name: "Vera", session: COOKIE }) { token } }',
      }),
    });
    return response.headers.getSetCookie();
  };
  expect(await cookies({})).toEqual([expect.stringMatching(/^hob=/)]);
  expect(await cookies({ 'x-forwarded-proto': 'https' })).toEqual([expect.stringMatching(/^__Host-hob=/)]);
});

it('answers on /graphql', async () => {
  const response = await fetch(`${running.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename viewer { id } }' }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: { __typename: 'Query', viewer: null },
    extensions: { cost: 2 },
  });
});

it('refuses a port in use and data in use, each in a line', async () => {
  const port = new URL(running.url).port;
  const samePort = await outcome(launch({ PORT: port, DATA_DIR: join(directory, 'b') }));
  expect(samePort).toEqual({ code: 1, errors: `Port ${port} is in use; choose another with PORT=…\n` });
  const sameData = await outcome(launch({ DATA_DIR: join(directory, 'a') }));
  expect(sameData.code).toBe(1);
  expect(sameData.errors).toMatch(/^The data in .*\/a cannot be opened .*\n$/);
});

it.each([
  [{ PORT: 'x' }, [], 'PORT must be a number'],
  [{ PORT: '70000' }, [], 'PORT must be a number'],
  [{ DATA_DIR: '' }, [], 'DATA_DIR must name'],
  [{ COST_LIMIT: 'none' }, [], 'COST_LIMIT must be'],
  [{ SITE_ORIGINS: 'bridge' }, [], 'SITE_ORIGINS must be'],
  [{}, ['--devel'], 'Unknown argument'],
])('%s %s is refused in a line', async (environment, args, text) => {
  const { code, errors } = await outcome(launch(environment, args));
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining(text)]);
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s, and starts again', async signal => {
  const again = await start(join(directory, 'c'));
  await fetch(again.url);
  again.child.kill(signal);
  expect(await outcome(again.child)).toEqual({ code: 0, errors: '' });
});
