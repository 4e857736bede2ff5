// The one door between a move that somebody asks for and an event that has happened.
import type { Call } from './auction.ts';
import type { Card } from './cards.ts';
import { askedFor } from './claim.ts';
import { tricksKept } from './concession.ts';
import { completedTricks, type DealEvent, type DealState, pendingClaim, playerOf } from './deal.ts';
import { type LegalMoves, legalMoves } from './legal-moves.ts';
import { afterEvent, isOver, type MatchState } from './match.ts';
import { accepted, assertNever, type Result, refused } from './result.ts';
import { type Seat, sideOf } from './seats.ts';
import { type MatchView, viewFor } from './view.ts';

/** What a player asks for. */
export type Move =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'claim'; readonly tricks: number }
  | { readonly kind: 'concession' }
  | { readonly kind: 'answer'; readonly accept: boolean };

/** Why a move is refused. Found from the mover's view, so it tells nothing that the view does not. */
export type MoveRefusal =
  | { readonly code: 'NOT_YOUR_TURN' }
  | { readonly code: 'ILLEGAL_CALL'; readonly call: Call }
  | { readonly code: 'ILLEGAL_CARD'; readonly card: Card }
  /** The seat that must lead. */
  | { readonly code: 'WRONG_SEAT'; readonly seat: Seat }
  | { readonly code: 'ILLEGAL_CLAIM' }
  | { readonly code: 'MATCH_OVER' };

/** The match after a player's move, or why not; `player` is the seat of the mover's closed hand. */
export function acceptMove(match: MatchState, player: Seat, move: Move): Result<MatchState, MoveRefusal> {
  const view = viewFor(match, player);
  if (isOver(match)) return refused({ code: 'MATCH_OVER' });
  if (view.deal.turn?.isViewers !== true) return refused({ code: 'NOT_YOUR_TURN' });
  if (!isListed(legalMoves(view), move)) return refused(refusalOf(view, move));
  return accepted(afterEvent(match, eventOf(match.deal, move, player)));
}

function isListed(legal: LegalMoves, move: Move): boolean {
  switch (move.kind) {
    case 'call':
      return legal.calls.includes(move.call);
    case 'card':
      return legal.cards.includes(move.card);
    case 'claim':
      return Number.isInteger(move.tricks) && move.tricks >= 1 && move.tricks <= legal.claim;
    case 'concession':
      return legal.concession;
    case 'answer':
      return legal.answer;
    default:
      return assertNever(move);
  }
}

function refusalOf(view: MatchView, move: Move): MoveRefusal {
  switch (move.kind) {
    case 'call':
      return { code: 'ILLEGAL_CALL', call: move.call };
    case 'card':
      return refusalOfCard(view, move.card);
    case 'claim':
    case 'concession':
    case 'answer':
      return { code: 'ILLEGAL_CLAIM' };
    default:
      return assertNever(move);
  }
}

/** On a lead, a card in sight in the mover's other seat: the winner of the last trick leads, not the side. */
function refusalOfCard({ deal, viewer }: MatchView, card: Card): MoveRefusal {
  const { rules, contract, tricks, turn, hands } = deal;
  const isLead = turn?.kind === 'CARD' && completedTricks(tricks) === tricks.length;
  const lies = hands.find(({ cards }) => cards.includes(card))?.seat;
  if (!isLead || lies === undefined || lies === turn.seat || playerOf(rules, contract, lies) !== viewer) {
    return { code: 'ILLEGAL_CARD', card };
  }
  return { code: 'WRONG_SEAT', seat: turn.seat };
}

function eventOf(deal: DealState, move: Move, player: Seat): DealEvent {
  if (move.kind === 'concession') return { ...move, keeps: keepsAtOnce(deal, player) };
  if (move.kind !== 'answer') return move;
  return { ...move, seat: player, keeps: move.accept ? keepsOnceAgreed(deal) : null };
}

/** Null for an offer that a partner has still to agree to. */
function keepsAtOnce(deal: DealState, seat: Seat): number | null {
  if (deal.phase !== 'play') return null;
  const terms = { seat, tricks: 0, concession: true, tricksPlayed: completedTricks(deal.tricks) };
  const isOffer = askedFor(deal.start.rules, deal.contract, terms).length > 0;
  return isOffer ? null : tricksKept(deal, sideOf(seat));
}

function keepsOnceAgreed(deal: DealState): number | null {
  const pending = deal.phase === 'play' ? pendingClaim(deal.claims) : null;
  return deal.phase === 'play' && pending?.concession ? tricksKept(deal, sideOf(pending.seat)) : null;
}
