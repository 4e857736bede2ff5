// The one table as data: what the local server and the tests make, and what the deployed one is compared
// with. Production never makes its own table, so nothing that a function bundles imports this file.
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

/** Deadlines: only items that wait for something have both attributes, so the index stays sparse. */
export const DUE_INDEX = 'due';

/** Seconds since 1970 after which the table may delete an item; readers refuse it from then on. */
export const TTL_ATTRIBUTE = 'expiresAt';

/** dynalite knows neither streams nor TTL: it ignores the one and is not asked for the other. */
export const TABLE = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    { AttributeName: 'dueShard', AttributeType: 'S' },
    { AttributeName: 'checkAt', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: DUE_INDEX,
      KeySchema: [
        { AttributeName: 'dueShard', KeyType: 'HASH' },
        { AttributeName: 'checkAt', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
} satisfies Omit<CreateTableCommandInput, 'TableName'>;

/** Makes the table if there is none and comes back when it can be used. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand({ ...TABLE, TableName: name }));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  const patience = { client, maxWaitTime: 60, minDelay: 0.02, maxDelay: 1 };
  await waitUntilTableExists(patience, { TableName: name });
}
