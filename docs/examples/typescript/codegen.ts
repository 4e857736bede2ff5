// Types of the operations in operations.ts, from the schema of a running site:  npx graphql-codegen --config codegen.ts
import type { CodegenConfig } from '@graphql-codegen/cli';

const { SITE = 'http://localhost:4000' } = process.env;

const config: CodegenConfig = {
  schema: `${SITE}/graphql`,
  documents: 'operations.ts',
  generates: {
    'operations.generated.ts': {
      plugins: ['typescript-operations'],
      config: {
        enumType: 'string-literal',
        immutableTypes: true,
        skipTypename: true,
        scalars: { ID: 'string', Card: 'string', Call: 'string', DateTime: 'string' },
      },
    },
  },
};

export default config;
