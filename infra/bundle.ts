// Makes the bundles that deployment, tests and bench share: the API function, the site, and the baseline
// that the function is measured against. `node infra/bundle.ts` writes dist/api and dist/site.
import { join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { requiredBuiltins } from './builtins.ts';
import { BUNDLES, ROOT } from './paths.ts';
import { standIns } from './stand-ins.ts';
import { STUBS, WEBAUTHN_STUBS } from './stubs.ts';

export interface BundleOptions {
  /** The folder to write to. */
  readonly outdir: string;
}

/**
 * `index.mjs` with `handler`, for Lambda's Node 24, and `webauthn.mjs`, which it imports when it meets a passkey;
 * returns the files that they were made of, from the root. Rejects when a stub of stubs.ts is no longer met.
 */
export async function bundleApi({ outdir }: BundleOptions): Promise<readonly string[]> {
  const built = await Promise.all([
    build({
      ...moduleFor('api/lambda/graphql.ts', outdir),
      ...SMALL,
      plugins: [webauthnApart, requiredBuiltins, standIns(STUBS)],
    }),
    build({
      ...moduleFor('api/identity/webauthn.ts', outdir, 'webauthn.mjs'),
      ...SMALL,
      plugins: [requiredBuiltins, standIns(WEBAUTHN_STUBS)],
    }),
  ]);
  return [...new Set(built.flatMap(({ metafile }) => Object.keys(metafile.inputs)))];
}

const SMALL = {
  target: 'node24',
  // ES modules where a package has them: only these can be shaken.
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  metafile: true,
} as const satisfies BuildOptions;

// A fifth of all code, for the few requests that have to do with passkeys.
const webauthnApart: Plugin = {
  name: 'webauthn-apart',
  setup(context) {
    context.onResolve({ filter: /\/webauthn\.ts$/ }, () => ({ path: './webauthn.mjs', external: true }));
  },
};

/** `index.mjs`: an empty Apollo Server with the document client by plain `esbuild --bundle --minify`. */
export async function bundleBaseline({ outdir }: BundleOptions): Promise<void> {
  await build(moduleFor('test/bench/baseline.ts', outdir));
}

/** The site as web/vite.config.ts says, but into `outdir`. */
export async function buildSite({ outdir }: BundleOptions): Promise<void> {
  await buildWithVite({
    root: join(ROOT, 'web'),
    configFile: join(ROOT, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: resolve(outdir), emptyOutDir: true },
  });
}

function moduleFor(entry: string, outdir: string, file = 'index.mjs') {
  return {
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: join(resolve(outdir), file),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    // CommonJS packages within call `require`, which a module has to make for itself.
    banner: {
      js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);",
    },
  } satisfies BuildOptions;
}

if (import.meta.main) {
  await bundleApi({ outdir: join(BUNDLES, 'api') });
  await buildSite({ outdir: join(BUNDLES, 'site') });
}
