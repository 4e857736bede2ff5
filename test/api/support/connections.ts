// A client of a local server that keeps its connections: thousands of requests through real sockets, quickly.
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Send } from './client.ts';

export interface Connections {
  readonly send: Send;
  close(): void;
}

/** No two sequences of bytes become one text: what is no UTF-8 throws. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** To the address of `/graphql`; more requests at once than there are sockets wait here. */
export function keepConnections(url: string, sockets: number): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send: Send = async ({ method = 'POST', headers, body = '' }) => {
    const request = httpRequest(url, {
      method,
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    });
    request.end(body);
    const [response] = await once(request, 'response');
    const text = UTF8.decode(await buffer(response));
    const { 'set-cookie': cookies = [], ...others } = response.headers;
    return { status: response.statusCode, headers: others, cookies, body: text };
  };
  return { send, close: () => agent.destroy() };
}
