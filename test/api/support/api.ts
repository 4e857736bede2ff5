// The whole API in this process over any store: what the function's entry opens, with clock and packs injected.
import type { Handler } from '../../../api/lambda/adapter.ts';
import { makeApi } from '../../../api/lambda/api.ts';
import type { LogEntry } from '../../../api/log.ts';
import type { Store } from '../../../api/store/store.ts';
import type { Pack } from '../../../engine/deck.ts';
import { openEvents } from '../http/fronts.ts';
import type { Send } from './client.ts';
import { packsFrom } from './random.ts';

export interface ApiOptions {
  readonly store: Store;
  readonly now?: () => string;
  readonly shuffledPack?: () => Pack;
}

export interface Api {
  readonly handler: Handler;
  readonly send: Send;
  /** All that it has logged. */
  readonly log: readonly LogEntry[];
}

export const NOON = '2026-11-30T12:00:00.000Z';

/** A new one is like a new process: it shares nothing with others but the store. */
export async function openApi({
  store,
  now = () => NOON,
  shuffledPack = packsFrom(1),
}: ApiOptions): Promise<Api> {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const handler = await makeApi({ store, now, shuffledPack, log });
  const { send } = await openEvents(handler);
  return { handler, send, log: entries };
}
