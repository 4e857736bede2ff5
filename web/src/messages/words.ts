// Things of the game in words: seats with their players, cards, calls, contracts.

import type { Seat, Side } from '../api/operations.generated.ts';
import { bidOf, faceOf } from '../machine/deal-facts.ts';
import type { Deal, Match } from '../machine/match-state.ts';
import type { Translate } from './translate.ts';

type Seats = readonly {
  readonly seat: Seat;
  readonly dummy: boolean;
  readonly player: { readonly name: string } | null;
}[];

export const DENOMINATION_LETTERS: Readonly<
  Record<NonNullable<Deal['contract']>['denomination'], 'C' | 'D' | 'H' | 'S' | 'NT'>
> = {
  CLUBS: 'C',
  DIAMONDS: 'D',
  HEARTS: 'H',
  SPADES: 'S',
  NO_TRUMP: 'NT',
};

/** "South · Anna", "North · Anna, dummy"; the bare compass word while the seat is free. */
export function seatWords(t: Translate, seats: Seats, seat: Seat): string {
  const found = seats.find(one => one.seat === seat);
  const name = found?.player?.name;
  if (name === undefined) {
    return t('seat', { seat });
  }
  const place = t('seat', { seat });
  return found?.dummy ? t('seat-dummy', { place, name }) : t('seat-player', { place, name });
}

/** A rank in figures goes as a number: so the texts select by it. */
export function cardWords(t: Translate, card: string): string {
  const face = faceOf(card);
  return face === null ? card : t('card', { rank: Number(face.rank) || face.rank, suit: face.suit });
}

export function callWords(t: Translate, call: string): string {
  const bid = bidOf(call);
  return bid === null ? t('call', { call }) : t('bid', { level: bid.level, denomination: bid.denomination });
}

export function contractWords(t: Translate, contract: NonNullable<Deal['contract']>): string {
  const denomination = DENOMINATION_LETTERS[contract.denomination];
  return t('contract-words', {
    bid: t('bid', { level: contract.level, denomination }),
    doubled: contract.doubled,
    seat: t('seat', { seat: contract.declarer }),
  });
}

/** "We" and "They" to a player, the compass words to those who watch. */
export function sideWords(
  t: Translate,
  { viewerSeats }: Pick<Match, 'viewerSeats'>,
  near: Side,
  side: Side,
): string {
  if (viewerSeats.length === 0) {
    return t('side', { side });
  }
  return side === near ? t('we') : t('they');
}

/** Who is vulnerable, as it is said after a colon. */
export function vulnerableWords(
  t: Translate,
  { viewerSeats }: Pick<Match, 'viewerSeats'>,
  near: Side,
  [side, ...others]: readonly Side[],
): string {
  if (side === undefined) {
    return t('nobody');
  }
  if (others.length > 0) {
    return t('vulnerable-all');
  }
  if (viewerSeats.length === 0) {
    return t('side', { side });
  }
  return side === near ? t('vulnerable-we') : t('vulnerable-they');
}
