// Making matches and sitting down at them. Invitation and membership are written before the set-up that they belong
// to: what is left of an attempt that stopped between is void, since the set-up does not name it.
import { accepted, type Result, refused } from '../../engine/result.ts';
import { callersOf, type Rules, type RulesRequest, rulesFor } from '../../engine/rules.ts';
import { type Seat, seatsFrom } from '../../engine/seats.ts';
import { unauthenticated } from '../errors.ts';
import {
  type InviteCode,
  type MatchId,
  newInviteCode,
  newMatchId,
  type PlayerId,
  parseInviteCode,
  parseMatchId,
} from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { MatchHeads, SeatedPlayer, SetupHead, Visibility } from '../store/items.ts';
import { readPlayer } from './accounts.ts';
import type { Dependencies } from './dependencies.ts';
import { reread, settle, sightOf, sightOfSettled } from './progress.ts';
import { isFull, type MatchSight, mayWatch, seatOf } from './sight.ts';

export interface MatchRequest {
  readonly preset: string;
  readonly rules: RulesRequest;
  readonly seat: Seat;
  readonly visibility: Visibility;
  /** The creator's own UUID, so that a lost answer can be asked for again. */
  readonly id: string | null;
}

export interface CreatedMatch {
  readonly match: MatchSight;
  readonly inviteCode: InviteCode;
}

export async function createMatch(
  deps: Dependencies,
  creator: PlayerId,
  request: MatchRequest,
): Promise<Result<CreatedMatch, Refusal>> {
  const matchId = request.id === null ? newMatchId() : parseMatchId(request.id);
  if (matchId === null) return refused({ code: 'INVALID_ID' });
  const existing = request.id === null ? null : await deps.store.readMatch(matchId, { consistent: true });
  if (existing !== null) return asBefore(deps, creator, existing);
  const rules = rulesFor(request.preset, request.rules);
  if (!rules.ok) return refused({ code: 'INVALID_RULES', why: rules.refusal });
  if (!callersOf(rules.value).includes(request.seat)) return refused({ code: 'NO_SUCH_SEAT' });
  const setup = newSetup({
    matchId,
    rules: rules.value,
    seat: request.seat,
    visibility: request.visibility,
    creator: await seatedPlayer(deps, creator),
    now: deps.now(),
  });
  await deps.store.putInvitation({ code: setup.inviteCode, matchId });
  await deps.store.putMembership(creator, { matchId, createdAt: setup.createdAt }, 'ACTIVE');
  if (setup.visibility === 'OPEN') await deps.store.putOpenMatch({ matchId, createdAt: setup.createdAt });
  const isOurs = await deps.store.createSetup(setup);
  return asBefore(deps, creator, isOurs ? { setup, live: null } : await reread(deps, matchId));
}

/** The answer to the creator, the first time and every other time. */
async function asBefore(
  deps: Dependencies,
  creator: PlayerId,
  heads: MatchHeads,
): Promise<Result<CreatedMatch, Refusal>> {
  if (heads.setup.creator !== creator) return refused({ code: 'INVALID_ID' });
  const match = sightOfSettled(await settle(deps, heads), creator);
  return accepted({ match, inviteCode: heads.setup.inviteCode });
}

interface NewMatch {
  readonly matchId: MatchId;
  readonly rules: Rules;
  readonly seat: Seat;
  readonly visibility: Visibility;
  readonly creator: NamedPlayer;
  readonly now: string;
}

const FIRST_VERSION = 1;

function newSetup({ matchId, rules, seat, visibility, creator, now }: NewMatch): SetupHead {
  return {
    rev: 1,
    version: FIRST_VERSION,
    matchId,
    creator: creator.id,
    inviteCode: newInviteCode(),
    createdAt: now,
    updatedAt: now,
    rules,
    visibility,
    closed: false,
    seats: { [seat]: { ...creator, since: FIRST_VERSION } },
  };
}

type NamedPlayer = Pick<SeatedPlayer, 'id' | 'name'>;

async function seatedPlayer(deps: Dependencies, id: PlayerId): Promise<NamedPlayer> {
  const player = await readPlayer(deps, id);
  if (player === null) throw unauthenticated('This account has been deleted.');
  return player;
}

/** The match with the refusal when the seat was not had; no match when the invitation leads nowhere. */
export interface JoinAnswer {
  readonly match: MatchSight | null;
  readonly refusal: Refusal | null;
}

export async function joinMatch(
  deps: Dependencies,
  player: PlayerId,
  request: JoinRequest,
): Promise<JoinAnswer> {
  const { by, seat } = request;
  const found = by.kind === 'code' ? invitedTo(deps, by.inviteCode) : openTo(deps, by.matchId, player);
  const [heads, joiner] = await Promise.all([found, seatedPlayer(deps, player)]);
  if (heads !== null) return sitDown(deps, heads, { joiner, seat });
  return { match: null, refusal: { code: by.kind === 'code' ? 'INVITATION_UNKNOWN' : 'MATCH_UNKNOWN' } };
}

export interface JoinRequest {
  readonly by:
    | { readonly kind: 'code'; readonly inviteCode: string }
    | { readonly kind: 'open'; readonly matchId: string };
  readonly seat: Seat | null;
}

/** A match by its id, when it is open to anyone or the player sits there. */
async function openTo({ store }: Dependencies, id: string, player: PlayerId): Promise<MatchHeads | null> {
  const matchId = parseMatchId(id);
  const heads = matchId === null ? null : await store.readMatch(matchId, { consistent: true });
  if (heads === null) return null;
  return heads.setup.visibility === 'OPEN' || seatOf(heads.setup, player) !== null ? heads : null;
}

interface Joining {
  readonly joiner: NamedPlayer;
  readonly seat: Seat | null;
}

async function sitDown(deps: Dependencies, heads: MatchHeads, joining: Joining): Promise<JoinAnswer> {
  const { setup } = heads;
  const { joiner } = joining;
  if (seatOf(setup, joiner.id) !== null) {
    return { match: sightOfSettled(await settle(deps, heads), joiner.id), refusal: null };
  }
  const seat = seatFor(setup, joining.seat);
  if (!seat.ok) {
    return { match: mayWatch(setup, joiner.id) ? sightOf(heads, joiner.id) : null, refusal: seat.refusal };
  }
  const { matchId, createdAt } = setup;
  await deps.store.putMembership(joiner.id, { matchId, createdAt }, 'ACTIVE');
  const version = setup.version + 1;
  const changes = {
    seats: { ...setup.seats, [seat.value]: { ...joiner, since: version } },
    version,
    updatedAt: deps.now(),
  };
  const isOurs = await deps.store.updateSetup(matchId, setup.rev, changes);
  const after = isOurs
    ? { setup: { ...setup, ...changes, rev: setup.rev + 1 }, live: null }
    : await reread(deps, matchId);
  return sitDown(deps, after, joining);
}

/** The seat asked for, or the next free one clockwise from the creator. */
function seatFor(setup: SetupHead, asked: Seat | null): Result<Seat, Refusal> {
  const isSeat = (seat: Seat) => callersOf(setup.rules).includes(seat);
  if (asked !== null && !isSeat(asked)) return refused({ code: 'NO_SUCH_SEAT' });
  if (setup.closed) return refused({ code: 'MATCH_OVER' });
  if (isFull(setup)) return refused({ code: 'MATCH_FULL' });
  if (asked !== null)
    return setup.seats[asked] === undefined ? accepted(asked) : refused({ code: 'SEAT_TAKEN' });
  const from = seatOf(setup, setup.creator) ?? 'SOUTH';
  const free = seatsFrom(from).find(seat => isSeat(seat) && setup.seats[seat] === undefined);
  return free === undefined ? refused({ code: 'MATCH_FULL' }) : accepted(free);
}

/** The match that an invitation leads to; null when the code is unknown, or is not the one that its match names. */
export async function invitedTo({ store }: Dependencies, code: string): Promise<MatchHeads | null> {
  const parsed = parseInviteCode(code);
  const invitation =
    parsed === null
      ? null
      : ((await store.readInvitation(parsed)) ?? (await store.readInvitation(parsed, { consistent: true })));
  const heads = invitation === null ? null : await store.readMatch(invitation.matchId, { consistent: true });
  return heads?.setup.inviteCode === parsed ? heads : null;
}

/** The id of that match. */
export async function invitedMatch(deps: Dependencies, code: string): Promise<MatchId | null> {
  const heads = await invitedTo(deps, code);
  return heads?.setup.matchId ?? null;
}
