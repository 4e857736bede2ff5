// The event that API Gateway makes of one POST to /graphql.
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export function postEvent(
  query: string,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyEventV2 {
  const http = {
    method: 'POST',
    path: '/graphql',
    protocol: 'HTTP/1.1',
    sourceIp: '127.0.0.1',
    userAgent: 'test',
  };
  return {
    version: '2.0',
    routeKey: 'POST /graphql',
    rawPath: '/graphql',
    rawQueryString: '',
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
    requestContext: {
      accountId: 'none',
      apiId: 'none',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http,
      requestId: 'test',
      routeKey: 'POST /graphql',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: JSON.stringify({ query }),
    isBase64Encoded: false,
  };
}
