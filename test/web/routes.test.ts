// Laws of addresses: every route is found again by its own address, and what is none is unknown.
import { expect, test } from 'vitest';
import { formatRoute, pageKey, parseRoute, type Route } from '../../web/src/routes.ts';

const parse = (path: string) => {
  const { pathname, hash } = new URL(path, 'http://site');
  return parseRoute({ pathname, hash });
};

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'join', code: 'a-code' },
  { page: 'match', id: 'm' },
  { page: 'score', id: 'm' },
  { page: 'open' },
  { page: 'settings' },
  { page: 'rules', part: 'bridge' },
  { page: 'rules', part: 'first' },
  { page: 'deal', id: 'm', number: 3, moment: { kind: 'dealt' } },
  { page: 'deal', id: 'm', number: 3, moment: { kind: 'call', call: 2 } },
  { page: 'deal', id: 'm', number: 99, moment: { kind: 'card', trick: 5, card: 4 } },
  { page: 'deal', id: 'm', number: 3, moment: { kind: 'card', trick: 5, card: 2 } },
];

test.each(ROUTES)('parse and format are inverse: $page', route => {
  expect(parse(formatRoute(route))).toEqual(route);
});

test('the address of a trick', () => {
  expect(formatRoute({ page: 'deal', id: 'm', number: 3, moment: { kind: 'card', trick: 5, card: 4 } })).toBe(
    '/match/m/deal/3/trick/5',
  );
  expect(formatRoute({ page: 'deal', id: 'm', number: 3 })).toBe('/match/m/deal/3');
});

test.each([
  '/x',
  '/open/x',
  '/settings/x',
  '/match',
  '/match/m/x',
  '/match/m/deal',
  '/match/m/deal/0',
  '/match/m/deal/1/2',
  '/match/m/deal/3/trick',
  '/match/m/deal/3/trick/14',
  '/match/m/deal/3/trick/5/card/9',
  '/match/m/score/1',
  '/join/x',
  '/rules/x',
  '/rules/first/x',
])('nothing lies at %s', path => expect(parse(path)).toEqual({ page: 'unknown' }));

test('moments of a deal are one page, deals are not', () => {
  const keys = ['/match/m/deal/3', '/match/m/deal/3/trick/5', '/match/m/deal/4'].map(path =>
    pageKey(parse(path)),
  );
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).not.toBe(keys[2]);
});
