// The local server's front door: `/graphql` goes to the Lambda handler as an API Gateway event, everything
// else to the site.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { BODY_LIMIT, type Handler } from '../lambda/adapter.ts';
import { describeFault, type Log } from '../log.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface LocalOptions {
  readonly graphql: Handler;
  readonly site: Listener;
  readonly log: Log;
}

const GRAPHQL_PATH = '/graphql';

export function makeListener({ graphql, site, log }: LocalOptions): Listener {
  return async (request, response) => {
    try {
      if (pathOf(request) !== GRAPHQL_PATH) return await site(request, response);
      const body = await readBody(request);
      send(response, await graphql(eventOf(request, body)));
    } catch (error) {
      if (response.destroyed) return;
      log({ level: 'error', ...describeFault(error) });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error');
    }
  };
}

/** The path as sent, not decoded, without its query. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
}

/** A short answer in plain words. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(`${text}\n`);
}

// One byte over the limit is enough for the handler to refuse the body; the rest is thrown away unread.
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > BODY_LIMIT) break;
  }
  request.resume();
  return Buffer.concat(chunks).subarray(0, BODY_LIMIT + 1);
}

function eventOf(request: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 {
  const { host = 'localhost' } = request.headers;
  const now = new Date();
  const method = request.method ?? '';
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: GRAPHQL_PATH,
    rawQueryString: '',
    cookies: (request.headers.cookie ?? '').split(';').map(cookie => cookie.trim()),
    headers: headersOf(request),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: host,
      domainPrefix: 'local',
      http: {
        method,
        path: GRAPHQL_PATH,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    body: body.toString('base64'),
    isBase64Encoded: true,
  };
}

// As API Gateway hands them over: names in lower case, no cookies among them, and the protocol that the
// browser spoke, be it to a proxy in front.
function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-proto': 'http' };
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'cookie') continue;
    headers[name] = typeof value === 'string' ? value : value.join(',');
  }
  return headers;
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  if (result.cookies && result.cookies.length > 0) response.setHeader('set-cookie', result.cookies);
  response.statusCode = result.statusCode ?? 200;
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
}
