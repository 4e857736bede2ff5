// The live site for development: Vite within our own server, so that site and API share one origin.
import { realpath } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Listener } from './listener.ts';

export interface DevSite {
  readonly site: Listener;
  close(): Promise<void>;
}

export interface DevSiteOptions {
  /** The repository. */
  readonly root: string;
  /** Where the store lies, which is there already. */
  readonly dataDir: string;
  readonly server: Server;
}

/** All that the site is made of: Vite would give out any file of the repository. */
const GIVEN = ['web', 'engine', 'node_modules'];

/** Not even from there. The list takes the place of Vite's own, so it has all of that. */
const NEVER_GIVEN = [
  '.env*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.data/**',
];

/** Vite is loaded here and not at the top: `npm start` must not need it. */
export async function startDevSite({ root, dataDir, server }: DevSiteOptions): Promise<DevSite> {
  const { createServer } = await import('vite');
  const store = [resolve(dataDir), await realpath(dataDir)].map(path => `${literal(path)}/**`);
  const vite = await createServer({
    root: join(root, 'web'),
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: {
        strict: true,
        allow: GIVEN.map(folder => join(root, folder)),
        deny: [...NEVER_GIVEN, ...store],
      },
    },
    appType: 'spa',
  });
  return {
    site: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', resolve);
        // It passes on what failed within it, after it has printed why.
        vite.middlewares(request, response, (error: unknown) => reject(error ?? new Error('Vite failed')));
      }),
    close: () => vite.close(),
  };
}

/** A path as a pattern that matches this path alone. */
function literal(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
