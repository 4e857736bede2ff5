// Claims and concessions: who is asked, and how answers add up. Rule book, section 5.
import { type Contract, contractDummy } from './auction.ts';
import { callersOf, type Rules } from './rules.ts';
import { partnerOf, type Seat, seatsFrom, sideOf } from './seats.ts';

export const CLAIM_STATUSES = ['PENDING', 'ACCEPTED', 'REFUSED'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export interface Claim {
  /** The claimer's closed hand. */
  readonly seat: Seat;
  /** How many of the remaining tricks the claimer's side is to take; 0 for a concession. */
  readonly tricks: number;
  readonly concession: boolean;
  /** Completed tricks when it was made. */
  readonly tricksPlayed: number;
  /** Who was asked, and who of them has agreed; never shown. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly status: ClaimStatus;
}

export interface ClaimTerms {
  readonly seat: Seat;
  readonly tricks: number;
  readonly concession: boolean;
  readonly tricksPlayed: number;
}

const TRICKS = 13;

/** The players to be asked, clockwise from the claimer; none when it takes effect at once. */
export function askedFor(rules: Rules, contract: Contract, terms: ClaimTerms): readonly Seat[] {
  const dummy = contractDummy(rules, contract);
  const isOther = (seat: Seat) => callersOf(rules).includes(seat) && seat !== terms.seat && seat !== dummy;
  const others = seatsFrom(terms.seat).filter(isOther);
  const opponents = others.filter(seat => sideOf(seat) !== sideOf(terms.seat));
  if (terms.concession) return others.filter(seat => seat === partnerOf(terms.seat));
  return terms.tricks < TRICKS - terms.tricksPlayed ? others : opponents;
}

export function madeClaim(terms: ClaimTerms, asked: readonly Seat[]): Claim {
  return { ...terms, asked, agreed: [], status: asked.length === 0 ? 'ACCEPTED' : 'PENDING' };
}

export function answeredClaim(claim: Claim, seat: Seat, accept: boolean): Claim {
  if (!accept) return { ...claim, status: 'REFUSED' };
  const agreed = [...claim.agreed, seat];
  return { ...claim, agreed, status: agreed.length === claim.asked.length ? 'ACCEPTED' : 'PENDING' };
}

export function owesAnswer(claim: Claim, seat: Seat): boolean {
  return claim.status === 'PENDING' && claim.asked.includes(seat) && !claim.agreed.includes(seat);
}
