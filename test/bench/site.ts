// The site's script as it travels: gzip of what the page loads to an interactive table.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite } from '../../infra/bundle.ts';

export interface SiteFigures {
  /** All scripts, of both languages though a page loads one: bytes of gzip. */
  readonly scriptGzip: number;
}

export async function measureSite(): Promise<SiteFigures> {
  const outdir = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    await buildSite({ outdir });
    const files = await readdir(outdir, { recursive: true });
    const scripts = files.filter(file => file.endsWith('.js'));
    const sizes = scripts.map(async file => gzipSync(await readFile(join(outdir, file))).length);
    return { scriptGzip: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
  } finally {
    await rm(outdir, { recursive: true, force: true });
  }
}
