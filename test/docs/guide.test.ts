// docs/api.md as a stranger takes it: every command in order, every code, every number.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEAR } from '../../api/cost.ts';
import { ERROR_CODES } from '../../api/errors.ts';
import { BODY_LIMIT } from '../../api/lambda/adapter.ts';
import { LIMITS } from '../../api/limits.ts';
import { typeDefs } from '../../api/schema.generated.ts';
import { SETTING_NAMES, USUAL_SETTINGS } from '../../api/settings.ts';
import { type LocalServer, startLocalServer } from '../api/support/local-server.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const guide = await readFile(join(DOCS, 'api.md'), 'utf8');
const operations = await readFile(join(DOCS, 'operations.md'), 'utf8');

/** The first cells of a chapter's table rows. */
function rowsOf(text: string, chapter: string): readonly (readonly string[])[] {
  const [, body = ''] = text.split(new RegExp(`^## ${chapter}$`, 'm'));
  const [own = ''] = body.split(/^## /m);
  return [...own.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, first = '', rest = '']) => [
    first,
    ...rest.split('|').map(cell => cell.trim()),
  ]);
}

const firsts = (rows: readonly (readonly string[])[]) => rows.map(([first]) => first ?? '');

describe('the guide', () => {
  it('tells every refusal', () => {
    const codes = buildSchema(typeDefs).getType('RefusalCode');
    if (!isEnumType(codes)) throw new Error('no codes');
    expect(firsts(rowsOf(guide, 'Refusals')).toSorted()).toEqual(
      codes
        .getValues()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('tells every error', () => {
    expect(firsts(rowsOf(guide, 'Errors'))).toEqual(ERROR_CODES);
  });

  it('tells the limits as they are', () => {
    for (const number of [
      LIMITS.tokens,
      LIMITS.selections,
      LIMITS.depth,
      LIMITS.aliases,
      USUAL_SETTINGS.costLimit,
    ]) {
      expect(guide).toMatch(new RegExp(`\\b${number}\\b`));
    }
    for (const [field, cost] of Object.entries(DEAR)) {
      expect(guide).toMatch(new RegExp(`\`${field}\`\\D* ${cost}\\b`));
    }
    expect(guide).toContain(`${BODY_LIMIT / 1024} KB`);
    const {
      requestsPerSecond,
      requestBurst,
      callersPerAddress,
      signUps,
      guesses,
      matches,
      tokens,
      codes,
      sessions,
    } = USUAL_SETTINGS;
    expect(guide).toContain(
      `| requests of one caller | ${requestsPerSecond} a second in the long run, ${requestBurst} at once |`,
    );
    expect(guide).toContain(
      `| requests from one address, whoever sends them | ${callersPerAddress} times as many |`,
    );
    const hourly = {
      'sign-ups from one address': signUps,
      'wrong invitations and codes from one address': guesses,
      'matches that one player makes, those counted that he sat down at': matches,
      'tokens of one player': tokens,
      'device codes of one player': codes,
    };
    for (const [what, number] of Object.entries(hourly))
      expect(guide).toContain(`| ${what} | ${number} an hour |`);
    expect(guide).toContain(`at most ${sessions} devices and tokens`);
  });
});

it('docs/operations.md tells every setting with its usual value', () => {
  expect(rowsOf(operations, 'Settings of the API').map(([name, usual]) => [name, usual])).toEqual(
    SETTING_NAMES.map(({ name, usual }) => [name, String(usual)]),
  );
});

/** Where there is no curl, one of our own that knows as much as the guide asks for. */
const CURL = `command -v curl >/dev/null || curl() { '${process.execPath}' '${join(import.meta.dirname, 'curl.mjs')}' "$@"; }\n`;

describe('the commands of the guide', () => {
  let server: LocalServer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'guide-'));
    server = await startLocalServer(directory);
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await rm(directory, { recursive: true });
  });

  it('play a match to its end', async () => {
    const MARK = '-- next --';
    const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
    const script = blocks
      .join(`echo '${MARK}'\n`)
      .replace('http://localhost:4000', new URL(server.url).origin);
    const { stdout, stderr } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', CURL + script]);
    expect(stderr).toBe('');
    const answers = stdout.split(MARK).map(part =>
      part
        .trim()
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line)),
    );
    for (const answer of answers.flat()) expect(answer).not.toHaveProperty('errors');
    const [presets, , join, table, play, result, version, history, refused, reader] = answers.map(
      part => part.at(-1)?.data,
    );
    expect(presets.rulePresets).toHaveLength(3);
    expect(join.joinMatch).toMatchObject({ match: { status: 'IN_PROGRESS' }, refusal: null });
    expect(table.match.deal.hands.map(({ unseen }: { unseen: number }) => unseen)).toEqual([6, 6, 0, 13]);
    expect(play.playCard ?? play.makeCall).toMatchObject({ refusal: null });
    expect(result.match).toMatchObject({
      status: 'FINISHED',
      deal: { contract: { level: 1, denomination: 'CLUBS' } },
      export: expect.stringContaining('[Deal "'),
    });
    expect(version.match.version).toBeGreaterThan(50);
    expect(history.match.history).toHaveLength(5);
    expect(refused.playCard.refusal.code).toBe('STALE_VERSION');
    expect(reader.match.status).toBe('FINISHED');
    expect(server.errors()).toBe('');
  });
});
