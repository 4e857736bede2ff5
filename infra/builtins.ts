// The esbuild plugin that has Node's own modules required rather than imported: an import reads every
// property of such a module, and those of node:http load a whole HTTP client that nobody asked for.
import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

export const requiredBuiltins: Plugin = {
  name: 'required-builtins',
  setup(context) {
    context.onResolve({ filter: /^[a-z:/_]+$/ }, ({ path, kind }) => {
      const imported = kind === 'import-statement' || kind === 'dynamic-import';
      return imported && isBuiltin(path) ? { path, namespace: 'builtin', sideEffects: false } : undefined;
    });
    context.onLoad({ filter: /^/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};
