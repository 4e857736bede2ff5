// The end of an account: nothing of it works from the tombstone on, nothing is left in the end, wherever the process
// has stopped on the way, and the others keep their matches.
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { parsePlayerId } from '../../../api/ids.ts';
import { makeDynamoStore } from '../../../api/store/dynamo.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import type { Store } from '../../../api/store/store.ts';
import { present } from '../../engine/support/deals.ts';
import { startTable } from '../store/tables.ts';
import { NOON, openApi } from '../support/api.ts';
import { ask, call } from '../support/client.ts';
import { createMatch, joinMatch, look, makeMove, signUp } from '../support/people.ts';
import { below, seeded } from '../support/random.ts';
import { type RunningStore, STORES } from '../support/stores.ts';
import { lagging, mortal, type Stops, wrapped } from '../support/wrapped-store.ts';
import { credentials, deleteAccount, outcome, signInWithCode } from './asking.ts';
import { type Leaver, NAME, NOTHING_LEFT, openLeaver, remainsOf } from './leaver.ts';

const VIEWER = '{ viewer { id name } }';
const FORMER = { name: 'a former player', former: true };

describe.each(Object.keys(STORES))('over %s', name => {
  let running: RunningStore | null = null;
  afterAll(() => running?.stop());
  const open = async () => {
    running ??= await present(STORES[name])();
    const api = await openApi({ store: running.store });
    return { api, store: running.store, leaver: await openLeaver(api.send, running.store) };
  };

  it('needs the name, however it is spaced or composed', async () => {
    const { api } = await open();
    const person = await signUp(api.send, 'Андрей\u0306');
    for (const wrong of ['', 'андрей', 'Андрей!', 'Andrej']) {
      expect(await deleteAccount(api.send, person, wrong)).toBe('NOT_CONFIRMED');
    }
    expect((await credentials(api.send, person)).devices.nodes).toHaveLength(1);
    expect(
      await deleteAccount(api.send, person, ' Андре\u0439\u0306 '.replace('\u0439\u0306', 'й\u0306')),
    ).toBeNull();
  });

  it('ends every credential, leaves nothing of hers, and everything of the others', async () => {
    const { api, store, leaver } = await open();
    const { vera, boris, matches } = leaver;
    const before = await look(api.send, matches.finished, boris);
    expect(await deleteAccount(api.send, vera, NAME)).toBeNull();
    for (const token of leaver.credentials) {
      expect(await outcome(api.send, VIEWER, token)).toMatchObject({
        status: 401,
        codes: ['UNAUTHENTICATED'],
      });
    }
    expect(await signInWithCode(api.send, leaver.code)).toMatchObject({ refusal: { code: 'CODE_UNKNOWN' } });
    const remains = await remainsOf(api.send, store, leaver);
    expect(remains.left).toEqual(NOTHING_LEFT);
    expect(remains.tombstone).toBe(NOON);
    expect(remains.names).not.toContain(NAME);
    expect(remains.seen).toMatchObject({
      ownForFour: { status: 'ABANDONED', inviteCode: null, turn: null, deal: null },
      joined: { status: 'WAITING' },
      running: { status: 'ABANDONED', turn: null, deal: { number: 1, result: { points: [] } } },
      begun: { status: 'ABANDONED', turn: null, deal: { number: 1, result: { tricksByDeclarer: null } } },
      finished: { status: 'FINISHED', version: before.version, deal: { result: { passedOut: true } } },
    });
    const { active, finished } = remains.lists;
    expect(active).toEqual([matches.joined]);
    expect(finished.toSorted()).toEqual(
      [matches.ownForFour, matches.running, matches.begun, matches.finished].toSorted(),
    );
  });

  it('shows a former player in what stays, in the words of the language', async () => {
    const { api, leaver } = await open();
    const { vera, boris, matches } = leaver;
    await deleteAccount(api.send, vera, NAME);
    const query = `{ match(id: "${matches.finished}") { seats { seat player { id name former } } export(format: PBN) } }`;
    type Seats = { match: { seats: readonly { seat: string; player: unknown }[]; export: string } };
    const english = await ask<Seats>(api.send, { query }, boris);
    expect(english.match.seats.filter(({ seat }) => seat === 'SOUTH')).toEqual([
      { seat: 'SOUTH', player: { id: vera.id, ...FORMER } },
    ]);
    expect(english.match.export).not.toContain(NAME);
    const headers = { 'accept-language': 'ru' };
    const russian = await ask<Seats>(api.send, { query }, { ...boris, headers });
    expect(JSON.stringify(russian.match.seats)).toContain('"name":"бывший игрок","former":true');
  });

  it('frees her seat where others go on waiting', async () => {
    const { api, leaver } = await open();
    const { vera, boris, matches } = leaver;
    const before = await look(api.send, matches.joined, boris);
    await deleteAccount(api.send, vera, NAME);
    const after = await look(api.send, matches.joined, boris);
    expect(after.version).toBe(before.version + 1);
    const joiners = await Promise.all(['Clara', 'Dmitri', 'Eva'].map(each => signUp(api.send, each)));
    for (const joiner of joiners) {
      const { refusal } = await joinMatch(api.send, joiner, { inviteCode: after.inviteCode });
      expect(refusal).toBeNull();
    }
    expect(await look(api.send, matches.joined, boris)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  it('leaves no way into what has ended', async () => {
    const { api, leaver } = await open();
    const { vera, boris, matches, inviteCodes } = leaver;
    const place = await look(api.send, matches.running, boris);
    await deleteAccount(api.send, vera, NAME);
    for (const inviteCode of inviteCodes) {
      expect(await joinMatch(api.send, boris, { inviteCode })).toMatchObject({
        refusal: { code: 'INVITATION_UNKNOWN' },
      });
      const query = `{ invitation(code: "${inviteCode}") { freeSeats } }`;
      expect(await ask(api.send, { query })).toEqual({ invitation: null });
    }
    expect(await joinMatch(api.send, await signUp(api.send, 'Eva'), { matchId: matches.open })).toMatchObject(
      {
        refusal: { code: 'MATCH_OVER' },
      },
    );
    const now = await look(api.send, matches.running, boris);
    const move = { call: 'PASS' };
    const answers = [place, now].map(each => makeMove(api.send, boris, { place: each, move }));
    for (const { refusal } of await Promise.all(answers)) {
      expect(['MATCH_OVER', 'STALE_VERSION', 'NOT_YOUR_TURN']).toContain(refusal?.code);
    }
  });
});

it('no item but the tombstone has anything of hers, and none her name', async () => {
  const table = await startTable();
  const store = makeDynamoStore(table);
  const { send } = await openApi({ store });
  const leaver = await openLeaver(send, store);
  const scan = async () => {
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.table }));
    return Items;
  };
  expect(JSON.stringify(await scan()).split(NAME).length).toBeGreaterThan(5);
  await deleteAccount(send, leaver.vera, NAME);
  const items = await scan();
  expect(JSON.stringify(items)).not.toContain(NAME);
  const own = items.filter(({ pk }) => pk === `PLAYER#${leaver.vera.id}`);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ sk: 'AUTH#!' });
  await table.stop();
});

interface Run {
  readonly remains: unknown;
  readonly stopped: number;
  readonly writes: number;
}

/** One API for all runs: what it keeps in the process is of no account here, and making it takes most of the time. */
async function openSwitched() {
  let store: Store = makeMemoryStore();
  const { send } = await openApi({
    store: wrapped(
      () => store,
      (_, run) => run(),
    ),
  });
  const use = (next: Store): void => {
    store = next;
  };
  return { send, use };
}
const switched = openSwitched();

/** Deletes while processes stop; whoever comes next comes with `credential` of hers, until there is nothing to do. */
async function deleted(stops: Stops, credential: (leaver: Leaver) => string): Promise<Run> {
  const { send, use } = await switched;
  const inner = makeMemoryStore();
  use(inner);
  const leaver = await openLeaver(send, inner);
  let writes = 0;
  let stopped = 0;
  const attempt = async (act: () => Promise<unknown>) => {
    const process = mortal(inner, () => stops(writes++));
    use(process.store);
    await act().catch(() => {});
    if (process.isDead()) stopped += 1;
    return process.isDead();
  };
  let again = await attempt(() => deleteAccount(send, leaver.vera, NAME));
  // Before the tombstone nothing has happened: she asks once more.
  while (again && (await inner.readTombstone(leaver.player)) === null) {
    again = await attempt(() => deleteAccount(send, leaver.vera, NAME));
  }
  while (again) {
    again = await attempt(async () => {
      const { status } = await call(send, { query: VIEWER }, { token: credential(leaver) });
      expect(status).toBe(401);
    });
  }
  use(inner);
  return { remains: anonymous(await remainsOf(send, inner, leaver), leaver), stopped, writes };
}

/** Ids and codes differ from run to run. */
function anonymous(remains: unknown, { vera, boris, matches }: Leaver): unknown {
  const names = { vera: vera.id, boris: boris.id, ...matches };
  const text = Object.entries(names).reduce(
    (all, [name, id]) => all.replaceAll(id, name),
    JSON.stringify(remains).replace(/"inviteCode":"[\w-]{22}"/g, '"inviteCode":"code"'),
  );
  return JSON.parse(text, (key, value) =>
    key === 'finished' && Array.isArray(value) ? value.toSorted() : value,
  );
}

describe('a process that stops', () => {
  const never: Stops = () => null;
  const credentialOf: Readonly<Record<string, (leaver: Leaver) => string>> = {
    'the device that asked': ({ vera }) => vera.token,
    'a program of hers': ({ credentials: all }) => present(all[1]),
    'an unknown token in her name': ({ vera }) =>
      `${vera.token.slice(0, -1)}${vera.token.endsWith('A') ? 'B' : 'A'}`,
  };

  it('before or after any write is made good by whoever comes next', async () => {
    const ways = Object.values(credentialOf);
    const undisturbed = await deleted(never, present(ways[0]));
    expect(undisturbed.writes).toBeGreaterThan(30);
    for (let write = 0; write < undisturbed.writes; write += 1) {
      for (const [place, when] of (['before', 'after'] as const).entries()) {
        const credential = present(ways[(write + place) % ways.length]);
        const { remains, stopped } = await deleted(each => (each === write ? when : null), credential);
        expect(stopped, `write ${write}`).toBe(1);
        expect(remains, `${when} write ${write}`).toEqual(undisturbed.remains);
      }
    }
  });

  it.each(Array.from({ length: 6 }, (_, seed) => seed))(
    'again and again (seed %i) loses nothing',
    async seed => {
      const random = seeded(seed);
      const stops: Stops = () => (random() < 0.3 ? (random() < 0.5 ? 'before' : 'after') : null);
      const who = Object.values(credentialOf)[below(random, 3)];
      const undisturbed = await deleted(never, present(who));
      const { remains, stopped } = await deleted(stops, present(who));
      expect(stopped).toBeGreaterThan(3);
      expect(remains).toEqual(undisturbed.remains);
    },
  );
});

it('reads that lag behind leave nothing out', async () => {
  for (const behind of [1, 5, 40]) {
    const [primary, replica] = [makeMemoryStore(), makeMemoryStore()];
    const { send } = await openApi({ store: primary });
    const late = await openApi({ store: lagging(primary, replica, behind) });
    const leaver = await openLeaver(late.send, primary);
    await deleteAccount(late.send, leaver.vera, NAME);
    const remains = await remainsOf(send, primary, leaver);
    expect(remains.left).toEqual(NOTHING_LEFT);
    expect(remains.names).not.toContain(NAME);
  }
});

describe('at the same time', () => {
  it('others look, and she asks twice: one end, nothing left', async () => {
    const store = makeMemoryStore();
    const { send, log } = await openApi({ store });
    const leaver = await openLeaver(send, store);
    const { vera, boris, matches } = leaver;
    await Promise.all([
      call(send, { query: VIEWER }, vera),
      deleteAccount(send, vera, NAME),
      deleteAccount(send, vera, NAME).catch(() => null),
      ...Object.values(matches).map(id => look(send, id, boris)),
      createMatch(send, boris, { preset: 'book' }),
    ]);
    const remains = await remainsOf(send, store, leaver);
    expect(remains.left).toEqual(NOTHING_LEFT);
    expect(log).toEqual([]);
  });

  it('a session opened while the account ends does not outlive it', async () => {
    const store = makeMemoryStore();
    const { send } = await openApi({ store });
    for (let round = 0; round < 20; round += 1) {
      const leaver = await openLeaver(send, store);
      const player = present(parsePlayerId(leaver.vera.id));
      const [signedIn] = await Promise.all([
        signInWithCode(send, leaver.code).catch(() => null),
        deleteAccount(send, leaver.vera, NAME),
      ]);
      expect(await store.listSessions(player, { consistent: true })).toEqual([]);
      const token = signedIn?.token ?? leaver.vera.token;
      expect(await outcome(send, VIEWER, token)).toMatchObject({ status: 401 });
    }
  });
});
