// A table of its own for each test file, in dynalite.
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localClient, startDynalite } from '../../../api/store/dynalite.ts';
import type { Table } from '../../../api/store/dynamo-requests.ts';
import { createTable } from '../../../api/store/table.ts';

export interface RunningTable extends Table {
  stop(): Promise<void>;
}

const NAME = 'half-open-bridge';

/** A table in a dynalite that runs already. */
export async function openTable(endpoint: string): Promise<Table> {
  const client = localClient(endpoint);
  await createTable(client, NAME);
  return { client: DynamoDBDocumentClient.from(client), table: NAME };
}

/** A table in a dynalite of its own: on disk when a path is given. */
export async function startTable(options?: { readonly path?: string }): Promise<RunningTable> {
  const { endpoint, stop } = await startDynalite(options);
  const table = await openTable(endpoint);
  return {
    ...table,
    async stop() {
      table.client.destroy();
      await stop();
    },
  };
}
