// API Gateway HTTP API events (payload 2.0) to Apollo Server and back: bodies, cookies both ways, CORS, and
// a coded error for everything that is wrong before GraphQL begins.
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { clientAddress } from '../address.ts';
import type { Admit } from '../admission.ts';
import type { Context, HttpRequest, OpenRequest } from '../context.ts';
import { type ErrorCode, INTERNAL, type RateLimited } from '../errors.ts';
import { Fault } from '../fault.ts';
import { describeFault, type Log } from '../log.ts';

/** The largest request body in bytes: every operation of ours fits several times over. */
export const BODY_LIMIT = 32 * 1024;

export interface HandlerOptions {
  /** Started already. */
  readonly server: ApolloServer<Context>;
  readonly contextFor: (request: HttpRequest) => OpenRequest;
  readonly log: Log;
  /** Everybody, when left out. */
  readonly admit?: Admit;
  /** By which requests through our own front are known; without one, they are all taken to come directly. */
  readonly frontKey?: string | null;
}

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const GRAPHQL_TYPE = 'application/graphql-response+json';

// Open to programs in other sites' pages, by token: without credentials no browser adds our cookie.
const EVERY_ANSWER = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, accept-language',
  'access-control-max-age': '86400',
} as const;

export function makeHandler(options: HandlerOptions): Handler {
  return async event => {
    try {
      return await answer(event, options);
    } catch (error) {
      const { requestId } = event.requestContext;
      options.log({ level: 'error', requestId, ...describeFault(error) });
      return result(500, JSON_ANSWER, JSON.stringify({ errors: [INTERNAL] }));
    }
  };
}

async function answer(
  event: APIGatewayProxyEventV2,
  options: HandlerOptions,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http;
  if (method === 'OPTIONS') return result(204, PREFLIGHT, '');
  if (method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED', 'Send operations by POST.');
  const headers = headersOf(event);
  const address = clientAddress(arrivalOf(event, headers), options.frontKey ?? null);
  const tooMany = options.admit?.({ address, credential: credentialOf(event) }) ?? null;
  if (tooMany !== null) return limited(tooMany);
  if (!JSON_TYPE.test(event.headers['content-type'] ?? '')) {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send operations as application/json.');
  }
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > BODY_LIMIT) {
    return refusal(413, 'PAYLOAD_TOO_LARGE', `A request body has at most ${BODY_LIMIT} bytes.`);
  }
  const body = parseBody(bytes);
  if (body === null) return refusal(400, 'BAD_REQUEST', 'The body must be one JSON object in UTF-8.');
  return execute({ event, headers, address, body }, options);
}

interface Operation {
  readonly event: APIGatewayProxyEventV2;
  readonly headers: HeaderMap;
  readonly address: string;
  readonly body: object;
}

async function execute(
  { event, headers, address, body }: Operation,
  { server, contextFor }: HandlerOptions,
): Promise<APIGatewayProxyStructuredResultV2> {
  const open = contextFor({
    address,
    headers,
    cookies: event.cookies ?? [],
    secure: headers.get('x-forwarded-proto') !== 'http',
    requestId: event.requestContext.requestId,
  });
  const response = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers, search: '', body },
    context: async () => open.context,
  });
  await open.finish();
  if (response.body.kind !== 'complete') throw new Fault('Answers in parts are not supported.');
  const answered = result(response.status ?? 200, Object.fromEntries(response.headers), response.body.string);
  return { ...answered, cookies: [...open.cookies()] };
}

// An `Accept` that we cannot meet is no reason to refuse an operation after it has been carried out.
function headersOf(event: APIGatewayProxyEventV2): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(event.headers)) {
    if (value !== undefined) headers.set(name, value);
  }
  const wantsGraphQLType = headers.get('accept')?.includes(GRAPHQL_TYPE) ?? false;
  headers.set('accept', wantsGraphQLType ? GRAPHQL_TYPE : 'application/json');
  return headers;
}

function arrivalOf(event: APIGatewayProxyEventV2, headers: HeaderMap) {
  return { sourceIp: event.requestContext.http.sourceIp, headers };
}

function credentialOf({ headers, cookies }: APIGatewayProxyEventV2): string | null {
  const { authorization } = headers;
  return authorization ?? (cookies === undefined || cookies.length === 0 ? null : cookies.join(';'));
}

/** The JSON object that the bytes hold; null when they hold anything else. */
function parseBody(bytes: Uint8Array): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const JSON_ANSWER = { 'content-type': 'application/json; charset=utf-8' } as const;

function limited({ message, retryAt, headers }: RateLimited): APIGatewayProxyStructuredResultV2 {
  const errors = [{ message, extensions: { code: 'RATE_LIMITED' satisfies ErrorCode, retryAt } }];
  return result(429, { ...JSON_ANSWER, ...headers }, JSON.stringify({ errors }));
}

function refusal(status: number, code: ErrorCode, message: string): APIGatewayProxyStructuredResultV2 {
  const headers = status === 405 ? { ...JSON_ANSWER, allow: 'POST, OPTIONS' } : JSON_ANSWER;
  return result(status, headers, JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

function result(
  statusCode: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { ...headers, ...EVERY_ANSWER }, body };
}
