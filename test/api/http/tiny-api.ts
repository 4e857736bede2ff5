// A schema of a few fields behind the real server, adapter, sessions and memory store: what the edge does
// must not depend on what the API is about.
import { GraphQLError } from 'graphql';
import { openRequest, requireCaller } from '../../../api/context.ts';
import { hashToken, newPlayerId, newToken, type Token } from '../../../api/ids.ts';
import { type Handler, makeHandler } from '../../../api/lambda/adapter.ts';
import type { LogEntry } from '../../../api/log.ts';
import { makeServer } from '../../../api/server.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { NOON, newSession } from '../store/credentials.ts';

export const SECRET = 'closed-card-SA';

const typeDefs = `
  enum Colour { RED GREEN }
  type Node { id: ID! node: Node! colour: Colour! closed: Int! }
  type Query {
    viewer: ID
    language: String!
    node: Node!
    echo(number: Int!): Int!
    fails: Int!
    failsSoftly: Int
    refuses: Int
  }
  type Mutation {
    signUp: String!
    change: Int!
    changeBesideLookUp: Int!
  }
`;

export interface TinyApi {
  readonly handler: Handler;
  readonly token: Token;
  readonly player: string;
  readonly log: readonly LogEntry[];
  /** How many mutations have taken effect. */
  changes(): number;
}

export async function openTinyApi(store: Store = makeMemoryStore()): Promise<TinyApi> {
  const log: LogEntry[] = [];
  const player = newPlayerId();
  const token = newToken(player);
  await store.putSession(newSession(player, { hash: hashToken(token), lastUsed: '2026-11-30' }));
  let changes = 0;
  const server = makeServer({
    typeDefs,
    resolvers: resolversOf({ token, change: () => ++changes }),
    log: entry => log.push(entry),
    concurrentMutations: ['changeBesideLookUp'],
  });
  await server.start();
  const handler = makeHandler({
    server,
    contextFor: request =>
      openRequest(request, {
        store,
        now: () => NOON,
        log: entry => log.push(entry),
        resumeDeletion: async () => {},
      }),
    log: entry => log.push(entry),
  });
  return { handler, token, player, log, changes: () => changes };
}

interface Effects {
  readonly token: Token;
  readonly change: () => number;
}

function resolversOf({ token, change }: Effects): Parameters<typeof makeServer>[0]['resolvers'] {
  const node = { id: 'N', colour: SECRET, closed: null };
  return {
    Node: { node: () => node },
    Query: {
      viewer: async (_, __, context) => (await context.caller())?.player ?? null,
      language: (_, __, context) => context.language,
      node: () => node,
      echo: (_, { number }) => number,
      fails: () => Promise.reject(new TypeError(`cannot read ${SECRET}`)),
      failsSoftly: () =>
        Promise.reject(Object.assign(new Error(SECRET), { extensions: { code: 'LEAK', SECRET } })),
      refuses: () =>
        Promise.reject(new GraphQLError('No.', { extensions: { code: 'TEAPOT', secret: SECRET } })),
    },
    Mutation: {
      signUp: (_, __, context) => {
        change();
        context.setCookie(token);
        return 'done';
      },
      change: async (_, __, context) => {
        await requireCaller(context, 'PLAY');
        return change();
      },
      changeBesideLookUp: async (_, __, context) => {
        await requireCaller(context, 'PLAY');
        return change();
      },
    },
  };
}
