// Laws of the template that `cdk synth` makes.
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
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

  test("falls back to index.html on the site's paths only", () => {
    expect(distribution).not.toHaveProperty('CustomErrorResponses');
    expect(apiPath).not.toHaveProperty('FunctionAssociations');
    const associations = distribution.DefaultCacheBehavior.FunctionAssociations;
    expect(associations).toMatchObject([{ EventType: 'viewer-request' }]);
    const rewrite = edgeFunction(template);
    expect(rewrite('/')).toBe('/index.html');
    expect(rewrite('/join')).toBe('/index.html');
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

/** The path that the function at the edge makes of a path. */
function edgeFunction(source: Template): (path: string) => string {
  const [edge] = propertiesOf(source, 'AWS::CloudFront::Function');
  const handler = new Function(`${edge.FunctionCode}; return handler;`)();
  return path => handler({ request: { uri: path } }).uri;
}
