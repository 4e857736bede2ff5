// What a client asks of the API about passkeys: each function is one request.
import { type Asking, ask, call, type Send } from '../support/client.ts';

export interface Challenge {
  readonly id: string;
  readonly options: string;
}

export interface PasskeyAnswer {
  readonly id: string;
  readonly name: string;
  readonly rpId: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

type Refused = { readonly refusal: { readonly code: string } | null };

const PASSKEY = 'passkey { id name rpId createdAt lastUsedAt } refusal { code }';

export async function startPasskey(send: Send, asking: Asking) {
  const query = 'mutation { startPasskey { challenge { id options } refusal { code } } }';
  type Data = { readonly startPasskey: Refused & { readonly challenge: Challenge | null } };
  return (await ask<Data>(send, { query }, asking)).startPasskey;
}

export interface Answer {
  readonly challengeId: string;
  readonly response: string;
}

export async function addPasskey(send: Send, asking: Asking, input: Answer & { readonly name: string }) {
  const query = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { ${PASSKEY} } }`;
  type Data = { readonly addPasskey: Refused & { readonly passkey: PasskeyAnswer | null } };
  return (await ask<Data>(send, { query, variables: { input } }, asking)).addPasskey;
}

export async function renamePasskey(send: Send, asking: Asking, input: { id: string; name: string }) {
  const query = `mutation ($input: RenamePasskeyInput!) { renamePasskey(input: $input) { ${PASSKEY} } }`;
  type Data = { readonly renamePasskey: Refused & { readonly passkey: PasskeyAnswer | null } };
  return (await ask<Data>(send, { query, variables: { input } }, asking)).renamePasskey;
}

export async function removePasskey(send: Send, asking: Asking, id: string) {
  const query =
    'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { refusal { code } } }';
  type Data = { readonly removePasskey: Refused };
  return (await ask<Data>(send, { query, variables: { input: { id } } }, asking)).removePasskey;
}

export async function listPasskeys(send: Send, asking: Asking, page = '(first: 100)') {
  const fields = 'nodes { id name rpId createdAt lastUsedAt } pageInfo { hasNextPage endCursor }';
  const query = `{ viewer { passkeys${page} { ${fields} } } }`;
  type List = {
    readonly nodes: readonly PasskeyAnswer[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  return (await ask<{ readonly viewer: { readonly passkeys: List } }>(send, { query }, asking)).viewer
    .passkeys;
}

export async function startSignIn(send: Send, asking: Asking = {}): Promise<Challenge> {
  const query = 'mutation { startSignIn { challenge { id options } } }';
  type Data = { readonly startSignIn: { readonly challenge: Challenge } };
  return (await ask<Data>(send, { query }, asking)).startSignIn.challenge;
}

/** The whole answer, so that failures can be compared to the byte. */
export function signIn(send: Send, input: Answer, asking: Asking = {}) {
  const query = `mutation ($input: SignInWithPasskeyInput!) {
    signInWithPasskey(input: $input) { token player { id name } refusal { code message } } }`;
  type Data = {
    readonly signInWithPasskey: Refused & {
      readonly token: string | null;
      readonly player: { readonly id: string; readonly name: string } | null;
    };
  };
  return call<Data>(send, { query, variables: { input } }, asking);
}
