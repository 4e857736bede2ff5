// What a viewer may see, worked out a second time and in another way than by the engine: from the cards dealt and the
// cards played so far. Rule book, sections 3 to 5.
import type { Card } from '../../../engine/cards.ts';
import type { MatchState } from '../../../engine/match.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../../../engine/seats.ts';
import type { Viewer } from '../../../engine/view.ts';

/** Places in the order dealt (from 0) that lie closed at first, and whether each has been turned. */
function isStillClosed(match: MatchState, seat: Seat, place: number): boolean {
  const played = playedCards(match);
  switch (match.rules.layout) {
    case 'columns': {
      const cover = match.deal.start.dealt[seat][place + 6];
      return place < 6 && cover !== undefined && !played.includes(cover);
    }
    case 'rows':
      return place < 6 && played.length < 28;
    case 'nine':
      return place < 9 && played.length < 1;
    case null:
      return false;
  }
}

export function playedCards({ record }: MatchState): readonly Card[] {
  return record.events.flatMap(event => (event.kind === 'card' ? [event.card] : []));
}

export function isHalfOpen({ rules }: MatchState, seat: Seat): boolean {
  return rules.players === 2 && (seat === 'NORTH' || seat === 'EAST');
}

function isContractDummy(match: MatchState, seat: Seat): boolean {
  if (match.rules.players === 2 || match.deal.phase !== 'play') return false;
  return (SEATS.indexOf(match.deal.contract.declarer) + 2) % 4 === SEATS.indexOf(seat);
}

function isOpenedByClaim({ deal }: MatchState, seat: Seat): boolean {
  return deal.phase === 'play' && deal.claims.some(claim => claim.seat === seat && claim.tricks > 0);
}

/** The cards of each seat, played ones too, that the viewer may know. */
export function sightOf(match: MatchState, viewer: Viewer): BySeat<readonly Card[]> {
  const { start, phase } = match.deal;
  const played = playedCards(match);
  return bySeat(seat => {
    const all = start.dealt[seat];
    if (phase === 'ended' || phase === 'passedOut') return all;
    if (isHalfOpen(match, seat)) return all.filter((_, place) => !isStillClosed(match, seat, place));
    const isOpen =
      viewer === seat || (isContractDummy(match, seat) && played.length > 0) || isOpenedByClaim(match, seat);
    return isOpen ? all : all.filter(card => played.includes(card));
  });
}

/** The cards that the viewer may not know. */
export function hiddenFrom(match: MatchState, viewer: Viewer): readonly Card[] {
  const sight = sightOf(match, viewer);
  return SEATS.flatMap(seat => match.deal.start.dealt[seat].filter(card => !sight[seat].includes(card)));
}
