// The esbuild plugin behind stubs.ts.
import { sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';
import type { Stub } from './stubs.ts';

/** Puts a stand-in in the place of each stub's module; the build fails when one is never asked for. */
export function standIns(stubs: readonly Stub[]): Plugin {
  return {
    name: 'stand-ins',
    setup(context) {
      const met = new Set<Stub>();
      context.onLoad({ filter: /node_modules/ }, ({ path }) => {
        const file = path.split(sep).join('/');
        const stub = stubs.find(candidate => file.endsWith(`/node_modules/${candidate.file}`));
        if (stub === undefined) return undefined;
        met.add(stub);
        return { contents: standInFor(stub), loader: 'js' };
      });
      context.onEnd(({ errors }) => (errors.length > 0 ? {} : { errors: unmet(stubs, met) }));
    },
  };
}

function unmet(stubs: readonly Stub[], met: ReadonlySet<Stub>): PartialMessage[] {
  return stubs
    .filter(stub => !met.has(stub))
    .map(({ file }) => ({ text: `infra/stubs.ts: nothing asks for ${file} any more` }));
}

// A static import of a name that is not listed is an error of the build as well.
function standInFor(stub: Stub): string {
  if ('source' in stub) return stub.source;
  const refuse = `throw new Error(${JSON.stringify(`${stub.file} is not in this bundle: ${stub.why}`)})`;
  return stub.names.map(name => `export function ${name}() { ${refuse} }`).join('\n');
}
