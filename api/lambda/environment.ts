// The function's environment, read once when it is loaded.
export interface Environment {
  readonly table: string;
  /** Of the local server's embedded store; DynamoDB itself when null. */
  readonly endpoint: string | null;
}

export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const { TABLE_NAME, DYNAMODB_ENDPOINT } = variables;
  if (!TABLE_NAME) throw new Error('The environment variable TABLE_NAME is missing: the name of the table.');
  return { table: TABLE_NAME, endpoint: DYNAMODB_ENDPOINT || null };
}
