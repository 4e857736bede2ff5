// `npm run --silent verify`, run as it is run: what it prints, where, and how it ends.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SAMPLES } from '../engine/notation/sample-files.ts';

const VERIFY = join(import.meta.dirname, '..', '..', 'cli', 'verify.ts');
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(...files: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFY, ...files], { encoding: 'utf8' });
  const lines = stdout.trimEnd().split('\n');
  return { status, summary: lines.at(-1), deals: lines.slice(0, -1).map(line => JSON.parse(line)), stderr };
}

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const SUITS = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const GAME = `[Board "9"]\n[North "Zo\u00eb"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "${SUITS}"]\n[Result "12"]\n[Auction "N"]\n7S AP\n[Play "E"]\nHA DA CA SA\n*\n`;

test('a deal: all its fields, in their order', () => {
  const file = fileOf('one.pbn', GAME);
  const { status, summary, deals, stderr } = verify(file);
  expect({ status, summary, stderr }).toEqual({
    status: 0,
    summary: '1 deals, 1 ok, 0 with problems',
    stderr: '',
  });
  expect(JSON.stringify(deals[0])).toBe(
    `{"file":${JSON.stringify(file)},"board":"9","ok":true,"contract":"7S","declarer":"N","leader":"E","tricks":12,"complete":false,"score":-50,"side":"NS","problems":[]}`,
  );
});

test('problems with their lines; a file with problems has still been read', () => {
  const { status, summary, deals } = verify(fileOf('wrong.pbn', GAME.replace('"12"', '"0"')));
  expect({ status, summary }).toEqual({ status: 0, summary: '1 deals, 0 ok, 1 with problems' });
  expect(deals[0]).toMatchObject({ ok: false, tricks: null, score: null, side: 'NS' });
  expect(deals[0].problems).toEqual(['line 6: result tag says 0, declarer has 1 of 1 tricks']);
});

test('a deal passed out, and one whose play stops without claim or result', () => {
  const passed = GAME.replace('7S AP', 'AP')
    .replace(/\[Result[\s\S]*?\[Auction/, '[Auction')
    .replace(/\[Play[\s\S]*/, '');
  const stopped = GAME.replace('"12"', '""');
  const { deals } = verify(fileOf('two.pbn', `${passed}\n${stopped}`));
  expect(
    deals.map(({ contract, tricks, complete, score, side, ok }) => [
      contract,
      tricks,
      complete,
      score,
      side,
      ok,
    ]),
  ).toEqual([
    ['PASS', null, true, 0, null, true],
    ['7S', null, false, null, 'NS', true],
  ]);
});

describe('encodings', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(GAME)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${GAME}`)],
    ['Latin-1', Buffer.from(GAME, 'latin1')],
    ['carriage returns', Buffer.from(GAME.replaceAll('\n', '\r\n'))],
  ])('%s', (name, bytes) => {
    expect(verify(fileOf(`${name}.pbn`, bytes)).summary).toBe('1 deals, 1 ok, 0 with problems');
  });
});

test('every notation at once', () => {
  const names = ['book.pbn', 'contract.lin', 'book-export.txt'];
  const { status, summary, deals } = verify(...names.map(name => join(SAMPLES, name)));
  expect({ status, summary }).toEqual({ status: 0, summary: '12 deals, 12 ok, 0 with problems' });
  expect(new Set(deals.map(({ file }) => file)).size).toBe(3);
});

describe('exit 2, naming the file, after all that could be read', () => {
  const good = () => fileOf('good.pbn', GAME);

  test.each<[string, () => string, RegExp]>([
    ['a file that is not there', () => join(folder, 'missing.pbn'), /missing\.pbn: .*ENOENT/],
    ['a folder', () => folder, /EISDIR/],
    ['an empty file', () => fileOf('empty.pbn', ''), /empty\.pbn: neither PBN nor LIN nor an export of ours/],
    ['another text', () => fileOf('letter.txt', 'Dear Sir,\n'), /letter\.txt: neither/],
    [
      'bytes',
      () => fileOf('picture.pbn', new Uint8Array([0x89, 0x50, 0, 255, 254])),
      /picture\.pbn: neither/,
    ],
    [
      'another JSON',
      () => fileOf('package.json', '{"name":"x"}'),
      /package\.json: line 1: not a half-open-bridge export/,
    ],
    ['tags without a deal', () => fileOf('event.pbn', '[Event "x"]\n'), /event\.pbn: no deal in this PBN/],
  ])('%s', (_, make, message) => {
    const { status, summary, stderr } = verify(make(), good());
    expect(stderr).toMatch(message);
    expect({ status, summary }).toEqual({ status: 2, summary: '1 deals, 1 ok, 0 with problems' });
  });

  test('no file', () => {
    expect(verify()).toMatchObject({ status: 2, stderr: 'usage: npm run --silent verify -- FILE…\n' });
  });
});
