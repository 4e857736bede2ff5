// Where the bundles lie: written by bundle.ts, deployed by the stack.
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** The folder with `api` and `site`. */
export const BUNDLES = join(ROOT, 'dist');
