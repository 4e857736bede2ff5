// Every address of the site, in one place, and going from one to another without a reload.

import { assertNever } from '../../engine/result.ts';

export const RULES_PARTS = ['bridge', 'first'] as const;
/** The rules as told to those who know bridge, and to those who do not. */
export type RulesPart = (typeof RULES_PARTS)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'deal'; readonly id: string; readonly number: number }
  | { readonly page: 'rules'; readonly part: RulesPart }
  | { readonly page: 'unknown' };

interface Address {
  readonly pathname: string;
  readonly hash: string;
}

/** An invitation's code stands in the fragment, so that it never reaches a log. */
export function parseRoute({ pathname, hash }: Address): Route {
  const parts = pathname.split('/').filter(part => part !== '');
  const [first, id, third, number] = parts;
  if (first === undefined) {
    return { page: 'home' };
  }
  if (first === 'join' && parts.length === 1) {
    return { page: 'join', code: hash.slice(1) };
  }
  if (first === 'rules') {
    return rulesRoute(parts.slice(1));
  }
  if (first !== 'match' || id === undefined) {
    return { page: 'unknown' };
  }
  if (parts.length === 2) {
    return { page: 'match', id };
  }
  const isDeal = parts.length === 4 && third === 'deal' && /^[1-9]\d{0,2}$/.test(number ?? '');
  return isDeal ? { page: 'deal', id, number: Number(number) } : { page: 'unknown' };
}

function rulesRoute([part, ...more]: readonly string[]): Route {
  const found = RULES_PARTS.find(one => one === part) ?? (part === undefined ? 'bridge' : null);
  return found === null || more.length > 0 ? { page: 'unknown' } : { page: 'rules', part: found };
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'join':
      return `/join#${route.code}`;
    case 'match':
      return `/match/${route.id}`;
    case 'deal':
      return `/match/${route.id}/deal/${route.number}`;
    case 'rules':
      return route.part === 'bridge' ? '/rules' : `/rules/${route.part}`;
    case 'home':
    case 'unknown':
      return '/';
    default:
      return assertNever(route);
  }
}

/** Goes to a page; those who listen to `popstate` hear of it. */
export function goTo(route: Route): void {
  history.pushState(null, '', formatRoute(route));
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}
