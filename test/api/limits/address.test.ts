// Which address a request is counted for, and what is kept of it.
import { describe, expect, it } from 'vitest';
import { addressMark, clientAddress, FRONT_KEY_HEADER, networkOf } from '../../../api/address.ts';

const KEY = '51af3dc0-da77-11e4-872e-1234567db123';
const EDGE = '198.51.100.7';
const arrival = (forwarded: string, key?: string) => ({
  sourceIp: EDGE,
  headers: new Map([
    ['x-forwarded-for', forwarded],
    ...(key === undefined ? [] : [[FRONT_KEY_HEADER, key] as const]),
  ]),
});

describe('the client', () => {
  it.each([
    ['what our front has added', '203.0.113.9', '203.0.113.9'],
    ['not what the client has written before it', '10.0.0.1, 1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['not what the gateway has added behind it', `1.2.3.4, 203.0.113.9, ${EDGE}`, '203.0.113.9'],
    ['an IPv6 address', '2001:db8::1', '2001:db8::1'],
    ['the connection when nothing is told', '', EDGE],
  ])('is %s', (_, forwarded, client) => {
    expect(clientAddress(arrival(forwarded, KEY), KEY)).toBe(client);
  });

  it('is the connection when the request does not prove that it comes through our front', () => {
    expect(clientAddress(arrival('203.0.113.9'), KEY)).toBe(EDGE);
    expect(clientAddress(arrival('203.0.113.9', 'guessed'), KEY)).toBe(EDGE);
    expect(clientAddress(arrival('203.0.113.9', ''), null)).toBe(EDGE);
  });
});

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the mark of an address', () => {
  const at = { now: '2026-11-30T12:00:00.000Z', pepper: KEY };
  const mark = addressMark('203.0.113.9', at);

  it('is the same all day, for the whole network', () => {
    expect(addressMark('203.0.113.9', { ...at, now: '2026-11-30T23:59:59.999Z' })).toBe(mark);
    expect(addressMark('2001:db8::1', at)).toBe(addressMark('2001:db8::2', at));
  });

  it('differs by address, day and secret, and holds nothing of the address', () => {
    expect(addressMark('203.0.113.10', at)).not.toBe(mark);
    expect(addressMark('203.0.113.9', { ...at, now: '2026-12-01T00:00:00.000Z' })).not.toBe(mark);
    expect(addressMark('203.0.113.9', { ...at, pepper: null })).not.toBe(mark);
    expect(mark).toMatch(/^[\w-]{22}$/);
  });
});
