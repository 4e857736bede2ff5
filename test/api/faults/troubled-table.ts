// dynalite behind a line that makes trouble: answers slowly, says that it is too busy, fails, or carries a request out
// and hangs up before the answer. The SDK in front of it is the real one, with its own retries.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { localClient, startDynalite } from '../../../api/store/dynalite.ts';
import type { Table } from '../../../api/store/dynamo-requests.ts';
import { openTable } from '../store/tables.ts';

export const TROUBLES = ['slow', 'throttled', 'failed', 'lost'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface TroubledTable {
  readonly table: Table;
  /** Past the line, with nothing in between. */
  readonly quiet: Table;
  /** How often each has been. */
  readonly counts: Record<Trouble, number>;
  stop(): Promise<void>;
}

const SLOW_MS = 30;
const ERRORS = {
  throttled: [400, 'ProvisionedThroughputExceededException'],
  failed: [500, 'InternalServerError'],
} as const;

/** `trouble` says for each request what goes wrong with it. */
export async function startTroubledTable(trouble: () => Trouble | null): Promise<TroubledTable> {
  const { endpoint, stop } = await startDynalite();
  const quiet = await openTable(endpoint);
  const counts = { slow: 0, throttled: 0, failed: 0, lost: 0 };
  const server = createServer(async (request, response) => {
    const kind = trouble();
    if (kind !== null) counts[kind] += 1;
    const body = await buffer(request);
    if (kind === 'throttled' || kind === 'failed') return answerWith(response, kind);
    if (kind === 'slow') await setTimeout(SLOW_MS);
    const answer = await forwarded(endpoint, request, body);
    if (kind === 'lost') return void response.destroy();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const client = DynamoDBDocumentClient.from(localClient(`http://127.0.0.1:${port}`));
  return {
    table: { client, table: quiet.table },
    quiet,
    counts,
    async stop() {
      client.destroy();
      quiet.client.destroy();
      server.closeAllConnections();
      server.close();
      await stop();
    },
  };
}

function answerWith(response: ServerResponse, kind: keyof typeof ERRORS): void {
  const [status, name] = ERRORS[kind];
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'trouble' }));
}

async function forwarded(endpoint: string, { headers }: IncomingMessage, body: Buffer) {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    /^(x-amz|authorization|content-type)/.test(name) ? [[name, String(value)]] : [],
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(kept),
    body: new Uint8Array(body),
  });
  const { 'x-amz-crc32': checksum, 'content-type': type } = Object.fromEntries(answer.headers);
  return {
    status: answer.status,
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(checksum !== undefined && { 'x-amz-crc32': checksum }),
    },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
