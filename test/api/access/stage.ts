// People around a few matches of Vera's, as they stand before each question: all that was written is written anew into
// an empty store behind the same server, so that no answer depends on the questions before it.

import { parsePlayerId } from '../../../api/ids.ts';
import { makeMemoryStore } from '../../../api/store/memory.ts';
import { present } from '../../engine/support/deals.ts';
import { type LocalFront, openLocal } from '../http/fronts.ts';
import { createToken, deviceCode, revokeToken, secretFor } from '../identity/asking.ts';
import { newPasskey } from '../store/credentials.ts';
import type { PlayingAnswer } from '../support/answers.ts';
import { NOON, openApi } from '../support/api.ts';
import { createMatch, look, makeMove, type Person, signUp } from '../support/people.ts';
import { packsFrom, seeded } from '../support/random.ts';
import { playOn, seatEverybody } from '../support/tables.ts';
import { type CallName, isWrite, wrapped } from '../support/wrapped-store.ts';

/** Whoever may ask: all but the first few ask with something of Vera's. */
export const CALLERS = [
  'owner',
  'other',
  'spectator',
  'stranger',
  'guest',
  'read token',
  'other match',
  'nobody',
  'foreign page',
  'expired',
  'revoked',
] as const;
export type CallerName = (typeof CALLERS)[number];

export interface Place {
  readonly id: string;
  readonly version: number;
}

/** What is asked for. A stranger asks for matches of the same people that are private. */
export interface Targets {
  /** Vera is to call. */
  readonly calling: Place;
  /** Vera is to play. */
  readonly playing: Place;
  /** Vera may claim. */
  readonly claiming: Place;
  /** Vera is to answer. */
  readonly answering: Place;
  /** Vera's, with three seats free, open to anyone. */
  readonly waiting: Place;
  readonly finished: Place;
  readonly inviteCode: string;
  readonly card: string;
  readonly player: string;
  readonly token: string;
  readonly passkey: string;
  readonly deviceCode: string;
}

export interface Stage {
  readonly front: LocalFront;
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
  readonly targets: Targets;
  readonly forStrangers: Targets;
  /** Puts everything back; then tells the writes since. */
  reset(): Promise<() => readonly CallName[]>;
  close(): Promise<void>;
}

const OTHER_MATCH = '99999999-9999-4999-8999-999999999999';
const HOUR = 3_600_000;

export async function openStage(): Promise<Stage> {
  let shown = makeMemoryStore();
  let time = NOON;
  const done: (() => Promise<unknown>)[] = [];
  let written: CallName[] = [];
  let isRecording = true;
  const store = wrapped(
    () => shown,
    (name, run) => {
      if (isWrite(name) && isRecording) done.push(run);
      if (isWrite(name)) written.push(name);
      return run();
    },
  );
  const { handler } = await openApi({ store, now: () => time, shuffledPack: packsFrom(151) });
  const front = await openLocal(handler);
  const { send } = front;
  const [vera, boris, egor] = [
    await signUp(send, 'Vera'),
    await signUp(send, 'Boris'),
    await signUp(send, 'Egor'),
  ];
  const people = [vera, boris] as const;
  const passkey = newPasskey(present(parsePlayerId(vera.id)));
  await store.createPasskey(passkey);
  const common = { front, people, passkey: passkey.id };
  const targets = await targetsFor({ ...common, visibility: 'OPEN' });
  const forStrangers = await targetsFor({ ...common, visibility: 'PRIVATE' });
  const headers = await headersFor(front, vera, { other: boris, spectator: egor, stranger: egor });
  isRecording = false;
  time = new Date(Date.parse(NOON) + HOUR / 10).toISOString();
  return {
    front,
    headers,
    targets,
    forStrangers,
    async reset() {
      shown = makeMemoryStore();
      for (const write of done) await write();
      written = [];
      return () => written;
    },
    close: () => front.close(),
  };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function headersFor(
  { send }: LocalFront,
  vera: Person,
  others: Readonly<Record<'other' | 'spectator' | 'stranger', Person>>,
): Promise<Stage['headers']> {
  const revoked = await createToken(send, vera, { scopes: ['MANAGE'] });
  await revokeToken(send, vera, present(revoked.token).id);
  const ending = { scopes: ['MANAGE'], expiresAt: new Date(Date.parse(NOON) + 1000).toISOString() };
  const query = 'mutation { signUp(input: { name: "Guest", session: COOKIE }) { player { id } } }';
  const [guest = ''] = (await send({ body: JSON.stringify({ query }) })).cookies;
  return {
    owner: bearer(vera.token),
    other: bearer(others.other.token),
    spectator: bearer(others.spectator.token),
    stranger: bearer(others.stranger.token),
    guest: { cookie: guest.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' },
    'foreign page': { cookie: `hob=${vera.token}`, 'sec-fetch-site': 'cross-site' },
    'read token': bearer(await secretFor(send, vera, { scopes: ['READ'] })),
    'other match': bearer(await secretFor(send, vera, { scopes: ['PLAY'], matchId: OTHER_MATCH })),
    nobody: {},
    expired: bearer(await secretFor(send, vera, ending)),
    revoked: bearer(present(revoked.secret)),
  };
}

interface Making {
  readonly front: LocalFront;
  readonly people: readonly [Person, Person];
  readonly visibility: string;
  readonly passkey: string;
}

async function targetsFor(making: Making): Promise<Targets> {
  const { front, people, visibility, passkey } = making;
  const [vera] = people;
  const { send } = front;
  const { match, inviteCode } = await createMatch(send, vera, { preset: 'contract', visibility });
  const playing = await matchUpTo(making, (now, cards) => cards > 1 && now.turn?.player.id === vera.id);
  const claiming = await matchUpTo(making, (now, cards) => cards > 45 && now.turn?.player.id === vera.id);
  const token = await createToken(send, vera, { name: visibility });
  return {
    calling: await matchUpTo(making, now => now.turn?.player.id === vera.id),
    playing,
    claiming,
    answering: await claimedByOther(making),
    waiting: present(match),
    finished: await matchUpTo(making, null),
    inviteCode: present(inviteCode),
    card: present((await look(send, playing.id, vera)).legalCards[0]),
    player: vera.id,
    token: present(token.token).id,
    passkey,
    deviceCode: (await deviceCode(send, vera)).code,
  };
}

type IsThere = (match: PlayingAnswer, cards: number) => boolean;

/** A match of the two, played on by random moves until it is where it should be; to its end without a condition. */
async function matchUpTo(
  { front: { send }, people, visibility }: Making,
  isThere: IsThere | null,
): Promise<Place> {
  const rules = { length: { unit: 'deal', count: 1 } };
  for (let seed = 1; ; seed += 1) {
    const { id } = await seatEverybody(send, { preset: 'bridge', rules, visibility, people });
    let cards = 0;
    let found = isThere === null;
    const { version } = await playOn({ send, people, random: seeded(seed) }, id, match => {
      cards = match.turn?.kind === 'CARD' ? cards + 1 : 0;
      const isEnough = isThere?.(match, cards) ?? false;
      found ||= isEnough;
      return isEnough;
    });
    if (found) return { id, version };
  }
}

async function claimedByOther(making: Making): Promise<Place> {
  const { front, people } = making;
  const [, boris] = people;
  const place = await matchUpTo(making, (now, cards) => cards > 45 && now.turn?.player.id === boris.id);
  await makeMove(front.send, boris, { place, move: { tricks: 1 } });
  return { id: place.id, version: place.version + 1 };
}
