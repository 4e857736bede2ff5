// One operation by fetch, with a bearer token: what goes in and what comes out has the operation's types.
import type { Operation } from './operations.ts';

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

export type Ask = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

export function clientOf(site: string, token: string | null): Ask {
  return async <Data, Variables>({ text }: Operation<Data, Variables>, variables: Variables) => {
    const response = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors }: Answer<Data> = JSON.parse(await response.text());
    if (errors?.[0]) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
    if (!data) throw new Error(`HTTP ${response.status}`);
    return data;
  };
}
