// `npm start` and `npm run dev` as processes of their own, with what they say.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'api', 'local.ts');

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly line: string;
}

export function launch(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function start(dataDir: string, args: readonly string[] = []): Promise<Running> {
  const child = launch({ DATA_DIR: dataDir }, args);
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', resolve);
    child.stderr?.setEncoding('utf8').once('data', text => reject(new Error(text)));
  });
  return { child, line, url: /http:\/\/\S+/.exec(line)?.[0] ?? '' };
}

export async function outcome(child: ChildProcess): Promise<{ code: number; errors: string }> {
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', text => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}
