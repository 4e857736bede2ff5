// The API's function: environment, clients once a container, the handler.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openRequest } from '../context.ts';
import { logToStderr } from '../log.ts';
import { makeResolvers } from '../resolvers/resolvers.ts';
import { typeDefs } from '../schema.generated.ts';
import { makeServer } from '../server.ts';
import { makeService } from '../service.ts';
import { shuffledPack } from '../shuffle.ts';
import { makeDynamoStore } from '../store/dynamo.ts';
import { makeHandler } from './adapter.ts';
import { readEnvironment } from './environment.ts';

const { table, endpoint } = readEnvironment(process.env);
const store = makeDynamoStore({ client: DynamoDBDocumentClient.from(clientFor(endpoint)), table });
const service = makeService({ store, now: () => new Date().toISOString(), shuffledPack });
const server = makeServer({
  typeDefs,
  resolvers: makeResolvers(service),
  log: logToStderr,
  concurrentMutations: ['makeCall', 'playCard'],
});
await server.start();

export const handler = makeHandler({
  server,
  contextFor: request => openRequest(request, store),
  log: logToStderr,
});

// An embedded store checks no credentials, but the client insists on some.
function clientFor(local: string | null): DynamoDBClient {
  if (local === null) return new DynamoDBClient();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint: local, region: 'local', credentials });
}
