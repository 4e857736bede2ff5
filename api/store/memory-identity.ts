// Credentials in memory. As in memory.ts, each call runs to its end before another begins.
import type { ChallengeId, PasskeyId, PlayerId, TokenHash } from '../ids.ts';
import type { StoredChallenge, StoredDeviceCode, StoredPasskey, StoredSession } from './items.ts';
import { countKey } from './keys.ts';
import { newestFirst } from './order.ts';
import type { IdentityStore } from './store.ts';

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
type Passkeys = Pick<
  IdentityStore,
  'createPasskey' | 'readPasskey' | 'listPasskeys' | 'updatePasskey' | 'deletePasskey'
>;
type Challenges = Pick<IdentityStore, 'putChallenge' | 'takeChallenge'>;
type DeviceCodes = Pick<IdentityStore, 'createDeviceCode' | 'tryDeviceCode' | 'takeDeviceCode'>;

export function makeMemoryIdentity(): IdentityStore {
  return {
    ...makeSessions(),
    ...makePasskeys(),
    ...makeChallenges(),
    ...makeDeviceCodes(),
    ...makeCounts(),
  };
}

function makeSessions(): Sessions {
  const all = new OfPlayers<TokenHash, StoredSession>();
  const tombstones = new Map<PlayerId, string>();
  return {
    async putSession(session) {
      all.of(session.player).set(session.hash, session);
    },
    async readSession(player, hash) {
      return tombstones.has(player) ? null : (all.of(player).get(hash) ?? null);
    },
    listSessions: async player => newestFirst(all.of(player).values()),
    async deleteSession(player, hash) {
      all.of(player).delete(hash);
    },
    async noteSessionUse(player, hash, lastUsed) {
      const session = all.of(player).get(hash);
      if (session !== undefined) all.of(player).set(hash, { ...session, lastUsed });
    },
    async putTombstone(player, at) {
      tombstones.set(player, tombstones.get(player) ?? at);
    },
    readTombstone: async player => tombstones.get(player) ?? null,
  };
}

function makePasskeys(): Passkeys {
  const all = new OfPlayers<PasskeyId, StoredPasskey>();
  return {
    async createPasskey(passkey) {
      if (all.of(passkey.player).has(passkey.id)) return false;
      all.of(passkey.player).set(passkey.id, passkey);
      return true;
    },
    readPasskey: async (player, id) => all.of(player).get(id) ?? null,
    listPasskeys: async player => newestFirst(all.of(player).values()),
    async updatePasskey(player, id, changes) {
      const passkey = all.of(player).get(id);
      if (passkey === undefined) return false;
      all.of(player).set(id, { ...passkey, ...changes });
      return true;
    },
    async deletePasskey(player, id) {
      all.of(player).delete(id);
    },
  };
}

function makeChallenges(): Challenges {
  const challenges = new Map<ChallengeId, StoredChallenge>();
  return {
    async putChallenge(challenge) {
      challenges.set(challenge.id, challenge);
    },
    async takeChallenge(id) {
      const challenge = challenges.get(id) ?? null;
      challenges.delete(id);
      return challenge;
    },
  };
}

function makeDeviceCodes(): DeviceCodes {
  const codes = new Map<string, StoredDeviceCode>();
  return {
    async createDeviceCode(code, now) {
      const other = codes.get(code.selector);
      if (other !== undefined && other.expiresAt > now) return false;
      codes.set(code.selector, code);
      return true;
    },
    async tryDeviceCode(selector) {
      const code = codes.get(selector);
      if (code === undefined || code.triesLeft === 0) return null;
      const tried = { ...code, triesLeft: code.triesLeft - 1 };
      codes.set(selector, tried);
      return tried;
    },
    async takeDeviceCode(selector, hash) {
      return codes.get(selector)?.hash === hash && codes.delete(selector);
    },
  };
}

function makeCounts(): Pick<IdentityStore, 'countUp'> {
  const counts = new Map<string, number>();
  return {
    async countUp(name, windowEndsAt) {
      const { pk } = countKey(name, windowEndsAt);
      const count = (counts.get(pk) ?? 0) + 1;
      counts.set(pk, count);
      return count;
    },
  };
}

/** What each player has, by an id of its own. */
class OfPlayers<Id, Item> {
  readonly #all = new Map<PlayerId, Map<Id, Item>>();

  of(player: PlayerId): Map<Id, Item> {
    const own = this.#all.get(player) ?? new Map<Id, Item>();
    this.#all.set(player, own);
    return own;
  }
}
