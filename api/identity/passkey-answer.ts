// A browser's answers about passkeys: JSON from outside to the shapes that the library takes, or null. What the
// bytes within mean is the library's business (webauthn.ts).
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type PasskeyId, type PlayerId, parsePasskeyId, parsePlayerId } from '../ids.ts';

export interface RegistrationAnswer {
  readonly passkey: PasskeyId;
  readonly response: RegistrationResponseJSON;
}

export interface SignInAnswer {
  readonly passkey: PasskeyId;
  /** Whose it is, by the user handle that the passkey was made with. */
  readonly player: PlayerId;
  readonly response: AuthenticationResponseJSON;
}

type Fields = Readonly<Record<string, unknown>>;

export function parseRegistration(text: string): RegistrationAnswer | null {
  const { id, response } = parseCredential(text);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  if (id === null || !isText(clientDataJSON) || !isText(attestationObject)) return null;
  if (!Array.isArray(transports) || !transports.every(isTransport)) return null;
  const checked = { clientDataJSON, attestationObject, transports: transports.slice(0, MOST_TRANSPORTS) };
  return { passkey: id, response: { ...credential(id), response: checked } };
}

export function parseSignIn(text: string): SignInAnswer | null {
  const { id, response } = parseCredential(text);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  if (id === null || !isText(clientDataJSON) || !isText(authenticatorData)) return null;
  if (!isText(signature) || !isText(userHandle)) return null;
  const player = parsePlayerId(userHandle);
  const checked = { clientDataJSON, authenticatorData, signature, userHandle };
  return player === null ? null : { passkey: id, player, response: { ...credential(id), response: checked } };
}

function credential(id: PasskeyId) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

// More than there are kinds of transport.
const MOST_TRANSPORTS = 8;

function isTransport(value: unknown): value is string {
  return isText(value) && /^[a-z-]{1,20}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What every answer has: the id (null unless it is a passkey's) and what depends on the kind of answer. */
function parseCredential(text: string): { readonly id: PasskeyId | null; readonly response: Fields } {
  const { id, rawId, type, response } = fieldsOf(parseJson(text));
  const isPasskey = isText(id) && id === rawId && type === 'public-key';
  return { id: isPasskey ? parsePasskeyId(id) : null, response: fieldsOf(response) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
