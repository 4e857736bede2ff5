// What the edge refuses, with the status and the code of each refusal, and the means to write such requests.
import { newPlayerId, newToken } from '../../../api/ids.ts';
import type { Sent } from './fronts.ts';

export const BODY_LIMIT = 32 * 1024;

export function operation(query: string, variables?: unknown): string {
  return JSON.stringify({ query, variables });
}

export function padded(bytes: number): string {
  const body = operation('{ language }');
  return body + ' '.repeat(bytes - body.length);
}

export function nested(levels: number): string {
  return `{ ${'node { '.repeat(levels - 1)} id ${'}'.repeat(levels - 1)} }`;
}

export function aliases(count: number): string {
  return `{ ${Array.from({ length: count }, (_, index) => `a${index}: language`).join(' ')} }`;
}

export const BY_FRAGMENTS = `query { ...A node { ...B } } fragment A on Query { ...C x: language }
  fragment C on Query ${aliases(15)} fragment B on Node { ${'node { '.repeat(9)} i: id ${'}'.repeat(9)} }`;

export interface Bad extends Sent {
  readonly status: number;
  readonly code: string;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const strange = newToken(newPlayerId());

export const BAD: Readonly<Record<string, Bad>> = {
  'malformed JSON': { body: '{"query": "{ lang', status: 400, code: 'BAD_REQUEST' },
  'no UTF-8': { body: Buffer.from([0x22, 0xc3, 0x28, 0x22]), status: 400, code: 'BAD_REQUEST' },
  'an empty body': { body: '', status: 400, code: 'BAD_REQUEST' },
  'an empty object': { body: '{}', status: 400, code: 'BAD_REQUEST' },
  null: { body: 'null', status: 400, code: 'BAD_REQUEST' },
  'a string': { body: '"{ language }"', status: 400, code: 'BAD_REQUEST' },
  'a batch': { body: `[${operation('{ language }')}]`, status: 400, code: 'BAD_REQUEST' },
  'a query that is a number': { body: '{"query": 1}', status: 400, code: 'BAD_REQUEST' },
  'variables that are a string': { body: operation('{ language }', '{}'), status: 400, code: 'BAD_REQUEST' },
  'an empty query': { body: operation(''), status: 400, code: 'BAD_REQUEST' },
  'a syntax error': { body: operation('{ language'), status: 400, code: 'GRAPHQL_PARSE_FAILED' },
  'an unknown field': { body: operation('{ hands }'), status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  'a wrong type': {
    body: operation('{ echo(number: "1") }'),
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  'a wrong variable': {
    body: operation('query Q($n: Int!) { echo(number: $n) }', { n: 'one' }),
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  'a missing variable': {
    body: operation('query Q($n: Int!) { echo(number: $n) }'),
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  'no such operation': {
    body: JSON.stringify({ query: 'query A { language }', operationName: 'B' }),
    status: 400,
    code: 'OPERATION_RESOLUTION_FAILURE',
  },
  'a body of 32 KB and a byte': { body: padded(BODY_LIMIT + 1), status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'a body of 3 MB': { body: padded(3_000_000), status: 413, code: 'PAYLOAD_TOO_LARGE' },
  'a query of 16 levels': { body: operation(nested(16)), status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  '31 aliases': { body: operation(aliases(31)), status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  'fragments of 16 aliases spread twice': {
    body: operation(
      `{ node { ...F node { ...F } } } fragment F on Node { ${aliases(16).replaceAll('language', 'id').slice(1)}`,
    ),
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  'a fragment within itself': {
    body: operation('{ node { ...F } } fragment F on Node { node { ...F } }'),
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  '1001 tokens': {
    body: operation(`{ ${'language '.repeat(999)} }`),
    status: 400,
    code: 'GRAPHQL_PARSE_FAILED',
  },
  'two mutations': {
    body: operation('mutation { a: signUp b: signUp }'),
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  'two mutations by fragments': {
    body: operation(
      'mutation { ...F ...G } fragment F on Mutation { signUp } fragment G on Mutation { ... { change } }',
    ),
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  GET: { method: 'GET', status: 405, code: 'METHOD_NOT_ALLOWED' },
  PUT: { method: 'PUT', body: operation('{ language }'), status: 405, code: 'METHOD_NOT_ALLOWED' },
  'text/plain': {
    headers: { 'content-type': 'text/plain' },
    body: operation('mutation { signUp }'),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'query={language}',
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  'a persisted query': {
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }),
    status: 200,
    code: 'PERSISTED_QUERY_NOT_SUPPORTED',
  },
  'an unknown token': {
    headers: bearer(strange),
    body: operation('{ __typename }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'an unknown token with a syntax error': {
    headers: bearer(strange),
    body: operation('{'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'an unknown token and signUp': {
    headers: bearer(strange),
    body: operation('mutation { signUp }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'an unknown token and a change beside its look-up': {
    headers: bearer(strange),
    body: operation('mutation { changeBesideLookUp }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'a token of no form': {
    headers: bearer('x'),
    body: operation('{ language }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'an empty Authorization': {
    headers: { authorization: '' },
    body: operation('{ language }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'another scheme': {
    headers: { authorization: 'Basic YTpi' },
    body: operation('{ language }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'an unknown cookie': {
    headers: { cookie: `hob=${strange}` },
    body: operation('{ language }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
  'nobody changing something': {
    body: operation('mutation { change }'),
    status: 401,
    code: 'UNAUTHENTICATED',
  },
};
