// The four seats, clockwise, and the two sides.

export const SEATS = ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const;
export type Seat = (typeof SEATS)[number];

export const SIDES = ['NORTH_SOUTH', 'EAST_WEST'] as const;
export type Side = (typeof SIDES)[number];

export type BySeat<T> = Readonly<Record<Seat, T>>;
export type BySide<T> = Readonly<Record<Side, T>>;

const NEXT: BySeat<Seat> = { NORTH: 'EAST', EAST: 'SOUTH', SOUTH: 'WEST', WEST: 'NORTH' };
const PARTNER: BySeat<Seat> = { NORTH: 'SOUTH', EAST: 'WEST', SOUTH: 'NORTH', WEST: 'EAST' };

/** The seat on the left: the next one clockwise. */
export function nextSeat(seat: Seat): Seat {
  return NEXT[seat];
}

/** The seat opposite. */
export function partnerOf(seat: Seat): Seat {
  return PARTNER[seat];
}

export function sideOf(seat: Seat): Side {
  return seat === 'NORTH' || seat === 'SOUTH' ? 'NORTH_SOUTH' : 'EAST_WEST';
}

export function otherSide(side: Side): Side {
  return side === 'NORTH_SOUTH' ? 'EAST_WEST' : 'NORTH_SOUTH';
}

/** All four seats clockwise, beginning with the given one. */
export function seatsFrom(seat: Seat): readonly [Seat, Seat, Seat, Seat] {
  return [seat, NEXT[seat], PARTNER[seat], NEXT[PARTNER[seat]]];
}

export function bySeat<T>(make: (seat: Seat) => T): BySeat<T> {
  return { NORTH: make('NORTH'), EAST: make('EAST'), SOUTH: make('SOUTH'), WEST: make('WEST') };
}

export function bySide<T>(make: (side: Side) => T): BySide<T> {
  return { NORTH_SOUTH: make('NORTH_SOUTH'), EAST_WEST: make('EAST_WEST') };
}

/** A copy with one seat's entry replaced. */
export function withSeat<T>(all: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return {
    NORTH: seat === 'NORTH' ? value : all.NORTH,
    EAST: seat === 'EAST' ? value : all.EAST,
    SOUTH: seat === 'SOUTH' ? value : all.SOUTH,
    WEST: seat === 'WEST' ? value : all.WEST,
  };
}
