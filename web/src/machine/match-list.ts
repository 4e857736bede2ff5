// My matches in the order in which they want me: my turn, others' turn, waiting for a player, over; and what each says.
import { assertNever } from '../../../engine/result.ts';
import { otherSide, sideOf } from '../../../engine/seats.ts';
import type { MyMatchesQuery, Side, TurnKind } from '../api/operations.generated.ts';

type Viewer = NonNullable<MyMatchesQuery['viewer']>;
export type ListedMatch = NonNullable<Viewer['matches']>['nodes'][number];

export type Standing = 'mine' | 'theirs' | 'waiting' | 'finished' | 'abandoned';

const ORDER: readonly Standing[] = ['mine', 'theirs', 'waiting', 'finished', 'abandoned'];

interface Asking {
  readonly turn: { readonly kind: TurnKind; readonly player: { readonly id: string } } | null;
  readonly legalAnswer: boolean;
}

/** Whether something is asked of the viewer. A claim's `turn` names one who was asked, whether he has answered or not. */
export function isAsked({ turn, legalAnswer }: Asking, viewerId: string): boolean {
  return turn?.kind === 'ANSWER' ? legalAnswer : turn?.player.id === viewerId;
}

export function standingOf(match: ListedMatch, viewerId: string): Standing {
  switch (match.status) {
    case 'WAITING':
      return 'waiting';
    case 'FINISHED':
      return 'finished';
    case 'ABANDONED':
      return 'abandoned';
    case 'IN_PROGRESS':
      return isAsked(match, viewerId) ? 'mine' : 'theirs';
    default:
      return assertNever(match.status);
  }
}

/** The names of the others at the table. */
export function othersIn(match: Pick<ListedMatch, 'seats'>, viewerId: string): readonly string[] {
  const others = match.seats.flatMap(({ dummy, player }) =>
    player === null || dummy || player.id === viewerId ? [] : [player.name],
  );
  return [...new Set(others)];
}

/** How many seats still wait for a player. */
export function freeSeatsOf({ seats }: Pick<ListedMatch, 'seats'>): number {
  return seats.filter(({ dummy, player }) => player === null && !dummy).length;
}

/** Those that wait for the viewer first and longest; within the other groups the latest to move. */
export function byUrgency(matches: readonly ListedMatch[], viewerId: string): readonly ListedMatch[] {
  const place = (match: ListedMatch) => ORDER.indexOf(standingOf(match, viewerId));
  const mine = ORDER.indexOf('mine');
  return matches.toSorted((a, b) => {
    const later = b.updatedAt.localeCompare(a.updatedAt);
    return place(a) - place(b) || (place(a) === mine ? -later : later);
  });
}

/** The viewer's side; north and south's for those who only watch. */
export function ownSide({ viewerSeats }: Pick<ListedMatch, 'viewerSeats'>): Side {
  const [seat] = viewerSeats;
  return seat === undefined ? 'NORTH_SOUTH' : sideOf(seat);
}

/** Tricks taken in the deal on the table: the viewer's side's, then the other's. */
export function tricksTaken(match: ListedMatch): readonly [own: number, other: number] {
  const own = ownSide(match);
  const taken = (side: Side) =>
    (match.deal?.tricks ?? []).filter(({ winner }) => winner !== null && sideOf(winner) === side).length;
  return [taken(own), taken(otherSide(own))];
}

/** All points so far: the viewer's side's, then the other's. */
export function pointsOf(match: ListedMatch): readonly [own: number, other: number] {
  const { northSouth, eastWest } = match.score;
  return ownSide(match) === 'NORTH_SOUTH'
    ? [northSouth.total, eastWest.total]
    : [eastWest.total, northSouth.total];
}

export type Outcome = 'won' | 'lost' | 'drawn';

export function outcomeOf(match: ListedMatch): Outcome {
  const { winner } = match.score;
  return winner === null ? 'drawn' : winner === ownSide(match) ? 'won' : 'lost';
}
