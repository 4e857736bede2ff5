// Passkeys of a player: made, named, forgotten, signed in with. Every challenge is taken before anything of the
// answer is looked at, and whatever does not hold is refused alike.
import { randomBytes } from 'node:crypto';
import { accepted, type Result, refused } from '../../engine/result.ts';
import { parseSignIn } from '../identity/passkey-answer.ts';
import { OWN_HOST, passkeySite } from '../identity/passkey-site.ts';
import { newChallengeId, type PlayerId, parseChallengeId, parsePasskeyId } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { StoredChallenge, StoredPasskey } from '../store/items.ts';
import { parseName } from './accounts.ts';
import type { Dependencies } from './dependencies.ts';
import { formatCursor, type Page, type PageRequest, pageOf, parseCursor } from './paging.ts';

/** A passkey as its owner sees it. */
export type SeenPasskey = Pick<StoredPasskey, 'id' | 'name' | 'rpId' | 'createdAt' | 'lastUsedAt'>;

export interface PasskeyChallenge {
  readonly id: string;
  /** For the browser's passkey functions, as JSON. */
  readonly options: string;
}

export interface PasskeyAnswer {
  readonly challengeId: string;
  readonly response: string;
  /** The origin that the request came to; null when it names none. */
  readonly origin: string | null;
}

/** One device has one, mostly; they are all listed to each new authenticator. */
const MOST_PASSKEYS = 10;
const CHALLENGE_MS = 5 * 60 * 1000;

const webauthn = () => import('../identity/webauthn.ts');

export async function startPasskey(
  deps: Dependencies,
  player: PlayerId,
  origin: string | null,
): Promise<Result<PasskeyChallenge, Refusal>> {
  const [profile, passkeys] = await Promise.all([
    deps.store.readPlayer(player, { consistent: true }),
    deps.store.listPasskeys(player),
  ]);
  if (passkeys.length >= MOST_PASSKEYS) return refused({ code: 'TOO_MANY' });
  const challenge = newChallenge(deps, player, origin);
  const owner = { id: player, name: profile?.name ?? '' };
  const { registrationOptions } = await webauthn();
  const options = await registrationOptions(challenge, owner, passkeys);
  await deps.store.putChallenge(challenge);
  return accepted({ id: challenge.id, options: JSON.stringify(options) });
}

export async function addPasskey(
  deps: Dependencies,
  player: PlayerId,
  { name: nameAsked, ...answer }: PasskeyAnswer & { readonly name: string },
): Promise<Result<SeenPasskey, Refusal>> {
  const name = parseName(nameAsked);
  if (name === null) return refused({ code: 'INVALID_NAME' });
  const challenge = await takeChallenge(deps, answer.challengeId);
  if (challenge === null || challenge.player !== player) return refused({ code: 'PASSKEY_REFUSED' });
  const { proveRegistration } = await webauthn();
  const proven = await proveRegistration(answer.response, challenge, originsFor(deps, answer.origin));
  if (proven === null) return refused({ code: 'PASSKEY_REFUSED' });
  if ((await deps.store.listPasskeys(player)).length >= MOST_PASSKEYS) return refused({ code: 'TOO_MANY' });
  const passkey = { ...proven, player, name, createdAt: deps.now(), lastUsedAt: null };
  const isKept = (await deps.store.createPasskey(passkey)) && (await isAlive(deps, passkey));
  return isKept ? accepted(seen(passkey)) : refused({ code: 'PASSKEY_REFUSED' });
}

export async function renamePasskey(
  { store }: Dependencies,
  player: PlayerId,
  asked: { readonly id: string; readonly name: string },
): Promise<Result<SeenPasskey, Refusal>> {
  const name = parseName(asked.name);
  if (name === null) return refused({ code: 'INVALID_NAME' });
  const passkey = await ownPasskey(store, player, asked.id);
  if (passkey === null || !(await store.updatePasskey(player, passkey.id, { name }))) {
    return refused({ code: 'PASSKEY_UNKNOWN' });
  }
  return accepted(seen({ ...passkey, name }));
}

/** Null when it is forgotten. */
export async function removePasskey(
  { store }: Dependencies,
  player: PlayerId,
  id: string,
): Promise<Refusal | null> {
  const passkey = await ownPasskey(store, player, id);
  if (passkey === null) return { code: 'PASSKEY_UNKNOWN' };
  await store.deletePasskey(player, passkey.id);
  return null;
}

/** The player's own passkey; null when there is none by that id. */
export async function readPasskey(
  { store }: Dependencies,
  player: PlayerId,
  id: string,
): Promise<SeenPasskey | null> {
  const passkey = await ownPasskey(store, player, id);
  return passkey === null ? null : seen(passkey);
}

/** The newest first. */
export async function listPasskeys(
  { store }: Dependencies,
  player: PlayerId,
  { first, after }: PageRequest,
): Promise<Page<SeenPasskey>> {
  const behind = parseCursor(after, ([place = '']) => (place.includes('#') ? place : null));
  const edges = (await store.listPasskeys(player))
    .map(passkey => ({ place: `${passkey.createdAt}#${passkey.id}`, node: seen(passkey) }))
    .toSorted((a, b) => (a.place < b.place ? 1 : -1))
    .filter(({ place }) => behind === null || place < behind)
    .map(({ place, node }) => ({ cursor: formatCursor([place]), node }));
  return pageOf(edges.slice(0, first), { after, hasNextPage: edges.length > first });
}

export async function startSignIn(deps: Dependencies, origin: string | null): Promise<PasskeyChallenge> {
  const challenge = newChallenge(deps, null, origin);
  const { signInOptions } = await webauthn();
  const options = await signInOptions(challenge);
  await deps.store.putChallenge(challenge);
  return { id: challenge.id, options: JSON.stringify(options) };
}

/** Whose passkey it is, proven; a session is then his. */
export async function provePlayer(
  deps: Dependencies,
  answer: PasskeyAnswer,
): Promise<Result<PlayerId, Refusal>> {
  const challenge = await takeChallenge(deps, answer.challengeId);
  const signIn = parseSignIn(answer.response);
  if (challenge === null || challenge.player !== null || signIn === null) return NOT_PROVEN;
  const { player, passkey: id } = signIn;
  const [passkey, deletedAt] = await Promise.all([
    deps.store.readPasskey(player, id, { consistent: true }),
    deps.store.readTombstone(player, { consistent: true }),
  ]);
  if (passkey === null || deletedAt !== null) return NOT_PROVEN;
  const { proveSignIn } = await webauthn();
  const counter = await proveSignIn(signIn, passkey, {
    challenge: challenge.challenge,
    origins: originsFor(deps, answer.origin),
  });
  if (counter === null) return NOT_PROVEN;
  const isStillThere = await deps.store.updatePasskey(player, id, { counter, lastUsedAt: deps.now() });
  return isStillThere ? accepted(player) : NOT_PROVEN;
}

const NOT_PROVEN = refused({ code: 'PASSKEY_REFUSED' } as const);

function newChallenge(deps: Dependencies, player: PlayerId | null, origin: string | null): StoredChallenge {
  const { rpId } = passkeySite(origin, deps.passkeys ?? OWN_HOST);
  const expiresAt = new Date(Date.parse(deps.now()) + CHALLENGE_MS).toISOString();
  const challenge = randomBytes(32).toString('base64url');
  return { id: newChallengeId(), player, challenge, rpId, expiresAt };
}

async function takeChallenge({ store, now }: Dependencies, text: string): Promise<StoredChallenge | null> {
  const id = parseChallengeId(text);
  const challenge = id === null ? null : await store.takeChallenge(id);
  return challenge !== null && now() < challenge.expiresAt ? challenge : null;
}

async function ownPasskey(store: Dependencies['store'], player: PlayerId, text: string) {
  const id = parsePasskeyId(text);
  return id === null ? null : store.readPasskey(player, id, { consistent: true });
}

// An account deleted in the meantime may have been cleared of its passkeys before this one came.
async function isAlive({ store }: Dependencies, { player, id }: StoredPasskey): Promise<boolean> {
  if ((await store.readTombstone(player, { consistent: true })) === null) return true;
  await store.deletePasskey(player, id);
  return false;
}

function originsFor({ passkeys = OWN_HOST }: Dependencies, origin: string | null): readonly string[] {
  return passkeySite(origin, passkeys).origins;
}

function seen({ id, name, rpId, createdAt, lastUsedAt }: StoredPasskey): SeenPasskey {
  return { id, name, rpId, createdAt, lastUsedAt };
}
