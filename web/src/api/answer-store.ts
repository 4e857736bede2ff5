// Kept answers in the browser's cache storage. A browser that forbids it, or a page that is not secure, keeps nothing.
import type { AnswerStore } from './kept-answers.ts';

const CACHE = 'answers';
const ERA = 'account-era';
const GIVEN_AT = 'x-given-at';
/** Far more than anybody looks at in a week; the oldest go first. */
const AT_MOST = 120;

/** What the pages of matches note for themselves is one account's as well. */
function isAccounts(key: string): boolean {
  return key.startsWith('seen.') || key.startsWith('choice.');
}

function readEra(): string {
  try {
    return localStorage.getItem(ERA) ?? '';
  } catch {
    return '';
  }
}

async function prune(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -AT_MOST).map(key => cache.delete(key)));
}

/** Runs `work`, or gives `otherwise` where there is no storage to be had. */
async function orElse<Value>(otherwise: Value, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export const answerStore: AnswerStore = {
  era: readEra,
  read: key =>
    orElse(null, async () => {
      const found = await (await caches.open(CACHE)).match(key);
      const at = Number(found?.headers.get(GIVEN_AT));
      return found ? { text: await found.text(), at } : null;
    }),
  write: (key, { text, at }) =>
    orElse(undefined, async () => {
      const cache = await caches.open(CACHE);
      await cache.put(key, new Response(text, { headers: { [GIVEN_AT]: String(at) } }));
      await prune(cache);
    }),
  clear: () =>
    orElse(undefined, async () => {
      localStorage.setItem(ERA, String(Number(readEra()) + 1));
      for (const key of Object.keys(localStorage).filter(isAccounts)) {
        localStorage.removeItem(key);
      }
      await caches.delete(CACHE);
    }),
};
