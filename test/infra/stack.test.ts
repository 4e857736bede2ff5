// Laws of the template that `cdk synth` makes.
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { FRONT_KEY_HEADER } from '../../api/address.ts';
import { DUE_INDEX, TABLE, TTL_ATTRIBUTE } from '../../api/store/table.ts';
import { synthesise } from './synthesis.ts';

const template = synthesise();
const fields = Match.objectLike;

describe('the table', () => {
  test('has the keys, index, stream and expiry that the store is written for', () => {
    template.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: TABLE.BillingMode,
      AttributeDefinitions: TABLE.AttributeDefinitions,
      KeySchema: TABLE.KeySchema,
      GlobalSecondaryIndexes: TABLE.GlobalSecondaryIndexes,
      StreamSpecification: { StreamViewType: TABLE.StreamSpecification.StreamViewType },
      TimeToLiveSpecification: { AttributeName: TTL_ATTRIBUTE, Enabled: true },
    });
    expect(TABLE.GlobalSecondaryIndexes.map(index => index.IndexName)).toEqual([DUE_INDEX]);
  });

  test('outlives the stack, cannot be deleted by mistake and can be set back in time', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        Replicas: [
          fields({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });
});

describe('the API function', () => {
  const table = idOf(template, 'AWS::DynamoDB::GlobalTable');

  test('runs on Node 24 and arm64 and knows its table by reference', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: 10,
      Environment: { Variables: fields({ TABLE_NAME: { Ref: table } }) },
    });
  });

  test('may send the requests of the store to the table and write its log, and nothing else', () => {
    const statements = propertiesOf(template, 'AWS::IAM::Policy')
      .filter(policy => JSON.stringify(policy).includes('dynamodb:'))
      .flatMap(policy => policy.PolicyDocument.Statement);
    expect(statements).toEqual([
      {
        Effect: 'Allow',
        Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: { 'Fn::GetAtt': [expect.stringContaining('Logs'), 'Arn'] },
      },
      {
        Effect: 'Allow',
        Action: [
          'dynamodb:BatchGetItem',
          'dynamodb:DeleteItem',
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:Query',
          'dynamodb:UpdateItem',
        ],
        Resource: { 'Fn::GetAtt': [table, 'Arn'] },
      },
    ]);
    expect(JSON.stringify(statements)).not.toMatch(/\*|Scan/);
  });

  test('has a role without managed policies, which would allow more', () => {
    const [api] = propertiesOf(template, 'AWS::Lambda::Function').filter(
      ({ Runtime }) => Runtime === 'nodejs24.x',
    );
    const [roleId] = api.Role['Fn::GetAtt'];
    const { [roleId]: role } = template.findResources('AWS::IAM::Role');
    expect(role).toMatchObject({ Properties: { AssumeRolePolicyDocument: expect.anything() } });
    expect(role).not.toHaveProperty('Properties.ManagedPolicyArns');
  });

  test('is reached by POST and OPTIONS on /graphql only, at a bounded rate', () => {
    const routes = propertiesOf(template, 'AWS::ApiGatewayV2::Route').map(({ RouteKey }) => RouteKey);
    expect(routes.toSorted()).toEqual(['OPTIONS /graphql', 'POST /graphql']);
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: {
        ThrottlingRateLimit: Match.anyValue(),
        ThrottlingBurstLimit: Match.anyValue(),
      },
    });
  });

  test('believes what CloudFront tells of the client by a key that only the two know', () => {
    const [api] = propertiesOf(template, 'AWS::Lambda::Function').filter(
      ({ Runtime }) => Runtime === 'nodejs24.x',
    );
    const { FRONT_KEY } = api.Environment.Variables;
    expect(FRONT_KEY).toEqual({ 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] });
    const headers = distributionOf(template).Origins.flatMap(
      (origin: { OriginCustomHeaders?: readonly object[] }) => origin.OriginCustomHeaders ?? [],
    );
    expect(headers).toEqual([{ HeaderName: FRONT_KEY_HEADER, HeaderValue: FRONT_KEY }]);
  });

  test('takes settings and throttle from the context', () => {
    const set = synthesise({
      settings: JSON.stringify({ SIGN_UPS_PER_HOUR: 100, TABLE_NAME: 'not this one' }),
      rateLimit: '50',
      burstLimit: '70',
    });
    set.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: fields({ SIGN_UPS_PER_HOUR: '100', TABLE_NAME: { Ref: table } }) },
    });
    set.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 70 },
    });
  });

  test.each([{ settings: '7' }, { rateLimit: '50' }, { rateLimit: 'x', burstLimit: '70' }])(
    'refuses %o',
    context => {
      expect(() => synthesise(context)).toThrow(/settings must be|Give rateLimit and burstLimit/);
    },
  );

  test('keeps no log for ever', () => {
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() });
    template.allResourcesProperties('AWS::Lambda::Function', {
      LoggingConfig: { LogGroup: { Ref: Match.anyValue() } },
    });
  });
});

describe('the site', () => {
  const distribution = distributionOf(template);
  const [apiPath] = distribution.CacheBehaviors;

  test('shares one origin with the API', () => {
    template.resourceCountIs('AWS::CloudFront::Distribution', 1);
    expect(distribution.CacheBehaviors).toHaveLength(1);
    expect(apiPath.PathPattern).toBe('/graphql');
    const origins = new Map(distribution.Origins.map((origin: { Id: string }) => [origin.Id, origin]));
    expect(JSON.stringify(origins.get(apiPath.TargetOriginId))).toContain('.execute-api.');
    expect(origins.get(distribution.DefaultCacheBehavior.TargetOriginId)).toHaveProperty('S3OriginConfig');
  });

  test("hands the API's path through uncached, with every method and all headers but Host", () => {
    expect(apiPath).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // Managed-CachingDisabled
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // Managed-AllViewerExceptHostHeader
      AllowedMethods: expect.arrayContaining(['POST', 'OPTIONS', 'GET', 'PUT', 'DELETE']),
      ViewerProtocolPolicy: 'https-only',
    });
  });

  test('tells the API which host the browser asked, whatever the browser says of it, and changes no path', () => {
    const edge = edgeFunction(template, apiPath);
    const asked = { uri: '/graphql', headers: { host: { value: 'bridge.example' } } };
    const headers = { ...asked.headers, 'x-forwarded-host': { value: 'bridge.example' } };
    expect(edge(structuredClone(asked))).toEqual({ uri: '/graphql', headers });
    const lie = { ...asked.headers, 'x-forwarded-host': { value: 'elsewhere.example' } };
    expect(edge({ ...asked, headers: lie })).toEqual({ uri: '/graphql', headers });
  });

  test("falls back to index.html on the site's paths only", () => {
    expect(distribution).not.toHaveProperty('CustomErrorResponses');
    const edge = edgeFunction(template, distribution.DefaultCacheBehavior);
    const rewrite = (uri: string) => edge({ uri, headers: {} }).uri;
    expect(rewrite('/')).toBe('/index.html');
    expect(rewrite('/join')).toBe('/index.html');
    expect(rewrite('/developers')).toBe('/developers.html');
    expect(rewrite('/developers/')).toBe('/developers.html');
    expect(rewrite('/developers/x')).toBe('/index.html');
    expect(rewrite('/match/6f0e1c1e-5a39-4b43-9d1a-0d7f3a3f5a10/deal/3')).toBe('/index.html');
    expect(rewrite('/match/v1.2/')).toBe('/index.html');
    expect(rewrite('/assets/index-B2xk.js')).toBe('/assets/index-B2xk.js');
    expect(rewrite('/favicon.svg')).toBe('/favicon.svg');
  });

  test('lies in a private bucket that only the distribution reads', () => {
    template.resourceCountIs('AWS::S3::Bucket', 1);
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    template.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
    });
    const [policy] = propertiesOf(template, 'AWS::S3::BucketPolicy');
    expect(policy.PolicyDocument.Statement).toMatchObject([
      { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      { Effect: 'Allow', Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } },
    ]);
  });

  test('keeps its assets for good and asks for its pages anew, and prunes neither', () => {
    expect(propertiesOf(template, 'Custom::CDKBucketDeployment')).toMatchObject([
      {
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': 'max-age=31536000, immutable' },
      },
      { Exclude: ['assets/*'], Prune: false, SystemMetadata: { 'cache-control': 'no-cache' } },
    ]);
  });

  test('allows nothing from elsewhere and nothing inline', () => {
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: Match.stringLikeRegexp("^default-src 'none'; script-src 'self'; "),
          },
        },
      },
    });
    expect(JSON.stringify(template.toJSON())).not.toContain('unsafe-');
  });
});

describe('the stack', () => {
  test('gives nothing a physical name', () => {
    const names = /"(TableName|BucketName|FunctionName|RoleName|LogGroupName|DomainName)":"/;
    expect(JSON.stringify(template.toJSON())).not.toMatch(names);
  });

  test('knows no account and no region', () => {
    expect(JSON.stringify(template.toJSON())).not.toMatch(/\d{12}[:"/]|(eu|us|ap)-[a-z]+-\d/);
  });

  test('says where to play', () => {
    const front = idOf(template, 'AWS::CloudFront::Distribution');
    template.hasOutput('SiteUrl', {
      Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [front, 'DomainName'] }]] },
    });
  });
});

describe('a domain of its own', () => {
  const domainName = 'bridge.example';
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/one';

  test('is put in front with its certificate', () => {
    const named = synthesise({ domainName, certificateArn });
    expect(distributionOf(named)).toMatchObject({
      Aliases: [domainName],
      ViewerCertificate: { AcmCertificateArn: certificateArn },
    });
    named.hasOutput('SiteUrl', { Value: `https://${domainName}` });
  });

  test.each([{ domainName }, { certificateArn }])('is refused by halves: %o', half => {
    expect(() => synthesise(half)).toThrow('Give domainName and certificateArn together');
  });
});

function propertiesOf(source: Template, type: string) {
  return Object.values(source.findResources(type)).map(({ Properties }) => Properties);
}

function idOf(source: Template, type: string): string {
  const [id, ...others] = Object.keys(source.findResources(type));
  if (id === undefined || others.length > 0) throw new Error(`not exactly one ${type}`);
  return id;
}

function distributionOf(source: Template) {
  const [distribution] = propertiesOf(source, 'AWS::CloudFront::Distribution');
  return distribution.DistributionConfig;
}

interface EdgeRequest {
  readonly uri: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** What the function at the edge, before a behaviour, makes of a request. */
function edgeFunction(
  source: Template,
  behavior: { readonly FunctionAssociations: readonly unknown[] },
): (request: EdgeRequest) => EdgeRequest {
  expect(behavior.FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
  const association = JSON.stringify(behavior.FunctionAssociations);
  const functions = Object.entries(source.findResources('AWS::CloudFront::Function'));
  const [edge] = functions.flatMap(([id, { Properties }]) => (association.includes(id) ? [Properties] : []));
  const handler = new Function(`${edge.FunctionCode}; return handler;`)();
  return request => handler({ request });
}
