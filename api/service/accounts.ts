// Guests and those who come back: a name and a session. Only the session's hash is stored.
import { accepted, type Result, refused } from '../../engine/result.ts';
import { newPlayerId, type PlayerId, type Token } from '../ids.ts';
import type { Refusal } from '../refusal.ts';
import type { Dependencies } from './dependencies.ts';
import { deviceSession, newSession, openSession, type SessionProblem } from './sessions.ts';
import type { SeenPlayer } from './sight.ts';

export interface Account {
  readonly player: SeenPlayer;
  /** To be handed over once, as it is. */
  readonly token: Token;
}

const LONGEST_NAME = 24;
// Control characters, lone surrogates, private use, line breaks, and what turns the direction of the text around it.
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept: trimmed, composed; null unless it has 1 to 24 characters, one visible, none that control. */
export function parseName(text: string): string | null {
  const name = text.trim().normalize('NFC');
  const isFit = [...name].length <= LONGEST_NAME && VISIBLE.test(name) && !UNFIT.test(name);
  return isFit ? name : null;
}

/** A new guest; `device` is what the session is called in his list of devices. */
export async function signUp(
  deps: Dependencies,
  nameAsked: string,
  device: string,
): Promise<Result<Account, Refusal>> {
  const name = parseName(nameAsked);
  if (name === null) return refused({ code: 'INVALID_NAME' });
  const id = newPlayerId();
  const { token, session } = newSession(deps, id, deviceSession(device));
  await deps.store.putPlayer({ id, name, createdAt: session.createdAt });
  await deps.store.putSession(session);
  return accepted({ player: { id, name }, token });
}

/** A session on another device for a player who has proven to be one. */
export async function signIn(
  deps: Dependencies,
  id: PlayerId,
  device: string,
): Promise<Result<Account, SessionProblem>> {
  const player = await readPlayer(deps, id);
  if (player === null) return refused('ACCOUNT_DELETED');
  const opened = await openSession(deps, id, deviceSession(device));
  return opened.ok ? accepted({ player, token: opened.value.token }) : opened;
}

export async function readPlayer({ store }: Dependencies, id: PlayerId): Promise<SeenPlayer | null> {
  const stored = (await store.readPlayer(id)) ?? (await store.readPlayer(id, { consistent: true }));
  return stored === null ? null : { id: stored.id, name: stored.name };
}
