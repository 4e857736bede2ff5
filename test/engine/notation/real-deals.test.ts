// Thousands of real deals, which an independent program has replayed, and 71 files as found in the wild.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLin } from '../../../engine/notation/lin/reader.ts';
import type { NotatedDeal } from '../../../engine/notation/notated-deal.ts';
import { readPbn } from '../../../engine/notation/pbn/reader.ts';
import { notationOf, readNotation } from '../../../engine/notation/read.ts';
import { type Replayed, replayNotated } from '../../../engine/notation/replay/replay.ts';
import { formatContract, formatSide } from '../../../engine/notation/words.ts';
import { otherSide } from '../../../engine/seats.ts';
import { present } from '../support/deals.ts';
import { asLin, asPbn, DEALS, isThere, parseRows, RAW, type Row, rawFiles } from './real-data.ts';

function found({ contract, passedOut, winners, tricks, complete, score, side }: Replayed) {
  const to = score === null || score === 0 || side === null ? null : score > 0 ? side : otherSide(side);
  return {
    contract: passedOut ? 'Pass' : contract === null ? null : formatContract(contract),
    declarer: contract?.declarer.charAt(0) ?? null,
    winners: winners.map(winner => winner.charAt(0)).join(''),
    tricks,
    complete,
    score: score === null ? null : Math.abs(score),
    scoreSide: to === null ? null : formatSide(to),
  };
}

function expected({
  contract,
  declarer,
  winners,
  tricks,
  complete,
  score,
  scoreSide,
}: Row): ReturnType<typeof found> {
  return { contract, declarer, winners, tricks, complete, score, scoreSide };
}

function leaderOf({ play, declarer }: Row): string | null {
  return (
    play[0]?.[0]?.charAt(0) ?? (declarer === null ? null : 'NESW'.charAt(('NESW'.indexOf(declarer) + 1) % 4))
  );
}

describe.skipIf(!isThere(DEALS))(`9 007 real deals (${DEALS})`, () => {
  test.each([
    ['PBN', asPbn, readPbn],
    ['LIN', asLin, readLin],
  ] as const)(
    'as %s: contract, declarer, leader, winners, tricks and score of every one',
    (_, write, read) => {
      const rows = parseRows(readFileSync(DEALS, 'utf8'));
      expect(rows).toHaveLength(9007);
      const { deals, problems } = read(rows.map(write).join(''));
      expect(problems).toEqual([]);
      expect(deals).toHaveLength(rows.length);
      const differing = rows.filter((row, i) => {
        const replayed = replayNotated(present(deals[i]));
        const same = JSON.stringify(found(replayed)) === JSON.stringify(expected(row));
        const leader = replayed.leader?.charAt(0) ?? null;
        return !same || leader !== leaderOf(row) || replayed.problems.length > 0;
      });
      // None of them is wrong: a row that had to be left out would be listed here with the reason.
      expect(differing.map(({ source, board }) => `${source} ${board}`)).toEqual([]);
    },
  );
});

/** What in the files is wrong by itself, as looked up there: rotated hands, a recorded revoke, cards dealt twice. */
const WRONG: Readonly<Record<string, string>> = {
  'bridge-bots-053.pbn 62': 'N and E have exchanged clubs between deal and play',
  'bridge-bots-053.pbn 7': 'S names no-trump first, the tags have W as declarer',
  'bridge-bots-053.pbn null': 'S names clubs first, the tags have W as declarer',
  'cs221-final-project-069.pbn 9': 'a revoke, recorded as such',
  'cs221-final-project-069.pbn 17': 'a revoke, recorded as such',
  'endplay-050.pbn 1': 'N names clubs first, the tags have E as declarer',
  'pbn-files-035.pbn 9': 'the auction ends in 4H, tags and score have 3H',
  'pbn-files-045.pbn 12': 'cards that lie in two hands',
};

describe.skipIf(!isThere(RAW))(`71 files as found in the wild (${RAW})`, () => {
  const files = isThere(RAW) ? rawFiles() : [];
  const deals = files.flatMap(({ name, text }) => {
    const notation = notationOf(text);
    return (notation === null ? [] : readNotation(text, notation).deals).map(deal => ({ name, deal }));
  });

  test('each is known for what it is and read without a remark that belongs to no deal', () => {
    expect(files).toHaveLength(71);
    for (const { name, text } of files) {
      const notation = present(notationOf(text));
      expect(name.endsWith(notation.toLowerCase())).toBe(true);
      const file = readNotation(text, notation);
      expect(file.problems).toEqual([]);
      expect(file.deals.length).toBeGreaterThan(0);
    }
  });

  test('every deal tagged or marked in them is found', () => {
    const count = (pattern: RegExp, kind: string) =>
      files
        .filter(({ name }) => name.endsWith(kind))
        .reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
    const of = (kind: string) => deals.filter(({ name }) => name.endsWith(kind)).length;
    expect(of('lin')).toBe(count(/(?:^|\|)md\|/gm, 'lin'));
    expect(of('pbn')).toBe(count(/^\[North /gm, 'pbn'));
  });

  test('problems are those that the files have, each with its line', () => {
    const wrong = new Set<string>();
    for (const { name, deal } of deals) {
      for (const { line } of replayNotated(deal).problems) {
        wrong.add(`${name} ${deal.board}`);
        expect(line).toBeGreaterThan(0);
      }
    }
    expect([...wrong].sort()).toEqual(Object.keys(WRONG).sort());
  });

  test.skipIf(!isThere(DEALS))(
    'what corresponds to a row of deals.jsonl comes out as that row has it',
    () => {
      const rows = Map.groupBy(parseRows(readFileSync(DEALS, 'utf8')), keyOfRow);
      const corresponding = deals.filter(({ deal }) => rows.has(keyOf(deal)));
      const differing = corresponding.filter(({ deal }) => {
        const result = JSON.stringify(found(replayNotated(deal)));
        return rows.get(keyOf(deal))?.every(row => JSON.stringify(expected(row)) !== result) ?? true;
      });
      expect(corresponding.length).toBeGreaterThan(180);
      expect(differing.map(({ name, deal }) => `${name} ${deal.board}`)).toEqual([]);
    },
  );
});

/** Deal, auction and cards played: what makes two records the same. */
function keyOfRow(row: Row): string {
  return keyOf(present(readPbn(asPbn(row)).deals[0]));
}

function keyOf({ hands, dealer, auction, play }: NotatedDeal): string {
  const cards = (play === null ? [] : play.kind === 'sequence' ? play.cards : play.rows.flat()).flatMap(
    each => each?.card ?? [],
  );
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
  const calls = auction?.calls.map(({ call }) => call).join() ?? '';
  return [...Object.values(hands).map(hand => sorted(hand ?? [])), dealer, calls, sorted(cards)].join('|');
}
