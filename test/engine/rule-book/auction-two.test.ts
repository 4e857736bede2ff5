// Rule book, section 8: the auction of two players. A is SOUTH, B is WEST.
import { describe, expect, test } from 'vitest';
import { acceptMove } from '../../../engine/accept.ts';
import { BIDS } from '../../../engine/auction.ts';
import { CARDS } from '../../../engine/cards.ts';
import { currentScore, nextDeal } from '../../../engine/match.ts';
import { NO_SCORE } from '../../../engine/score/running-score.ts';
import { viewFor } from '../../../engine/view.ts';
import { callsOf, contractAs } from '../support/calls.ts';
import { called, callMove, legalCalls, refusalOf, rulesOf, table, turnOf } from '../support/table.ts';

describe.each(['book', 'bridge'])('%s', preset => {
  const rules = rulesOf(preset);
  const start = table({ rules });
  const contractAfter = (calls: string) => viewFor(called(start, calls), null).deal.contract;

  test('E1 two passes pass the deal out: no score, no honours, the deal goes to the other', () => {
    const match = called(start, 'P P');
    expect(match.deal.phase).toBe('passedOut');
    expect(viewFor(match, null).deal.turn).toBeNull();
    expect(currentScore(match)).toEqual(NO_SCORE);
    expect(match.tally?.lines).toEqual([]);
    const next = nextDeal(match, CARDS);
    expect([next.record.dealer, next.record.vulnerable, next.number]).toEqual(['WEST', [], 2]);
  });

  test('E2 after pass, 1C the dealer may bid, double or pass', () => {
    const match = called(start, 'P 1C');
    expect(match.deal.phase).toBe('auction');
    expect(turnOf(match)).toMatchObject({ seat: 'SOUTH', kind: 'CALL' });
    expect(legalCalls(match)).toEqual([...BIDS.slice(1), 'PASS', 'X']);
  });

  test('E3 1C, pass closes at once; the bidder cannot improve', () => {
    const match = called(start, '1C P');
    expect(contractAfter('1C P')).toEqual(contractAs('1C', 'SOUTH'));
    expect(acceptMove(match, 'SOUTH', callMove('2C')).ok).toBe(false);
    expect(acceptMove(match, 'WEST', callMove('2C')).ok).toBe(false);
  });

  test('E4 1S, X, pass is 1S doubled', () => {
    expect(contractAfter('1S X P')).toEqual(contractAs('1SX', 'SOUTH'));
  });

  test('E5 a bid over XX wipes it out and may be doubled', () => {
    const match = called(start, '1S X XX 1NT');
    expect(turnOf(match).player).toBe('SOUTH');
    expect(legalCalls(match)).toContain('X');
    expect(legalCalls(match)).not.toContain('XX');
    expect(contractAfter('1S X XX 1NT P')).toEqual(contractAs('1NT', 'WEST'));
  });

  test('E6 a double lets the bidder raise; the double is gone', () => {
    expect(contractAfter('1S X 2S P')).toEqual(contractAs('2S', 'SOUTH'));
  });

  test.each([
    ['X before any bid', '', 'X'],
    ['X after a pass alone', 'P', 'X'],
    ['XX before any bid', '', 'XX'],
    ['XX without X', '1C', 'XX'],
    ['X of one’s own bid, doubled already', '1C X', 'X'],
    ['a second X, over XX', '1C X XX', 'X'],
    ['XX of XX by the doubler', '1C X XX', 'XX'],
  ])('E7 %s is refused, the turn stays', (_, before, call) => {
    const match = before === '' ? start : called(start, before);
    const { player } = turnOf(match);
    expect(refusalOf(match, player, callMove(call))).toEqual({ code: 'ILLEGAL_CALL', call });
    expect(turnOf(match).player).toBe(player);
  });

  test('E7 X of one’s own bid and XX of one’s own X are out of turn', () => {
    expect(refusalOf(called(start, '1C'), 'SOUTH', callMove('X'))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(refusalOf(called(start, '1C X'), 'WEST', callMove('XX'))).toEqual({ code: 'NOT_YOUR_TURN' });
  });

  test('E8 without doubles X and XX are never legal', () => {
    const plain = table({ rules: rulesOf(preset, { doubles: false }) });
    expect(legalCalls(called(plain, '1C'))).not.toContain('X');
    expect(refusalOf(called(plain, '1C'), 'WEST', callMove('X'))).toMatchObject({ code: 'ILLEGAL_CALL' });
    expect(legalCalls(called(plain, 'P 1C 1D'))).toEqual([...BIDS.slice(2), 'PASS']);
    expect(legalCalls(called(plain, '7NT'))).toEqual(callsOf('P'));
  });

  test.each([
    ['7NT', 'P X'],
    ['7NT X', 'P XX'],
    ['7NT X XX', 'P'],
  ])('E9 over %s only %s', (before, legal) => {
    expect(legalCalls(called(start, before))).toEqual(callsOf(legal));
  });

  test.each(['2H', '2D', '1NT'])('E10 %s over 2H is refused without penalty', call => {
    const match = called(start, '2H');
    expect(refusalOf(match, 'WEST', callMove(call))).toEqual({ code: 'ILLEGAL_CALL', call });
    expect(legalCalls(match)[0]).toBe('2S');
    expect(called(match, '2S').deal.calls).toEqual(callsOf('2H 2S'));
  });

  test('E11 a call out of turn is refused', () => {
    expect(refusalOf(start, 'WEST', callMove('1C'))).toEqual({ code: 'NOT_YOUR_TURN' });
    expect(refusalOf(called(start, '1C'), 'SOUTH', callMove('1C'))).toEqual({ code: 'NOT_YOUR_TURN' });
  });
});
