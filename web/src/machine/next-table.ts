// The other tables at which something is asked of the viewer; the one that has waited longest comes next.
import type { WaitingTablesQuery } from '../api/operations.generated.ts';
import { isAsked } from './match-list.ts';

export interface NextTable {
  readonly id: string;
  /** How many tables wait, this one included. */
  readonly count: number;
}

export function nextTable({ viewer }: WaitingTablesQuery, hereId: string): NextTable | null {
  const waiting = (viewer?.matches?.nodes ?? [])
    .filter(
      match => match.id !== hereId && match.status === 'IN_PROGRESS' && isAsked(match, viewer?.id ?? ''),
    )
    .toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt));
  const [first] = waiting;
  return first === undefined ? null : { id: first.id, count: waiting.length };
}
