// What `verify` prints of a deal.
import type { NotatedDeal } from '../engine/notation/notated-deal.ts';
import { replayNotated } from '../engine/notation/replay/replay.ts';
import { formatContract, formatSeat, formatSide } from '../engine/notation/words.ts';

/** The order of fields is the order printed. */
export interface DealReport {
  readonly file: string;
  readonly board: string | null;
  readonly ok: boolean;
  /** "4SX", "3NT", "PASS"; null when unknown. */
  readonly contract: string | null;
  readonly declarer: string | null;
  readonly leader: string | null;
  /** By declarer. */
  readonly tricks: number | null;
  readonly complete: boolean;
  /** Duplicate points from the declaring side's point of view. */
  readonly score: number | null;
  readonly side: 'NS' | 'EW' | null;
  readonly problems: readonly string[];
}

export function reportOf(file: string, deal: NotatedDeal): DealReport {
  const { passedOut, contract, leader, tricks, complete, score, side, problems } = replayNotated(deal);
  return {
    file,
    board: deal.board,
    ok: problems.length === 0,
    contract: passedOut ? 'PASS' : contract === null ? null : formatContract(contract),
    declarer: contract === null ? null : formatSeat(contract.declarer),
    leader: leader === null ? null : formatSeat(leader),
    tricks,
    complete,
    score,
    side: side === null ? null : formatSide(side),
    problems: problems.map(({ line, text }) => `line ${line}: ${text}`),
  };
}
