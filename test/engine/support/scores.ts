// Deals brought to a given result in one line, for the score alone: by a claim on the opening lead.
import { BIDS } from '../../../engine/auction.ts';
import { afterEvent, currentScore, type MatchState, nextDeal } from '../../../engine/match.ts';
import { ownerOf } from '../../../engine/rules.ts';
import type { ScoreReason } from '../../../engine/score/running-score.ts';
import { type Seat, SIDES, type Side, sideOf } from '../../../engine/seats.ts';
import { writtenContract } from './calls.ts';
import { dealtAs, type HandSpec, PLAIN, packFor, present } from './deals.ts';
import { called, callMove, moved, turnOf } from './table.ts';

/** Calls up to the contract: passes before it, doubles by the next callers, passes to the end. */
export function bidTo(match: MatchState, contract: string, declarer: Seat): MatchState {
  const { bid, doubled } = writtenContract(contract);
  let now = match;
  while (turnOf(now).player !== declarer) now = moved(now, turnOf(now).player, callMove('P'));
  now = called(now, [bid, 'X', 'XX'].slice(0, { 1: 1, 2: 2, 4: 3 }[doubled]).join(' '));
  while (now.deal.phase === 'auction') now = moved(now, turnOf(now).player, callMove('P'));
  return now;
}

/** The deal ended with so many tricks for declarer, a claim agreed by all who are asked. */
export function finished(match: MatchState, contract: string, declarer: Seat, tricks: number): MatchState {
  const now = bidTo(match, contract, declarer);
  const claimer = ownerOf(match.rules, turnOf(now).seat);
  const own = sideOf(claimer) === sideOf(declarer) ? tricks : 13 - tricks;
  const claimed = afterEvent(now, { kind: 'claim', tricks: own });
  if (claimed.deal.phase !== 'play') return claimed;
  const asked = claimed.deal.claims.flatMap(claim => claim.asked);
  return asked.reduce(
    (each, seat) => afterEvent(each, { kind: 'answer', seat, accept: true, keeps: null }),
    claimed,
  );
}

/** A deal's result, "2S+1", "4SX-2", "3NT=". */
export interface Scored {
  readonly by: Seat;
  readonly result: string;
  readonly hands?: Partial<Record<Seat, HandSpec>>;
}

const RESULT = /^(.*?)(=|[+-]\d+)$/;

export function tricksOf(result: string): { readonly contract: string; readonly tricks: number } {
  const [, contract = '', over = '='] = RESULT.exec(result) ?? [];
  const level = BIDS.indexOf(writtenContract(contract).bid);
  return { contract, tricks: 7 + Math.floor(level / 5) + (over === '=' ? 0 : Number(over)) };
}

/** The match with its next deal begun; hands without honours unless given. */
export function dealtNext(match: MatchState, hands: Scored['hands'] = PLAIN): MatchState {
  const probe = nextDeal(match, packFor(dealtAs({}), 'SOUTH'));
  return nextDeal(match, packFor(dealtAs(hands), probe.record.dealer));
}

/** Results one after another: the first one ends the deal that runs. Hands are for the deals after it. */
export function scoredOn(match: MatchState, results: readonly Scored[]): MatchState {
  return results.reduce((now, { by, result, hands }) => {
    const { contract, tricks } = tricksOf(result);
    return finished(now.tally === null ? now : dealtNext(now, hands), contract, by, tricks);
  }, match);
}

export function passedOut(match: MatchState): MatchState {
  let now = match.tally === null ? match : dealtNext(match);
  while (now.deal.phase === 'auction') now = moved(now, turnOf(now).player, callMove('P'));
  return now;
}

/** Below and above of a side in the deal that has ended. */
export function pointsOf(match: MatchState, side: Side): readonly [number, number] {
  const own = present(match.tally).lines.filter(line => line.side === side);
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  return [sum(own.map(({ below }) => below)), sum(own.map(({ above }) => above))];
}

export function reasonsOf(match: MatchState): readonly ScoreReason[] {
  return present(match.tally).lines.map(({ reason }) => reason);
}

/** Totals, NORTH_SOUTH first. */
export function totalsOf(match: MatchState): readonly number[] {
  return SIDES.map(side => currentScore(match).sides[side].total);
}
