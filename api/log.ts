// One line of JSON an event, for whoever runs the service. Never cards, tokens, variables or answers.
import { GraphQLError } from 'graphql';
import { Fault } from './fault.ts';

export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly requestId?: string;
  readonly name: string;
  readonly message: string;
  /** Where it was thrown, innermost first, when the message does not say what it is. */
  readonly stack?: readonly string[];
}

export type Log = (entry: LogEntry) => void;

export function logToStderr(entry: LogEntry): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/**
 * What may be logged of something thrown. Only our own faults and the store's own exceptions speak for themselves:
 * any other message may quote what was being read, as that of `JSON.parse` does.
 */
export function describeFault(thrown: unknown): Pick<LogEntry, 'name' | 'message' | 'stack'> {
  const cause = causeOf(thrown);
  if (!(cause instanceof Error)) return { name: 'Error', message: `thrown: ${typeof cause}` };
  const { name, message } = cause;
  if (cause instanceof Fault || isOfTheStore(cause)) return { name, message };
  return { name, message: codeOf(cause) ?? 'a message that may tell too much', stack: framesOf(cause) };
}

/** What a resolver threw: GraphQL puts its own error around it. */
function causeOf(thrown: unknown): unknown {
  return thrown instanceof GraphQLError && thrown.originalError !== undefined
    ? causeOf(thrown.originalError)
    : thrown;
}

/** Exceptions of the SDK's services have this field, and what the SDK fails at by itself has not. */
function isOfTheStore(error: Error): boolean {
  return '$fault' in error && (error.$fault === 'client' || error.$fault === 'server');
}

/** "ECONNREFUSED", "ERR_INVALID_ARG_TYPE"; null when there is nothing of that form. */
function codeOf(error: Error): string | null {
  const code = 'code' in error ? error.code : null;
  return typeof code === 'string' && /^E[A-Z_]+$/.test(code) ? code : null;
}

const FRAMES = 10;

/** From the end, since the message at the beginning may have any number of lines, of any look. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const told = linesOf(message);
  const lines = linesOf(stack);
  const above = lines.findLastIndex(
    line => told.includes(line) || !/^at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line),
  );
  return lines.slice(above + 1, above + 1 + FRAMES);
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map(line => line.trim());
}
