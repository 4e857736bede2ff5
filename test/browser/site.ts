// The site as `npm start` serves it: built (by build-site.ts), behind the local server, with its data in a fresh directory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface TestSite {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startSite(): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, [join(ROOT, 'api/local.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('exit', code => reject(new Error(`The local server ended with ${code}.`)));
  });
  return {
    url: /http:\/\/[^\s/]+/.exec(line)?.[0] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
