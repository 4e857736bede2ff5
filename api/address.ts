// Whom a rate is counted for that has not signed in: the address that a request came from, never stored as it is.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { dayOf } from './service/days.ts';

/** What the front and the function know, and nobody else. */
export const FRONT_KEY_HEADER = 'x-front-key';

export interface Arrival {
  /** Of the connection that reached API Gateway, or the local server. */
  readonly sourceIp: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * The client's address. Behind CloudFront the connection is CloudFront's, which adds the client's address at the end
 * of `X-Forwarded-For`, whatever the client has written there; API Gateway may add the connection's after it. The
 * gateway can also be reached directly, by somebody who forges that header: it is believed only of a request with
 * the key that our distribution alone adds.
 */
export function clientAddress({ sourceIp, headers }: Arrival, frontKey: string | null): string {
  if (frontKey === null || headers.get(FRONT_KEY_HEADER) !== frontKey) return sourceIp;
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(hop => hop.trim());
  return hops.findLast(hop => hop !== '' && hop !== sourceIp) ?? sourceIp;
}

/** What stands for an address in a counter's name: it cannot be read back, and is another one the next day. */
export function addressMark(
  address: string,
  { now, pepper }: { now: string; pepper: string | null },
): string {
  const text = [pepper ?? '', dayOf(now), networkOf(address)].join('\n');
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** IPv6 is handed out by networks of /64: whoever has one has them all. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(bare)) return bare;
  const [before = '', after] = bare.toLowerCase().split('::');
  const left = groupsOf(before);
  const right = after === undefined ? [] : groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':').map(group => group.replace(/^0+(?=.)/, ''));
}
