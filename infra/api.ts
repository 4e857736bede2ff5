// The API function behind an HTTP API that knows one path.
import { Aws, Duration, Fn, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** What the store sends; reading the whole table is not among it. */
const TABLE_ACTIONS = [
  'dynamodb:BatchGetItem',
  'dynamodb:DeleteItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
  'dynamodb:UpdateItem',
];

export interface GraphqlApiProps {
  readonly table: ITableV2;
  /** The folder with `index.mjs`. */
  readonly bundle: string;
  /** Settings of the function beside those that it gets here; docs/operations.md lists them. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What all requests together may reach. */
  readonly throttle?: Throttle;
}

export interface Throttle {
  /** Requests a second in the long run. */
  readonly rateLimit: number;
  /** Requests at once, after a rest. */
  readonly burstLimit: number;
}

/** Bounds the bill, far above what some thousand players at once send. */
const THROTTLE: Throttle = { rateLimit: 200, burstLimit: 400 };

/** What a request through CloudFront carries, so that the client's address in it can be believed. */
export const FRONT_KEY_HEADER = 'x-front-key';

export class GraphqlApi extends Construct {
  /** Where CloudFront sends `/graphql`. */
  readonly host: string;
  /** The stack's own number: unguessable, known to nobody outside the account, and there without being kept anywhere. */
  readonly frontKey = Fn.select(2, Fn.split('/', Aws.STACK_ID));

  constructor(scope: Construct, id: string, props: GraphqlApiProps) {
    super(scope, id);
    const gateway = new HttpApi(this, 'Gateway', { createDefaultStage: false });
    gateway.addRoutes({
      path: '/graphql',
      methods: [HttpMethod.POST, HttpMethod.OPTIONS],
      integration: new HttpLambdaIntegration('Function', this.makeFunction(props)),
    });
    new HttpStage(this, 'Stage', {
      httpApi: gateway,
      stageName: '$default',
      autoDeploy: true,
      throttle: props.throttle ?? THROTTLE,
    });
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${gateway.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  private makeFunction({ table, bundle, environment }: GraphqlApiProps): LambdaFunction {
    const logGroup = new LogGroup(this, 'Logs', { retention: RetentionDays.ONE_MONTH });
    // A role of its own rather than the managed one, which may write to every log group of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    role.addToPolicy(new PolicyStatement({ actions: TABLE_ACTIONS, resources: [table.tableArn] }));
    return new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(bundle),
      // A move takes a few milliseconds and under 100 MB; the rest buys the processor share of a quick cold start.
      memorySize: 1024,
      timeout: Duration.seconds(10),
      environment: {
        ...environment,
        TABLE_NAME: table.tableName,
        FRONT_KEY: this.frontKey,
        NODE_ENV: 'production',
      },
      logGroup,
      role,
    });
  }
}
