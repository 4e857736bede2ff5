// A GraphQL client of a few lines, over whatever carries a request: the handler itself or a socket.
import type { Got, Sent } from '../http/fronts.ts';

export type Send = (sent: Sent) => Promise<Got>;

export interface ApiError {
  readonly message: string;
  readonly extensions: { readonly code: string };
}

export interface Answer<Data> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  /** As it came. */
  readonly body: string;
  readonly data: Data | null;
  readonly errors: readonly ApiError[];
}

export type Variables = Readonly<Record<string, unknown>>;

export interface Asking {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one operation; what it answers is taken to have the form that the caller names. */
export async function call<Data>(
  send: Send,
  operation: { readonly query: string; readonly variables?: Variables },
  { token, headers = {} }: Asking = {},
): Promise<Answer<Data>> {
  const sender = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const got = await send({ headers: { ...sender, ...headers }, body: JSON.stringify(operation) });
  const { data = null, errors = [] }: { data?: Data | null; errors?: readonly ApiError[] } = JSON.parse(
    got.body,
  );
  return { ...got, data, errors };
}

/** The data of an operation that must succeed. */
export async function ask<Data>(
  send: Send,
  operation: { readonly query: string; readonly variables?: Variables },
  asking: Asking = {},
): Promise<Data> {
  const { status, data, errors } = await call<Data>(send, operation, asking);
  if (data === null || errors.length > 0) throw new Error(`HTTP ${status}: ${JSON.stringify(errors)}`);
  return data;
}
