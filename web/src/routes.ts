// Every address of the site, in one place, and going from one to another without a reload.

import { assertNever } from '../../engine/result.ts';
import { DEALT, formatMoment, type Moment, parseMoment } from './machine/moment.ts';

export const RULES_PARTS = ['bridge', 'first'] as const;
/** The rules as told to those who know bridge, and to those who do not. */
export type RulesPart = (typeof RULES_PARTS)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'deal'; readonly id: string; readonly number: number; readonly moment?: Moment }
  | { readonly page: 'score'; readonly id: string }
  | { readonly page: 'open' }
  | { readonly page: 'settings' }
  | { readonly page: 'rules'; readonly part: RulesPart }
  | { readonly page: 'unknown' };

interface Address {
  readonly pathname: string;
  readonly hash: string;
}

/** An invitation's code stands in the fragment, so that it never reaches a log. */
export function parseRoute({ pathname, hash }: Address): Route {
  const parts = pathname.split('/').filter(part => part !== '');
  const [first, ...rest] = parts;
  if (first === undefined) {
    return { page: 'home' };
  }
  if ((first === 'open' || first === 'settings') && rest.length === 0) {
    return { page: first };
  }
  if (first === 'join' && rest.length === 0) {
    return { page: 'join', code: hash.slice(1) };
  }
  if (first === 'rules') {
    return rulesRoute(rest);
  }
  return first === 'match' ? matchRoute(rest) : { page: 'unknown' };
}

function matchRoute([id, part, number, ...moment]: readonly string[]): Route {
  if (id === undefined) {
    return { page: 'unknown' };
  }
  if (part === undefined) {
    return { page: 'match', id };
  }
  if (part === 'score' && number === undefined) {
    return { page: 'score', id };
  }
  const found = parseMoment(moment.join('/'));
  const isDeal = part === 'deal' && /^[1-9]\d{0,2}$/.test(number ?? '') && found !== null;
  return isDeal ? { page: 'deal', id, number: Number(number), moment: found } : { page: 'unknown' };
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
      return [`/match/${route.id}/deal/${route.number}`, formatMoment(route.moment ?? DEALT)]
        .filter(part => part !== '')
        .join('/');
    case 'score':
      return `/match/${route.id}/score`;
    case 'open':
    case 'settings':
      return `/${route.page}`;
    case 'rules':
      return route.part === 'bridge' ? '/rules' : `/rules/${route.part}`;
    case 'home':
    case 'unknown':
      return '/';
    default:
      return assertNever(route);
  }
}

/** What a page keeps while only its moment changes. */
export function pageKey(route: Route): string {
  return formatRoute(route.page === 'deal' ? { ...route, moment: DEALT } : route);
}

function tellListeners(): void {
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Goes to a page; those who listen to `popstate` hear of it. Within a page the reader stays where he is. */
export function goTo(route: Route): void {
  const stays = pageKey(parseRoute(location)) === pageKey(route);
  history.pushState(null, '', formatRoute(route));
  tellListeners();
  if (!stays) {
    scrollTo(0, 0);
  }
}

/** The same without a step for the back button: for what a held key or a dragged slider runs through. */
export function replaceRoute(route: Route): void {
  history.replaceState(null, '', formatRoute(route));
  tellListeners();
}
