// Who may import whom (docs/design.md, "Folders").
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Folders of ours that a folder may import, beside itself. */
const MAY_IMPORT = { engine: [], api: ['engine'], web: ['engine'], infra: [], cli: ['engine'] } as const;

interface Import {
  readonly file: string;
  /** A path from the root for a file of ours, else the package's name. */
  readonly target: string;
  readonly ours: boolean;
}

function importsOf(folder: string): readonly Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map(file => file.split(sep).join('/'))
    .flatMap(file =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
        .map(([, from, alone]) => from ?? alone ?? '')
        .map(name =>
          name.startsWith('.')
            ? { file, target: posix.join(posix.dirname(file), name), ours: true }
            : { file, target: name, ours: false },
        ),
    );
}

describe.each(Object.entries(MAY_IMPORT))('%s/', (folder, others) => {
  const imports = importsOf(folder);

  test('has imports to look at', () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  test(`imports of our folders only ${[folder, ...others].join(' and ')}`, () => {
    const allowed = [folder, ...others].map(name => `${name}/`);
    const astray = imports.filter(
      ({ ours, target }) => ours && !allowed.some(name => target.startsWith(name)),
    );
    expect(astray).toEqual([]);
  });
});

test('engine/ needs no package but the hash that shuffles', () => {
  const packages = importsOf('engine').filter(({ ours }) => !ours);
  expect(
    packages.filter(
      ({ file, target }) => file !== 'engine/shuffle.ts' || !target.startsWith('@noble/hashes'),
    ),
  ).toEqual([]);
});

test('web/src needs nothing of Node', () => {
  expect(importsOf('web/src').filter(({ ours, target }) => !ours && isBuiltin(target))).toEqual([]);
});

test('api/present.ts knows views and no state', () => {
  const STATE = ['deal', 'match', 'record', 'deck', 'dummy', 'shuffle'].map(name => `engine/${name}.ts`);
  const present = importsOf('api').filter(({ file }) => /^api\/present[./-]/.test(file));
  expect(present.filter(({ target }) => STATE.includes(target))).toEqual([]);
});
