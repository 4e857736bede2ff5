// What a match's export is made from: last views of its finished deals, and what the engine does not know of it.
import { BIDS, type Call } from '../auction.ts';
import type { Card } from '../cards.ts';
import { callersOf, type Rules } from '../rules.ts';
import { type BySeat, bySeat, nextSeat, type Seat } from '../seats.ts';
import type { SeatCard } from '../trick.ts';
import type { DealView, ResultView } from '../view.ts';

export interface WrittenMatch {
  readonly rules: Rules;
  /** By seat as it was owned from the start; null for a seat without a name. */
  readonly names: BySeat<string | null>;
  /** The day on which it began, "2026-11-30"; null when unknown. */
  readonly date: string | null;
  readonly draw: readonly SeatCard[];
  /** Those that have not ended are left out of every export. */
  readonly deals: readonly DealView[];
}

/** A finished deal with all that an export tells of it. */
export interface WrittenDeal {
  readonly view: DealView;
  readonly dealt: BySeat<readonly Card[]>;
  readonly result: ResultView;
}

export function writtenDeals({ deals }: WrittenMatch): readonly WrittenDeal[] {
  return deals.flatMap(view => {
    const { end } = view;
    if (end === null) return [];
    const dealt = bySeat(seat => end.dealt.find(hand => hand.seat === seat)?.cards ?? []);
    return [{ view, dealt, result: end.result }];
  });
}

const BID_SET: ReadonlySet<Call> = new Set(BIDS);

/** The auction as four hands make it: half-open dummies pass, so that three passes close it as everywhere. */
export function fourHandCalls(rules: Rules, dealer: Seat, calls: readonly Call[]): readonly Call[] {
  const callers = callersOf(rules);
  const all: Call[] = [];
  const waiting = [...calls];
  const needed = calls.some(call => BID_SET.has(call)) ? 3 : 4;
  for (let seat = dealer; ; seat = nextSeat(seat)) {
    const call = callers.includes(seat) ? waiting.shift() : 'PASS';
    if (call !== undefined) all.push(call);
    const passes = all.length - 1 - all.findLastIndex(each => each !== 'PASS');
    if (call === undefined || (waiting.length === 0 && passes >= needed)) return all;
  }
}
