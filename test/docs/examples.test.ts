// The example programs, run as a reader would run them, against the local server with its own settings.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../api/support/local-server.ts';

const EXAMPLES = join(import.meta.dirname, '../../docs/examples');
const run = promisify(execFile);

let server: LocalServer;
let directory: string;
let site: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'examples-'));
  server = await startLocalServer(directory);
  site = new URL(server.url).origin;
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await rm(directory, { recursive: true });
});

it('random-rubber.mjs plays a whole match at full speed', async () => {
  const { stdout } = await run(process.execPath, [join(EXAMPLES, 'random-rubber.mjs'), site]);
  expect(stdout).toMatch(/^Watch it at .*\n\d+ moves, \d+ deals, \d+ : \d+, \w+\n$/);
  expect(server.errors()).toBe('');
});

it('random-player.mjs has fewer than a hundred lines', async () => {
  const text = await readFile(join(EXAMPLES, 'random-player.mjs'), 'utf8');
  expect(text.split('\n').length).toBeLessThan(100);
});

it.each([
  ['book', 2],
  ['bridge', 2],
  ['contract', 4],
] as const)('random-player.mjs plays one seat of %s', async (preset, players) => {
  const env = { ...process.env, POLL_MS: '10', PRESET: preset, DEALS: '3' };
  const program = join(EXAMPLES, 'random-player.mjs');
  const first = spawn(process.execPath, [program, site], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(first.stdout)[Symbol.asyncIterator]();
  const { value: said } = await lines.next();
  const link = /http\S+#\S+/.exec(String(said))?.[0];
  expect(link).toMatch(/\/join#[\w-]{22}$/);
  const others = await Promise.all(
    Array.from({ length: players - 1 }, () => run(process.execPath, [program, link ?? ''], { env })),
  );
  const { value: end } = await lines.next();
  for (const text of [end, ...others.map(({ stdout }) => stdout.trim())]) {
    expect(text).toMatch(/^FINISHED, \d+ : \d+, (won|lost|drawn)$/);
  }
  const outcomes = [end, ...others.map(({ stdout }) => stdout.trim())].map(text =>
    String(text).split(', ').at(-1),
  );
  const count = (outcome: string) => outcomes.filter(each => each === outcome).length;
  expect(count('won')).toBe(count('lost'));
  expect(server.errors()).toBe('');
});
