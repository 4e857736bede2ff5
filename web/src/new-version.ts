// The service worker's life as the page sees it: registered once the page has been read for a moment, and a word when a
// newer version of the site is ready. An open page keeps its own version until its reader asks for the new one.

const WORKER = '/service-worker.js';
/** The worker fetches the whole site; what the reader came for goes first. */
const AFTER_LOAD_MS = 3_000;
/** Browsers look for a new worker when a page is loaded; one that stays open for days looks by itself. */
const LOOK_EVERY_MS = 3_600_000;

/** `onReady` gets what takes the new version over and loads the page again. */
export async function watchVersions(onReady: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  await settled();
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const tell = () => {
    const { waiting } = registration;
    if (waiting !== null && serviceWorker.controller !== null) {
      onReady(() => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('take over');
      });
    }
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  tell();
  lookAgain(registration);
}

async function settled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => addEventListener('load', resolve, { once: true }));
  }
  await new Promise(resolve => setTimeout(resolve, AFTER_LOAD_MS));
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = Date.now();
      registration.update().catch(() => {});
    }
  });
}

/** Whether this is the built site in a browser that knows service workers; the live site of development has none. */
export function hasVersions(): boolean {
  return import.meta.env.MODE === 'production' && 'serviceWorker' in navigator;
}
