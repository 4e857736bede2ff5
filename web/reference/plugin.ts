// Makes the page at /developers a part of the site: a file of the build, and a live one in development.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { developersPage } from './page.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The page as schema and guide are now. */
export function currentPage(stylesheet: string): string {
  return developersPage({ schema: read('api/schema.graphql'), guide: read('docs/api.md'), stylesheet });
}

export function developers(): Plugin {
  return {
    name: 'developers',
    generateBundle() {
      const source = read('web/reference/page.css');
      const sheet = this.emitFile({ type: 'asset', name: 'developers.css', source });
      const page = currentPage(`/${this.getFileName(sheet)}`);
      this.emitFile({ type: 'asset', fileName: 'developers.html', source: page });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!/^\/developers\/?(\?|$)/.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(currentPage('/reference/page.css'));
      });
    },
  };
}
