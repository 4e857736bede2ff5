// The function's environment, read once when it is loaded.
import { type PasskeySettings, readPasskeySettings } from '../identity/passkey-site.ts';
import { readSettings, type Settings, type Variables } from '../settings.ts';

export interface Environment {
  readonly table: string;
  /** Of the local server's embedded store; DynamoDB itself when null. */
  readonly endpoint: string | null;
  /** The key that our own front adds to requests; null when nothing stands before the function. */
  readonly frontKey: string | null;
  readonly passkeys: PasskeySettings;
  readonly settings: Settings;
}

/** Throws, naming the variable, when one is missing or cannot be. */
export function readEnvironment(variables: Variables): Environment {
  const { TABLE_NAME, DYNAMODB_ENDPOINT, FRONT_KEY } = variables;
  if (!TABLE_NAME) throw new Error('The environment variable TABLE_NAME is missing: the name of the table.');
  return {
    table: TABLE_NAME,
    endpoint: DYNAMODB_ENDPOINT || null,
    frontKey: FRONT_KEY || null,
    passkeys: readPasskeySettings(variables),
    settings: readSettings(variables),
  };
}
