// Passkeys from asking for a challenge to handing in the browser's answer. Nothing is tried again by itself:
// a challenge is used once, and a person has to consent to each use.
import { ADD_PASSKEY, SIGN_IN_WITH_PASSKEY, START_PASSKEY, START_SIGN_IN } from './account-operations.ts';
import type { Ask, Outcome } from './client.ts';

export type PasskeyOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly message: string }
  /** `known`: this device has one of the account already. */
  | { readonly kind: 'cancelled' | 'known' | 'limited' | 'failed' };

interface Payload {
  readonly refusal: { readonly message: string } | null;
}

interface Challenge {
  readonly id: string;
  readonly options: string;
}

/** Browsers have them over HTTPS and on localhost only; those of before 2025 may not take options as JSON. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function addPasskey(ask: Ask, name: string): Promise<PasskeyOutcome> {
  const started = await ask(START_PASSKEY, {});
  return answered(
    challengeIn(started, data => data.startPasskey),
    async ({ id, options }) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
      const made = await navigator.credentials.create({ publicKey });
      const input = { challengeId: id, response: JSON.stringify(made), name };
      return concluded(await ask(ADD_PASSKEY, { input }), data => data.addPasskey);
    },
  );
}

export async function signInWithPasskey(ask: Ask): Promise<PasskeyOutcome> {
  const started = await ask(START_SIGN_IN, {});
  return answered(
    challengeIn(started, data => data.startSignIn),
    async ({ id, options }) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
      const used = await navigator.credentials.get({ publicKey });
      const variables = { challengeId: id, response: JSON.stringify(used) };
      return concluded(await ask(SIGN_IN_WITH_PASSKEY, variables), data => data.signInWithPasskey);
    },
  );
}

function challengeIn<Data>(
  outcome: Outcome<Data>,
  payloadOf: (data: Data) => Payload & { readonly challenge: Challenge | null },
): Challenge | PasskeyOutcome {
  const challenge = outcome.kind === 'data' ? payloadOf(outcome.data).challenge : null;
  return challenge ?? concluded(outcome, payloadOf);
}

function concluded<Data>(outcome: Outcome<Data>, payloadOf: (data: Data) => Payload): PasskeyOutcome {
  if (outcome.kind === 'failed') {
    return { kind: outcome.failure === 'limited' ? 'limited' : 'failed' };
  }
  const { refusal } = payloadOf(outcome.data);
  return refusal === null ? { kind: 'done' } : { kind: 'refused', message: refusal.message };
}

async function answered(
  started: Challenge | PasskeyOutcome,
  answer: (challenge: Challenge) => Promise<PasskeyOutcome>,
): Promise<PasskeyOutcome> {
  if ('kind' in started) {
    return started;
  }
  try {
    return await answer(started);
  } catch (error) {
    return { kind: failureOf(error) };
  }
}

// By the names that WebAuthn gives them.
function failureOf(error: unknown): 'cancelled' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'cancelled';
  }
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
