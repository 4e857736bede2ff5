// Rule book, section 8: the auction of four players.
import { expect, test } from 'vitest';
import { CARDS } from '../../../engine/cards.ts';
import { currentScore, type MatchState, nextDeal } from '../../../engine/match.ts';
import { NO_SCORE } from '../../../engine/score/running-score.ts';
import type { Seat } from '../../../engine/seats.ts';
import { viewFor } from '../../../engine/view.ts';
import { callsOf, contractAs } from '../support/calls.ts';
import {
  called,
  callMove,
  legalCalls,
  playedOn,
  refusalOf,
  rulesOf,
  table,
  turnOf,
} from '../support/table.ts';

const from = (dealer: Seat, calls: string) => called(table({ rules: rulesOf('contract'), dealer }), calls);
const contractOf = (match: MatchState) => viewFor(match, null).deal.contract;

test('E12 three passes close only after a bid', () => {
  const match = from('NORTH', 'P P P 1C');
  expect(match.deal.phase).toBe('auction');
  expect(called(match, 'P P').deal.phase).toBe('auction');
  expect(contractOf(called(match, 'P P P'))).toEqual(contractAs('1C', 'WEST'));
});

const passedOut = (scoring: string) =>
  called(table({ rules: rulesOf('contract', { scoring }), dealer: 'NORTH' }), 'P P P P');

test.each([
  ['rubber', 'EAST'],
  ['chicago', 'NORTH'],
  ['duplicate', 'EAST'],
])('E13 four passes pass the deal out: %s, no score, %s deals next', (scoring, dealer) => {
  const match = passedOut(scoring);
  expect(match.deal.phase).toBe('passedOut');
  expect(currentScore(match)).toEqual(NO_SCORE);
  const next = nextDeal(match, CARDS);
  expect([next.record.dealer, next.number]).toEqual([dealer, 2]);
});

test('E13 in Chicago it does not count towards the round, in duplicate the next board follows', () => {
  expect(nextDeal(passedOut('chicago'), CARDS).before.scored).toBe(0);
  expect(nextDeal(passedOut('duplicate'), CARDS).record.vulnerable).toEqual(['NORTH_SOUTH']);
});

test('E14 X after two passes is legal', () => {
  expect(contractOf(from('NORTH', '1C P P X P P P'))).toEqual(contractAs('1CX', 'NORTH'));
});

test('E15 XX after two passes is legal', () => {
  const match = from('NORTH', '1S X P P');
  expect(turnOf(match).seat).toBe('NORTH');
  expect(legalCalls(match)).toContain('XX');
  expect(contractOf(called(match, 'XX P P P'))).toEqual(contractAs('1SXX', 'NORTH'));
});

test.each([
  ['partner’s bid', '1S P', 'X'],
  ['what partner has doubled', '1S X P', 'X'],
  ['one’s own bid', '1S P P X', 'X'],
  ['partner’s double, by XX', '1S X P', 'XX'],
])('E16 doubling %s is refused', (_, calls, call) => {
  const match = from('NORTH', calls);
  expect(refusalOf(match, turnOf(match).player, callMove(call))).toEqual({ code: 'ILLEGAL_CALL', call });
});

test('E17 a pass is not final', () => {
  const match = from('NORTH', 'P 1C P P 1D');
  expect(match.deal.phase).toBe('auction');
  expect(match.deal.calls).toEqual(callsOf('P 1C P P 1D'));
});

test('E18 declarer is the first of the declaring side to name the denomination', () => {
  const match = from('NORTH', '1H 2H P 4H P P P');
  expect(contractOf(match)).toEqual(contractAs('4H', 'EAST'));
  expect(turnOf(match)).toMatchObject({ seat: 'SOUTH', player: 'SOUTH', kind: 'CARD' });
  expect(turnOf(playedOn(match, 1))).toMatchObject({ seat: 'WEST', player: 'EAST' });
});

test.each<[string, Seat, string, string, Seat, Seat]>([
  [
    'E19 the raised suit counts from its first naming',
    'SOUTH',
    '1D P 1H P 2H P 4H P P P',
    '4H',
    'NORTH',
    'EAST',
  ],
  ['E20 no-trump is a denomination like others', 'NORTH', '1C P 1NT P 3NT P P P', '3NT', 'SOUTH', 'WEST'],
  ['E21 a conventional meaning is irrelevant', 'NORTH', '1NT P 2H P 2S P 4S P P P', '4S', 'NORTH', 'EAST'],
])('%s', (_, dealer, calls, contract, declarer, leader) => {
  const match = from(dealer, calls);
  expect(contractOf(match)).toEqual(contractAs(contract, declarer));
  expect(turnOf(match).seat).toBe(leader);
});
