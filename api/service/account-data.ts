// All that is stored of a player, as JSON for himself: no hash, no key, and of matches what he may see of them.
import { formatCard } from '../../engine/cards.ts';
import { formatJsonExport } from '../../engine/notation/json/writer.ts';
import { callersOf } from '../../engine/rules.ts';
import type { DealView } from '../../engine/view.ts';
import type { PlayerId } from '../ids.ts';
import type { MatchHeads, Membership, StoredPasskey, StoredSession } from '../store/items.ts';
import type { MembershipState } from '../store/store.ts';
import type { Dependencies } from './dependencies.ts';
import { writtenMatch } from './exports.ts';
import { sightOf } from './progress.ts';
import { type MatchSight, seatOf } from './sight.ts';

const FORMAT = 'half-open-bridge account';
/** Grows when a reader of the version before could misunderstand what is written. */
const VERSION = 1;

/** A function's answer has at most 6 MB, and quotes grow on their way: records beyond are left to `Match.export`. */
const RECORDS_BYTES = 3_000_000;
const AT_ONCE = 10;

export async function exportAccount(deps: Dependencies, player: PlayerId): Promise<string> {
  const { store } = deps;
  const [profile, sessions, passkeys] = await Promise.all([
    store.readPlayer(player, { consistent: true }),
    store.listSessions(player, { consistent: true }),
    store.listPasskeys(player, { consistent: true }),
  ]);
  const matches = [
    ...(await matchesOf(deps, player, 'ACTIVE')),
    ...(await matchesOf(deps, player, 'FINISHED')),
  ];
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    exportedAt: deps.now(),
    player: { id: player, name: profile?.name ?? null, createdAt: profile?.createdAt ?? null },
    sessions: sessions.map(plainSession),
    passkeys: passkeys.map(plainPasskey),
    matches: withinLimit(matches),
  });
}

function plainSession({ id, kind, name, scopes, matchId, createdAt, expiresAt, lastUsed }: StoredSession) {
  return { id, kind, name, scopes, matchId, createdAt, expiresAt, lastUsed };
}

function plainPasskey({ id, name, rpId, transports, createdAt, lastUsedAt }: StoredPasskey) {
  return { id, name, rpId, transports, createdAt, lastUsedAt };
}

interface PlainMatch {
  readonly facts: object;
  /** The deals that have ended, as `Match.export` writes them; null before the first is dealt. */
  readonly record: string | null;
}

function withinLimit(matches: readonly PlainMatch[]): readonly object[] {
  let left = RECORDS_BYTES;
  return matches.map(({ facts, record }) => {
    left -= record?.length ?? 0;
    if (record === null) return { ...facts, record: null };
    return left < 0
      ? { ...facts, record: null, recordLeftOut: true }
      : { ...facts, record: JSON.parse(record) };
  });
}

async function matchesOf(
  deps: Dependencies,
  player: PlayerId,
  state: MembershipState,
): Promise<readonly PlainMatch[]> {
  const all: PlainMatch[] = [];
  let last: Membership | undefined;
  do {
    const page = await deps.store.listMemberships(player, state, {
      first: AT_ONCE,
      ...(last && { after: last }),
    });
    const heads = await deps.store.readMatches(page.map(({ matchId }) => matchId));
    const plain = await Promise.all(
      page.map(({ matchId }) => plainMatch(deps, player, heads.get(matchId) ?? null)),
    );
    all.push(...plain.flat());
    last = page.at(-1);
  } while (last !== undefined);
  return all;
}

/** None for a membership that its match does not know: what is left of an attempt that stopped half-way. */
async function plainMatch(
  deps: Dependencies,
  player: PlayerId,
  heads: MatchHeads | null,
): Promise<readonly PlainMatch[]> {
  if (heads === null || seatOf(heads.setup, player) === null) return [];
  const match = sightOf(heads, player);
  const { view } = match;
  const record = view === null ? null : formatJsonExport(await writtenMatch(deps, match, view));
  return [{ facts: factsOf(match), record }];
}

function factsOf({ id, status, createdAt, updatedAt, visibility, rules, players, viewer, view }: MatchSight) {
  const seats = callersOf(rules).map(seat => ({ seat, name: players[seat]?.name ?? null }));
  const score = view === null ? null : view.score.sides;
  const running = view === null || view.deal.end !== null ? null : runningDeal(view.deal);
  return { id, status, createdAt, updatedAt, visibility, rules, seats, ownSeat: viewer, score, running };
}

/** The deal in progress, as the player sees it. */
function runningDeal({ number, dealer, vulnerable, hands, calls, contract, tricks }: DealView) {
  return {
    number,
    dealer,
    vulnerable,
    hands: hands.map(({ seat, cards, unseen }) => ({ seat, cards: cards.map(formatCard), unseen })),
    calls,
    contract,
    play: tricks.flatMap(({ cards }) => cards.map(({ card }) => formatCard(card))),
  };
}
