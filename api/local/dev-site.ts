// The live site for development: Vite within our own server, so that site and API share one origin.
import type { Server } from 'node:http';
import type { Listener } from './listener.ts';

export interface DevSite {
  readonly site: Listener;
  close(): Promise<void>;
}

/** Vite is loaded here and not at the top: `npm start` must not need it. */
export async function startDevSite(root: string, server: Server): Promise<DevSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
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
