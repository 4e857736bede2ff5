// A match as one caller sees it: what the API answers with. Holds views, never a match's state.
import { type PlacedEvent, publicEvents } from '../../engine/history.ts';
import type { LegalMoves } from '../../engine/legal-moves.ts';
import { legalMoves, NO_MOVES } from '../../engine/legal-moves.ts';
import { type MatchState, resumeMatch } from '../../engine/match.ts';
import { parseCards, parseRecord } from '../../engine/record.ts';
import { callersOf, type Rules } from '../../engine/rules.ts';
import type { Seat } from '../../engine/seats.ts';
import { type MatchView, type Viewer, viewFor } from '../../engine/view.ts';
import { Fault } from '../fault.ts';
import type { MatchId, PlayerId } from '../ids.ts';
import type {
  LiveHead,
  LiveStatus,
  MatchHeads,
  SeatedPlayer,
  SetupHead,
  Visibility,
} from '../store/items.ts';

export interface SeenPlayer {
  readonly id: PlayerId;
  /** Null once the account has been deleted. */
  readonly name: string | null;
}

export interface MatchSight {
  readonly id: MatchId;
  readonly version: number;
  readonly status: 'WAITING' | LiveStatus;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** To those seated, while seats are free. */
  readonly inviteCode: string | null;
  readonly visibility: Visibility;
  readonly rules: Rules;
  readonly players: Readonly<Partial<Record<Seat, SeatedPlayer>>>;
  readonly viewer: Viewer;
  /** Null while seats are free. */
  readonly view: MatchView | null;
  readonly legal: LegalMoves;
  /** The current deal's history as all may know it, with the version that the deal began with; null while seats are free. */
  readonly current: CurrentDeal | null;
}

export interface CurrentDeal {
  readonly number: number;
  readonly version: number;
  readonly events: () => readonly PlacedEvent[];
}

/** A live match with its state resumed; stays within the service. */
export interface Table {
  readonly setup: SetupHead;
  readonly live: LiveHead;
  readonly match: MatchState;
}

/** Replays the live head. Throws, without a word of the contents, when it cannot be read. */
export function tableOf(setup: SetupHead, live: LiveHead): Table {
  const record = parseRecord(live.record);
  const drawn = parseCards(live.draw);
  if (record === null || drawn === null) throw new Fault(`match ${setup.matchId} cannot be read`);
  const { rules } = setup;
  const draw = callersOf(rules).flatMap((seat, i) => drawn.slice(i, i + 1).map(card => ({ seat, card })));
  return { setup, live, match: resumeMatch({ rules, draw, before: live.score, number: live.deal, record }) };
}

/** The seat of a player's closed hand; null for somebody who does not sit there. */
export function seatOf({ rules, seats }: SetupHead, player: PlayerId | null): Viewer {
  return callersOf(rules).find(seat => seats[seat]?.id === player && player !== null) ?? null;
}

export function isFull({ rules, seats }: SetupHead): boolean {
  return callersOf(rules).every(seat => seats[seat] !== undefined);
}

/** Whether somebody may watch: the players always, others by the match's visibility and only when signed in. */
export function mayWatch(setup: SetupHead, player: PlayerId | null): boolean {
  return seatOf(setup, player) !== null || (player !== null && setup.visibility !== 'PRIVATE');
}

export function publicVersion({ setup, live }: MatchHeads): number {
  return live?.version ?? setup.version;
}

/** What a caller sees of a match that still waits for players. */
export function waitingSight(setup: SetupHead, player: PlayerId | null): MatchSight {
  const viewer = seatOf(setup, player);
  return {
    ...ofSetup(setup),
    version: setup.version,
    status: setup.closed ? 'ABANDONED' : 'WAITING',
    updatedAt: setup.updatedAt,
    inviteCode: viewer === null || setup.closed ? null : setup.inviteCode,
    viewer,
    view: null,
    legal: NO_MOVES,
    current: null,
  };
}

/** What a caller sees of a match that has been dealt. */
export function tableSight({ setup, live, match }: Table, player: PlayerId | null): MatchSight {
  const viewer = seatOf(setup, player);
  const view = viewFor(match, viewer);
  return {
    ...ofSetup(setup),
    version: live.version,
    status: live.status,
    updatedAt: live.updatedAt,
    inviteCode: null,
    viewer,
    view,
    legal: viewer === null ? NO_MOVES : legalMoves(view),
    current: {
      number: live.deal,
      version: live.dealVersion,
      events: () => publicEvents(setup.rules, match, match.tally?.lines ?? []),
    },
  };
}

function ofSetup({ matchId, createdAt, visibility, rules, seats }: SetupHead) {
  return { id: matchId, createdAt, visibility, rules, players: seats };
}
