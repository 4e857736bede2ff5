// The whole deployment: table, API, and the site in front of both. Whatever keeps data outlives the stack;
// nothing has a name of ours, so that stacks can stand side by side.
import { join } from 'node:path';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { GraphqlApi, type GraphqlApiProps } from './api.ts';
import { type Domain, Site } from './site.ts';
import { MatchTable } from './table.ts';

export interface BridgeStackProps extends StackProps {
  /** The folder with the API function's bundle in `api` and the built site in `site`. */
  readonly bundles: string;
  readonly domain?: Domain;
  readonly settings?: GraphqlApiProps['environment'];
  readonly throttle?: GraphqlApiProps['throttle'];
}

export class BridgeStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { bundles, domain, settings, throttle, ...props }: BridgeStackProps,
  ) {
    super(scope, id, { description: 'Half-open bridge by correspondence', ...props });
    const { table } = new MatchTable(this, 'Matches');
    const api = new GraphqlApi(this, 'Api', {
      table,
      bundle: join(bundles, 'api'),
      environment: settings,
      throttle,
    });
    const { host: apiHost, frontKey } = api;
    const { SITE_ORIGINS = '' } = settings ?? {};
    const origins = SITE_ORIGINS.split(',').flatMap(origin => origin.trim() || []);
    const site = new Site(this, 'Site', {
      bundle: join(bundles, 'site'),
      apiHost,
      frontKey,
      domain,
      origins,
    });
    new CfnOutput(this, 'SiteUrl', { value: site.url, description: 'Where to play' });
  }
}
