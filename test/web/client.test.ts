// A request and its outcome, against a real server that answers in every way that one may meet.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askIn, retryDelay } from '../../web/src/api/client.ts';
import { VERSION } from '../../web/src/api/operations.ts';

const ANSWER = { match: { version: 3 } };

interface Reply {
  readonly status: number;
  readonly body: string;
}

const data = (answer: unknown): string => JSON.stringify({ data: answer });
const error = (code: string): string =>
  JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code } }] });

let server: Server;
let address: string;
let reply: Reply | 'hang up' = { status: 200, body: data(ANSWER) };
let asked: { readonly headers: IncomingMessage['headers']; readonly body: string } | null = null;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked = { headers: request.headers, body };
    if (reply === 'hang up') {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(reply.body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const found = server.address();
  address = `http://127.0.0.1:${typeof found === 'object' ? found?.port : ''}/graphql`;
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const ask = () => askIn(() => 'ru', address)(VERSION, { id: 'a' });

test('asks in the language of the page, as JSON', async () => {
  expect(await ask()).toEqual({ kind: 'data', data: ANSWER });
  expect(asked?.headers).toMatchObject({ 'accept-language': 'ru', 'content-type': 'application/json' });
  expect(JSON.parse(asked?.body ?? '')).toEqual({ query: VERSION.text, variables: { id: 'a' } });
});

test.each([
  ['an unknown session', { status: 401, body: error('UNAUTHENTICATED') }, 'signedOut'],
  ['an unknown session of an old proxy', { status: 200, body: error('UNAUTHENTICATED') }, 'signedOut'],
  [
    'a question that the server does not understand',
    { status: 400, body: error('BAD_USER_INPUT') },
    'refused',
  ],
  ['a fault of the server', { status: 500, body: error('INTERNAL_SERVER_ERROR') }, 'network'],
  ['a fault of the server in a part', { status: 200, body: error('INTERNAL_SERVER_ERROR') }, 'network'],
  ['too many requests', { status: 429, body: error('RATE_LIMITED') }, 'limited'],
  ['a gateway that speaks for the server', { status: 502, body: '<h1>Bad gateway</h1>' }, 'network'],
  ['the page of a hotel that wants to be paid first', { status: 200, body: '<h1>Welcome</h1>' }, 'network'],
  ['nothing at all', { status: 200, body: '' }, 'network'],
  ['a line that breaks', 'hang up', 'network'],
] as const)('%s', async (_, next, failure) => {
  reply = next;
  expect(await ask()).toEqual({ kind: 'failed', failure });
});

test('tries again soon, then ever later, but never later than a quarter of a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
  ]);
});
