// Opens the site without a connection: keeps the files of one version of it, and nothing of anybody's matches.
// It answers no request to the API and sends none, so no move can go out from here.

/** The files of this version, written in by the build; the worker's text differs with every version. */
const FILES: readonly string[] = JSON.parse('__FILES__');
const VERSION = '__VERSION__';
const PAGE = '/index.html';
const CACHE = `site-${VERSION}`;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageEvent<unknown>;
}

interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

declare const self: Worker;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(file => new Request(file, { cache: 'no-cache' })));
}

/** Pages opened before may still ask for scripts of the version before: that one stays until the next. */
async function dropOldFiles(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith('site-') && name !== CACHE);
  await Promise.all(names.slice(0, -1).map(name => caches.delete(name)));
}

/** Paths without an ending are drawn by the one page; the API and what is not the site's own are left alone. */
function fileFor(request: Request): string | null {
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) {
    return null;
  }
  if (request.mode === 'navigate') {
    return /^\/(graphql|developers|\.well-known)\b|\.[^/]+$/.test(pathname) ? null : PAGE;
  }
  return pathname.startsWith('/assets/') || FILES.includes(pathname) ? pathname : null;
}

async function answer(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(file)) ?? (await caches.match(file));
  return kept ?? fetch(request);
}

self.addEventListener('install', event => event.waitUntil(keepFiles()));

self.addEventListener('activate', event => event.waitUntil(dropOldFiles().then(() => self.clients.claim())));

self.addEventListener('fetch', event => {
  const file = fileFor(event.request);
  if (file !== null) {
    event.respondWith(answer(file, event.request));
  }
});

// Only when the reader has asked for the new version.
self.addEventListener('message', event => {
  if (event.data === 'take over') {
    self.skipWaiting();
  }
});

// A module, so that its own `self` is meant; the build leaves nothing of this line.
export {};
