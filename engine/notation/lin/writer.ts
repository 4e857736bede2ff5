// LIN for matches of four hands; half-open deals have no place in it, since LIN cannot say what lay closed.
import type { Call } from '../../auction.ts';
import { type Card, formatCard, RANKS, rankOf, suitOf } from '../../cards.ts';
import { accepted, type Result, refused } from '../../result.ts';
import type { Seat } from '../../seats.ts';
import { type WrittenDeal, type WrittenMatch, writtenDeals } from '../written-match.ts';

/** All finished deals, a line each; refused for two players. */
export function formatLin(match: WrittenMatch): Result<string, { readonly code: 'FOUR_HANDS_ONLY' }> {
  if (match.rules.players !== 4) return refused({ code: 'FOUR_HANDS_ONLY' });
  return accepted(
    writtenDeals(match)
      .map(deal => `${formatBoard(match, deal)}\n`)
      .join(''),
  );
}

/** SOUTH first, as LIN counts: the dealer's number is the place here, from 1. */
const LIN_SEATS = ['SOUTH', 'WEST', 'NORTH', 'EAST'] as const satisfies readonly Seat[];
const SUITS = ['S', 'H', 'D', 'C'] as const;
const VULNERABLE = { none: 'o', NORTH_SOUTH: 'n', EAST_WEST: 'e', both: 'b' } as const;

function formatBoard({ names }: WrittenMatch, { view, dealt, result }: WrittenDeal): string {
  const { number, dealer, vulnerable, calls, tricks } = view;
  const [side = 'none', other] = vulnerable;
  const hands = LIN_SEATS.map(seat => formatHand(dealt[seat])).join(',');
  const pairs: readonly (readonly [string, string])[] = [
    ['qx', `o${number}`],
    ['pn', LIN_SEATS.map(seat => formatName(names[seat])).join(',')],
    ['st', ''],
    ['md', `${LIN_SEATS.indexOf(dealer) + 1}${hands}`],
    ['rh', ''],
    ['ah', `Board ${number}`],
    ['sv', VULNERABLE[other === undefined ? side : 'both']],
    ...calls.map(({ call }) => ['mb', formatCall(call)] as const),
    ...tricks.flatMap(({ cards }) => cards.map(({ card }) => ['pc', formatCard(card)] as const)),
    ...(result.ending === 'claimed' ? [['mc', String(result.tricksByDeclarer)] as const] : []),
    ['pg', ''],
  ];
  return pairs.map(([key, value]) => `${key}|${value}|`).join('');
}

/** The signs that LIN itself is made of cannot stand in a name. */
function formatName(name: string | null): string {
  return [...(name ?? '')].map(sign => (sign < ' ' || sign === '|' || sign === ',' ? ' ' : sign)).join('');
}

/** "S3KJHA…", low to high. */
function formatHand(cards: readonly Card[]): string {
  const held = (suit: string) => cards.filter(card => suitOf(card) === suit).toSorted((a, b) => a - b);
  return SUITS.map(
    suit =>
      suit +
      held(suit)
        .map(card => RANKS[rankOf(card)])
        .join(''),
  ).join('');
}

function formatCall(call: Call): string {
  if (call === 'PASS') return 'p';
  if (call === 'X') return 'd';
  return call === 'XX' ? 'r' : call.replace('NT', 'N');
}
