// LIN as met in files: what is read, what is named as a problem and in which line.
import { describe, expect, test } from 'vitest';
import { formatCard } from '../../../engine/cards.ts';
import { readLin } from '../../../engine/notation/lin/reader.ts';
import type { NotatedDeal } from '../../../engine/notation/notated-deal.ts';
import { replayNotated } from '../../../engine/notation/replay/replay.ts';
import { present } from '../support/deals.ts';

/** SOUTH deals and has the spades, W hearts, N diamonds, E (left out) clubs. */
const SUITS = 'md|1S23456789TJQKA,H23456789TJQKA,D23456789TJQKA,|';

function only(text: string): NotatedDeal {
  const { deals, problems } = readLin(text);
  expect(problems).toEqual([]);
  expect(deals).toHaveLength(1);
  return present(deals[0]);
}

function texts(deal: NotatedDeal): readonly string[] {
  return replayNotated(deal).problems.map(({ line, text }) => `${line}: ${text}`);
}

test('a board with all that it may have', () => {
  const deal = only(
    `pn|Sam,Will,Nora,Emma|st||${SUITS}rh||ah|Board 12|sv|e|mb|7S!|an|all of them|mb|p|mb|p|mb|p|pg||pc|HA|\npc|dA|pc|c10|pc|S2|pg||mc|13|\n`,
  );
  expect(deal.names).toEqual({ NORTH: 'Nora', EAST: 'Emma', SOUTH: 'Sam', WEST: 'Will' });
  expect([deal.board, deal.dealer, deal.vulnerable]).toEqual(['12', 'SOUTH', ['EAST_WEST']]);
  expect(deal.hands.EAST?.map(formatCard)).toEqual([...'23456789TJQKA'].map(rank => `C${rank}`));
  const { contract, winners, tricks, score, complete, problems } = replayNotated(deal);
  expect(contract).toEqual({ level: 7, denomination: 'SPADES', doubled: 1, declarer: 'SOUTH' });
  expect({ winners, tricks, score, complete, problems }).toEqual({
    winners: ['SOUTH'],
    tricks: 13,
    score: 1510,
    complete: false,
    problems: [],
  });
});

describe('several boards', () => {
  const boards = (text: string) => readLin(text).deals.map(({ board }) => board);

  test.each<[string, string, readonly (string | null)[]]>([
    ['by qx, in both rooms', `qx|o1|${SUITS}mb|p|qx|c1|${SUITS}mb|p|`, ['o1', 'c1']],
    ['by names', `pn|a,b,c,d|${SUITS}ah|Board 1|mb|p|\npn|a,b,c,d|${SUITS}ah|Board 2|mb|p|`, ['1', '2']],
    ['by a second deal', `${SUITS}ah|Board 1|mb|p|${SUITS}ah|Board 2|mb|p|`, ['1', '2']],
    ['by a second board ahead of its deal', `ah|Board 1|${SUITS}mb|p|ah|Board 2|${SUITS}mb|p|`, ['1', '2']],
    ['none but talk', 'vg|event|nt|hello|pg||', []],
  ])('%s', (_, text, expected) => {
    expect(boards(text)).toEqual(expected);
  });
});

describe('the list of results', () => {
  const passes = 'mb|p|mb|p|mb|p|';
  const match = (list: string, end = '') =>
    readLin(`rs|${list}|\nqx|o5|${SUITS}sv|o|mb|7S|${passes}${end}\nqx|c5|${SUITS}sv|o|mb|6S|${passes}`)
      .deals;

  test('two a board, open room first', () => {
    expect(match('7SS=,6SS+1').map(deal => replayNotated(deal).tricks)).toEqual([13, 13]);
    expect(match('7SS-2,6SS-1').map(deal => replayNotated(deal).tricks)).toEqual([11, 11]);
  });

  test('of another length tells nothing: nobody could say whose results they are', () => {
    expect(match('7SS=').map(deal => replayNotated(deal).tricks)).toEqual([null, null]);
  });

  test('against claim and auction', () => {
    expect(texts(present(match('7SS=,6SS=', 'mc|12|')[0]))).toEqual(['1: rs list says 13, claim says 12']);
    expect(texts(present(match('7HS=,6SS=')[0]))).toEqual(['1: contract stated as 7H, auction gives 7S']);
  });
});

test.each<[string, string, readonly string[]]>([
  ['a call that there is not', `${SUITS}mb|p|\nmb|8C|`, ['2: call 2 cannot be read: "8C"']],
  ['an illegal call', `${SUITS}mb|1S|\nmb|1C|`, ['2: illegal call 2 (W 1C)']],
  [
    'cards though the auction has not ended',
    `${SUITS}mb|1S|pc|HA|`,
    ['1: the auction does not end', '1: the play cannot be followed: contract unknown'],
  ],
  ['a card that there is not', `${SUITS}mb|7S|mb|p|mb|p|mb|p|\n\npc|H1|`, ['3: card 1 cannot be read: "H1"']],
  [
    'a card out of turn',
    `${SUITS}mb|7S|mb|p|mb|p|mb|p|\npc|CA|`,
    ["2: card not held at trick 1: W CA, it is E's"],
  ],
  ['a claim of 14', `${SUITS}mb|7S|mb|p|mb|p|mb|p|mc|14|`, ['1: claim cannot be read: "14"']],
  ['an odd vulnerability', `${SUITS}sv|q|`, ['1: nobody is vulnerable by "q"']],
  ['a dealer that there is not', SUITS.replace('1S', '7S'), ['1: no dealer: "7"']],
  [
    'a hand that is none',
    SUITS.replace('1S2', '1Z2'),
    [expect.stringMatching(/^1: S's hand cannot be read/)],
  ],
])('%s', (_, text, expected) => {
  expect(texts(only(text))).toEqual(expected);
});

test('what is no key is named with its line, and reading goes on', () => {
  const { deals, problems } = readLin(`qx|o1|\noops\n|${SUITS}\nmb|p|mb`);
  expect(deals).toHaveLength(1);
  expect(problems.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    '2: no key: "oops"',
    '4: the file ends after the key mb',
  ]);
});
