// Top-level GraphQL errors: each has a code, and none says more than its author meant to tell a client.
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';

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
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { code } };
}

/** Whether the error is our own fault: to be logged, and hidden from the client. */
export function isFault(error: unknown): boolean {
  return publicCode(error) === null;
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
