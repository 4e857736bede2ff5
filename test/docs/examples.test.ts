// The example programs, run as a reader would run them, against the local server with its own settings.
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startLocalServer } from '../api/support/local-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'docs/examples');
const TYPED = join(EXAMPLES, 'typescript');
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

it('one-deal.ts plays a deal', async () => {
  const { stdout } = await run(process.execPath, [join(TYPED, 'one-deal.ts'), site]);
  expect(stdout).toMatch(/^1 CLUBS by \w+: \d+ tricks, FINISHED\n$/);
  expect(server.errors()).toBe('');
});

it('its types are those that its codegen.ts makes from a running site', async () => {
  const own = join(directory, 'typescript');
  for (const name of ['codegen.ts', 'operations.ts']) await cp(join(TYPED, name), join(own, name));
  await symlink(join(ROOT, 'node_modules'), join(own, 'node_modules'));
  const generator = join(ROOT, 'node_modules/.bin/graphql-codegen');
  const env = { ...process.env, SITE: site };
  await run(process.execPath, [generator, '--config', 'codegen.ts'], { cwd: own, env });
  const made = await readFile(join(own, 'operations.generated.ts'), 'utf8');
  expect(made).toBe(await readFile(join(TYPED, 'operations.generated.ts'), 'utf8'));
});

it('the guide shows them as they are', async () => {
  const guide = await readFile(join(ROOT, 'docs/api.md'), 'utf8');
  const files = ['codegen.ts', 'operations.ts', 'client.ts'];
  const texts = await Promise.all(files.map(name => readFile(join(TYPED, name), 'utf8')));
  const shown = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split(/\n(?=export const )/),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const block of shown) expect(texts.join('\n')).toContain(block.trim());
});
