// A notated play through the engine, card by card; it stops where the file stops making sense, and says so.
import { type Card, formatCard } from '../../cards.ts';
import { advance, availableCards, type DealState, type PlayPhase } from '../../deal.ts';
import { type BySeat, SEATS, type Seat, seatsFrom } from '../../seats.ts';
import { playableCards, suitLed, trumpOf } from '../../trick.ts';
import type { NotatedCard, NotatedPlay, Problem } from '../notated-deal.ts';
import { formatSeat } from '../words.ts';

export interface PlayReplay {
  readonly state: DealState;
  readonly problems: readonly Problem[];
  /** Whether each card was one that the rules allow: a revoke is played on, but what it leads to proves nothing. */
  readonly sound: boolean;
}

export interface Followed {
  readonly play: NotatedPlay | null;
  /** Null for a hand that the file leaves out: nothing can be said of what it holds. */
  readonly hands: BySeat<readonly Card[] | null>;
  /** Called before each card and at the end: claims are made between cards. */
  readonly between: (state: PlayPhase) => DealState;
}

export function replayPlay(state: DealState, { play, hands, between }: Followed): PlayReplay {
  const problems: Problem[] = [];
  let now = play?.kind === 'columns' ? ledBy(state, play, problems) : state;
  const seen = new Set<Card>();
  let sound = problems.length === 0;
  let used = 0;
  while (now.phase === 'play') {
    now = between(now);
    if (now.phase !== 'play') break;
    const next = play === null ? null : nextCard(play, now, used);
    if (next === null) break;
    const problem = cardProblem(now, next.card, { hands, seen });
    if (problem !== null) problems.push({ line: next.line, text: problem.text });
    if (problem !== null) sound = false;
    if (problem?.ends === true) return { state: now, problems, sound };
    seen.add(next.card);
    used += 1;
    now = advance(now, { kind: 'card', card: next.card });
  }
  if (play !== null) problems.push(...leftOver(play, used));
  return { state: now, problems, sound };
}

/** A lead from the wrong hand is a problem; the play goes on as the file has it. */
function ledBy(state: DealState, play: NotatedPlay & { kind: 'columns' }, problems: Problem[]): DealState {
  if (state.phase !== 'play' || play.first === state.onTurn) return state;
  const [own, due] = [formatSeat(play.first), formatSeat(state.onTurn)];
  if (play.rows[0]?.some(cell => cell !== null) !== true) return state;
  problems.push({ line: play.line, text: `lead out of turn: ${own} leads to trick 1, it is ${due}'s lead` });
  return { ...state, onTurn: play.first };
}

/** The card that the file has for the seat on turn. */
function nextCard(play: NotatedPlay, { onTurn }: PlayPhase, used: number): NotatedCard | null {
  if (play.kind === 'sequence') return play.cards[used] ?? null;
  const row = play.rows[Math.floor(used / SEATS.length)];
  return row?.[seatsFrom(play.first).indexOf(onTurn)] ?? null;
}

interface CardProblem {
  readonly text: string;
  /** Whether nothing can be played on after it. */
  readonly ends: boolean;
}

interface Known {
  readonly hands: BySeat<readonly Card[] | null>;
  readonly seen: ReadonlySet<Card>;
}

function cardProblem(state: PlayPhase, card: Card, { hands, seen }: Known): CardProblem | null {
  const { onTurn, tricks, start, contract, holdings } = state;
  const last = tricks.at(-1);
  const current = last === undefined || last.winner !== null ? null : last;
  const at = `at trick ${current === null ? tricks.length + 1 : tricks.length}`;
  const [who, what] = [formatSeat(onTurn), formatCard(card)];
  if (seen.has(card)) return { text: `card played twice ${at}: ${who} ${what}`, ends: true };
  const holder = SEATS.find(seat => hands[seat]?.includes(card));
  if (hands[onTurn] === null && holder === undefined) return null;
  const available = availableCards(holdings[onTurn]);
  if (!available.includes(card)) {
    return { text: `card not held ${at}: ${who} ${what}${elsewhere(holder, onTurn)}`, ends: true };
  }
  const led = current === null ? null : suitLed(current.cards);
  const demand = { led, trump: trumpOf(contract.denomination), follow: start.rules.follow };
  if (playableCards(available, demand).includes(card)) return null;
  return { text: `revoke ${at}: ${who} ${what}`, ends: false };
}

function elsewhere(holder: Seat | undefined, onTurn: Seat): string {
  if (holder === undefined) return '';
  return holder === onTurn ? ' lies closed' : `, it is ${formatSeat(holder)}'s`;
}

/** Every card of a play, in the order written. */
export function cardsIn(play: NotatedPlay): readonly NotatedCard[] {
  return play.kind === 'sequence' ? play.cards : play.rows.flat().filter(cell => cell !== null);
}

/** Cards that the replay did not come to, because a card before them is missing or the deal is over. */
function leftOver(play: NotatedPlay, used: number): readonly Problem[] {
  const cards = cardsIn(play);
  const last = cards.at(-1);
  if (last === undefined || cards.length === used) return [];
  const where = `trick ${Math.floor(used / SEATS.length) + 1}`;
  const text =
    used >= 52
      ? 'cards follow after the last trick'
      : `a card is missing at ${where}: ${cards.length - used} more follow`;
  return [{ line: last.line, text }];
}

/** The seats of the file whose tricks were won, a letter a trick. */
export function winnersOf(state: DealState): readonly Seat[] {
  if (state.phase !== 'play' && state.phase !== 'ended') return [];
  return state.tricks.map(({ winner }) => winner).filter(winner => winner !== null);
}
