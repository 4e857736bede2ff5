// Reading matches: one by its id, a player's own, and what an invitation shows.
import { callersOf } from '../../engine/rules.ts';
import type { Seat } from '../../engine/seats.ts';
import { type MatchId, type PlayerId, parseMatchId } from '../ids.ts';
import type { MatchHeads, Membership } from '../store/items.ts';
import type { MembershipState } from '../store/store.ts';
import type { Dependencies } from './dependencies.ts';
import { formatCursor, type Page, type PageRequest, pageOf, parseCursor } from './paging.ts';
import { finishMemberships, settle, sightOf, sightOfSettled } from './progress.ts';
import { invitedTo } from './seating.ts';
import { isFull, type MatchSight, mayWatch, seatOf } from './sight.ts';

/** A match for a caller, or null when there is none. Finishes what is half done when the caller sits there. */
export async function readMatch(
  deps: Dependencies,
  id: string,
  caller: Promise<PlayerId | null>,
): Promise<MatchSight | null> {
  const matchId = parseMatchId(id);
  const [player, read] = await Promise.all([caller, matchId === null ? null : deps.store.readMatch(matchId)]);
  if (matchId === null) return null;
  const heads = read ?? (await deps.store.readMatch(matchId, { consistent: true }));
  return heads === null || !mayWatch(heads.setup, player) ? null : sightFor(deps, heads, player);
}

async function sightFor(deps: Dependencies, heads: MatchHeads, player: PlayerId | null): Promise<MatchSight> {
  if (seatOf(heads.setup, player) === null) return sightOf(heads, player);
  return sightOfSettled(await settle(deps, heads), player);
}

/** Matches open to anyone that still wait for players, the newest first. */
export async function listOpenMatches(
  deps: Dependencies,
  player: PlayerId,
  request: PageRequest,
): Promise<Page<MatchSight>> {
  const after = parseCursor(request.after, parseOpenCursor);
  const page = { first: request.first + 1, ...(after && { after }) };
  const listed = await deps.store.listOpenMatches(page);
  const shown = listed.slice(0, request.first);
  const heads = await deps.store.readMatches(shown.map(({ matchId }) => matchId));
  const edges = shown.flatMap(open => {
    const found = heads.get(open.matchId);
    return found !== undefined && isListed(found, open)
      ? [{ cursor: formatOpenCursor(open), node: sightOf(found, player) }]
      : [];
  });
  const end = shown.map(formatOpenCursor).at(-1);
  return pageOf(edges, { after: request.after, hasNextPage: listed.length > request.first, end });
}

/** Whether it waits, and by this entry: of a match made twice at once, what the other attempt has left is void. */
function isListed({ setup, live }: MatchHeads, { createdAt }: Membership): boolean {
  return live === null && !isFull(setup) && !setup.closed && setup.createdAt === createdAt;
}

function formatOpenCursor({ createdAt, matchId }: Membership): string {
  return formatCursor(['OPEN', createdAt, matchId]);
}

function parseOpenCursor([word, createdAt, id]: readonly string[]): Membership | null {
  const matchId = parseMatchId(id ?? '');
  return word !== 'OPEN' || createdAt === undefined || matchId === null ? null : { createdAt, matchId };
}

export interface InvitationSight {
  readonly match: MatchSight;
  readonly freeSeats: readonly Seat[];
}

/** Null when the invitation is unknown, or void because all seats are taken. */
export async function readInvitation(deps: Dependencies, code: string): Promise<InvitationSight | null> {
  const heads = await invitedTo(deps, code);
  if (heads === null || isFull(heads.setup) || heads.setup.closed) return null;
  const { rules, seats } = heads.setup;
  const freeSeats = callersOf(rules).filter(seat => seats[seat] === undefined);
  return { match: sightOf(heads, null), freeSeats };
}

export interface MatchListRequest extends PageRequest {
  /** Both when null, active ones first. */
  readonly state: MembershipState | null;
}

interface Listed extends Membership {
  readonly state: MembershipState;
}

/** A player's own matches, the newest first. */
export async function listMatches(
  deps: Dependencies,
  player: PlayerId,
  request: MatchListRequest,
): Promise<Page<MatchSight>> {
  const after = parseCursor(request.after, parseListCursor);
  const listed = await readListed(deps, player, { ...request, after });
  const page = listed.slice(0, request.first);
  const heads = await deps.store.readMatches(page.map(({ matchId }) => matchId));
  const entries = await Promise.all(
    page.map(async membership => {
      const found = heads.get(membership.matchId);
      const node = found === undefined ? null : await listedSight(deps, found, { player, membership });
      return node === null ? [] : [{ cursor: formatListCursor(membership), node }];
    }),
  );
  return pageOf(entries.flat(), {
    after: request.after,
    hasNextPage: listed.length > request.first,
    end: page.map(formatListCursor).at(-1),
  });
}

async function readListed(
  { store }: Dependencies,
  player: PlayerId,
  { first, after, state }: { first: number; after: Listed | null; state: MembershipState | null },
): Promise<readonly Listed[]> {
  const states: readonly MembershipState[] = state === null ? ['ACTIVE', 'FINISHED'] : [state];
  const left = states.slice(after === null ? 0 : Math.max(0, states.indexOf(after.state)));
  const listed: Listed[] = [];
  for (const each of left) {
    if (listed.length > first) break;
    const from = after?.state === each ? { after } : {};
    const found = await store.listMemberships(player, each, { first: first + 1 - listed.length, ...from });
    listed.push(...found.map(({ matchId, createdAt }) => ({ matchId, createdAt, state: each })));
  }
  return listed;
}

/**
 * A listed match; null for a membership that the match does not know (left of an attempt that stopped half-way)
 * and for one in the wrong list, which finishing the match has just set right.
 */
async function listedSight(
  deps: Dependencies,
  heads: MatchHeads,
  { player, membership }: { readonly player: PlayerId; readonly membership: Listed },
): Promise<MatchSight | null> {
  if (seatOf(heads.setup, player) === null || heads.setup.createdAt !== membership.createdAt) return null;
  const sight = sightOfSettled(await settle(deps, heads), player);
  if (heads.setup.closed && membership.state === 'ACTIVE') await finishMemberships(deps, heads.setup);
  const isActive = sight.status === 'WAITING' || sight.status === 'IN_PROGRESS';
  return isActive === (membership.state === 'ACTIVE') ? sight : null;
}

function formatListCursor({ state, createdAt, matchId }: Listed): string {
  return formatCursor([state, createdAt, matchId]);
}

function parseListCursor([state, createdAt, id]: readonly string[]): Listed | null {
  const matchId: MatchId | null = parseMatchId(id ?? '');
  if ((state !== 'ACTIVE' && state !== 'FINISHED') || createdAt === undefined || matchId === null)
    return null;
  return { state, createdAt, matchId };
}
