// What the suites about identity ask: each function is one request.
import type { RefusalAnswer } from '../support/answers.ts';
import { type Answer, ask, call, type Send, type Variables } from '../support/client.ts';
import type { Person } from '../support/people.ts';

export interface TokenAnswer {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly matchId: string | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly current: boolean;
}

export const TOKEN_FIELDS = 'id name scopes matchId createdAt expiresAt lastUsedAt current';

export interface CreatedAnswer {
  readonly secret: string | null;
  readonly token: TokenAnswer | null;
  readonly refusal: RefusalAnswer | null;
}

type Bearer = Pick<Person, 'token'>;

const CREATE = `mutation ($input: CreateTokenInput!) {
  createToken(input: $input) { secret token { ${TOKEN_FIELDS} } refusal { code message } } }`;

export async function createToken(send: Send, { token }: Bearer, input: Variables): Promise<CreatedAnswer> {
  const operation = { query: CREATE, variables: { input: { name: 'Robot', scopes: ['READ'], ...input } } };
  return (await ask<{ createToken: CreatedAnswer }>(send, operation, { token })).createToken;
}

/** The secret of a token that must be made. */
export async function secretFor(send: Send, owner: Bearer, input: Variables): Promise<string> {
  const { secret, refusal } = await createToken(send, owner, input);
  if (secret === null) throw new Error(`no token: ${refusal?.code}`);
  return secret;
}

const REVOKE = `mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { refusal { code } } }`;

export async function revokeToken(send: Send, { token }: Bearer, id: string): Promise<string | null> {
  const operation = { query: REVOKE, variables: { input: { id } } };
  type Revoked = { readonly revokeToken: { readonly refusal: RefusalAnswer | null } };
  return (await ask<Revoked>(send, operation, { token })).revokeToken.refusal?.code ?? null;
}

interface List {
  readonly edges: readonly { readonly cursor: string; readonly node: TokenAnswer }[];
  readonly nodes: readonly TokenAnswer[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export interface Credentials {
  readonly tokens: List;
  readonly devices: List;
}

const LIST = `edges { cursor node { ${TOKEN_FIELDS} } } nodes { ${TOKEN_FIELDS} } pageInfo { hasNextPage endCursor }`;
const CREDENTIALS = `query ($first: Int!, $after: String) { viewer {
  tokens(first: $first, after: $after) { ${LIST} } devices(first: 100) { ${LIST} } } }`;

export async function credentials(
  send: Send,
  { token }: Bearer,
  page: Variables = { first: 100 },
): Promise<Credentials> {
  const operation = { query: CREDENTIALS, variables: page };
  return (await ask<{ viewer: Credentials }>(send, operation, { token })).viewer;
}

const SIGN_OUT = 'mutation { signOut { refusal { code } } }';

export function signOut(send: Send, { token }: Bearer): Promise<Answer<unknown>> {
  return call(send, { query: SIGN_OUT }, { token });
}

const CODE = 'mutation { createDeviceCode { code expiresAt refusal { code } } }';

export async function deviceCode(send: Send, { token }: Bearer) {
  type Created = { createDeviceCode: { readonly code: string; readonly expiresAt: string } };
  return (await ask<Created>(send, { query: CODE }, { token })).createDeviceCode;
}

export interface SignedIn {
  readonly token: string | null;
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly refusal: RefusalAnswer | null;
}

const SIGN_IN = `mutation ($input: SignInWithCodeInput!) {
  signInWithCode(input: $input) { token player { id name } refusal { code message } } }`;

export async function signInWithCode(send: Send, code: string, session = 'TOKEN'): Promise<SignedIn> {
  const operation = { query: SIGN_IN, variables: { input: { code, session } } };
  return (await ask<{ signInWithCode: SignedIn }>(send, operation)).signInWithCode;
}

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { refusal { code } } }';

export async function deleteAccount(send: Send, { token }: Bearer, name: string): Promise<string | null> {
  const operation = { query: DELETE, variables: { input: { name } } };
  type Deleted = { readonly deleteAccount: { readonly refusal: RefusalAnswer | null } };
  return (await ask<Deleted>(send, operation, { token })).deleteAccount.refusal?.code ?? null;
}

const DATA = '{ viewer { data } }';

export async function accountData(send: Send, { token }: Bearer): Promise<string> {
  const { viewer } = await ask<{ viewer: { data: string } }>(send, { query: DATA }, { token });
  return viewer.data;
}

/** What the operation comes to: the status and the codes of its errors, with those of refusals in the payload. */
export async function outcome(send: Send, query: string, token?: string) {
  const { status, errors, data } = await call<Record<string, unknown>>(send, { query }, { token });
  return { status, codes: errors.map(({ extensions }) => extensions.code), data };
}
