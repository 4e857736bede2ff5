// My matches in the order in which they want me: my turn, others' turn, waiting for a player, over.
import { assertNever } from '../../../engine/result.ts';
import type { MyMatchesQuery } from '../api/operations.generated.ts';

type Viewer = NonNullable<MyMatchesQuery['viewer']>;
export type ListedMatch = NonNullable<Viewer['matches']>['nodes'][number];

export type Standing = 'mine' | 'theirs' | 'waiting' | 'finished' | 'abandoned';

const ORDER: readonly Standing[] = ['mine', 'theirs', 'waiting', 'finished', 'abandoned'];

export function standingOf(match: ListedMatch, viewerId: string): Standing {
  switch (match.status) {
    case 'WAITING':
      return 'waiting';
    case 'FINISHED':
      return 'finished';
    case 'ABANDONED':
      return 'abandoned';
    case 'IN_PROGRESS':
      return match.turn?.player.id === viewerId ? 'mine' : 'theirs';
    default:
      return assertNever(match.status);
  }
}

/** The names of the others at the table. */
export function othersIn(match: ListedMatch, viewerId: string): readonly string[] {
  const others = match.seats.flatMap(({ dummy, player }) =>
    player === null || dummy || player.id === viewerId ? [] : [player.name],
  );
  return [...new Set(others)];
}

/** Those that wait for the viewer first; within a group the latest to move. */
export function byUrgency(matches: readonly ListedMatch[], viewerId: string): readonly ListedMatch[] {
  const place = (match: ListedMatch) => ORDER.indexOf(standingOf(match, viewerId));
  return matches.toSorted((a, b) => place(a) - place(b) || b.updatedAt.localeCompare(a.updatedAt));
}
