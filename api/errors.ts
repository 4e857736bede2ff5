// Top-level GraphQL errors: each has a code, and none says more than its author meant to tell a client.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';

/** Every `extensions.code`; docs/api.md says what a client does about each. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'COST_TOO_HIGH',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INTERNAL_SERVER_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export const INTERNAL: GraphQLFormattedError = {
  message: 'Internal error',
  extensions: { code: 'INTERNAL_SERVER_ERROR' },
};

/** HTTP 401, as RFC 9110 wants it: with the scheme that would be accepted. */
export function unauthenticated(message: string): GraphQLError {
  const http = { status: 401, headers: new Map([['www-authenticate', 'Bearer']]) };
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED', http } });
}

/** HTTP 403. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN', http: { status: 403 } } });
}

/** HTTP 400: an operation that would ask for too much at once. */
export function costTooHigh(cost: number, limit: number): GraphQLError {
  const message = `This operation costs ${cost}, and one may cost ${limit}: ask for smaller pages, or in parts.`;
  return new GraphQLError(message, { extensions: { code: 'COST_TOO_HIGH', http: { status: 400 } } });
}

/** What a rate's refusal tells: when to come back, ISO 8601 in UTC, also as the seconds of `Retry-After`. */
export interface RateLimited {
  readonly message: string;
  readonly retryAt: string;
  readonly headers: { readonly 'retry-after': string };
}

export function rateLimit(now: string, retryAt: string): RateLimited {
  const seconds = Math.max(1, Math.ceil((Date.parse(retryAt) - Date.parse(now)) / 1000));
  return {
    message: `Too many of these; try again at ${retryAt}.`,
    retryAt,
    headers: { 'retry-after': String(seconds) },
  };
}

/** HTTP 429. */
export function rateLimited({ message, retryAt, headers }: RateLimited): GraphQLError {
  const http = { status: 429, headers: new Map(Object.entries(headers)) };
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', retryAt, http } });
}

export function isUnauthenticated(thrown: unknown): thrown is GraphQLError {
  if (!(thrown instanceof GraphQLError)) return false;
  const { code } = thrown.extensions;
  return code === 'UNAUTHENTICATED';
}

/** Apollo's `formatError`: coded errors pass with place and path, everything else becomes INTERNAL. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = publicCode(error);
  if (code === null) return INTERNAL;
  const { locations, path, message } = formatted;
  const extensions = { code, ...publicData(error) };
  return { message, ...(locations && { locations }), ...(path && { path }), extensions };
}

/** Whether the error is our own fault: to be logged, and hidden from the client. */
export function isFault(error: unknown): boolean {
  return publicCode(error) === null;
}

/** What a program needs beside the code. */
function publicData(error: unknown): { readonly retryAt?: string } {
  const cause = unwrapResolverError(error);
  const { retryAt }: { readonly retryAt?: unknown } = cause instanceof GraphQLError ? cause.extensions : {};
  return typeof retryAt === 'string' ? { retryAt } : {};
}

function publicCode(error: unknown): string | null {
  const cause = unwrapResolverError(error);
  if (!(cause instanceof GraphQLError)) return null;
  const { code } = cause.extensions;
  if (typeof code === 'string') return code === 'INTERNAL_SERVER_ERROR' ? null : code;
  return isAboutValue(cause) ? 'BAD_USER_INPUT' : null;
}

// graphql-js gives no code to a null variable found where an argument or directive needs a value; such errors
// point at the value, while a resolver's and an answer's point at the field.
function isAboutValue(error: GraphQLError): boolean {
  const kind = error.nodes?.[0]?.kind;
  return kind !== undefined && kind !== Kind.FIELD;
}

/** An argument that no correct client sends. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** What graphql-js says of an argument that its variable makes unfit; throws what is none of its errors. HTTP 400. */
export function unfitArgument(error: unknown): GraphQLError {
  if (!(error instanceof GraphQLError)) throw error;
  const { message, nodes } = error;
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
  return new GraphQLError(message, { ...(nodes && { nodes }), extensions });
}
