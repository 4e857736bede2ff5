// The whole API in this process over any store: what the function's entry wires, with clock and packs injected.
import { openRequest } from '../../../api/context.ts';
import { type Handler, makeHandler } from '../../../api/lambda/adapter.ts';
import type { LogEntry } from '../../../api/log.ts';
import { makeResolvers } from '../../../api/resolvers/resolvers.ts';
import { typeDefs } from '../../../api/schema.generated.ts';
import { makeServer } from '../../../api/server.ts';
import { makeService } from '../../../api/service.ts';
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
  const server = makeServer({
    typeDefs,
    resolvers: makeResolvers(makeService({ store, now, shuffledPack })),
    log,
    concurrentMutations: ['makeCall', 'playCard'],
  });
  await server.start();
  const handler = makeHandler({ server, contextFor: request => openRequest(request, store), log });
  const { send } = await openEvents(handler);
  return { handler, send, log: entries };
}
