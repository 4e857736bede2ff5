// Somebody with something of everything that an account leaves behind, and what remains of it.
import {
  type MatchId,
  type PlayerId,
  parseInviteCode,
  parseMatchId,
  parsePlayerId,
} from '../../../api/ids.ts';
import type { Store } from '../../../api/store/store.ts';
import { present } from '../../engine/support/deals.ts';
import { newPasskey } from '../store/credentials.ts';
import type { MatchPayload } from '../support/answers.ts';
import { ask, type Send } from '../support/client.ts';
import { createMatch, joinMatch, listed, look, makeMove, type Person, signUp } from '../support/people.ts';
import { personOnTurn } from '../support/tables.ts';
import { deviceCode, secretFor } from './asking.ts';

/** Found nowhere but where it is kept. */
export const NAME = 'Vera-who-leaves';

export interface Leaver {
  readonly vera: Person;
  readonly boris: Person;
  readonly player: PlayerId;
  /** Each leads to her account: two devices, a program. */
  readonly credentials: readonly string[];
  readonly code: string;
  readonly inviteCodes: readonly string[];
  readonly matches: Readonly<Record<Standing, string>>;
}

export const STANDINGS = ['own', 'open', 'ownForFour', 'joined', 'running', 'begun', 'finished'] as const;
/** Of the match: waiting and hers (open to anyone, with others there), waiting and another's, running, over. */
export type Standing = (typeof STANDINGS)[number];

export async function openLeaver(send: Send, store: Store): Promise<Leaver> {
  const vera = await signUp(send, NAME);
  const boris = await signUp(send, 'Boris');
  const player = present(parsePlayerId(vera.id));
  const own = await made(createMatch(send, vera, { preset: 'book' }));
  const open = await made(createMatch(send, vera, { preset: 'book', visibility: 'OPEN' }));
  const ownForFour = await made(createMatch(send, vera, { preset: 'contract' }));
  await joinMatch(send, boris, { inviteCode: ownForFour.inviteCode });
  const joined = await made(createMatch(send, boris, { preset: 'contract' }));
  await joinMatch(send, vera, { inviteCode: joined.inviteCode, seat: 'EAST' });
  const length = { unit: 'deal', count: 1 };
  const running = await started(send, boris, vera, { preset: 'book' });
  const begun = await started(send, vera, boris, { preset: 'book', rules: { length } });
  await bid(send, [vera, boris], begun, ['1C']);
  const finished = await started(send, vera, boris, { preset: 'book', rules: { length } });
  await bid(send, [vera, boris], finished, ['PASS', 'PASS']);
  await store.createPasskey(newPasskey(player, { name: NAME }));
  return {
    vera,
    boris,
    player,
    credentials: [vera.token, await secretFor(send, vera, { name: NAME, scopes: ['PLAY'] })],
    code: (await deviceCode(send, vera)).code,
    inviteCodes: [own.inviteCode, open.inviteCode, ownForFour.inviteCode],
    matches: {
      own: own.id,
      open: open.id,
      ownForFour: ownForFour.id,
      joined: joined.id,
      running,
      begun,
      finished,
    },
  };
}

async function made(creating: ReturnType<typeof createMatch>) {
  const { match, inviteCode } = await creating;
  return { id: present(match).id, inviteCode: present(inviteCode) };
}

async function started(
  send: Send,
  creator: Person,
  joiner: Person,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id, inviteCode } = await made(createMatch(send, creator, input));
  await joinMatch(send, joiner, { inviteCode });
  return id;
}

async function bid(send: Send, people: readonly Person[], id: string, calls: readonly string[]) {
  for (const call of calls) {
    const place = await look(send, id, people[0]);
    const { refusal }: MatchPayload = await makeMove(send, personOnTurn(people, place), {
      place,
      move: { call },
    });
    if (refusal !== null) throw new Error(refusal.code);
  }
}

const REMAINS = `query ($id: ID!) { match(id: $id) { status version inviteCode turn { kind }
  seats { seat player { id name former } } deal { number result { passedOut claimed tricksByDeclarer points { above } } } } }`;

/** All that another can see of her matches, all that is stored of her; times left out. */
export async function remainsOf(send: Send, store: Store, { boris, player, matches, inviteCodes }: Leaver) {
  const seen = await Promise.all(
    STANDINGS.map(async standing => {
      const operation = { query: REMAINS, variables: { id: matches[standing] } };
      return [standing, (await ask<{ match: unknown }>(send, operation, boris)).match];
    }),
  );
  const ids = STANDINGS.map(standing => matchId(matches[standing]));
  const heads = await store.readMatches(ids);
  const invitations = await Promise.all(
    inviteCodes.map(code => store.readInvitation(present(parseInviteCode(code)), { consistent: true })),
  );
  return {
    seen: Object.fromEntries(seen),
    lists: await listed(send, boris),
    names: ids.flatMap(id => Object.values(present(heads.get(id)).setup.seats).map(({ name }) => name)),
    left: {
      player: await store.readPlayer(player, { consistent: true }),
      sessions: await store.listSessions(player, { consistent: true }),
      passkeys: await store.listPasskeys(player, { consistent: true }),
      active: await store.listMemberships(player, 'ACTIVE', { first: 100 }),
      finished: await store.listMemberships(player, 'FINISHED', { first: 100 }),
      open: (await store.listOpenMatches({ first: 100 })).filter(open => ids.includes(open.matchId)),
      invitations,
    },
    tombstone: await store.readTombstone(player, { consistent: true }),
  };
}

export const NOTHING_LEFT = {
  player: null,
  sessions: [],
  passkeys: [],
  active: [],
  finished: [],
  open: [],
  invitations: [null, null, null],
};

function matchId(id: string): MatchId {
  return present(parseMatchId(id));
}
