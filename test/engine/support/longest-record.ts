// The longest record that legal moves can make: contract bridge, every call that the auction has room for, and in every
// trick a refused claim of either side and a refused offer of either defender; at the end declarer concedes the last trick.
import { BIDS } from '../../../engine/auction.ts';

import type { MatchState } from '../../../engine/match.ts';
import { SEATS, type Seat, sideOf } from '../../../engine/seats.ts';
import { TRICKS_IN_DEAL } from '../../../engine/trick.ts';
import { viewFor } from '../../../engine/view.ts';
import { hand } from './deals.ts';
import { called, legal, moved, playedOn, rulesOf, table, turnOf } from './table.ts';

/**
 * Dealer, vulnerability and pack; a run of passes before the first bid and after every call but a pass, each a sign, a
 * double and a redouble of each bid; the end of the auction; for each trick four cards, "#1+0-0" for either side and
 * "~-0" for either defender; but the last trick is claimed whole by a defender, whose partner is then not asked, and instead
 * of the last card there is "~=0".
 */
export const LONGEST_RECORD = 3 + 52 + (1 + 35 * 6) + 1 + TRICKS_IN_DEAL * (4 + 6 + 6 + 3 + 3) - 2 + (3 - 1);

/** SOUTH is the first of its side to bid no-trump, so WEST leads; it has all spades, and SOUTH is always last to play. */
export function longestPlay(): MatchState {
  const rounds = BIDS.flatMap(bid => [bid, 'P', 'P', 'X', 'P', 'P', 'XX', 'P', 'P']);
  const hands = { WEST: hand('AKQJT98765432...') };
  const start = table({ rules: rulesOf('contract'), dealer: 'WEST', vulnerable: ['NORTH_SOUTH'], hands });
  let match = called(start, ['P', 'P', 'P', ...rounds, 'P'].join(' '));
  for (let card = 1; card < 4 * TRICKS_IN_DEAL; card += 1) match = playedOn(disputed(match), 1);
  return moved(disputed(match), 'SOUTH', { kind: 'concession' });
}

/** Whatever the player on turn may claim or offer, refused. */
function disputed(match: MatchState): MatchState {
  const { player } = turnOf(match);
  let now = match;
  if (legal(now).claim > 0) now = refused(moved(now, player, { kind: 'claim', tricks: 1 }));
  const isDefender = sideOf(player) !== 'NORTH_SOUTH';
  return isDefender && legal(now).concession ? refused(moved(now, player, { kind: 'concession' })) : now;
}

/** Only the last who is asked objects. */
function refused(match: MatchState): MatchState {
  const asked = SEATS.filter(seat => isAsked(match, seat));
  return asked.reduce(
    (now, seat, place) => moved(now, seat, { kind: 'answer', accept: place < asked.length - 1 }),
    match,
  );
}

function isAsked(match: MatchState, seat: Seat): boolean {
  const { turn } = viewFor(match, seat).deal;
  return turn?.kind === 'ANSWER' && turn.isViewers;
}
