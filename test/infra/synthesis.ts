// Runs the CDK app as the `cdk` command does, with folders in place of the bundles.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';

const INFRA = join(import.meta.dirname, '../../infra');

/** The template for these context values; throws what the app says when it refuses them. */
export function synthesise(context: Readonly<Record<string, string>> = {}): Template {
  const folder = mkdtempSync(join(tmpdir(), 'synthesis-'));
  try {
    const bundles = join(folder, 'bundles');
    // The template holds only digests of the bundles, so that any files will do.
    for (const name of ['api/index.mjs', 'site/index.html']) {
      mkdirSync(join(bundles, name, '..'), { recursive: true });
      writeFileSync(join(bundles, name), name);
    }
    const out = join(folder, 'out');
    const CDK_CONTEXT_JSON = JSON.stringify({ ...settledContext(), bundles, ...context });
    const { CDK_DEFAULT_ACCOUNT: _account, CDK_DEFAULT_REGION: _region, ...environment } = process.env;
    execFileSync(process.execPath, [join(INFRA, 'app.ts')], {
      env: { ...environment, CDK_OUTDIR: out, CDK_CONTEXT_JSON },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return Template.fromJSON(parseTemplate(readFileSync(join(out, 'HalfOpenBridge.template.json'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The context that the command takes from cdk.json: CDK's feature flags. */
function settledContext(): object {
  const { context } = JSON.parse(readFileSync(join(INFRA, 'cdk.json'), 'utf8')) as { context: object };
  return context;
}

function parseTemplate(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}
