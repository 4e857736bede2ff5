// PBN as met in files: what is read, what is named as a problem and in which line.
import { describe, expect, test } from 'vitest';
import type { NotatedDeal } from '../../../engine/notation/notated-deal.ts';
import { readPbn } from '../../../engine/notation/pbn/reader.ts';
import { replayNotated } from '../../../engine/notation/replay/replay.ts';
import { present } from '../support/deals.ts';

/** A deal of suits alone: N has the spades, E hearts, S diamonds, W clubs. */
const SUITS = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

function only(text: string): NotatedDeal {
  const { deals, problems } = readPbn(text);
  expect(problems).toEqual([]);
  expect(deals).toHaveLength(1);
  return present(deals[0]);
}

function texts(deal: NotatedDeal): readonly string[] {
  return replayNotated(deal).problems.map(({ line, text }) => `${line}: ${text}`);
}

const calls = (deal: NotatedDeal) => deal.auction?.calls.map(({ call }) => call).join(' ');

describe('auctions', () => {
  test.each<[string, string, string]>([
    ['marks and notes', '1C! =1= Pass? 1H !? pass\n$4 1NT=2= AP', '1C PASS 1H PASS 1NT PASS PASS PASS'],
    ['every spelling', 'p 1n P d r PASS dbl', 'PASS 1NT PASS X XX PASS X'],
    ['all pass before a bid', 'AP', 'PASS PASS PASS PASS'],
    ['all pass after two', 'Pass Pass AP', 'PASS PASS PASS PASS'],
    ['comments anywhere', '1C {a bid; of\n clubs} Pass ; a pass\n%1D\n Pass Pass', '1C PASS PASS PASS'],
    ['cut off', '1C Pass *', '1C PASS'],
    ['still running', '1C Pass +', '1C PASS'],
    ['places for calls to come', '1C - - -', '1C'],
  ])('%s', (_, section, expected) => {
    const deal = only(`[Deal "${SUITS}"]\n[Auction "N"]\n${section}\n`);
    expect(deal.problems).toEqual([]);
    expect(calls(deal)).toBe(expected);
  });

  test.each<[string, string, readonly string[]]>([
    ['an insufficient bid', '1H 1C Pass Pass Pass', ['3: illegal call 2 (E 1C)']],
    ['a double of a partner', '1H Pass X', ['3: illegal call 3 (S X)']],
    ['a call after the end', '1H Pass Pass Pass Pass', ['3: illegal call 5 (N PASS): the auction has ended']],
    ['a bid that there is not', '1H 8C', ['3: call 2 cannot be read: "8C"']],
    ['a gap', '1H - Pass', ['3: a call is missing before "Pass"']],
    ['a mark for an irregularity', '1H ^S Pass', ['3: marked as irregular: a skipped player']],
    ['an unknown mark', '1H=x=', ['3: cannot be read: "1H=x="']],
  ])('%s', (_, section, expected) => {
    expect(texts(only(`[Dealer "N"]\n[Auction "N"]\n${section}\n`))).toEqual(expected);
  });

  test('of two dealers', () => {
    expect(texts(only('[Dealer "S"]\n[Auction "N"]\nAP'))).toEqual([
      '2: dealer tag says S, the auction begins with N',
    ]);
  });
});

describe('hands', () => {
  test('tag names in odd case, a byte order mark, lone carriage returns, tags in a row', () => {
    const deal = only(`\uFEFF[BOARD "7"] [dealer "e"]\r[VULNERABLE "both"]\r[deal "${SUITS}"]\r`);
    expect([deal.board, deal.dealer, deal.vulnerable]).toEqual(['7', 'EAST', ['NORTH_SOUTH', 'EAST_WEST']]);
    expect(deal.hands.NORTH).toHaveLength(13);
  });

  test('the fourth follows from three; from two nothing does', () => {
    expect(only(`[Deal "${SUITS.replace(/\S+$/, '-')}"]`).hands.WEST).toHaveLength(13);
    const two = only('[Deal "E:AKQJT98765432... - .AKQJT98765432.. -"]').hands;
    expect([two.NORTH, two.SOUTH]).toEqual([null, null]);
    expect(two.EAST).toHaveLength(13);
  });

  test.each<[string, string, readonly string[]]>([
    ['twelve cards', SUITS.replace('2', ''), ['1: wrong number of cards: N has 12']],
    ['a card in two hands', SUITS.replace('2...', '3...'), ['1: a card twice in a hand: N S3']],
    [
      'a rank that is none',
      SUITS.replace('2', 'x'),
      ['1: no card: "Sx"', '1: wrong number of cards: N has 12'],
    ],
    [
      'three hands',
      SUITS.replace(/ \S+$/, ''),
      [expect.stringMatching(/^1: a deal of other than four hands/)],
    ],
    ['no seat', 'Q:- - - -', ['1: no deal: "Q:- - - -"']],
    ['three suits', 'N:A.K.Q - - -', ['1: N\'s hand cannot be read: "A.K.Q"']],
  ])('%s', (_, value, expected) => {
    expect(texts(only(`[Deal "${value}"]`))).toEqual(expected);
  });
});

describe('where a game ends', () => {
  const boards = (text: string) => readPbn(text).deals.map(({ board }) => board);

  test('with or without an empty line, with empty lines inside', () => {
    const game = (n: number) => `[Board "${n}"]\n[Deal "N:- - - -"]\n\n\n[Auction "N"]\nAP\n\n[Result ""]\n`;
    expect(boards([1, 2, 3].map(game).join(''))).toEqual(['1', '2', '3']);
    expect(boards([1, 2, 3].map(game).join('\n'))).toEqual(['1', '2', '3']);
  });

  test('deals alone', () => {
    expect(readPbn('[Deal "N:- - - -"]\n[Deal "E:- - - -"]').deals).toHaveLength(2);
  });

  test('values taken over from the game before', () => {
    const text =
      '[Board "1"]\n[Dealer "##W"]\n[Deal "N:- - - -"]\n\n[Board "2"]\n[Dealer "#"]\n[Deal "N:- - - -"]';
    expect(readPbn(text).deals.map(({ dealer }) => dealer)).toEqual(['WEST', 'WEST']);
  });

  test('a tag twice: the first counts, another value is a problem', () => {
    const deal = only('[Deal "N:- - - -"]\n[Dealer "N"]\n[Dealer "N"]\n[Dealer "S"]\n[Board "1"]');
    expect(deal.dealer).toBe('NORTH');
    expect(deal.problems).toEqual([{ line: 4, text: 'tag Dealer a second time, with another value: "S"' }]);
  });
});

test.each<[string, string, string]>([
  ['a tag without its end', '[Deal "N:- - - -"]\n[Event "x', '2: not a tag: "[Event "x"'],
  ['a comment without its end', '[Deal "N:- - - -"]\n{ x\ny', '2: a comment is not closed'],
  ['text before the first tag', 'Dear\n[Deal "N:- - - -"]', '1: text before the first tag: "Dear"'],
])('of no deal: %s', (_, text, expected) => {
  const { deals, problems } = readPbn(text);
  expect(deals).toHaveLength(1);
  expect(problems.map(problem => `${problem.line}: ${problem.text}`)).toEqual([expected]);
});

describe('play and result', () => {
  /** N declares 7S, E leads hearts; every trick is N's by a ruff. */
  const head = ['Board "1"', 'Dealer "N"', 'Vulnerable "None"', `Deal "${SUITS}"`]
    .map(tag => `[${tag}]`)
    .join('\n');
  const game = (rest: string) => only(`${head}\n[Auction "N"]\n7S AP\n${rest}`);
  const trick = (rank: string) => `H${rank} D${rank} C${rank} S${rank}`;
  const ranks = [...'AKQJT98765432'];

  test('played out', () => {
    const { tricks, complete, score, problems } = replayNotated(
      game(`[Play "E"]\n${ranks.map(trick).join('\n')}`),
    );
    expect({ tricks, complete, score, problems }).toEqual({
      tricks: 13,
      complete: true,
      score: 1510,
      problems: [],
    });
  });

  test.each<[string, string, readonly string[], number | null]>([
    ['unfinished, no result', `[Play "E"]\n${trick('A')}\n*`, [], null],
    ['unfinished, by the result', `[Result "13"]\n[Play "E"]\n${trick('A')}\n- - - SK\n- - - -`, [], 13],
    ["the defenders' result", '[Result "EW 0"]', [], 13],
    ["both sides' results", '[Result "NS 12 EW 1"]', [], 12],
    [
      'results that contradict each other',
      '[Result "NS 12 EW 2"]',
      ['7: result tag says 11, result tag says 12'],
      null,
    ],
    ['a result that is none', '[Result "14"]', ['7: result tag cannot be read: "14"'], null],
    ['lower case, tens written out', '[Play "E"]\nh10 d10 c10 s10\n*', [], null],
    ['marks', '[Play "E"]\nHA! DA =1= CA?? SA $3 *', [], null],
    [
      'a result below what was won',
      `[Result "0"]\n[Play "E"]\n${trick('A')}\n*`,
      ['7: result tag says 0, declarer has 1 of 1 tricks'],
      null,
    ],
    ['a card of another', '[Play "E"]\nHA CK CA SA', ["8: card not held at trick 1: S CK, it is W's"], null],
    [
      'a card twice',
      `[Play "E"]\n${trick('A')}\nHK DK CK SA`,
      ['9: card played twice at trick 2: N SA'],
      null,
    ],
    [
      'a gap',
      `[Play "E"]\n${trick('A')}\nHK DK CK -`,
      ['9: a card is missing at trick 2: 3 more follow'],
      null,
    ],
    [
      'a lead out of turn',
      '[Play "S"]\nDA CA SA HA',
      ["7: lead out of turn: S leads to trick 1, it is E's lead"],
      null,
    ],
    ['no card', '[Play "E"]\nHA DA C1', ['8: trick 1 cannot be read: "C1"'], null],
    ['another contract', '[Contract "7H"]', ['7: contract stated as 7H, auction gives 7S'], null],
    ['another declarer', '[Declarer "S"]', ['1: declarer stated as S, auction gives N'], null],
    [
      'another score',
      '[Result "13"]\n[Score "NS 1010"]',
      ['8: score tag says NS 1010, the deal gives NS 1510'],
      13,
    ],
    ['the score of the other side', '[Result "13"]\n[Score "EW -1510"]', [], 13],
  ])('%s', (_, rest, expected, tricks) => {
    const deal = game(rest);
    expect(texts(deal)).toEqual(expected);
    expect(replayNotated(deal).tricks).toBe(tricks);
  });
});
