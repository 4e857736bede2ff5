// Deals in turn: the draw, who deals, how long a match lasts. Rule book, sections 2, 3 and 6.
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../engine/cards.ts';
import { isOver, nextDeal, startMatch } from '../../engine/match.ts';
import { viewFor } from '../../engine/view.ts';
import { cardsOf, PLAIN } from './support/deals.ts';
import { dealtNext, passedOut, reasonsOf, scoredOn, totalsOf } from './support/scores.ts';
import { called, callMove, refusalOf, rulesOf, table } from './support/table.ts';

const drawOf = (preset: string, names: string, scoring = 'rubber') => {
  const first = cardsOf(names);
  const pack = [...first, ...CARDS.filter(card => !first.includes(card))];
  return startMatch(rulesOf(preset, { scoring }), { draw: pack, deal: CARDS });
};

describe('the draw', () => {
  test.each([
    ['book', 'CA D2', 'SOUTH'],
    ['book', 'D2 CA', 'WEST'],
    ['bridge', 'S3 S2', 'WEST'],
    ['bridge', 'H2 SA', 'SOUTH'],
    ['contract', 'SA HK DQ CA', 'WEST'],
    ['contract', 'C3 C2 S2 H2', 'EAST'],
    ['contract', 'D4 D3 D2 S2', 'SOUTH'],
    ['contract', 'C2 C3 C4 C5', 'NORTH'],
  ])('%s, %s: the lowest card by suit, then by rank deals: %s', (preset, names, dealer) => {
    const match = drawOf(preset, names);
    const seats = preset === 'contract' ? ['NORTH', 'EAST', 'SOUTH', 'WEST'] : ['SOUTH', 'WEST'];
    expect(match.record.dealer).toBe(dealer);
    expect(viewFor(match, null).draw).toEqual(cardsOf(names).map((card, i) => ({ seat: seats[i], card })));
  });

  test('Chicago has one, duplicate none', () => {
    expect(drawOf('book', 'D2 CA', 'chicago').record.dealer).toBe('WEST');
    const board = drawOf('book', 'D2 CA', 'duplicate');
    expect([board.draw, board.record.dealer]).toEqual([[], 'SOUTH']);
    expect(drawOf('contract', 'D2 CA', 'duplicate').record.dealer).toBe('NORTH');
  });
});

describe('the deal', () => {
  test('goes to the next caller, passed out or not, across rubbers', () => {
    const rules = rulesOf('contract', { length: { unit: 'rubber', count: 3 } });
    let match = table({ rules, hands: PLAIN });
    const dealers: string[] = [];
    for (const result of ['3NT=', '', '3NT=', '', '3NT=']) {
      dealers.push(match.record.dealer);
      match = result === '' ? passedOut(match) : scoredOn(match, [{ by: 'SOUTH', result }]);
      match = dealtNext(match);
    }
    expect(dealers).toEqual(['SOUTH', 'WEST', 'NORTH', 'EAST', 'SOUTH']);
    expect(match.before.rubber).toBe(2);
  });

  test('alternates between two players', () => {
    let match = table({ hands: PLAIN });
    expect(match.record.dealer).toBe('SOUTH');
    match = dealtNext(passedOut(match));
    expect(match.record.dealer).toBe('WEST');
    match = dealtNext(scoredOn(match, [{ by: 'SOUTH', result: '1C=' }]));
    expect(match.record.dealer).toBe('SOUTH');
  });

  test('is not followed by another while it runs, nor at the end of the match', () => {
    const running = table({ hands: PLAIN });
    expect(nextDeal(running, CARDS)).toBe(running);
    const rules = rulesOf('bridge', { length: { unit: 'deal', count: 1 } });
    const over = passedOut(table({ rules, hands: PLAIN }));
    expect(isOver(over)).toBe(true);
    expect(nextDeal(over, CARDS)).toBe(over);
    expect(refusalOf(over, 'SOUTH', callMove('P'))).toEqual({ code: 'MATCH_OVER' });
  });

  test('that has ended takes no more moves, though the match goes on', () => {
    const ended = called(table({ hands: PLAIN }), 'P P');
    expect(refusalOf(ended, 'SOUTH', callMove('P'))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(refusalOf(ended, 'WEST', callMove('1C'))).toEqual({ code: 'NOT_YOUR_TURN' });
  });
});

describe('length', () => {
  test('a passed-out deal counts towards a length in deals', () => {
    for (const scoring of ['rubber', 'duplicate']) {
      const rules = rulesOf('bridge', { scoring, length: { unit: 'deal', count: 2 } });
      const first = passedOut(table({ rules, hands: PLAIN }));
      expect(isOver(first)).toBe(false);
      expect(isOver(passedOut(first))).toBe(true);
    }
  });

  test('a round of Chicago is four deals that were played', () => {
    const rules = rulesOf('bridge', { scoring: 'chicago' });
    let match = table({ rules, hands: PLAIN });
    for (let deal = 1; deal <= 3; deal++) {
      match = passedOut(scoredOn(match, [{ by: 'SOUTH', result: '1S-1' }]));
    }
    expect([isOver(match), match.number]).toEqual([false, 6]);
    expect(isOver(scoredOn(match, [{ by: 'SOUTH', result: '1S-1' }]))).toBe(true);
  });

  test('deal 255 ends every match, an unfinished rubber with its bonuses', () => {
    const at = (number: number) => table({ number, hands: PLAIN });
    const result = [{ by: 'SOUTH', result: '2S=' }] as const;
    expect(isOver(scoredOn(at(254), result))).toBe(false);
    const last = scoredOn(at(255), result);
    expect(isOver(last)).toBe(true);
    expect(reasonsOf(last)).toEqual(['ODD_TRICKS', 'UNFINISHED_PART_SCORE']);
    expect(totalsOf(last)).toEqual([160, 0]);
    expect(viewFor(last, null).winner).toBe('NORTH_SOUTH');
    const chicago = table({ number: 255, hands: PLAIN, rules: rulesOf('bridge', { scoring: 'chicago' }) });
    expect(isOver(passedOut(chicago))).toBe(true);
  });
});
