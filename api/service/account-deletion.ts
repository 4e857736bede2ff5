// The end of an account: first a tombstone, after which no credential works, then everything else, step by step.
// Credentials go last: as long as one is left, whoever comes with one has the rest done.
import type { PlayerId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { MatchHeads, Membership, SetupHead } from '../store/items.ts';
import type { MembershipState } from '../store/store.ts';
import { parseName, readPlayer } from './accounts.ts';
import type { Dependencies } from './dependencies.ts';
import { abandonMatch, reread } from './progress.ts';
import { isFull, seatOf } from './sight.ts';

/** Null when the account is no more; refuses unless its name is given. */
export async function deleteAccount(
  deps: Dependencies,
  player: PlayerId,
  confirmation: string,
): Promise<Refusal | null> {
  const profile = await readPlayer(deps, player);
  if (profile === null || parseName(confirmation) !== profile.name) return { code: 'NOT_CONFIRMED' };
  await deps.store.putTombstone(player, deps.now());
  await cleanUp(deps, player);
  return null;
}

/** Goes on where a deletion stopped; does nothing for an account that stands, or is gone without a trace. */
export async function resumeDeletion(deps: Dependencies, player: PlayerId): Promise<void> {
  if ((await deps.store.readTombstone(player)) === null) return;
  const left = await deps.store.listSessions(player, { consistent: true });
  if (left.length > 0) await cleanUp(deps, player);
}

/** Each step may be done twice. Device codes need none: they lead to nobody, and end within minutes. */
async function cleanUp(deps: Dependencies, player: PlayerId): Promise<void> {
  const { store } = deps;
  await store.deletePlayer(player);
  const passkeys = await store.listPasskeys(player, { consistent: true });
  await Promise.all(passkeys.map(({ id }) => store.deletePasskey(player, id)));
  await leaveMatches(deps, player, 'ACTIVE');
  await leaveMatches(deps, player, 'FINISHED');
  const sessions = await store.listSessions(player, { consistent: true });
  await Promise.all(sessions.map(({ hash }) => store.deleteSession(player, hash)));
}

const AT_ONCE = 10;

/** From the newest to the oldest, each page behind the one before. */
async function leaveMatches(deps: Dependencies, player: PlayerId, state: MembershipState): Promise<void> {
  let last: Membership | undefined;
  do {
    const page = await deps.store.listMemberships(player, state, {
      first: AT_ONCE,
      consistent: true,
      ...(last && { after: last }),
    });
    await Promise.all(page.map(membership => leaveListed(deps, player, membership)));
    last = page.at(-1);
  } while (last !== undefined);
}

async function leaveListed(deps: Dependencies, player: PlayerId, membership: Membership): Promise<void> {
  const { store } = deps;
  const heads = await store.readMatch(membership.matchId, { consistent: true });
  if (heads !== null) await leave(deps, heads, player);
  await store.deleteMembership(player, membership, 'FINISHED');
  await store.deleteMembership(player, membership, 'ACTIVE');
}

/** Out of a match that waits; a match of his own, or one that runs, ends. What is over stays, without his name. */
async function leave(deps: Dependencies, heads: MatchHeads, player: PlayerId): Promise<void> {
  const { setup, live } = heads;
  if (seatOf(setup, player) === null) return;
  const onlyWaits = live === null && !isFull(setup) && !setup.closed;
  if (onlyWaits && setup.creator !== player) return freeSeat(deps, setup, player);
  const ended = await abandonMatch(deps, heads);
  if (setup.creator === player) await deps.store.deleteInvitation(setup.inviteCode);
  await forgetName(deps, ended.setup, player);
}

async function freeSeat(deps: Dependencies, setup: SetupHead, player: PlayerId): Promise<void> {
  const seats = Object.fromEntries(Object.entries(setup.seats).filter(([, seated]) => seated.id !== player));
  const changes = { seats, version: setup.version + 1, updatedAt: deps.now() };
  if (await deps.store.updateSetup(setup.matchId, setup.rev, changes)) return;
  await leave(deps, await reread(deps, setup.matchId), player);
}

/** Unseen by the version: nothing has happened in the match. */
async function forgetName(deps: Dependencies, setup: SetupHead, player: PlayerId): Promise<void> {
  const seats = Object.fromEntries(
    Object.entries(setup.seats).map(([seat, seated]) => [
      seat,
      seated.id === player ? { ...seated, name: null } : seated,
    ]),
  );
  if (await deps.store.updateSetup(setup.matchId, setup.rev, { seats })) return;
  const { setup: fresh } = await reread(deps, setup.matchId);
  await forgetName(deps, fresh, player);
}
