// A move: one read, one conditional write of the live head. Reads again by itself when somebody was faster in a way that does not concern the mover.
import { acceptMove, type Move } from '../../engine/accept.ts';
import { formatCard } from '../../engine/cards.ts';
import { awaitsAnswer } from '../../engine/deal.ts';
import type { MatchState } from '../../engine/match.ts';
import { assertNever, type Result, refused } from '../../engine/result.ts';
import type { Seat } from '../../engine/seats.ts';
import { Fault } from '../fault.ts';
import type { Caller } from '../identity/caller.ts';
import { type MatchId, type PlayerId, parseMatchId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { MatchHeads } from '../store/items.ts';
import type { Dependencies } from './dependencies.ts';
import { changesAfter, reread, settle, sightOf, sightOfSettled } from './progress.ts';
import {
  type MatchSight,
  mayWatch,
  publicVersion,
  seatOf,
  type Table,
  tableSight,
  waitingSight,
} from './sight.ts';

export interface MoveRequest {
  readonly matchId: string;
  /** The public version that the mover looked at. */
  readonly version: number;
  readonly move: Move;
}

/** The fresh match, with the refusal when nothing changed; no match when there is none. */
export interface MoveAnswer {
  readonly match: MatchSight | null;
  readonly refusal: Refusal | null;
}

/** How often a write that lost a race is tried again before giving up. */
const TRIES = 8;

/** Reads beside the look-up of the caller; writes only once the caller is known. */
export async function makeMove(
  deps: Dependencies,
  caller: Promise<Caller>,
  request: MoveRequest,
): Promise<MoveAnswer> {
  const id = parseMatchId(request.matchId);
  const [{ player }, read] = await Promise.all([caller, id === null ? null : deps.store.readMatch(id)]);
  const heads = id === null ? null : await freshEnough(deps, id, read, request.version);
  if (heads === null) return { match: null, refusal: { code: 'MATCH_UNKNOWN' } };
  return moveAt(deps, heads, { ...request, player, tries: TRIES });
}

/** An eventually consistent read may lag behind what the mover has seen: then it is read again, consistently. */
async function freshEnough(
  { store }: Dependencies,
  id: MatchId,
  read: MatchHeads | null,
  version: number,
): Promise<MatchHeads | null> {
  const isFresh = read !== null && publicVersion(read) >= version;
  return isFresh ? read : store.readMatch(id, { consistent: true });
}

interface Attempt extends MoveRequest {
  readonly player: PlayerId;
  readonly tries: number;
}

async function moveAt(deps: Dependencies, heads: MatchHeads, attempt: Attempt): Promise<MoveAnswer> {
  const { player } = attempt;
  const seat = seatOf(heads.setup, player);
  if (seat === null) return notAPlayer(heads, player);
  const settled = await settle(deps, heads);
  if (settled.kind === 'waiting') {
    const code = settled.setup.closed ? 'MATCH_OVER' : 'MATCH_NOT_STARTED';
    return { match: waitingSight(settled.setup, player), refusal: { code } };
  }
  const { table } = settled;
  if (isRepeated(table, seat, attempt)) return { match: tableSight(table, player), refusal: null };
  const decided = decide(table, seat, attempt);
  if (!decided.ok) return { match: tableSight(table, player), refusal: decided.refusal };
  const changes = {
    ...changesAfter(decided.value),
    ...(isUnseen(decided.value, attempt.move)
      ? {}
      : { version: table.live.version + 1, updatedAt: deps.now() }),
    lastMoves: {
      ...table.live.lastMoves,
      [seat]: { version: attempt.version, move: moveText(attempt.move) },
    },
  };
  const { setup, live } = table;
  if (await deps.store.updateLive(setup.matchId, live.rev, changes)) {
    const after = await settle(deps, { setup, live: { ...live, ...changes, rev: live.rev + 1 } });
    return { match: sightOfSettled(after, player), refusal: null };
  }
  if (attempt.tries <= 1) throw new Fault(`match ${setup.matchId} is written too often to be written`);
  return moveAt(deps, await reread(deps, setup.matchId), { ...attempt, tries: attempt.tries - 1 });
}

/** To those who may not watch, there is no such match. */
function notAPlayer(heads: MatchHeads, player: PlayerId): MoveAnswer {
  return mayWatch(heads.setup, player)
    ? { match: sightOf(heads, player), refusal: { code: 'NOT_A_PLAYER' } }
    : { match: null, refusal: { code: 'MATCH_UNKNOWN' } };
}

function decide({ live, match }: Table, seat: Seat, { version, move }: Attempt): Result<MatchState, Refusal> {
  return version === live.version ? acceptMove(match, seat, move) : refused({ code: 'STALE_VERSION' });
}

/** One answer of several: were the version to tell that it was given, the others would know who agreed. */
function isUnseen(after: MatchState, move: Move): boolean {
  return move.kind === 'answer' && awaitsAnswer(after.deal);
}

/** The player's latest accepted move, sent again: its answer may have been lost. */
function isRepeated({ live }: Table, seat: Seat, { version, move }: Attempt): boolean {
  const last = live.lastMoves[seat];
  return last !== undefined && last.version === version && last.move === moveText(move);
}

function moveText(move: Move): string {
  switch (move.kind) {
    case 'call':
      return move.call;
    case 'card':
      return formatCard(move.card);
    case 'claim':
      return `claim ${move.tricks}`;
    case 'concession':
      return 'concede';
    case 'answer':
      return move.accept ? 'accept' : 'refuse';
    default:
      return assertNever(move);
  }
}
