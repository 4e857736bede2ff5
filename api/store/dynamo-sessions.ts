// Sessions and the tombstone of a deleted account in the table. Every request of a caller reads all of his
// sessions at once, so their attributes are as short as they can be: twenty fit into one block of 4 KB.
import { type MatchId, parseMatchId, parsePlayerId, parseTokenHash, parseTokenId } from '../ids.ts';
import {
  deleteItem,
  getItem,
  putItem,
  putNewItem,
  queryItems,
  setAttributes,
  startingWith,
  type Table,
} from './dynamo-requests.ts';
import { SCOPES, SESSION_KINDS, type StoredSession } from './items.ts';
import { playerPartition, SESSION_PREFIX, sessionKey, TOMBSTONE_SORT, tombstoneKey } from './keys.ts';
import { newestFirst } from './order.ts';
import type { IdentityStore, ReadOptions } from './store.ts';
import {
  bytes,
  type Fields,
  formatEnd,
  formatTime,
  known,
  malformed,
  parseStored,
  text,
  time,
  whole,
} from './stored.ts';

type Sessions = Pick<
  IdentityStore,
  | 'putSession'
  | 'readSession'
  | 'listSessions'
  | 'deleteSession'
  | 'noteSessionUse'
  | 'putTombstone'
  | 'readTombstone'
>;

const DAY_MS = 24 * 60 * 60 * 1000;

export function sessionsIn(table: Table): Sessions {
  // Bounded in number, so that one answer (1 MB) holds them all, whoever counts on it.
  const readAll = (pk: string, options?: ReadOptions) =>
    queryItems(table, { pk, ...startingWith(SESSION_PREFIX), ...options });
  return {
    putSession: session => putItem(table, sessionKey(session.player, session.hash), formatSession(session)),
    async readSession(player, hash, options) {
      const items = await readAll(playerPartition(player), options);
      const own = sessionKey(player, hash).sk;
      const found = items.find(({ sk }) => sk === own);
      if (found === undefined || items.some(isTombstone)) return null;
      return parseStored(found, parseSession);
    },
    async listSessions(player, options) {
      const items = await readAll(playerPartition(player), options);
      const sessions = items.filter(item => !isTombstone(item)).map(item => parseStored(item, parseSession));
      return newestFirst(sessions);
    },
    deleteSession: (player, hash) => deleteItem(table, sessionKey(player, hash)),
    async noteSessionUse(player, hash, day) {
      await setAttributes(table, sessionKey(player, hash), { attributes: { u: formatDay(day) } });
    },
    async putTombstone(player, at) {
      await putNewItem(table, tombstoneKey(player), { attributes: { at } });
    },
    async readTombstone(player, options) {
      const item = await getItem(table, tombstoneKey(player), options);
      return item === null ? null : parseStored(item, ({ at }) => text(at));
    },
  };
}

function isTombstone({ sk }: Fields): boolean {
  return sk === TOMBSTONE_SORT;
}

function formatSession({ id, kind, scopes, name, createdAt, ...rest }: StoredSession): Fields {
  const { matchId, expiresAt, lastUsed } = rest;
  return {
    i: id,
    // The first letters of its kind and of its scopes: "DRPM".
    k: [kind, ...scopes].map(word => word.charAt(0)).join(''),
    n: name,
    c: formatTime(createdAt),
    ...(matchId !== null && { m: Buffer.from(matchId.replaceAll('-', ''), 'hex') }),
    ...(expiresAt !== null && formatEnd(expiresAt)),
    ...(lastUsed !== null && { u: formatDay(lastUsed) }),
  };
}

function parseSession(item: Fields): StoredSession {
  const { pk, sk, i, k, n, c, m, x, u } = item;
  const [kind = '', ...scopes] = text(k);
  return {
    player: known(parsePlayerId(text(pk).slice('PLAYER#'.length))),
    hash: known(parseTokenHash(text(sk).slice(SESSION_PREFIX.length))),
    id: known(parseTokenId(text(i))),
    kind: byLetter(SESSION_KINDS, kind),
    scopes: scopes.map(letter => byLetter(SCOPES, letter)),
    name: text(n),
    createdAt: time(c),
    matchId: m === undefined ? null : parseMatchBytes(m),
    expiresAt: x === undefined ? null : time(x),
    lastUsed: u === undefined ? null : parseDay(u),
  };
}

function byLetter<T extends string>(words: readonly T[], letter: string): T {
  return words.find(word => word.charAt(0) === letter) ?? malformed();
}

function parseMatchBytes(value: unknown): MatchId {
  const digits = Buffer.from(bytes(value)).toString('hex');
  return known(parseMatchId(digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')));
}

/** Days since 1970. */
function formatDay(day: string): number {
  return formatTime(day) / DAY_MS;
}

function parseDay(value: unknown): string {
  return time(whole(value) * DAY_MS).slice(0, 'YYYY-MM-DD'.length);
}
