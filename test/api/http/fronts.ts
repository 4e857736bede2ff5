// The two ways in: an API Gateway event handed to the handler, and a socket of the local server.
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Handler } from '../../../api/lambda/adapter.ts';
import { makeListener } from '../../../api/local/listener.ts';
import { serveSite } from '../../../api/local/site.ts';
import type { LogEntry } from '../../../api/log.ts';

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
}

export interface Front {
  /** Sends to `/graphql`; POST with JSON unless said otherwise. */
  send(sent: Sent): Promise<Got>;
  close(): Promise<void>;
}

export const HOST = 'bridge.example';

export async function openEvents(handler: Handler): Promise<Front> {
  const send = async (sent: Sent): Promise<Got> => {
    const result = await handler(eventOf(sent));
    const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]);
    return {
      status: result.statusCode ?? 200,
      headers: Object.fromEntries(headers),
      cookies: result.cookies ?? [],
      body: result.body ?? '',
    };
  };
  return { send, close: async () => {} };
}

export async function openLocal(handler: Handler, directory = 'no-such-directory'): Promise<LocalFront> {
  const log: LogEntry[] = [];
  const site = serveSite({ directory, policy: "default-src 'none'\nscript-src 'self'\n" });
  const server = createServer(makeListener({ graphql: handler, site, log: entry => log.push(entry) }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const ask = (path: string, sent: Sent) => overSocket({ port, path }, sent);
  return { send: sent => ask('/graphql', sent), ask, close, port, log };
}

export interface LocalFront extends Front {
  ask(path: string, sent: Sent): Promise<Got>;
  readonly port: number;
  readonly log: readonly LogEntry[];
}

export function eventOf({ method = 'POST', headers = {}, body = '' }: Sent): APIGatewayProxyEventV2 {
  const { cookie, ...others }: Record<string, string> = {
    host: HOST,
    'content-type': 'application/json',
    ...headers,
  };
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/graphql',
    rawQueryString: '',
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    headers: { 'x-forwarded-proto': 'http', ...others },
    requestContext: {
      accountId: '1',
      apiId: '1',
      domainName: HOST,
      domainPrefix: 'bridge',
      http: { method, path: '/graphql', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' },
      requestId: 'request-1',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: body.toString(typeof body === 'string' ? undefined : 'base64'),
    isBase64Encoded: typeof body !== 'string',
  };
}

/** The path goes out as it is. */
export async function overSocket({ port, path }: { port: number; path: string }, sent: Sent): Promise<Got> {
  const { method = 'POST', headers, body = '' } = sent;
  const request = httpRequest({
    port,
    path,
    method,
    agent: false,
    headers: { host: HOST, 'content-type': 'application/json', ...headers },
  });
  request.end(body);
  const [response] = (await once(request, 'response')) satisfies IncomingMessage[];
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  const { 'set-cookie': cookies = [], ...others } = response.headers;
  return { status: response.statusCode ?? 0, headers: others, cookies, body: text };
}
