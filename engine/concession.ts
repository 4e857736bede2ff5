// What a side keeps that concedes the rest: nothing, or with five or fewer tricks left the fewest that it takes in
// any legal continuation, all cards known, turning included. Rule book, section 5; Law 71.
import { type Card, rankOf, suitOf } from './cards.ts';
import {
  advance,
  availableCards,
  completedTricks,
  type DealState,
  type PlayPhase,
  TRICKS_IN_DEAL,
} from './deal.ts';
import { closedCards } from './dummy.ts';
import { SEATS, type Seat, type Side, sideOf } from './seats.ts';
import { playableCards, suitLed, trumpOf } from './trick.ts';

const SEARCHED_TRICKS = 5;

/** Tricks that the conceding side still gets. */
export function tricksKept(state: PlayPhase, side: Side): number {
  const remaining = TRICKS_IN_DEAL - completedTricks(state.tricks);
  return remaining > SEARCHED_TRICKS ? 0 : fewestTricks(state, side, new Map());
}

type Known = Map<string, number>;

function fewestTricks(state: DealState, side: Side, known: Known): number {
  if (state.phase !== 'play') return 0;
  const key = isBetweenTricks(state) ? keyOf(state) : null;
  const before = key === null ? undefined : known.get(key);
  if (before !== undefined) return before;
  let fewest = TRICKS_IN_DEAL;
  for (const card of choicesOf(state)) {
    const next = advance(state, { kind: 'card', card });
    fewest = Math.min(fewest, trickGained(next, side) + fewestTricks(next, side, known));
    if (fewest === 0) break;
  }
  if (key !== null) known.set(key, fewest);
  return fewest;
}

function isBetweenTricks({ tricks }: PlayPhase): boolean {
  return completedTricks(tricks) === tricks.length;
}

function trickGained(state: DealState, side: Side): number {
  if (state.phase !== 'play' && state.phase !== 'ended') return 0;
  const winner = state.tricks.at(-1)?.winner ?? null;
  return winner !== null && sideOf(winner) === side ? 1 : 0;
}

function keyOf({ holdings, onTurn }: PlayPhase): string {
  const places = SEATS.map(seat => {
    const holding = holdings[seat];
    return holding.kind === 'hand'
      ? holding.cards.join()
      : holding.places.map(({ open, closed }) => `${open ?? ''}.${closed ?? ''}`).join();
  });
  return `${onTurn} ${places.join(' ')}`;
}

/** The legal cards, of neighbours in a hand only one: those between which no card is left elsewhere win and lose alike. */
function choicesOf(state: PlayPhase): readonly Card[] {
  const { start, contract, tricks, holdings, onTurn } = state;
  const last = tricks.at(-1);
  const led = last === undefined || last.winner !== null ? null : suitLed(last.cards);
  const trump = trumpOf(contract.denomination);
  const holding = holdings[onTurn];
  const legal = playableCards(availableCards(holding), { led, trump, follow: start.rules.follow });
  if (holding.kind === 'dummy') return legal;
  const others = cardsElsewhere(state, onTurn);
  return legal.filter((card, i) => {
    const lower = legal[i - 1];
    return lower === undefined || !areAlike(lower, card, others);
  });
}

function cardsElsewhere({ holdings, tricks }: PlayPhase, seat: Seat): readonly Card[] {
  const held = SEATS.filter(each => each !== seat).flatMap(each => {
    const holding = holdings[each];
    const closed = holding.kind === 'dummy' ? closedCards(holding.places) : [];
    return [...availableCards(holding), ...closed];
  });
  const last = tricks.at(-1);
  const onTable = last === undefined || last.winner !== null ? [] : last.cards.map(({ card }) => card);
  return [...held, ...onTable];
}

function areAlike(lower: Card, higher: Card, others: readonly Card[]): boolean {
  if (suitOf(lower) !== suitOf(higher)) return false;
  return !others.some(
    card => suitOf(card) === suitOf(lower) && rankOf(card) > rankOf(lower) && rankOf(card) < rankOf(higher),
  );
}
