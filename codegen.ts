// Types from the schema: `npm run generate` writes them, `npm run check:generated` finds stale ones.
import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const schema = 'api/schema.graphql';

const config: CodegenConfig = {
  schema,
  errorsOnly: true,
  generates: {
    'api/schema.generated.ts': {
      plugins: [
        { add: { content: '// Made from schema.graphql by `npm run generate`; not to be edited.' } },
        'typescript',
        './codegen-resolvers.ts',
        {
          add: {
            placement: 'append',
            content: `export const typeDefs = ${JSON.stringify(readFileSync(schema, 'utf8'))};`,
          },
        },
      ],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        immutableTypes: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        avoidOptionals: { field: true, inputValue: false, object: true, defaultValue: false },
        contextType: './context.ts#Context',
        strictScalars: true,
        scalars: {
          ID: 'string',
          Card: '../engine/cards.ts#Card',
          Call: '../engine/auction.ts#Call',
          DateTime: 'string',
        },
        mappers: {
          Node: './resolvers/node.ts#SeenNode',
          Match: './service/sight.ts#MatchSight',
          Player: './service/sight.ts#SeenPlayer',
          Deal: '../engine/view.ts#DealView',
          MatchEvent: './service/history.ts#HistoryEvent',
          SeatTaken: './service/history.ts#EventOf<"seatTaken">',
          DealStarted: './service/history.ts#EventOf<"dealStarted">',
          CallMade: './service/history.ts#EventOf<"call">',
          CardPlayed: './service/history.ts#EventOf<"card">',
          ClaimMade: './service/history.ts#EventOf<"claim">',
          ClaimAnswered: './service/history.ts#EventOf<"answer">',
          DealEnded: './service/history.ts#EventOf<"dealEnded">',
          Score: './service/sight.ts#MatchSight',
        },
      },
    },
    'web/src/api/operations.generated.ts': {
      documents: [
        'web/src/api/operations.ts',
        'web/src/api/page-operations.ts',
        'web/src/api/account-operations.ts',
      ],
      plugins: ['typescript-operations'],
      config: {
        immutableTypes: true,
        skipTypename: true,
        enumType: 'string-literal',
        useTypeImports: true,
        scalars: { Card: 'string', Call: 'string', DateTime: 'string', ID: 'string' },
      },
    },
    // As the example's own codegen.ts has it, which asks a running site for the schema.
    'docs/examples/typescript/operations.generated.ts': {
      documents: 'docs/examples/typescript/operations.ts',
      plugins: ['typescript-operations'],
      config: {
        immutableTypes: true,
        skipTypename: true,
        enumType: 'string-literal',
        scalars: { Card: 'string', Call: 'string', DateTime: 'string', ID: 'string' },
      },
    },
  },
};

export default config;
