// A small match to feed the page's state machine with: only what a test says differs from it.
import type { Deal, Match } from '../../web/src/machine/match-state.ts';

export const DEAL: Deal = {
  number: 1,
  dealer: 'SOUTH',
  vulnerable: [],
  dealt: null,
  hands: [],
  calls: [],
  contract: null,
  tricks: [],
  claims: [],
  result: null,
};

export const PASSED_OUT: Deal['result'] = {
  tricksByDeclarer: null,
  passedOut: true,
  claimed: false,
  points: [],
};

const ANNA = { id: 'anna', name: 'Anna' };
const BORIS = { id: 'boris', name: 'Boris' };

export const MATCH: Match = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 2,
  status: 'IN_PROGRESS',
  inviteCode: null,
  viewerSeats: ['NORTH', 'SOUTH'],
  legalCalls: ['PASS', '1C'],
  legalCards: [],
  legalClaim: 0,
  legalConcession: false,
  legalAnswer: false,
  rules: {
    preset: 'book',
    players: 2,
    layout: 'columns',
    openingLead: 'leftOfDealer',
    follow: 'suitThenTrump',
    doubles: true,
    doubling: 'twofold',
    honours: true,
    scoring: 'rubber',
    length: { unit: 'rubber', count: 1 },
  },
  seats: [
    { seat: 'NORTH', dummy: true, player: ANNA },
    { seat: 'EAST', dummy: true, player: BORIS },
    { seat: 'SOUTH', dummy: false, player: ANNA },
    { seat: 'WEST', dummy: false, player: BORIS },
  ],
  turn: { seat: 'SOUTH', kind: 'CALL', player: ANNA },
  draw: [
    { seat: 'SOUTH', card: 'C2' },
    { seat: 'WEST', card: 'SA' },
  ],
  deal: DEAL,
  score: {
    winner: null,
    northSouth: { total: 0, games: 0 },
    eastWest: { total: 0, games: 0 },
  },
};
