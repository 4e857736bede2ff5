// What the API function is measured against: an empty Apollo Server next to a DynamoDB document client.
import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const server = new ApolloServer({
  typeDefs: 'type Query { empty: Boolean }',
  resolvers: { Query: { empty: () => true } },
});
await server.start();

export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export function handler(): Promise<HTTPGraphQLResponse> {
  return server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query: '{ __typename }' },
    },
    context: async () => ({}),
  });
}
