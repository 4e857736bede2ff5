// One line of JSON an event, for whoever runs the service. Never cards, tokens, variables or answers.
export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly requestId?: string;
  readonly name: string;
  readonly message: string;
}

export type Log = (entry: LogEntry) => void;

export function logToStderr(entry: LogEntry): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** What may be logged of something thrown: its name and message, nothing that hangs on it. */
export function describeFault(thrown: unknown): Pick<LogEntry, 'name' | 'message'> {
  return thrown instanceof Error
    ? { name: thrown.name, message: thrown.message }
    : { name: 'Error', message: `thrown: ${typeof thrown}` };
}
