// The local server as a process, with its data in a directory: there to be ended, killed and started again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Got, Sent } from '../http/fronts.ts';
import type { Send } from './client.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'api', 'local.ts');

export interface LocalServer {
  /** Of `/graphql`. */
  readonly url: string;
  readonly send: Send;
  /** What it has written to its standard error. */
  errors(): string;
  /** Settles when it has ended, by whatever. */
  readonly gone: Promise<unknown>;
  /** Ends it and waits until it is gone; `SIGKILL` gives it no time for anything. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface Options {
  /** Another program that serves the same. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts it on a free port. */
export async function startLocalServer(
  dataDir: string,
  { program = PROGRAM, env = {} }: Options = {},
): Promise<LocalServer> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const gone = once(child, 'exit');
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('exit', () => reject(new Error(errors)));
  });
  const url = `${/http:\/\/\S+/.exec(line)?.[0]}/graphql`;
  return {
    url,
    send: sent => overHttp(url, sent),
    errors: () => errors,
    gone,
    async stop(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

async function overHttp(url: string, { method = 'POST', headers, body }: Sent): Promise<Got> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    cookies: response.headers.getSetCookie(),
    body: await response.text(),
  };
}
