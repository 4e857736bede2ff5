// A bundle's first answer, in a fresh process with the environment that Lambda gives.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface FirstAnswer {
  /** Of loading the bundle and answering. */
  readonly milliseconds: number;
  readonly answer: unknown;
}

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, 'first-answer.mjs');

/** Credentials come from the environment, as from Lambda; `variables` go on top. */
export async function firstAnswer(
  folder: string,
  event: APIGatewayProxyEventV2,
  variables: Readonly<Record<string, string>> = {},
): Promise<FirstAnswer> {
  const bundle = pathToFileURL(join(folder, 'index.mjs')).href;
  const { stdout } = await run(process.execPath, [PROGRAM, bundle, JSON.stringify(event)], {
    env: {
      NODE_ENV: 'production',
      TABLE_NAME: 'matches',
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'none',
      AWS_SECRET_ACCESS_KEY: 'none',
      ...variables,
    },
  });
  return parseFirstAnswer(stdout);
}

function parseFirstAnswer(text: string): FirstAnswer {
  return JSON.parse(text) as FirstAnswer;
}
