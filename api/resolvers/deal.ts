// A deal, from its view.
import { presentClaims, presentDealt, presentHand, presentResult, presentTricks } from '../present.ts';
import type { DealResolvers } from '../schema.generated.ts';

export const dealResolvers: DealResolvers = {
  dealt: ({ end }) => end?.dealt.map(presentDealt) ?? null,
  hands: ({ hands }) => hands.map(presentHand),
  tricks: presentTricks,
  claims: presentClaims,
  result: ({ end }) => (end === null ? null : presentResult(end.result)),
};
