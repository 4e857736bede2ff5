// What goes into the API function's bundle, and what a stub does.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newPlayerId, newToken } from '../../api/ids.ts';
import { type EmbeddedStore, localClient, startDynalite } from '../../api/store/dynalite.ts';
import { makeDynamoStore } from '../../api/store/dynamo.ts';
import { createTable } from '../../api/store/table.ts';
import { bundleApi } from '../../infra/bundle.ts';
import { standIns } from '../../infra/stand-ins.ts';
import type { Stub } from '../../infra/stubs.ts';
import { newSession } from '../api/store/credentials.ts';
import { postEvent } from '../bench/event.ts';
import { firstAnswer } from '../bench/first-answer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the API bundle', () => {
  let inputs: readonly string[];
  let text: string;
  beforeAll(async () => {
    inputs = await bundleApi({ outdir: join(folder, 'api') });
    const files = ['index.mjs', 'webauthn.mjs'].map(file => readFile(join(folder, 'api', file), 'utf8'));
    text = (await Promise.all(files)).join('');
  });

  test('is at most a megabyte', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000_000);
  });

  test('names no folder of the machine that made it', () => {
    expect(text).not.toContain(join(import.meta.dirname, '../..'));
    expect(text).not.toContain('sourceMappingURL');
  });

  test('holds nothing that only development needs', () => {
    const foreign =
      /^(test|web|infra)\/|(^|\/)node_modules\/(dynalite|vite|vitest|fast-check|esbuild|aws-cdk)/;
    expect(inputs.filter(input => foreign.test(input))).toEqual([]);
  });

  test('is made from the API and the engine', () => {
    expect(inputs).toContain('api/lambda/graphql.ts');
    expect(inputs.some(input => input.startsWith('engine/'))).toBe(true);
  });

  test("holds one graphql, for a second would refuse the first one's schema", () => {
    const copies = inputs.filter(input => /node_modules\/graphql\/version\.m?js$/.test(input));
    expect(copies).toHaveLength(1);
  });
});

describe('the API bundle, run as Lambda runs it', () => {
  let store: EmbeddedStore;
  beforeAll(async () => {
    await bundleApi({ outdir: join(folder, 'api') });
    store = await startDynalite();
  });
  afterAll(() => store.stop());

  // Credentials and endpoint come from the environment: the stubs must leave that way open.
  async function ask(query: string, token: string) {
    const event = postEvent(query, { authorization: `Bearer ${token}` });
    const { answer } = await firstAnswer(join(folder, 'api'), event, {
      AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
    });
    return answer;
  }

  test('knows a stored session and refuses another', async () => {
    const client = localClient(store.endpoint);
    await createTable(client, 'matches');
    const matches = makeDynamoStore({ client: DynamoDBDocumentClient.from(client), table: 'matches' });
    const player = newPlayerId();
    const token = newToken(player);
    const createdAt = new Date().toISOString();
    await matches.putPlayer({ id: player, name: 'Test', createdAt });
    await matches.putSession(newSession(player, { hash: hashToken(token) }));

    expect(await ask('{ viewer { id } }', token)).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining(`{"data":{"viewer":{"id":"${player}"}},`),
    });
    expect(await ask('{ viewer { id } }', newToken(player))).toMatchObject({ statusCode: 401 });
  });
});

describe('a stub', () => {
  const stub: Stub = { file: 'unused/index.js', names: ['unused'], why: 'nobody needs it' };

  beforeAll(async () => {
    await mkdir(join(folder, 'node_modules/unused'), { recursive: true });
    await writeFile(join(folder, 'node_modules/unused/index.js'), 'export const unused = 1, other = 2;');
  });

  async function bundled(source: string, stubs: readonly Stub[]) {
    const outfile = join(folder, 'stubbed.mjs');
    const stdin = { contents: source, resolveDir: folder };
    const plugins = [standIns(stubs)];
    await build({ stdin, outfile, bundle: true, format: 'esm', logLevel: 'silent', plugins });
    return import(/* @vite-ignore */ pathToFileURL(outfile).href);
  }

  test('throws when it is called, and says why', async () => {
    const { unused } = await bundled("export { unused } from 'unused';", [stub]);
    expect(unused).toThrow('unused/index.js is not in this bundle: nobody needs it');
  });

  test('that nothing asks for fails the build', async () => {
    await expect(bundled('export {};', [stub])).rejects.toThrow('nothing asks for unused/index.js');
  });

  test('that lacks a name fails the build', async () => {
    await expect(bundled("export { other } from 'unused';", [stub])).rejects.toThrow('No matching export');
  });
});
