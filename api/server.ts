// The one Apollo Server: Lambda, local server and tests all use it, with the same limits.
import {
  ApolloServer,
  type ApolloServerOptions,
  type ApolloServerOptionsWithTypeDefs,
  type ApolloServerPlugin,
  type GraphQLRequestListener,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { type DocumentNode, type FragmentDefinitionNode, Kind, OperationTypeNode } from 'graphql';
import type { Context } from './context.ts';
import { type CostOf, costsOf } from './cost.ts';
import { costTooHigh, forbidden, formatError, INTERNAL, isFault, isUnauthenticated } from './errors.ts';
import { LIMITS, limitsRule, rootFields } from './limits.ts';
import { describeFault, type Log, type LogEntry } from './log.ts';
import { USUAL_SETTINGS } from './settings.ts';

export interface ServerOptions {
  readonly typeDefs: string;
  readonly resolvers: NonNullable<ApolloServerOptionsWithTypeDefs<Context>['resolvers']>;
  readonly log: Log;
  /** The dearest operation that is carried out; the usual one when left out. */
  readonly costLimit?: number;
  /**
   * Mutations that await the caller by themselves before they write, and so may read beside the look-up.
   * Every other one starts only when the session is known.
   */
  readonly concurrentMutations?: readonly string[];
}

export function makeServer(options: ServerOptions): ApolloServer<Context> {
  const { typeDefs, resolvers, log, costLimit = USUAL_SETTINGS.costLimit } = options;
  return new ApolloServer<Context>({
    typeDefs,
    resolvers,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    cache: 'bounded',
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    maxRecursiveSelections: LIMITS.selections,
    validationRules: [limitsRule],
    validationOptions: { maxErrors: LIMITS.errors },
    formatError,
    logger: apolloLogger(log),
    plugins: [
      costPlugin(costLimit),
      identityPlugin(options),
      faultPlugin(log),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}

// The answer to an operation that was carried out says what that cost; so does one that it was too dear for. One that
// was refused before says nothing.
function costPlugin(limit: number): ApolloServerPlugin<Context> {
  let costOf: CostOf = () => null;
  return {
    async serverWillStart({ schema }) {
      costOf = costsOf(schema);
    },
    async requestDidStart() {
      let cost: number | null = null;
      let told: number | null = null;
      const listener: GraphQLRequestListener<Context> = {
        async didResolveOperation({ document, operation: definition, request }) {
          if (!definition) return;
          cost = costOf({ document, definition, variables: request.variables ?? {} });
          if (cost === null || cost <= limit) return;
          told = cost;
          throw costTooHigh(cost, limit);
        },
        async executionDidStart() {
          told = cost;
        },
        async willSendResponse({ response: { body } }) {
          if (told === null || body.kind !== 'single') return;
          body.singleResult = { ...body.singleResult, extensions: { cost: told } };
        },
      };
      return listener;
    },
  };
}

// An unknown session fails the whole request: mutations before they start (or by themselves, see
// `concurrentMutations`), everything else when the answer is about to leave.
function identityPlugin({ log, concurrentMutations = [] }: ServerOptions): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didResolveOperation({ contextValue, document, operation }) {
      if (contextValue.isForeign) throw forbidden('Requests by cookie come from our own pages only.');
      if (operation?.operation !== OperationTypeNode.MUTATION) return;
      const fields = rootFields(operation, name => fragmentOf(document, name));
      if (!fields.every(field => concurrentMutations.includes(field.name.value))) await contextValue.caller();
    },
    async willSendResponse({ contextValue: { caller, requestId }, response }) {
      try {
        await caller();
      } catch (error) {
        const unknown = isUnauthenticated(error);
        if (!unknown) log({ level: 'error', requestId, ...describeFault(error) });
        response.http.status = unknown ? 401 : 500;
        if (unknown) response.http.headers.set('www-authenticate', 'Bearer');
        const errors = [unknown ? formatError(error.toJSON(), error) : INTERNAL];
        response.body = { kind: 'single', singleResult: { errors } };
      }
    },
  };
  return { requestDidStart: async () => listener };
}

// Faults are logged here, where the request is known; `formatError` hides them.
function faultPlugin(log: Log): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didEncounterErrors({ errors, contextValue: { requestId } }) {
      for (const error of errors.filter(isFault)) log({ level: 'error', requestId, ...describeFault(error) });
    },
    async willSendResponse({ response: { body, http } }) {
      if (body.kind !== 'single' || body.singleResult.data) return;
      if (body.singleResult.errors?.includes(INTERNAL)) http.status = 500;
    },
  };
  return { requestDidStart: async () => listener };
}

function apolloLogger(log: Log): NonNullable<ApolloServerOptions<Context>['logger']> {
  // Of its own words only those before what it quotes: an error's message follows a colon.
  const describe = (said: unknown) =>
    typeof said === 'string'
      ? { name: 'ApolloServer', message: said.split(':', 1)[0] ?? '' }
      : describeFault(said);
  const entry = (level: LogEntry['level']) => (said: unknown) => log({ level, ...describe(said) });
  return { debug: () => {}, info: () => {}, warn: entry('warn'), error: entry('error') };
}

function fragmentOf(document: DocumentNode, name: string): FragmentDefinitionNode | undefined {
  return document.definitions
    .filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
    .find(fragment => fragment.name.value === name);
}
