// The arguments of every connection.
import { badInput } from '../errors.ts';
import type { PageRequest } from '../service/paging.ts';

const LARGEST_PAGE = 100;

/** Refuses a `first` that is not 1 to 100. */
export function pageRequest({
  first,
  after,
}: {
  first: number;
  after?: string | null | undefined;
}): PageRequest {
  if (first < 1 || first > LARGEST_PAGE) throw badInput(`first is a number from 1 to ${LARGEST_PAGE}.`);
  return { first, after: after ?? null };
}
