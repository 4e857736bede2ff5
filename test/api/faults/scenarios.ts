// What people do with accounts and open matches, told as requests, and what must be so in the end. Whoever gets no
// answer asks the same again, and no more than that.

import { parsePlayerId } from '../../../api/ids.ts';
import type { Store } from '../../../api/store/store.ts';
import { present } from '../../engine/support/deals.ts';
import {
  createToken,
  credentials,
  deleteAccount,
  deviceCode,
  outcome,
  revokeToken,
  secretFor,
  signInWithCode,
  signOut,
} from '../identity/asking.ts';
import { removePasskey, renamePasskey } from '../passkeys/requests.ts';
import { newPasskey } from '../store/credentials.ts';
import { ask, type Send } from '../support/client.ts';
import { createMatch, joinMatch, listed, look, makeMove, type Person, signUp } from '../support/people.ts';
import { personOnTurn, seatEverybody } from '../support/tables.ts';

export interface Actors {
  readonly send: Send;
  readonly store: Store;
  readonly vera: Person;
  readonly boris: Person;
  readonly egor: Person;
}

export interface Scenario {
  /** Before anything goes wrong; what it makes is handed on. */
  prepare?(actors: Actors): Promise<string>;
  /** Things go wrong at its writes; what it comes to is handed on. */
  act(actors: Actors, prepared: string): Promise<string>;
  /** All that must be so afterwards, without ids and times. */
  end(actors: Actors, acted: string): Promise<unknown>;
}

const ID = '33333333-3333-4333-8333-333333333333';
const OPEN_MATCH = { preset: 'book', id: ID, visibility: 'OPEN' };
const VIEWER = '{ viewer { name } }';

async function openIds(send: Send, person: Person): Promise<readonly string[]> {
  const query = '{ openMatches(first: 100) { nodes { id } } }';
  type Page = { readonly openMatches: { readonly nodes: readonly { readonly id: string }[] } };
  return (await ask<Page>(send, { query }, person)).openMatches.nodes.map(({ id }) => id);
}

async function matchSeen({ send, vera, boris, egor }: Actors) {
  const { status, version, seats } = await look(send, ID, boris);
  const lists = await Promise.all([vera, boris].map(person => listed(send, person)));
  const names = seats.map(({ player }) => player?.name ?? null);
  return { status, version, names, lists, open: await openIds(send, egor) };
}

async function works(send: Send, token: string): Promise<boolean> {
  return (await outcome(send, VIEWER, token)).status === 200;
}

/** Signs in by codes until one has worked: the answer to a right one may have been lost. */
async function signedInByCode({ send, vera }: Pick<Actors, 'send' | 'vera'>): Promise<string> {
  for (;;) {
    const { code } = await deviceCode(send, vera);
    const { token } = await signInWithCode(send, code);
    if (token === null) continue;
    if ((await signInWithCode(send, code)).refusal?.code !== 'CODE_UNKNOWN') throw new Error('used twice');
    return token;
  }
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'an open match is made': {
    act: async ({ send, vera }) => present((await createMatch(send, vera, OPEN_MATCH)).match).id,
    end: async ({ send, vera, boris }) => ({
      listed: await listed(send, vera),
      open: await openIds(send, boris),
      version: (await look(send, ID, boris)).version,
    }),
  },
  'an open match is made and joined by its id': {
    async act({ send, vera, boris }) {
      await createMatch(send, vera, OPEN_MATCH);
      const joined = await joinMatch(send, boris, { matchId: ID });
      return joined.refusal?.code ?? 'joined';
    },
    end: async (actors, said) => ({ said, ...(await matchSeen(actors)) }),
  },
  'a match is abandoned by the end of an account, as is an open one': {
    prepare: async ({ send, vera, boris }) => {
      await createMatch(send, vera, OPEN_MATCH);
      const { id, match } = await seatEverybody(send, { preset: 'bridge', people: [vera, boris] });
      const mover = personOnTurn([vera, boris], match);
      await makeMove(send, mover, { place: match, move: { call: '1C' } });
      return id;
    },
    async act({ send, vera }, id) {
      // Once the tombstone stands, who asks again is told so, and the rest is done all the same.
      await deleteAccount(send, vera, 'Vera').catch(() => null);
      return id;
    },
    async end({ send, store, vera, boris, egor }, id) {
      const { status, turn, deal, version } = await look(send, id, boris);
      const player = present(parsePlayerId(vera.id));
      return {
        works: await works(send, vera.token),
        left: [await store.readPlayer(player), ...(await store.listSessions(player))],
        match: { status, turn, version, result: deal?.result, calls: deal?.calls.length },
        lists: (await listed(send, boris)).finished.length,
        open: await openIds(send, egor),
        waiting: (await look(send, ID, boris)).status,
      };
    },
  },
  'somebody signs up and makes a token': {
    async act({ send }) {
      const clara = await signUp(send, 'Clara');
      const { secret } = await createToken(send, clara, { scopes: ['PLAY'] });
      return present(secret);
    },
    end: async ({ send }, secret) => ({ works: await works(send, secret) }),
  },
  'a token is revoked': {
    prepare: ({ send, vera }) => secretFor(send, vera, {}),
    async act({ send, vera }, secret) {
      const [token] = (await credentials(send, vera)).tokens.nodes;
      const refusal = await revokeToken(send, vera, present(token).id);
      if (refusal !== null && refusal !== 'TOKEN_UNKNOWN') throw new Error(refusal);
      return secret;
    },
    end: async ({ send, vera }, secret) => ({
      works: await works(send, secret),
      tokens: (await credentials(send, vera)).tokens.nodes.length,
    }),
  },
  'a device signs out': {
    prepare: ({ send, vera }) => signedInByCode({ send, vera }),
    async act({ send }, token) {
      await signOut(send, { token });
      return token;
    },
    end: async ({ send, vera }, token) => ({
      works: await works(send, token),
      devices: (await credentials(send, vera)).devices.nodes.length,
    }),
  },
  'another device signs in by a code': {
    act: signedInByCode,
    end: async ({ send }, token) => ({ works: await works(send, token) }),
  },
  'a passkey is renamed': {
    prepare: keepPasskey,
    async act({ send, vera }, id) {
      const { refusal } = await renamePasskey(send, vera, { id, name: 'Phone' });
      return refusal?.code ?? 'renamed';
    },
    end: async ({ store, vera }, said) => ({ said, names: await passkeysOf(store, vera) }),
  },
  'a passkey is removed': {
    prepare: keepPasskey,
    async act({ send, vera }, id) {
      await removePasskey(send, vera, id);
      return id;
    },
    end: async ({ store, vera }) => ({ names: await passkeysOf(store, vera) }),
  },
};

async function keepPasskey({ store, vera }: Actors): Promise<string> {
  const passkey = newPasskey(present(parsePlayerId(vera.id)));
  await store.createPasskey(passkey);
  return passkey.id;
}

async function passkeysOf(store: Store, { id }: Person): Promise<readonly string[]> {
  const passkeys = await store.listPasskeys(present(parsePlayerId(id)), { consistent: true });
  return passkeys.map(({ name }) => name);
}

export async function castFor(send: Send, store: Store): Promise<Actors> {
  return {
    send,
    store,
    vera: await signUp(send, 'Vera'),
    boris: await signUp(send, 'Boris'),
    egor: await signUp(send, 'Egor'),
  };
}
