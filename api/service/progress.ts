// Carries a match on by itself: the start once all sit, the hand-over from an ended deal to the next, the end. Every
// step writes only what the step before has committed, so a stopped process or a lost race leaves nothing wrong,
// and the next request of a player finishes. docs/design.md, "A deal ends".
import { afterEvent, isOver, type MatchState, nextDeal, startMatch } from '../../engine/match.ts';
import { formatCards, formatRecord } from '../../engine/record.ts';
import { callersOf } from '../../engine/rules.ts';
import { Fault } from '../fault.ts';
import type { MatchId, PlayerId } from '../ids.ts';
import type { LiveHead, LiveStatus, MatchHeads, SetupHead } from '../store/items.ts';
import type { Dependencies } from './dependencies.ts';
import { isFull, type MatchSight, type Table, tableOf, tableSight, waitingSight } from './sight.ts';

/** A match that waits for nothing but its players. */
export type Settled =
  | { readonly kind: 'waiting'; readonly setup: SetupHead }
  | { readonly kind: 'table'; readonly table: Table };

/** Finishes whatever is half done. */
export async function settle(deps: Dependencies, heads: MatchHeads): Promise<Settled> {
  const { setup, live } = heads;
  if (live === null) {
    return isReady(setup) ? settle(deps, await started(deps, setup)) : { kind: 'waiting', setup };
  }
  const table = tableOf(setup, live);
  if (table.match.tally === null || live.settled) return { kind: 'table', table };
  await deps.store.putDeal(setup.matchId, {
    number: live.deal,
    version: live.dealVersion,
    record: live.record,
    lines: table.match.tally.lines,
  });
  if (live.status === 'IN_PROGRESS') return settle(deps, await movedOn(deps, table));
  await finishMemberships(deps, setup);
  return settle(deps, await written(deps, table, { settled: true }));
}

/** What a caller sees, without a write: for those who only look, half-done steps stay half done. */
export function sightOf({ setup, live }: MatchHeads, player: PlayerId | null): MatchSight {
  return live === null ? waitingSight(setup, player) : tableSight(tableOf(setup, live), player);
}

export function sightOfSettled(settled: Settled, player: PlayerId | null): MatchSight {
  return settled.kind === 'waiting' ? waitingSight(settled.setup, player) : tableSight(settled.table, player);
}

/** Whether a match without a live head is to be dealt: all sit, and nobody has closed it before. */
function isReady(setup: SetupHead): boolean {
  return isFull(setup) && !setup.closed;
}

async function started(deps: Dependencies, setup: SetupHead): Promise<MatchHeads> {
  const version = setup.version + 1;
  const match = startMatch(setup.rules, { draw: deps.shuffledPack(), deal: deps.shuffledPack() });
  const live: LiveHead = {
    rev: 1,
    version,
    updatedAt: deps.now(),
    status: 'IN_PROGRESS',
    settled: false,
    draw: formatCards(match.draw.map(({ card }) => card)),
    deal: match.number,
    dealVersion: version,
    record: formatRecord(match.record),
    score: match.before,
    lastMoves: {},
  };
  await unlisted(deps, setup);
  const isOurs = await deps.store.createLive(setup.matchId, live);
  return isOurs ? { setup, live } : reread(deps, setup.matchId);
}

async function movedOn(deps: Dependencies, table: Table): Promise<MatchHeads> {
  const next = nextDeal(table.match, deps.shuffledPack());
  const version = table.live.version + 1;
  return written(deps, table, {
    deal: next.number,
    dealVersion: version,
    record: formatRecord(next.record),
    score: next.before,
    version,
    updatedAt: deps.now(),
  });
}

/** Takes a match that no longer waits for players out of the list of open ones. */
async function unlisted({ store }: Dependencies, setup: SetupHead): Promise<void> {
  if (setup.visibility !== 'OPEN') return;
  await store.deleteOpenMatch({ matchId: setup.matchId, createdAt: setup.createdAt });
}

/** Ends a match before its time, wherever it stands: a running deal is opened and not scored. One that has ended stays as it is. */
export async function abandonMatch(deps: Dependencies, heads: MatchHeads): Promise<MatchHeads> {
  const settled = await settle(deps, heads);
  if (settled.kind === 'waiting') return closed(deps, settled.setup);
  const { setup, live, match } = settled.table;
  if (live.status !== 'IN_PROGRESS') return { setup, live };
  const after = afterEvent(match, { kind: 'abandon' });
  const changes = { ...changesAfter(after), version: live.version + 1, updatedAt: deps.now() };
  return abandonMatch(deps, await written(deps, settled.table, changes));
}

/** Closes a match that still waits for players: its invitation is void from then on. */
async function closed(deps: Dependencies, setup: SetupHead): Promise<MatchHeads> {
  const { matchId, rev, version } = setup;
  if (!setup.closed) {
    const changes = { closed: true, version: version + 1, updatedAt: deps.now() };
    const isOurs = await deps.store.updateSetup(matchId, rev, changes);
    if (!isOurs) return abandonMatch(deps, await reread(deps, matchId));
    return closed(deps, { ...setup, ...changes, rev: rev + 1 });
  }
  await unlisted(deps, setup);
  await finishMemberships(deps, setup);
  return { setup, live: null };
}

type HeadChanges = Partial<Omit<LiveHead, 'rev'>>;

async function written(
  deps: Dependencies,
  { setup, live }: Table,
  changes: HeadChanges,
): Promise<MatchHeads> {
  const isOurs = await deps.store.updateLive(setup.matchId, live.rev, changes);
  return isOurs ? { setup, live: { ...live, ...changes, rev: live.rev + 1 } } : reread(deps, setup.matchId);
}

/** Moves a match to the finished ones of each of its players. */
export async function finishMemberships({ store }: Dependencies, setup: SetupHead): Promise<void> {
  const membership = { matchId: setup.matchId, createdAt: setup.createdAt };
  // A former player's lists have gone with the account.
  const seated = callersOf(setup.rules).flatMap(seat => setup.seats[seat] ?? []);
  const players = seated.flatMap(({ id, name }) => (name === null ? [] : [id]));
  await Promise.all(
    players.map(async player => {
      await store.putMembership(player, membership, 'FINISHED');
      await store.deleteMembership(player, membership, 'ACTIVE');
    }),
  );
}

/** The heads as they are now, after a lost race. */
export async function reread({ store }: Dependencies, id: MatchId): Promise<MatchHeads> {
  const heads = await store.readMatch(id, { consistent: true });
  if (heads === null) throw new Fault(`match ${id} has vanished`);
  return heads;
}

/** What a move changes in the live head. */
export function changesAfter(match: MatchState): HeadChanges {
  return { record: formatRecord(match.record), status: statusOf(match) };
}

function statusOf(match: MatchState): LiveStatus {
  if (match.deal.phase === 'abandoned') return 'ABANDONED';
  return isOver(match) ? 'FINISHED' : 'IN_PROGRESS';
}
