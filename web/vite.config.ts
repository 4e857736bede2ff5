// The site's bundle: one page, its scripts and styles under hashed names, no inline code (a strict policy follows),
// and the service worker under a fixed name at the root, told which files make this version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { developers } from './reference/plugin.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const PUBLIC = join(ROOT, 'public');
const WORKER = 'service-worker.js';

/** Icons are the system's to keep once the site is installed. */
function publicFiles(): readonly string[] {
  return readdirSync(PUBLIC).filter(name => !name.endsWith('.png'));
}

function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(ROOT, 'src/service-worker.ts'), fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
        const names = Object.keys(bundle).filter(name => name !== WORKER);
        const hash = createHash('sha256').update(worker.code);
        for (const name of names.toSorted()) {
          const file = bundle[name];
          hash.update(name).update((file?.type === 'chunk' ? file.code : file?.source) ?? '');
        }
        for (const name of publicFiles()) hash.update(name).update(readFileSync(join(PUBLIC, name)));
        const files = [...names, ...publicFiles()].map(name => `/${name}`);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      },
    },
  };
}

function isPage(id: string): boolean {
  return !id.includes('service-worker');
}

export default defineConfig({
  root: ROOT,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [serviceWorker(), developers()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // All that the table needs in one file: one request, and smaller together than in pieces shared with other pages.
        codeSplitting: { groups: [{ name: 'table', tags: ['$initial'], test: isPage }] },
      },
    },
  },
});
