// Carries a match on by itself: the start once all sit, the hand-over from an ended deal to the next, the end. Every
// step writes only what the step before has committed, so a stopped process or a lost race leaves nothing wrong,
// and the next request of a player finishes. docs/design.md, "A deal ends".
import { isOver, type MatchState, nextDeal, startMatch } from '../../engine/match.ts';
import { formatCards, formatRecord } from '../../engine/record.ts';
import { callersOf } from '../../engine/rules.ts';
import type { MatchId, PlayerId } from '../ids.ts';
import type { LiveHead, MatchHeads, SetupHead } from '../store/items.ts';
import type { Dependencies } from './dependencies.ts';
import { isFull, type MatchSight, type Table, tableOf, tableSight, waitingSight } from './sight.ts';

/** A match that waits for nothing but its players. */
export type Settled =
  | { readonly kind: 'waiting'; readonly setup: SetupHead }
  | { readonly kind: 'table'; readonly table: Table };

/** Finishes whatever is half done. */
export async function settle(deps: Dependencies, heads: MatchHeads): Promise<Settled> {
  const { setup, live } = heads;
  if (live === null)
    return isFull(setup) ? settle(deps, await started(deps, setup)) : { kind: 'waiting', setup };
  const table = tableOf(setup, live);
  if (table.match.tally === null || live.settled) return { kind: 'table', table };
  await deps.store.putDeal(setup.matchId, {
    number: live.deal,
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

async function started(deps: Dependencies, setup: SetupHead): Promise<MatchHeads> {
  const match = startMatch(setup.rules, { draw: deps.shuffledPack(), deal: deps.shuffledPack() });
  const live: LiveHead = {
    rev: 1,
    version: setup.version + 1,
    updatedAt: deps.now(),
    status: 'IN_PROGRESS',
    settled: false,
    draw: formatCards(match.draw.map(({ card }) => card)),
    deal: match.number,
    record: formatRecord(match.record),
    score: match.before,
    lastMoves: {},
  };
  const isOurs = await deps.store.createLive(setup.matchId, live);
  return isOurs ? { setup, live } : reread(deps, setup.matchId);
}

async function movedOn(deps: Dependencies, table: Table): Promise<MatchHeads> {
  const next = nextDeal(table.match, deps.shuffledPack());
  return written(deps, table, {
    deal: next.number,
    record: formatRecord(next.record),
    score: next.before,
    version: table.live.version + 1,
    updatedAt: deps.now(),
  });
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

async function finishMemberships({ store }: Dependencies, setup: SetupHead): Promise<void> {
  const membership = { matchId: setup.matchId, createdAt: setup.createdAt };
  const players = callersOf(setup.rules).flatMap(seat => setup.seats[seat]?.id ?? []);
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
  if (heads === null) throw new Error(`match ${id} has vanished`);
  return heads;
}

/** What a move changes in the live head. */
export function changesAfter(match: MatchState): HeadChanges {
  return { record: formatRecord(match.record), status: isOver(match) ? 'FINISHED' : 'IN_PROGRESS' };
}
