// A match played once more by the engine from what the API has told of it: cards drawn, cards dealt, calls and plays.
import { acceptMove, type Move } from '../../../engine/accept.ts';
import { parseCall } from '../../../engine/auction.ts';
import { CARDS, parseCard } from '../../../engine/cards.ts';
import type { Pack } from '../../../engine/deck.ts';
import { type MatchState, nextDeal, startMatch } from '../../../engine/match.ts';
import { type RulesRequest, rulesFor } from '../../../engine/rules.ts';
import { bySeat } from '../../../engine/seats.ts';
import { dealViewFor, viewFor } from '../../../engine/view.ts';
import { packFor, present } from '../../engine/support/deals.ts';
import type { DealAnswer, MatchAnswer, SideScoreAnswer } from './answers.ts';
import type { TableOptions } from './tables.ts';

/** Score and results by the engine; throws at a deal, a call or a card that cannot have been. */
export function playedAgain(
  { preset = 'book', rules = {} }: TableOptions,
  { draw }: Pick<MatchAnswer, 'draw'>,
  deals: readonly DealAnswer[],
): Pick<MatchAnswer, 'score'> & { readonly results: readonly DealAnswer['result'][] } {
  const request: RulesRequest = rules;
  const asked = rulesFor(preset, request);
  if (!asked.ok) throw new Error(asked.refusal.problem);
  const drawn = present(draw).map(({ card }) => present(parseCard(card)));
  const results: DealAnswer['result'][] = [];
  const lines: MatchAnswer['score']['lines'][number][] = [];
  let match: MatchState | null = null;
  for (const deal of deals) {
    const pack = packOf(deal);
    match =
      match === null ? startMatch(asked.value, { draw: onTop(drawn), deal: pack }) : nextDeal(match, pack);
    expectSame(match, deal);
    for (const move of movesOf(deal)) match = moved(match, move);
    const added = match.tally?.lines ?? [];
    lines.push(...added);
    const result = present(dealViewFor(match.deal, added, null).end).result;
    const { ending, tricksByDeclarer, points } = result;
    results.push({
      tricksByDeclarer,
      points,
      passedOut: ending === 'passedOut',
      claimed: ending === 'claimed',
    });
  }
  const { score, winner } = viewFor(present(match), null);
  const { NORTH_SOUTH, EAST_WEST } = score.sides;
  return { score: { northSouth: sideOf(NORTH_SOUTH), eastWest: sideOf(EAST_WEST), winner, lines }, results };
}

function sideOf({ belowLine, aboveLine, total, games }: SideScoreAnswer): SideScoreAnswer {
  return { belowLine, aboveLine, total, games };
}

function onTop(drawn: readonly Pack[number][]): Pack {
  return [...drawn, ...CARDS.filter(card => !drawn.includes(card))];
}

function packOf({ dealt, dealer }: DealAnswer): Pack {
  const cardsAt = bySeat(seat => present(dealt?.find(each => each.seat === seat)).cards);
  return packFor(
    bySeat(seat => cardsAt[seat].map(card => present(parseCard(card)))),
    dealer,
  );
}

function expectSame({ number, record }: MatchState, deal: DealAnswer): void {
  const isSame = number === deal.number && record.dealer === deal.dealer;
  if (!isSame || String(record.vulnerable) !== String(deal.vulnerable)) {
    throw new Error(`deal ${deal.number} has another number, dealer or vulnerability`);
  }
}

function movesOf({ calls, tricks }: DealAnswer): readonly Move[] {
  const bid = calls.map(({ call }): Move => ({ kind: 'call', call: present(parseCall(call)) }));
  const played = tricks.flatMap(({ cards }) =>
    cards.map(({ card }): Move => ({ kind: 'card', card: present(parseCard(card)) })),
  );
  return [...bid, ...played];
}

function moved(match: MatchState, move: Move): MatchState {
  const accepted = acceptMove(match, present(viewFor(match, null).deal.turn).player, move);
  if (!accepted.ok) throw new Error(`a move of deal ${match.number} is refused: ${accepted.refusal.code}`);
  return accepted.value;
}
