// Passkeys and the challenges that they answer in the table.
import { parseChallengeId, parsePasskeyId, parsePlayerId } from '../ids.ts';
import {
  deleteItem,
  getItem,
  putItem,
  putNewItem,
  queryItems,
  setAttributes,
  startingWith,
  type Table,
  takeItem,
} from './dynamo-requests.ts';
import type { StoredChallenge, StoredPasskey } from './items.ts';
import { challengeKey, PASSKEY_PREFIX, passkeyKey, playerPartition } from './keys.ts';
import { newestFirst } from './order.ts';
import type { IdentityStore, PasskeyChanges } from './store.ts';
import {
  type Fields,
  FORMAT,
  formatEnd,
  known,
  list,
  orNull,
  parseStored,
  present,
  text,
  time,
  whole,
} from './stored.ts';

type Passkeys = Pick<
  IdentityStore,
  'createPasskey' | 'readPasskey' | 'listPasskeys' | 'updatePasskey' | 'deletePasskey'
>;
type Challenges = Pick<IdentityStore, 'putChallenge' | 'takeChallenge'>;

export function passkeysIn(table: Table): Passkeys {
  return {
    createPasskey: passkey =>
      putNewItem(table, passkeyKey(passkey.player, passkey.id), { attributes: formatPasskey(passkey) }),
    async readPasskey(player, id, options) {
      const item = await getItem(table, passkeyKey(player, id), options);
      return item === null ? null : parseStored(item, parsePasskey);
    },
    async listPasskeys(player, options) {
      const all = { pk: playerPartition(player), ...startingWith(PASSKEY_PREFIX), ...options };
      const items = await queryItems(table, all);
      return newestFirst(items.map(item => parseStored(item, parsePasskey)));
    },
    updatePasskey: (player, id, changes) =>
      // The format number makes an update of no changes at all.
      setAttributes(table, passkeyKey(player, id), { attributes: { f: FORMAT, ...formatChanges(changes) } }),
    deletePasskey: (player, id) => deleteItem(table, passkeyKey(player, id)),
  };
}

export function challengesIn(table: Table): Challenges {
  return {
    putChallenge: ({ id, player, challenge, rpId, expiresAt }) =>
      putItem(table, challengeKey(id), { player, challenge, rp: rpId, ...formatEnd(expiresAt) }),
    async takeChallenge(id) {
      const item = await takeItem(table, challengeKey(id));
      return item === null ? null : parseStored(item, parseChallenge);
    },
  };
}

function formatPasskey(passkey: StoredPasskey): Fields {
  const { id, publicKey, transports, rpId, createdAt } = passkey;
  return { id, key: publicKey, via: transports, rp: rpId, at: createdAt, ...formatChanges(passkey) };
}

/** What may change of a passkey. */
function formatChanges({ name, counter, lastUsedAt }: PasskeyChanges): Fields {
  return present({ name, count: counter, used: lastUsedAt });
}

function parsePasskey(item: Fields): StoredPasskey {
  const { pk, id, key, via, rp, at, name, count, used } = item;
  return {
    player: known(parsePlayerId(text(pk).slice('PLAYER#'.length))),
    id: known(parsePasskeyId(text(id))),
    publicKey: text(key),
    counter: whole(count),
    transports: list(via).map(text),
    rpId: text(rp),
    name: text(name),
    createdAt: text(at),
    lastUsedAt: orNull(used, text),
  };
}

function parseChallenge(item: Fields): StoredChallenge {
  const { pk, player, challenge, rp, x } = item;
  return {
    id: known(parseChallengeId(text(pk).slice('CHALLENGE#'.length))),
    player: orNull(player, id => known(parsePlayerId(text(id)))),
    challenge: text(challenge),
    rpId: text(rp),
    expiresAt: time(x),
  };
}
