// `npm run dev`: the live site gives out what its pages are made of, and nothing of the store, wherever that lies.
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../engine/support/deals.ts';
import { overSocket } from './fronts.ts';
import { outcome, start } from './local-process.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const WEB = join(REPOSITORY, 'web');
const SECRET = 'W:0a1b2c3d-closed';

/** Ways to ask Vite for a file: as it is, as a module, as a text, as an address. */
const QUERIES = ['', '?raw', '?import&raw', '?url', '?inline', '?import', '?raw??'];
const NAMES = ['a.json', 'a.ts', 'a.css', 'a.html', 'a.svg'];

interface Site {
  readonly directory: string;
  get(path: string): Promise<{ readonly status: number; readonly body: string }>;
  stop(): Promise<void>;
}

async function openDevSite(directory: string): Promise<Site> {
  const running = await start(directory, ['--dev']);
  const { port } = new URL(running.url);
  const headers = { host: `localhost:${port}`, accept: '*/*' };
  return {
    directory,
    get: path => overSocket({ port: Number(port), path }, { method: 'GET', headers }),
    async stop() {
      running.child.kill('SIGTERM');
      await outcome(running.child);
    },
  };
}

/** All paths by which somebody may try to reach a file. */
function pathsTo(file: string): readonly string[] {
  const encoded = file.split('/').map(encodeURIComponent).join('/');
  const fromWeb = relative(WEB, file).split('/').map(encodeURIComponent).join('/');
  const ways = [
    `/@fs${encoded}`,
    `/@fs/${encoded}`,
    `/@fs${WEB}/${fromWeb}`,
    `/${fromWeb}`,
    `/${fromWeb.replaceAll('..', '%2e%2e')}`,
    `/${fromWeb.replaceAll('../', '..%2f')}`,
    `/src/../${fromWeb}`,
    `/@id/${encoded}`,
    `/@id/__x00__${encoded}`,
  ];
  return ways.flatMap(way => QUERIES.map(query => way + query));
}

/** What stands in the store's own files, and in no name of them. */
const OF_THE_STORE = /^MANIFEST-\d+$|BytewiseComparator|"TableName"/m;

function isOfTheStore(text: string): boolean {
  return text.includes(SECRET) || OF_THE_STORE.test(text);
}

async function filesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Where the store is made, and how its directory's name begins: with characters of patterns, too. */
const OUTSIDE = 'outside the repository';
const PLACES = [
  ['where it lies by default', join(REPOSITORY, '.data', 'dev-site-')],
  ['among what may be given out', join(REPOSITORY, 'node_modules', '.dev-site (1) [x] {y} ')],
  [OUTSIDE, join(tmpdir(), 'dev-site-')],
] as const;

const opened = new Map<string, Site>();
beforeAll(async () => {
  await mkdir(join(REPOSITORY, '.data'), { recursive: true });
  await Promise.all(
    PLACES.map(async ([place, beginning]) => {
      const directory = await mkdtemp(beginning);
      const inner = join(directory, 'inner');
      await mkdir(inner);
      for (const name of NAMES) await writeFile(join(inner, name), `/* ${SECRET} */`);
      opened.set(place, await openDevSite(directory));
    }),
  );
});
afterAll(async () => {
  for (const { stop, directory } of opened.values()) {
    await stop();
    await rm(directory, { recursive: true });
  }
  // Somebody's own store may lie there.
  await rmdir(join(REPOSITORY, '.data')).catch(() => {});
});

describe.each(PLACES)('with the store %s', place => {
  it('gives out none of its files', async () => {
    const { directory, get } = present(opened.get(place));
    const files = await filesIn(directory);
    const telling: string[] = [];
    const given: string[] = [];
    for (const file of files) {
      if (isOfTheStore(await readFile(file, 'utf8'))) telling.push(file);
      for (const path of pathsTo(file)) {
        if (isOfTheStore((await get(path)).body)) given.push(path);
      }
    }
    expect(telling.length).toBeGreaterThan(NAMES.length + 2);
    expect(given).toEqual([]);
  });
});

describe('of everything else', () => {
  const get = (path: string) => present(opened.get(OUTSIDE)).get(path);

  it.each([
    ['/', '/src/main.tsx'],
    ['/match/1', '/src/main.tsx'],
    ['/src/main.tsx', 'import'],
    [`/@fs${REPOSITORY}/engine/cards.ts`, 'SUITS'],
    ['/src/messages/en.ftl?import&raw', 'export default'],
    ['/@vite/client', 'WebSocket'],
    ['/developers', 'Half-open bridge for developers'],
  ])('%s is given', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, body: expect.stringContaining(text) });
  });

  it('what its pages import is there', async () => {
    const { body } = await get('/src/main.tsx');
    const imported = [...body.matchAll(/from "(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(imported.length).toBeGreaterThan(2);
    for (const path of imported) expect(await get(path)).toMatchObject({ status: 200 });
  });

  it.each(['package.json', 'api/local.ts', 'test/tsconfig.json', '.git/HEAD', 'infra/cdk.json'])(
    '%s is not given',
    async path => {
      expect((await get(`/@fs${REPOSITORY}/${path}`)).status).toBe(403);
    },
  );

  it('no environment and no key is given, not even from among its own files', async () => {
    const own = await mkdtemp(join(REPOSITORY, 'node_modules', '.dev-site-'));
    for (const name of ['.env', '.env.local', '.envrc', 'key.pem']) {
      await writeFile(join(own, name), SECRET);
      for (const query of QUERIES) {
        expect((await get(`/@fs${own}/${name}${query}`)).body).not.toContain(SECRET);
      }
    }
    await rm(own, { recursive: true });
  });
});
