// The site's script as it travels, in gzip: what a page loads to an interactive table, and all there is.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite } from '../../infra/bundle.ts';

export interface SiteFigures {
  /** Bytes that the page names with all that they import by themselves, and the larger of the two languages. */
  readonly toTheTable: number;
  /** Bytes of every script, other pages and both languages included. */
  readonly all: number;
}

export async function measureSite(): Promise<SiteFigures> {
  const outdir = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    await buildSite({ outdir });
    const files = (await readdir(outdir, { recursive: true })).filter(file => file.endsWith('.js'));
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(file, gzipSync(await readFile(join(outdir, file))).length);
    const sum = (some: Iterable<string>) =>
      [...some].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0);
    const languages = files.filter(file => /^(?:en|ru)-/.test(basename(file)));
    const language = Math.max(...languages.map(file => sizes.get(file) ?? 0));
    return { toTheTable: sum(await named(outdir)) + language, all: sum(files) };
  } finally {
    await rm(outdir, { recursive: true, force: true });
  }
}

const IN_PAGE = /(?:src|href)="\/([^"]+\.js)"/g;
const STATIC_IMPORT = /(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g;

/** The scripts that index.html names, and what those import before they run. */
async function named(outdir: string): Promise<ReadonlySet<string>> {
  const page = await readFile(join(outdir, 'index.html'), 'utf8');
  const found = new Set<string>();
  const left = [...page.matchAll(IN_PAGE)].map(([, file = '']) => file);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const script = await readFile(join(outdir, file), 'utf8');
    left.push(...[...script.matchAll(STATIC_IMPORT)].map(([, path = '']) => join(dirname(file ?? ''), path)));
  }
  return found;
}
