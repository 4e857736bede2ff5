// The whole API over a store: what the function, the bench and the tests all answer with.
import { openRequest } from '../context.ts';
import type { Log } from '../log.ts';
import { makeResolvers } from '../resolvers/resolvers.ts';
import { typeDefs } from '../schema.generated.ts';
import { makeServer } from '../server.ts';
import type { Dependencies } from '../service/dependencies.ts';
import { makeService } from '../service.ts';
import { type Handler, makeHandler } from './adapter.ts';

export interface ApiOptions extends Dependencies {
  readonly log: Log;
}

/** Ready to answer events. */
export async function makeApi({ log, ...deps }: ApiOptions): Promise<Handler> {
  const server = makeServer({
    typeDefs,
    resolvers: makeResolvers(makeService(deps)),
    log,
    // These await the caller by themselves before they write.
    concurrentMutations: ['makeCall', 'playCard', 'claim', 'answerClaim', 'concede'],
  });
  await server.start();
  return makeHandler({ server, contextFor: request => openRequest(request, deps.store), log });
}
