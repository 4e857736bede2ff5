// Our own exports, spoiled: whatever is changed by hand is found.
import { describe, expect, test } from 'vitest';
import { readJsonExport } from '../../../engine/notation/json/reader.ts';
import { formatJsonExport } from '../../../engine/notation/json/writer.ts';
import type { NotatedFile } from '../../../engine/notation/notated-deal.ts';
import { readPbn } from '../../../engine/notation/pbn/reader.ts';
import { formatPbn } from '../../../engine/notation/pbn/writer.ts';
import { replayNotated } from '../../../engine/notation/replay/replay.ts';
import type { WrittenMatch } from '../../../engine/notation/written-match.ts';
import { present } from '../support/deals.ts';
import { chooser } from '../support/random.ts';
import { rulesOf } from '../support/table.ts';
import { playedMatch } from './matches.ts';

/** A deal with an accepted claim. */
const MATCH: WrittenMatch = present(
  Array.from({ length: 400 }, (_, seed) => playedMatch(rulesOf('bridge'), chooser(seed), 1)).find(
    ({ deals }) =>
      deals.some(({ claims }) =>
        claims.some(({ concession, status }) => !concession && status === 'ACCEPTED'),
      ),
  ),
);
const PBN = formatPbn(MATCH);
const JSON_TEXT = formatJsonExport(MATCH);

function problemsIn({ deals, problems }: NotatedFile): string {
  return [...problems, ...deals.flatMap(deal => replayNotated(deal).problems)]
    .map(({ text }) => text)
    .join('; ');
}

test('unspoiled', () => {
  expect(problemsIn(readPbn(PBN))).toBe('');
  expect(problemsIn(readJsonExport(JSON_TEXT))).toBe('');
});

describe('PBN', () => {
  test.each<[string, RegExp, string, string]>([
    ['another result', /\[Result "\d+"\]/, '[Result "0"]', 'result tag says 0, play gives'],
    ['rules of another version', /version 1/, 'version 2', 'hobrules tag cannot be read'],
    ['rules that do not go together', /players 2/, 'players 4', 'hobrules tag cannot be read'],
    ['another layout', /HobLayout "columns"/, 'HobLayout "pairs"', 'hobrules tag cannot be read'],
    ['other owners', /N:S E:W/, 'N:W E:S', 'owners that the rules do not give'],
    ['an order of other cards', /(HobDealt "N:)(..)/, '$1SA', 'hobdealt tag cannot be read'],
    ['no order at all', /\[HobDealt.*\n/, '', 'hobdealt tag cannot be read'],
    ['hands exchanged', /(HobDealt ")N:(\w+) E:(\w+)/, '$1N:$3 E:$2', 'deal and dealing order differ for N'],
    [
      'a claim at no time',
      /claims \d+ after \d+ accepted/,
      'claims 1 after 0 accepted',
      'no place in the play for: ',
    ],
    ['no board', /\[Board.*\n/, '', 'a deal of ours without its number as board'],
  ])('%s', (_, what, instead, expected) => {
    const spoiled = PBN.replace(what, instead);
    expect(spoiled).not.toBe(PBN);
    expect(problemsIn(readPbn(spoiled))).toContain(expected);
  });
});

describe('JSON', () => {
  test.each<[string, RegExp, string, string]>([
    ['cut off', /\]\}\s*$/, '', 'not JSON'],
    [
      'of another version',
      /"version":1,"date"/,
      '"version":2,"date"',
      'not a half-open-bridge export of version 1',
    ],
    ['other rules', /"preset":"bridge"/, '"preset":"whist"', 'rules that this version does not know'],
    ['no deals', /"deals":/, '"matches":', 'no list of deals'],
    ['a card that there is not', /"play":\["../, '"play":["ZZ', 'play cannot be read'],
    ['a card twice', /("SOUTH":\[")..","(..)/, '$1$2","$2', 'dealt cannot be read'],
    ['another contract', /"level":\d/, '"level":7', 'contract stated as 7'],
    ['another result', /"tricksByDeclarer":\d+/, '"tricksByDeclarer":0', 'result tag says 0'],
  ])('%s', (_, what, instead, expected) => {
    const spoiled = JSON_TEXT.replace(what, instead);
    expect(spoiled).not.toBe(JSON_TEXT);
    expect(problemsIn(readJsonExport(spoiled))).toContain(expected);
  });

  test('is a plain versioned object', () => {
    const { format, version, rules, draw, deals } = JSON.parse(JSON_TEXT);
    expect({ format, version }).toEqual({ format: 'half-open-bridge', version: 1 });
    expect(rules).toEqual(MATCH.rules);
    expect(draw).toHaveLength(2);
    expect(deals).toHaveLength(1);
  });
});
