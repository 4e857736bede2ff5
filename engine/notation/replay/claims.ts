// The claims and concessions of one of our own deals: made again where the export says, and answered as it says.
import { askedFor } from '../../claim.ts';
import { tricksKept } from '../../concession.ts';
import {
  advance,
  completedTricks,
  type DealState,
  type PlayPhase,
  pendingClaim,
  playerOf,
} from '../../deal.ts';
import { sideOf } from '../../seats.ts';
import { TRICKS_IN_DEAL } from '../../trick.ts';
import type { ClaimView } from '../../view.ts';
import type { Problem } from '../notated-deal.ts';
import { formatClaim } from '../own-words.ts';

export interface ClaimReplay {
  /** Makes the claims that are due, earliest first. */
  readonly between: (state: PlayPhase) => DealState;
  /** Claims that never came due. */
  readonly missed: (line: number) => readonly Problem[];
}

/** An accepted claim waits for the last card, which `isLast` knows; a refused one is made at its player's first turn. */
export function claimReplay(
  claims: readonly ClaimView[],
  isLast: (state: PlayPhase) => boolean,
): ClaimReplay {
  const waiting = [...claims];
  const between = (state: PlayPhase): DealState => {
    let now: DealState = state;
    while (now.phase === 'play') {
      const [claim] = waiting;
      if (claim === undefined || !isDue(now, claim) || (claim.status === 'ACCEPTED' && !isLast(now))) break;
      waiting.shift();
      now = settled(now, claim);
    }
    return now;
  };
  const missed = (line: number) =>
    waiting.map(claim => ({ line, text: `no place in the play for: ${formatClaim(claim)}` }));
  return { between, missed };
}

function isDue(state: PlayPhase, { seat, tricksPlayed, tricks, concession, status }: ClaimView): boolean {
  const { start, contract, onTurn } = state;
  const played = completedTricks(state.tricks);
  const isTheirs = playerOf(start.rules, contract, onTurn) === seat && played === tricksPlayed;
  const isFit = concession ? tricks === 0 : tricks >= 1 && tricks <= TRICKS_IN_DEAL - played;
  return (
    isTheirs &&
    isFit &&
    status !== 'PENDING' &&
    canBe(state, { seat, tricks, concession, tricksPlayed, status })
  );
}

/** What nobody is asked about cannot be refused. */
function canBe({ start, contract }: PlayPhase, claim: ClaimView): boolean {
  return claim.status === 'ACCEPTED' || askedFor(start.rules, contract, claim).length > 0;
}

function settled(state: PlayPhase, claim: ClaimView): DealState {
  const { seat, tricks, concession, status } = claim;
  const keeps = concession && status === 'ACCEPTED' ? tricksKept(state, sideOf(seat)) : null;
  const asks = askedFor(state.start.rules, state.contract, claim).length > 0;
  let now = advance(
    state,
    concession ? { kind: 'concession', keeps: asks ? null : keeps } : { kind: 'claim', tricks },
  );
  while (now.phase === 'play') {
    const pending = pendingClaim(now.claims);
    const next = pending?.asked.find(each => !pending.agreed.includes(each));
    if (pending === null || next === undefined) break;
    now = advance(now, { kind: 'answer', seat: next, accept: status === 'ACCEPTED', keeps });
  }
  return now;
}
