/// <reference path="./dynalite-module.d.ts" />
// The embedded store of the local server and the tests: dynalite, in memory or on disk, on a loopback port
// of its own. What it has acknowledged survives the process, killed or not.
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';

export interface EmbeddedStore {
  readonly endpoint: string;
  /** Waits for what is under way, then closes the data. */
  stop(): Promise<void>;
}

export async function startDynalite({ path }: { readonly path?: string } = {}): Promise<EmbeddedStore> {
  if (path !== undefined) await mkdir(path, { recursive: true });
  const server = dynalite({
    ...(path !== undefined && { path }),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('dynalite listens on no port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  return {
    endpoint,
    stop: () => new Promise((resolve, reject) => server.close(error => (error ? reject(error) : resolve()))),
  };
}

/** A client of an embedded store; the credentials are made up, as dynalite asks for some but checks none. */
export function localClient(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'local', credentials });
}
