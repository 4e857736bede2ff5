// The CDK app. Account and region come from the environment that deploys; synthesis needs neither.
// Context, all optional: `domainName` with `certificateArn` (of us-east-1) puts the site under a name of
// one's own; `settings` (an object, or its JSON) is put into the function's environment, docs/operations.md lists
// what there is; `rateLimit` with `burstLimit` bounds all requests together; `bundles` is a folder with bundles
// made elsewhere.
import { App } from 'aws-cdk-lib';
import type { Throttle } from './api.ts';
import { BUNDLES } from './paths.ts';
import type { Domain } from './site.ts';
import { BridgeStack } from './stack.ts';

const app = new App({ analyticsReporting: false });
const domain = readDomain();
new BridgeStack(app, 'HalfOpenBridge', {
  bundles: readText('bundles') ?? BUNDLES,
  settings: readSettings(),
  throttle: readThrottle(),
  ...(domain === undefined ? {} : { domain }),
});

/** Throws when half of it is missing, for the other half would be left out without a word. */
function readDomain(): Domain | undefined {
  const domainName = readText('domainName');
  const certificateArn = readText('certificateArn');
  if (domainName !== undefined && certificateArn !== undefined) return { domainName, certificateArn };
  if (domainName === certificateArn) return undefined;
  throw new Error('Give domainName and certificateArn together, or neither');
}

/** Throws for what is no object of texts and numbers. */
function readSettings(): Record<string, string> {
  const context: unknown = app.node.tryGetContext('settings');
  const settings: unknown = typeof context === 'string' ? JSON.parse(context) : (context ?? {});
  if (typeof settings !== 'object' || settings === null) throw new Error('settings must be an object');
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}

function readThrottle(): Throttle | undefined {
  const [rateLimit, burstLimit] = [readText('rateLimit'), readText('burstLimit')].map(Number);
  if (rateLimit && burstLimit) return { rateLimit, burstLimit };
  if (readText('rateLimit') === readText('burstLimit')) return undefined;
  throw new Error('Give rateLimit and burstLimit together, as numbers, or neither');
}

function readText(key: string): string | undefined {
  const value: unknown = app.node.tryGetContext(key);
  return typeof value === 'string' ? value : undefined;
}
