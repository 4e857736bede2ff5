// The site's files and the one origin that players see: CloudFront with the bucket at `/` and the API at `/graphql`.
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { FRONT_KEY_HEADER } from './api.ts';
import { siteHeaders } from './site-headers.ts';

export interface Domain {
  readonly domainName: string;
  /** Of a certificate in us-east-1, as CloudFront wants it. */
  readonly certificateArn: string;
}

export interface SiteProps {
  readonly bundle: string;
  readonly apiHost: string;
  /** What tells the API that a request comes through here. */
  readonly frontKey: string;
  readonly domain?: Domain;
  /** Where else pages may use this domain's passkeys; see `/.well-known/webauthn`. */
  readonly origins: readonly string[];
}

// A path without a file's ending is a page of the site, and all but one are drawn by index.html. Done for the
// site's behaviour only: a distribution's error pages would turn the API's refusals into pages too.
function pagePaths(origins: readonly string[]): string {
  return `function handler(event) {
  var request = event.request;
  if (request.uri === '/.well-known/webauthn') return ${relatedOrigins(origins)};
  if (/^\\/developers\\/?$/.test(request.uri)) request.uri = '/developers.html';
  else if (!/\\.[^/]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}`;
}

// A response of CloudFront's own, as the text of its function.
function relatedOrigins(origins: readonly string[]): string {
  const found = {
    statusCode: 200,
    headers: { 'content-type': { value: 'application/json' } },
    body: JSON.stringify({ origins }),
  };
  return JSON.stringify(origins.length > 0 ? found : { statusCode: 404 });
}

// The gateway is asked by its own Host; the one that the browser asked, which says what is of the same origin and
// which passkeys are ours, comes beside it. Whatever the client has written there is gone.
const FORWARDED_HOST = `function handler(event) {
  var request = event.request;
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  return request;
}`;

export class Site extends Construct {
  readonly url: string;

  constructor(scope: Construct, id: string, { bundle, domain, origins, ...api }: SiteProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const distribution = new Distribution(this, 'Front', {
      defaultBehavior: this.siteBehavior(bucket, origins),
      additionalBehaviors: { '/graphql': this.apiBehavior(api) },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...this.named(domain),
    });
    this.url = `https://${domain?.domainName ?? distribution.distributionDomainName}`;
    this.deploy(bundle, bucket);
  }

  private siteBehavior(bucket: IBucket, origins: readonly string[]): BehaviorOptions {
    const paths = new EdgeFunction(this, 'PagePaths', {
      code: FunctionCode.fromInline(pagePaths(origins)),
      runtime: FunctionRuntime.JS_2_0,
    });
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: siteHeaders(this),
      functionAssociations: [{ function: paths, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  private apiBehavior({ apiHost, frontKey }: Pick<SiteProps, 'apiHost' | 'frontKey'>): BehaviorOptions {
    const forwardedHost = new EdgeFunction(this, 'ForwardedHost', {
      code: FunctionCode.fromInline(FORWARDED_HOST),
      runtime: FunctionRuntime.JS_2_0,
    });
    return {
      origin: new HttpOrigin(apiHost, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { [FRONT_KEY_HEADER]: frontKey },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // API Gateway chooses the API by Host; everything else reaches the function.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [{ function: forwardedHost, eventType: FunctionEventType.VIEWER_REQUEST }],
    };
  }

  private named(domain: Domain | undefined): Partial<DistributionProps> {
    return domain === undefined
      ? {}
      : {
          domainNames: [domain.domainName],
          certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        };
  }

  /** Nothing is pruned: pages opened before a deployment still ask for the assets that they were built with. */
  private deploy(bundle: string, bucket: IBucket): void {
    const common = {
      sources: [Source.asset(bundle)],
      destinationBucket: bucket,
      prune: false,
      logGroup: new LogGroup(this, 'DeploymentLogs', { retention: RetentionDays.ONE_WEEK }),
    };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    });
    // The page, the service worker and the manifests: a browser asks each time whether they have changed.
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    // index.html must not name assets that are not there yet.
    pages.node.addDependency(assets);
  }
}
