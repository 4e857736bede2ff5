// The viewer's matches, page after page, asked for again when the reader comes back and once a minute while he looks.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Ask, type Failure, retryDelay } from '../api/client.ts';
import type { MyMatchesQueryVariables } from '../api/operations.generated.ts';
import { MY_MATCHES } from '../api/page-operations.ts';
import type { ListedMatch } from '../machine/match-list.ts';
import { useAsk } from './use-api.ts';

type Request = Pick<MyMatchesQueryVariables, 'filter' | 'first'>;

export interface MatchList {
  readonly viewerId: string;
  readonly matches: readonly ListedMatch[];
  readonly hasMore: boolean;
}

export interface MatchListState {
  /** Null until it has come. */
  readonly list: MatchList | null;
  readonly failure: Failure | null;
}

/** `kept`: nobody answered, and this is how it last was. */
type Read = { readonly list: MatchList; readonly kept: boolean } | { readonly failure: Failure };

interface Reading {
  readonly request: Request;
  readonly pages: number;
  readonly after: string | null;
}

/** So many pages as one list; a match that has come to stand on two of them is in it once. */
async function readPages(ask: Ask, { request, pages, after }: Reading): Promise<Read> {
  const outcome = await ask(MY_MATCHES, { ...request, after });
  if (outcome.kind === 'failed') {
    return { failure: outcome.failure };
  }
  const { viewer } = outcome.data;
  const kept = outcome.keptAt !== undefined;
  const nodes = viewer?.matches?.nodes ?? [];
  const next = viewer?.matches?.pageInfo.hasNextPage ? viewer.matches.pageInfo.endCursor : null;
  if (next === null || pages === 1) {
    return { list: { viewerId: viewer?.id ?? '', matches: nodes, hasMore: next !== null }, kept };
  }
  const rest = await readPages(ask, { request, pages: pages - 1, after: next });
  const seen = new Set(nodes.map(({ id }) => id));
  if ('failure' in rest) {
    return rest;
  }
  const fresh = rest.list.matches.filter(({ id }) => !seen.has(id));
  return { list: { ...rest.list, matches: [...nodes, ...fresh] }, kept: kept || rest.kept };
}

const EVERY_MS = 60_000;

interface ListOptions {
  readonly live: boolean;
  /** How many pages before the reader asks for more. */
  readonly atOnce: number;
}

/** A list once shown stays while it is asked for again. */
export function useMatchList(request: Request, { live, atOnce }: ListOptions) {
  const ask = useAsk();
  const [pages, setPages] = useState(atOnce);
  const [state, setState] = useState<MatchListState>({ list: null, failure: null });
  const failures = useRef(0);
  const key = JSON.stringify(request);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      clearTimeout(timer);
      const read = await readPages(ask, { request, pages, after: null });
      if (left) {
        return;
      }
      const failure = 'failure' in read ? read.failure : null;
      const answered = 'list' in read && !read.kept;
      failures.current = answered ? 0 : failures.current + 1;
      setState(before => ('list' in read ? { list: read.list, failure: null } : { ...before, failure }));
      if (answered ? live : failure === null || failure === 'network') {
        const delay = answered ? EVERY_MS : retryDelay(failures.current);
        timer = setTimeout(() => document.visibilityState === 'visible' && load(), delay);
      }
    };
    const wake = () => document.visibilityState === 'visible' && load();
    load();
    document.addEventListener('visibilitychange', wake);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [ask, key, pages, live]);
  return { ...state, more: () => setPages(pages + 1) };
}
