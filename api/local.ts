// `npm start`: site and API on one port, with an embedded store on disk. The API is the Lambda's own handler,
// fed with the events that API Gateway would send.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { cookieName } from './identity/cookie.ts';
import { readPasskeySettings, relatedOrigins } from './identity/passkey-site.ts';
import type { Handler } from './lambda/adapter.ts';
import { type DevSite, startDevSite } from './local/dev-site.ts';
import { type Listener, makeListener } from './local/listener.ts';
import { withRelatedOrigins } from './local/related-origins.ts';
import { HOME_SETTINGS, parseSettings, type Settings } from './local/settings.ts';
import { type Site, serveSite } from './local/site.ts';
import { logToStderr } from './log.ts';
import { type EmbeddedStore, localClient, startDynalite } from './store/dynalite.ts';
import { createTable } from './store/table.ts';

const TABLE = 'half-open-bridge';
const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'web');
/** How long connections may take to end their last request. */
const PATIENCE_MS = 5_000;
/** So long that no connection is closed just as its client asks again. */
const IDLE_MS = 600_000;

async function main(): Promise<void> {
  const settings = parseSettings(process.env, process.argv.slice(2));
  if (typeof settings === 'string') return fail(settings);
  const server = createServer({ keepAliveTimeout: IDLE_MS });
  // The port comes first: a second server then fails for the port, not for the store that the first one holds.
  await listen(server, settings.port);
  const opening = open(settings, server);
  server.on('request', async (request, response) => {
    const { listener } = await opening;
    await listener(request, response);
  });
  const { store, dev } = await opening;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close(server, store, dev));
  }
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : settings.port;
  const data = resolve(settings.dataDir);
  process.stdout.write(
    `Open http://localhost:${port} to play; the API is at /graphql, the data in ${data}\n` +
      `Over plain http the session cookie is called ${cookieName(false)}; ` +
      `over https, ${cookieName(true)}, which is bound to its host\n`,
  );
}

interface Opened {
  readonly store: EmbeddedStore;
  readonly dev: DevSite | null;
  readonly listener: Listener;
}

async function open(settings: Settings, server: Server): Promise<Opened> {
  const store = await openStore(settings.dataDir);
  const graphql = await loadHandler(store.endpoint);
  const { dataDir, isDev } = settings;
  const dev = isDev ? await startDevSite({ root: ROOT, dataDir, server }) : null;
  const site = withRelatedOrigins(
    dev?.site ?? serveSite(await builtSite()),
    relatedOrigins(readPasskeySettings(process.env)),
  );
  return { store, dev, listener: makeListener({ graphql, site, log: logToStderr }) };
}

async function builtSite(): Promise<Site> {
  const policy = await readFile(join(WEB, 'content-security-policy.txt'), 'utf8');
  return { directory: join(WEB, 'dist'), policy };
}

// dynalite throws from a callback when it cannot open its files, out of reach of any `catch`.
async function openStore(path: string): Promise<EmbeddedStore> {
  const refuse = (error: Error): never =>
    fail(`The data in ${path} cannot be opened (does another server use it?): ${error.message}`);
  process.once('uncaughtException', refuse);
  try {
    const store = await startDynalite({ path });
    await createTable(localClient(store.endpoint), TABLE);
    return store;
  } catch (error) {
    return refuse(error instanceof Error ? error : new Error(String(error)));
  } finally {
    process.off('uncaughtException', refuse);
  }
}

// The Lambda's module reads its environment when it is loaded, so it is loaded only now.
async function loadHandler(endpoint: string): Promise<Handler> {
  Object.assign(process.env, {
    ...HOME_SETTINGS,
    ...process.env,
    TABLE_NAME: TABLE,
    DYNAMODB_ENDPOINT: endpoint,
  });
  const { handler } = await import('./lambda/graphql.ts');
  return handler;
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const reason = error instanceof Error ? error.message : String(error);
    fail(isTaken ? `Port ${port} is in use; choose another with PORT=…` : reason);
  }
}

async function close(server: Server, store: EmbeddedStore, dev: DevSite | null): Promise<void> {
  await dev?.close();
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  server.close();
  await once(server, 'close');
  await store.stop();
  process.exit(0);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

await main();
