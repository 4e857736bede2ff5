// A notated deal through the one engine: what comes of it, and where the file contradicts the rules or itself.
import type { Contract } from '../../auction.ts';
import { type Card, formatCard } from '../../cards.ts';
import type { DealStart, DealState, PlayPhase } from '../../deal.ts';
import { PRESETS, type Rules } from '../../rules.ts';
import { bySeat, SEATS, type Seat, type Side } from '../../seats.ts';
import type { NotatedDeal, Problem } from '../notated-deal.ts';
import { formatSeat } from '../words.ts';
import { replayAuction } from './auction.ts';
import { claimReplay } from './claims.ts';
import { outcomeOf } from './outcome.ts';
import { cardsIn, type PlayReplay, replayPlay, winnersOf } from './play.ts';

export interface Replayed {
  /** The deal as far as it goes; null when no contract can be found. */
  readonly state: DealState | null;
  readonly passedOut: boolean;
  readonly contract: Contract | null;
  /** Who leads to the first trick. */
  readonly leader: Seat | null;
  /** A seat a trick. */
  readonly winners: readonly Seat[];
  /** By declarer; null when passed out, and when neither play nor file tells. */
  readonly tricks: number | null;
  /** Whether all thirteen tricks were played out, or the deal passed out. */
  readonly complete: boolean;
  /** Duplicate points from the declaring side's point of view; null when unknown. */
  readonly score: number | null;
  readonly side: Side | null;
  readonly problems: readonly Problem[];
}

/** What a deal of unknown origin is played by: the Laws, scored by itself. */
const LAWS: Rules = {
  ...PRESETS.contract,
  honours: false,
  scoring: 'duplicate',
  length: { unit: 'deal', count: 1 },
};

export function replayNotated(notated: NotatedDeal): Replayed {
  const start = startOf(notated);
  const { state, problems } = replayAuction(notated, start);
  const played = state === null ? null : replayed(notated, state);
  const before = [...notated.problems, ...handProblems(notated), ...dealerProblems(notated), ...problems];
  if (played === null) return { ...NOTHING, problems: [...before, ...unplayable(notated)] };
  const outcome = outcomeOf(notated, played);
  return {
    state: played.state,
    passedOut: played.state.phase === 'passedOut',
    contract: contractIn(played.state),
    leader: leaderIn(state),
    winners: winnersOf(played.state),
    tricks: outcome.tricks,
    complete: outcome.complete,
    score: outcome.score,
    side: outcome.side,
    problems: [...before, ...played.problems, ...outcome.problems],
  };
}

const NOTHING: Omit<Replayed, 'problems'> = {
  state: null,
  passedOut: false,
  contract: null,
  leader: null,
  winners: [],
  tricks: null,
  complete: false,
  score: null,
  side: null,
};

function startOf({ own, auction, dealer, vulnerable, hands }: NotatedDeal): DealStart {
  return {
    rules: own?.rules ?? LAWS,
    number: own?.number ?? 1,
    dealer: auction?.first ?? dealer ?? 'NORTH',
    vulnerable: vulnerable ?? [],
    dealt: own?.dealt ?? bySeat(seat => hands[seat] ?? []),
  };
}

function replayed(notated: NotatedDeal, state: DealState): PlayReplay {
  const { play, hands, own, line } = notated;
  const total = play === null ? 0 : cardsIn(play).length;
  const isLast = ({ tricks }: PlayPhase) => tricks.reduce((sum, { cards }) => sum + cards.length, 0) >= total;
  const claims = claimReplay(own?.claims ?? [], isLast);
  const known = own === null ? hands : own.dealt;
  const result = replayPlay(state, { play, hands: known, between: claims.between });
  return { ...result, problems: [...result.problems, ...claims.missed(line)] };
}

export function contractIn(state: DealState): Contract | null {
  return state.phase === 'play' || state.phase === 'ended' ? state.contract : null;
}

function leaderIn(state: DealState | null): Seat | null {
  return state?.phase === 'play' ? state.onTurn : null;
}

function unplayable({ play, declarer, contract, line }: NotatedDeal): readonly Problem[] {
  const [first] = play === null ? [] : cardsIn(play);
  if (first === undefined) return [];
  const unknown = contract !== null && declarer === null ? 'declarer' : 'contract';
  return [{ line: Math.max(line, first.line), text: `the play cannot be followed: ${unknown} unknown` }];
}

function handProblems({ hands, own, line }: NotatedDeal): readonly Problem[] {
  const problems: Problem[] = [];
  const holders = new Map<Card, Seat>();
  for (const seat of SEATS) {
    const cards = hands[seat];
    if (cards === null) continue;
    if (cards.length !== 13) {
      problems.push({ line, text: `wrong number of cards: ${formatSeat(seat)} has ${cards.length}` });
    }
    for (const card of cards) {
      const before = holders.get(card);
      if (before !== undefined) problems.push({ line, text: twice(card, before, seat) });
      holders.set(card, seat);
    }
    if (own !== null && !sameCards(cards, own.dealt[seat])) {
      problems.push({ line, text: `deal and dealing order differ for ${formatSeat(seat)}` });
    }
  }
  return problems;
}

function twice(card: Card, before: Seat, seat: Seat): string {
  const name = formatCard(card);
  return before === seat
    ? `a card twice in a hand: ${formatSeat(seat)} ${name}`
    : `a card in two hands: ${name} in ${formatSeat(before)} and ${formatSeat(seat)}`;
}

function sameCards(some: readonly Card[], others: readonly Card[]): boolean {
  return some.length === others.length && some.every(card => others.includes(card));
}

function dealerProblems({ dealer, auction, line }: NotatedDeal): readonly Problem[] {
  const first = auction?.first ?? null;
  if (auction === null || auction.calls.length === 0) return [];
  if (first === null && dealer === null) return [{ line, text: 'nothing says who calls first' }];
  if (first === null || dealer === null || first === dealer) return [];
  const text = `dealer tag says ${formatSeat(dealer)}, the auction begins with ${formatSeat(first)}`;
  return [{ line: auction.line, text }];
}
