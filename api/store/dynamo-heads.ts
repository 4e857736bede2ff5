// The two heads of a match as attributes and back. Attribute names are short because they count towards
// the size of the item that every move rewrites.
import { SEATS, type Seat } from '../../engine/seats.ts';
import { parseInviteCode, parseMatchId, parsePlayerId } from '../ids.ts';
import { formatRules, parseRules } from './dynamo-rules.ts';
import { formatScore, parseScore } from './dynamo-scores.ts';
import {
  type LastMove,
  LIVE_STATUSES,
  type LiveHead,
  type MatchHeads,
  type SeatedPlayer,
  type SetupHead,
  VISIBILITIES,
} from './items.ts';
import { LIVE_SORT, matchPartition, SETUP_SORT } from './keys.ts';
import type { Changes } from './store.ts';
import {
  type Fields,
  fields,
  flag,
  known,
  list,
  malformed,
  oneOf,
  orNull,
  parseStored,
  present,
  text,
  whole,
} from './stored.ts';

type Seated<T> = Readonly<Partial<Record<Seat, T>>>;

/** The attributes that hold the given fields of a live head; `rev` is the writer's. */
export function formatLive(head: Changes<LiveHead>): Fields {
  return present({
    ver: head.version,
    upd: head.updatedAt,
    st: head.status,
    end: head.settled,
    draw: head.draw,
    deal: head.deal,
    from: head.dealVersion,
    rec: head.record,
    sc: head.score && formatScore(head.score),
    last: head.lastMoves && formatSeated(head.lastMoves, ({ version, move }) => [version, move]),
  });
}

export function parseLive(item: Fields): LiveHead {
  const { rev, ver, upd, st, end, draw, deal, from, rec, sc, last } = item;
  return {
    rev: whole(rev),
    version: whole(ver),
    updatedAt: text(upd),
    status: oneOf(LIVE_STATUSES, st),
    settled: flag(end),
    draw: text(draw),
    deal: whole(deal),
    dealVersion: whole(from),
    record: text(rec),
    score: parseScore(sc),
    lastMoves: parseSeated(last, parseLastMove),
  };
}

/** The attributes that hold the given fields of a set-up; `rev` is the writer's, `matchId` is in the key. */
export function formatSetup(head: Changes<SetupHead>): Fields {
  return present({
    ver: head.version,
    by: head.creator,
    code: head.inviteCode,
    at: head.createdAt,
    upd: head.updatedAt,
    rules: head.rules && formatRules(head.rules),
    vis: head.visibility,
    shut: head.closed,
    seats: head.seats && formatSeated(head.seats, ({ id, name, since }) => ({ id, name, since })),
  });
}

export function parseSetup(item: Fields): SetupHead {
  const { pk, rev, ver, by, code, at, upd, rules, vis, shut, seats } = item;
  const matchId = known(parseMatchId(text(pk).slice('MATCH#'.length)));
  return {
    rev: whole(rev),
    version: whole(ver),
    matchId: pk === matchPartition(matchId) ? matchId : malformed(),
    creator: known(parsePlayerId(text(by))),
    inviteCode: known(parseInviteCode(text(code))),
    createdAt: text(at),
    updatedAt: text(upd),
    rules: parseRules(rules),
    visibility: oneOf(VISIBILITIES, vis),
    closed: flag(shut),
    seats: parseSeated(seats, parseSeatedPlayer),
  };
}

/** The heads among the items of one match; null when it has no set-up. */
export function parseHeads(items: readonly Fields[]): MatchHeads | null {
  const setup = items.find(({ sk }) => sk === SETUP_SORT);
  const live = items.find(({ sk }) => sk === LIVE_SORT);
  return setup === undefined
    ? null
    : {
        setup: parseStored(setup, parseSetup),
        live: live === undefined ? null : parseStored(live, parseLive),
      };
}

function parseLastMove(value: unknown): LastMove {
  const [version, move] = list(value, 2);
  return { version: whole(version), move: text(move) };
}

function parseSeatedPlayer(value: unknown): SeatedPlayer {
  const { id, name, since } = fields(value);
  return { id: known(parsePlayerId(text(id))), name: orNull(name, text), since: whole(since) };
}

function formatSeated<T>(all: Seated<T>, format: (entry: T) => unknown): Fields {
  return Object.fromEntries(Object.entries(all).map(([seat, entry]) => [seat, format(entry)]));
}

/** In seat order, whatever order the table answers in. */
function parseSeated<T>(value: unknown, parse: (entry: unknown) => T): Seated<T> {
  const stored = fields(value);
  const seated: Partial<Record<Seat, T>> = {};
  for (const seat of SEATS) {
    const entry = stored[seat];
    if (entry !== undefined) seated[seat] = parse(entry);
  }
  return Object.keys(seated).length === Object.keys(stored).length ? seated : malformed();
}
