// Tricks and score of a replayed deal, by the play where it was played out, else by what the file states.
import type { Contract } from '../../auction.ts';
import { completedTricks, type DealState, tricksWonBy } from '../../deal.ts';
import { duplicatePoints } from '../../score/duplicate.ts';
import { type Side, sideOf } from '../../seats.ts';
import { TRICKS_IN_DEAL } from '../../trick.ts';
import type { NotatedDeal, NotatedTricks, Problem } from '../notated-deal.ts';
import { formatSide } from '../words.ts';
import type { PlayReplay } from './play.ts';

export interface Outcome {
  readonly tricks: number | null;
  readonly complete: boolean;
  readonly score: number | null;
  readonly side: Side | null;
  readonly problems: readonly Problem[];
}

export function outcomeOf(notated: NotatedDeal, { state, sound }: PlayReplay): Outcome {
  if (state.phase !== 'play' && state.phase !== 'ended') return passedOut(notated, state);
  const problems: Problem[] = [];
  const { contract } = state;
  const side = sideOf(contract.declarer);
  const stated = statedTricks(notated, side);
  const tricks =
    state.phase === 'ended' && sound ? byPlay(state, stated, problems) : byFile(state, stated, problems);
  const score = tricks === null ? null : scoreOf(notated, state, { contract, tricks });
  if (score !== null) problems.push(...scoreProblems(notated, side, score));
  const complete = state.phase === 'ended' && !state.claimed;
  return { tricks, complete, score, side, problems };
}

function passedOut({ tricks }: NotatedDeal, state: DealState): Outcome {
  const odd = tricks.find(each => each.tricks !== 0);
  const problems: readonly Problem[] =
    odd === undefined
      ? []
      : [{ line: odd.line, text: `${odd.source} says ${odd.tricks}, the deal was passed out` }];
  const isPassed = state.phase === 'passedOut';
  return { tricks: null, complete: isPassed, score: isPassed ? 0 : null, side: null, problems };
}

/** As declarer's tricks. None when the file has another side's declarer: nobody knows whose tricks it counts. */
function statedTricks({ tricks: all, declarer }: NotatedDeal, side: Side): readonly NotatedTricks[] {
  const isTheirs = declarer === null || sideOf(declarer) === side;
  return all
    .filter(each => each.side !== null || isTheirs)
    .map(each => {
      const isOthers = each.side !== null && each.side !== side;
      return isOthers ? { ...each, tricks: TRICKS_IN_DEAL - each.tricks } : each;
    });
}

function byPlay(
  { tricksByDeclarer }: DealState & { phase: 'ended' },
  stated: readonly NotatedTricks[],
  problems: Problem[],
): number {
  for (const { tricks, source, line } of stated) {
    if (tricks !== tricksByDeclarer) {
      problems.push({ line, text: `${source} says ${tricks}, play gives ${tricksByDeclarer}` });
    }
  }
  return tricksByDeclarer;
}

/** Null when the file contradicts itself or what was played. */
function byFile(
  state: DealState & { phase: 'play' | 'ended' },
  stated: readonly NotatedTricks[],
  problems: Problem[],
): number | null {
  const [first, ...others] = stated;
  if (first === undefined) return null;
  const won = tricksWonBy(state.tricks, sideOf(state.contract.declarer));
  const most = won + TRICKS_IN_DEAL - completedTricks(state.tricks);
  const differing = others.find(({ tricks }) => tricks !== first.tricks);
  if (differing !== undefined) {
    const text = `${differing.source} says ${differing.tricks}, ${first.source} says ${first.tricks}`;
    problems.push({ line: differing.line, text });
    return null;
  }
  if (first.tricks >= won && first.tricks <= most) return first.tricks;
  const range = `declarer has ${won} of ${completedTricks(state.tricks)} tricks`;
  problems.push({ line: first.line, text: `${first.source} says ${first.tricks}, ${range}` });
  return null;
}

interface Made {
  readonly contract: Contract;
  readonly tricks: number;
}

/** Null when the file does not say who was vulnerable. */
function scoreOf(
  { vulnerable }: NotatedDeal,
  { start }: DealState,
  { contract, tricks }: Made,
): number | null {
  if (vulnerable === null) return null;
  const side = sideOf(contract.declarer);
  const { doubling } = start.rules;
  const points = duplicatePoints({ contract, tricks, vulnerable: vulnerable.includes(side), doubling });
  return points.reduce((sum, each) => sum + (each.below + each.above) * (each.side === side ? 1 : -1), 0);
}

function scoreProblems({ score: stated, own }: NotatedDeal, side: Side, score: number): readonly Problem[] {
  if (stated === null || own !== null) return [];
  const named = stated.side ?? side;
  const due = named === side ? score : -score;
  if (stated.points === due) return [];
  const text = `score tag says ${formatSide(named)} ${stated.points}, the deal gives ${formatSide(named)} ${due}`;
  return [{ line: stated.line, text }];
}
