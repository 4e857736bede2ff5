// Who sits where on the screen: the viewer's closed hand at the bottom, the others clockwise from there.
import { seatsFrom } from '../../../engine/seats.ts';
import type { MatchPartsFragment, Seat } from '../api/operations.generated.ts';

export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

export interface PlaceOfSeat {
  readonly place: Place;
  readonly seat: Seat;
}

type Seated = Pick<MatchPartsFragment, 'seats' | 'viewerSeats'>;

/** The seat whose cards lie nearest: the viewer's hand, south for those who only watch. */
export function nearestSeat({ seats, viewerSeats }: Seated): Seat {
  return seats.find(({ seat, dummy }) => !dummy && viewerSeats.includes(seat))?.seat ?? 'SOUTH';
}

/** Clockwise from the bottom: the left of the nearest seat lies on the left. */
export function placesOf(match: Seated): readonly PlaceOfSeat[] {
  const [bottom, left, top, right] = seatsFrom(nearestSeat(match));
  return [
    { place: 'bottom', seat: bottom },
    { place: 'left', seat: left },
    { place: 'top', seat: top },
    { place: 'right', seat: right },
  ];
}
