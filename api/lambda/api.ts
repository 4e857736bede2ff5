// The whole API over a store: what the function, the bench and the tests all answer with.
import { makeAdmission } from '../admission.ts';
import { type ContextOptions, openRequest } from '../context.ts';
import type { Log } from '../log.ts';
import { makeRates } from '../rates.ts';
import { ratedResolvers } from '../resolvers/rated.ts';
import { makeResolvers } from '../resolvers/resolvers.ts';
import { typeDefs } from '../schema.generated.ts';
import { makeServer } from '../server.ts';
import { resumeDeletion } from '../service/account-deletion.ts';
import type { Dependencies } from '../service/dependencies.ts';
import { makeService } from '../service.ts';
import { type Settings, USUAL_SETTINGS } from '../settings.ts';
import { type Handler, makeHandler } from './adapter.ts';

export interface ApiOptions extends Dependencies {
  readonly log: Log;
  /** The usual ones when left out. */
  readonly settings?: Settings;
  /** See `clientAddress`; also what makes the marks of addresses hard to read back. */
  readonly frontKey?: string | null;
}

/** Ready to answer events. */
export async function makeApi(options: ApiOptions): Promise<Handler> {
  const { log, settings = USUAL_SETTINGS, frontKey = null, ...given } = options;
  const deps: Dependencies = { sessionsPerPlayer: settings.sessions, ...given };
  const { store, now } = deps;
  const rates = makeRates({ store, now, settings, pepper: frontKey });
  const server = makeServer({
    typeDefs,
    resolvers: ratedResolvers(makeResolvers(makeService(deps)), rates),
    log,
    costLimit: settings.costLimit,
    // These await the caller by themselves before they write.
    concurrentMutations: ['makeCall', 'playCard', 'claim', 'answerClaim', 'concede'],
  });
  await server.start();
  const forRequests: ContextOptions = {
    store,
    now,
    log,
    resumeDeletion: player => resumeDeletion(deps, player),
  };
  return makeHandler({
    server,
    contextFor: request => openRequest(request, forRequests),
    log,
    admit: makeAdmission({ settings, now }),
    frontKey,
  });
}
