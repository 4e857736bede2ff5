// The whole API in this process over any store, as the function's entry makes it, with clock and packs injected.

import type { Handler } from '../../../api/lambda/adapter.ts';
import { makeApi } from '../../../api/lambda/api.ts';
import type { LogEntry } from '../../../api/log.ts';
import { type Settings, USUAL_SETTINGS } from '../../../api/settings.ts';
import type { Store } from '../../../api/store/store.ts';
import type { Pack } from '../../../engine/deck.ts';
import { openEvents } from '../http/fronts.ts';
import type { Send } from './client.ts';
import { packsFrom } from './random.ts';

export interface ApiOptions {
  readonly store: Store;
  readonly now?: () => string;
  readonly shuffledPack?: () => Pack;
  readonly settings?: Partial<Settings>;
  readonly frontKey?: string;
}

export interface Api {
  readonly handler: Handler;
  readonly send: Send;
  /** All that it has logged. */
  readonly log: readonly LogEntry[];
}

export const NOON = '2026-11-30T12:00:00.000Z';

/** Everybody comes from one address, and the clock may stand still: no rate is to be met by chance. */
const GENEROUS: Settings = {
  ...USUAL_SETTINGS,
  signUps: 1e6,
  challenges: 1e6,
  guesses: 1e6,
  matches: 1e6,
  tokens: 1e6,
  codes: 1e6,
  requestsPerSecond: 1e6,
  requestBurst: 1e6,
};

/** A new one is like a new process: it shares nothing with others but the store. */
export async function openApi({
  store,
  now = () => NOON,
  shuffledPack = packsFrom(1),
  settings,
  frontKey,
}: ApiOptions): Promise<Api> {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const handler = await makeApi({
    store,
    now,
    shuffledPack,
    log,
    settings: { ...GENEROUS, ...settings },
    frontKey: frontKey ?? null,
  });
  const { send } = await openEvents(handler);
  return { handler, send, log: entries };
}
