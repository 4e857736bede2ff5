// A table to play at: one deal begun with given hands, moves through the one door, what everybody sees.
import { acceptMove, type Move, type MoveRefusal } from '../../../engine/accept.ts';
import type { Call } from '../../../engine/auction.ts';
import { type Card, formatCard } from '../../../engine/cards.ts';
import { type LegalMoves, legalMoves } from '../../../engine/legal-moves.ts';
import { type MatchState, resumeMatch } from '../../../engine/match.ts';
import { callersOf, type Rules, type RulesRequest, rulesFor } from '../../../engine/rules.ts';
import { NO_SCORE, type RunningScore } from '../../../engine/score/running-score.ts';
import { type BySeat, SEATS, type Seat, type Side } from '../../../engine/seats.ts';
import { type HandView, type MatchView, type TurnView, type Viewer, viewFor } from '../../../engine/view.ts';
import { callOf } from './calls.ts';
import { cardOf, dealtAs, type HandSpec, packFor, present } from './deals.ts';

export function rulesOf(preset: string, request: RulesRequest = {}): Rules {
  const rules = rulesFor(preset, request);
  if (!rules.ok) throw new Error(rules.refusal.problem);
  return rules.value;
}

export interface Table {
  readonly rules?: Rules;
  readonly dealer?: Seat;
  readonly vulnerable?: readonly Side[];
  readonly before?: RunningScore;
  readonly number?: number;
  readonly hands?: Partial<BySeat<HandSpec>>;
}

/** The first deal of a match, by default of preset `bridge` with SOUTH as dealer and nobody vulnerable. */
export function table(given: Table = {}): MatchState {
  const { rules = rulesOf('bridge'), dealer = 'SOUTH', vulnerable = [] } = given;
  const { before = NO_SCORE, number = 1, hands = {} } = given;
  const pack = packFor(dealtAs(hands), dealer);
  return resumeMatch({ rules, draw: [], before, number, record: { dealer, vulnerable, pack, events: [] } });
}

export function turnOf(match: MatchState): TurnView {
  return present(viewFor(match, null).deal.turn);
}

/** The match after a move of the player given that must be legal. */
export function moved(match: MatchState, player: Seat, move: Move): MatchState {
  const result = acceptMove(match, player, move);
  if (!result.ok) throw new Error(`${player} ${JSON.stringify(move)}: ${result.refusal.code}`);
  return result.value;
}

/** Why a move is refused; throws when it is accepted. */
export function refusalOf(match: MatchState, player: Seat, move: Move): MoveRefusal {
  const result = acceptMove(match, player, move);
  if (result.ok) throw new Error(`${player} ${JSON.stringify(move)}: accepted`);
  return result.refusal;
}

export function callMove(name: string): Move {
  return { kind: 'call', call: callOf(name) };
}

export function cardMove(name: string): Move {
  return { kind: 'card', card: cardOf(name) };
}

/** Calls in rotation, "1S X P". */
export function called(match: MatchState, calls: string): MatchState {
  return calls.split(' ').reduce((now, name) => moved(now, turnOf(now).player, callMove(name)), match);
}

/** Cards in turn, "SA S2 S3 S4". */
export function played(match: MatchState, cards: string): MatchState {
  return cards.split(' ').reduce((now, name) => moved(now, turnOf(now).player, cardMove(name)), match);
}

/** So many cards more, each the lowest legal one in the fixed order. */
export function playedOn(match: MatchState, count: number): MatchState {
  let now = match;
  for (let i = 0; i < count && now.deal.phase === 'play'; i++) {
    const [card] = legal(now).cards;
    now = moved(now, turnOf(now).player, { kind: 'card', card: present(card) });
  }
  return now;
}

/** The legal moves of the player on turn. */
export function legal(match: MatchState): LegalMoves {
  return legalMoves(viewFor(match, turnOf(match).player));
}

export function legalCalls(match: MatchState): readonly Call[] {
  return legal(match).calls;
}

export function legalCards(match: MatchState): string {
  return names(legal(match).cards);
}

export function names(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ');
}

export function viewersOf(rules: Rules): readonly Viewer[] {
  return [...callersOf(rules), null];
}

export function views(match: MatchState): readonly MatchView[] {
  return viewersOf(match.rules).map(viewer => viewFor(match, viewer));
}

export function handSeen(match: MatchState, seat: Seat, viewer: Viewer): HandView {
  return present(viewFor(match, viewer).deal.hands[SEATS.indexOf(seat)]);
}

/** What the last card played has turned, "N H4". */
export function turnedLast(match: MatchState): readonly string[] {
  const last = viewFor(match, null).deal.tricks.at(-1)?.cards.at(-1);
  return present(last).turned.map(({ seat, card }) => `${seat.charAt(0)} ${formatCard(card)}`);
}
