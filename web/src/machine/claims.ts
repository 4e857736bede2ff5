// Where claims and concessions stand in a deal, for the words at the table. Rule book, section 5.
import { TRICKS_IN_DEAL } from '../../../engine/trick.ts';
import type { Deal } from './match-state.ts';

export type Claim = Deal['claims'][number];

/** Tricks not yet completed, the one in progress included. */
export function remainingTricks({ tricks }: Pick<Deal, 'tricks'>): number {
  return TRICKS_IN_DEAL - tricks.filter(({ winner }) => winner !== null).length;
}

export function pendingClaim({ claims }: Pick<Deal, 'claims'>): Claim | null {
  return claims.find(({ status }) => status === 'PENDING') ?? null;
}

/** The latest claim, when play went on after it. */
export function refusedClaim({ claims }: Pick<Deal, 'claims'>): Claim | null {
  const last = claims.at(-1);
  return last?.status === 'REFUSED' ? last : null;
}

/** What a finished deal ended by, when not by its last card. */
export function acceptedClaim({ claims }: Pick<Deal, 'claims'>): Claim | null {
  return claims.find(({ status }) => status === 'ACCEPTED') ?? null;
}
