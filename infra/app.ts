// The CDK app. Account and region come from the environment that deploys; synthesis needs neither.
// Context, all optional: `domainName` with `certificateArn` (of us-east-1) puts the site under a name of
// one's own; `bundles` is a folder with bundles made elsewhere.
import { App } from 'aws-cdk-lib';
import { BUNDLES } from './paths.ts';
import type { Domain } from './site.ts';
import { BridgeStack } from './stack.ts';

const app = new App({ analyticsReporting: false });
const domain = readDomain();
new BridgeStack(app, 'HalfOpenBridge', {
  bundles: readText('bundles') ?? BUNDLES,
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

function readText(key: string): string | undefined {
  const value: unknown = app.node.tryGetContext(key);
  return typeof value === 'string' ? value : undefined;
}
