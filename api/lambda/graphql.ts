// The API's function: environment, clients once a container, the handler.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { logToStderr } from '../log.ts';
import { shuffledPack } from '../shuffle.ts';
import { makeDynamoStore } from '../store/dynamo.ts';
import { makeApi } from './api.ts';
import { readEnvironment } from './environment.ts';

const { table, endpoint, frontKey, passkeys, settings } = readEnvironment(process.env);

export const handler = await makeApi({
  store: makeDynamoStore({ client: DynamoDBDocumentClient.from(clientFor(endpoint)), table }),
  now: () => new Date().toISOString(),
  shuffledPack,
  log: logToStderr,
  frontKey,
  passkeys,
  settings,
});

// An embedded store checks no credentials, but the client insists on some.
function clientFor(local: string | null): DynamoDBClient {
  if (local === null) return new DynamoDBClient();
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint: local, region: 'local', credentials });
}
