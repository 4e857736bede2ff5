// WebAuthn by @simplewebauthn/server. To be imported when the first passkey is met: most requests never meet one,
// and the function's bundle keeps this in a file of its own (infra/bundle.ts).
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { StoredChallenge, StoredPasskey } from '../store/items.ts';
import { parseRegistration, type SignInAnswer } from './passkey-answer.ts';

const RP_NAME = 'Half-open bridge';
/** What people need to find a phone, or to give up. */
const TIMEOUT_MS = 5 * 60 * 1000;

// EdDSA, ES256, RS256: what every runtime of ours verifies, and every authenticator has one of.
const ALGORITHMS = [-8, -7, -257];

/** A new passkey as its authenticator proves it. */
export type ProvenPasskey = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports' | 'rpId'>;

type Asked = Pick<StoredChallenge, 'challenge' | 'rpId'>;

interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Options for `navigator.credentials.create`: a discoverable passkey, with the player's id as user handle. */
export async function registrationOptions(
  { challenge, rpId }: Asked,
  owner: Owner,
  passkeys: readonly StoredPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    userID: bytesOf(owner.id),
    userName: owner.name,
    userDisplayName: owner.name,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Options for `navigator.credentials.get`: whichever passkey of the site the person chooses. */
export async function signInOptions({
  challenge,
  rpId,
}: Asked): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/** Null unless the answer proves a new passkey for the challenge, made by a page of these origins. */
export async function proveRegistration(
  text: string,
  { challenge, rpId }: Asked,
  origins: readonly string[],
): Promise<ProvenPasskey | null> {
  const answer = parseRegistration(text);
  if (answer === null || !isUnattested(answer.response)) return null;
  const proven = await orNull(
    verifyRegistrationResponse({
      response: answer.response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const credential = proven?.registrationInfo?.credential;
  if (credential === undefined || credential.id !== answer.passkey) return null;
  const { publicKey, counter, transports = [] } = credential;
  return { id: answer.passkey, publicKey: textOf(publicKey), counter, transports, rpId };
}

/** The passkey's new counter; null unless the answer proves that its owner has just used it for the challenge. */
export async function proveSignIn(
  { response }: SignInAnswer,
  passkey: StoredPasskey,
  { challenge, origins }: { readonly challenge: string; readonly origins: readonly string[] },
): Promise<number | null> {
  const proven = await orNull(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: passkey.rpId,
      credential: credentialOf(passkey),
    }),
  );
  return proven?.verified ? proven.authenticationInfo.newCounter : null;
}

// We ask for no attestation, so browsers send none, or the passkey's word for itself. Anything else is refused
// unread: certificates of a stranger's choice are not for us to follow.
function isUnattested({ response }: RegistrationResponseJSON): boolean {
  try {
    const decoded = decodeAttestationObject(bytesOf(response.attestationObject));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}

function credentialOf({ id, publicKey, counter }: StoredPasskey): WebAuthnCredential {
  return { id, publicKey: bytesOf(publicKey), counter };
}

// The library throws for whatever does not hold.
async function orNull<Value>(proof: Promise<Value>): Promise<Value | null> {
  try {
    return await proof;
  } catch {
    return null;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
