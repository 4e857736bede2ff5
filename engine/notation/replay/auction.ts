// A notated auction through the engine: the contract, or where and why it cannot be.
import {
  CALLS,
  type Call,
  callerOnTurn,
  denominationOf,
  isBid,
  legalCallsIn,
  levelOf,
} from '../../auction.ts';
import { advance, auctionOf, type DealStart, type DealState, startDeal } from '../../deal.ts';
import { callersOf, type Rules } from '../../rules.ts';
import { nextSeat, type Seat } from '../../seats.ts';
import type { NotatedAuction, NotatedContract, NotatedDeal, Problem } from '../notated-deal.ts';
import { type Bidden, formatContract, formatSeat } from '../words.ts';
import { cardsIn } from './play.ts';

/** The deal after its auction; null when the file leaves it open. */
export interface AuctionReplay {
  readonly state: DealState | null;
  readonly problems: readonly Problem[];
}

/** By the calls; where there are none, or they do not lead anywhere, by the contract and declarer stated. */
export function replayAuction(notated: NotatedDeal, start: DealStart): AuctionReplay {
  const problems: Problem[] = [];
  const isKnown = notated.auction !== null && (notated.auction.first ?? notated.dealer) !== null;
  const called = notated.auction === null || !isKnown ? null : afterCalls(notated.auction, start, problems);
  if (called !== null && called.phase !== 'auction') {
    problems.push(...contradictions(notated, called));
    return { state: called, problems };
  }
  const isOpen = called !== null && notated.auction !== null && notated.auction.calls.length > 0;
  if (isOpen && notated.auction !== null && !notated.auction.cut && saysMore(notated)) {
    problems.push({ line: lastLine(notated.auction), text: 'the auction does not end' });
  }
  return { state: afterStated(notated, start), problems };
}

function saysMore({ contract, play }: NotatedDeal): boolean {
  return contract !== null || (play !== null && cardsIn(play).length > 0);
}

function lastLine({ calls, line }: NotatedAuction): number {
  return calls.at(-1)?.line ?? line;
}

/** Null once something illegal was called. */
function afterCalls(auction: NotatedAuction, start: DealStart, problems: Problem[]): DealState | null {
  let state: DealState = startDeal(start);
  let seat = start.dealer;
  for (const [i, { call, line }] of auction.calls.entries()) {
    const problem = callProblem(state, { seat, call, number: i + 1 });
    if (problem !== null) problems.push({ line, text: problem });
    if (problem !== null) return state.phase === 'auction' ? null : state;
    if (isCaller(start.rules, seat)) state = advance(state, { kind: 'call', call });
    seat = nextSeat(seat);
  }
  return state;
}

function isCaller(rules: Rules, seat: Seat): boolean {
  return callersOf(rules).includes(seat);
}

interface Made {
  readonly seat: Seat;
  readonly call: Call;
  readonly number: number;
}

function callProblem(state: DealState, { seat, call, number }: Made): string | null {
  const what = `call ${number} (${formatSeat(seat)} ${call})`;
  if (!isCaller(state.start.rules, seat)) {
    return call === 'PASS' ? null : `illegal ${what}: a half-open dummy cannot but pass`;
  }
  if (state.phase !== 'auction') return `illegal ${what}: the auction has ended`;
  const auction = auctionOf(state);
  if (callerOnTurn(auction) !== seat)
    return `illegal ${what}: it is ${formatSeat(callerOnTurn(auction))}'s turn`;
  return legalCallsIn(auction).includes(call) ? null : `illegal ${what}`;
}

function contradictions(
  { contract, declarer, line: first }: NotatedDeal,
  state: DealState,
): readonly Problem[] {
  const reached = state.phase === 'play' || state.phase === 'ended' ? state.contract : null;
  const problems: Problem[] = [];
  const gives = reached === null ? 'PASS' : formatContract(reached);
  const says = contract === null ? gives : formatStated(contract);
  const line = contract?.line ?? first;
  if (says !== gives) problems.push({ line, text: `contract stated as ${says}, auction gives ${gives}` });
  if (declarer !== null && declarer !== (reached?.declarer ?? null)) {
    const by = reached === null ? 'nobody' : formatSeat(reached.declarer);
    problems.push({ line, text: `declarer stated as ${formatSeat(declarer)}, auction gives ${by}` });
  }
  return problems;
}

function formatStated(contract: NotatedContract): string {
  return contract.kind === 'passedOut' ? 'PASS' : formatContract(contract);
}

/** The shortest auction to what is stated: the engine knows no contract that was not bid. */
function afterStated({ contract, declarer }: NotatedDeal, start: DealStart): DealState | null {
  if (contract === null || start.rules.openingLead === 'leftOfDealer') return null;
  if (contract.kind === 'bid' && declarer === null) return null;
  const dealer = declarer ?? start.dealer;
  const calls = contract.kind === 'passedOut' ? [] : bidding(contract);
  const passes = Array.from({ length: 4 }, (): Call => 'PASS');
  let state: DealState = startDeal({ ...start, dealer });
  for (const call of [...calls, ...passes]) {
    if (state.phase === 'auction') state = advance(state, { kind: 'call', call });
  }
  return state;
}

function bidding({ level, denomination, doubled }: Bidden): readonly Call[] {
  const bid = CALLS.find(
    call => isBid(call) && levelOf(call) === level && denominationOf(call) === denomination,
  );
  const doubles: readonly Call[] = doubled === 1 ? [] : doubled === 2 ? ['X'] : ['X', 'XX'];
  return bid === undefined ? [] : [bid, ...doubles];
}
