// Builds the site that the local server serves, once for all browser tests: two builds at once would empty each other's folder.
import { join } from 'node:path';
import { build } from 'vite';

export async function setup(): Promise<void> {
  const configFile = join(import.meta.dirname, '../../web/vite.config.ts');
  await build({ configFile, mode: 'production', logLevel: 'error' });
}
