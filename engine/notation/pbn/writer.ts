// PBN 2.1 in export format. A half-open deal is written as an ordinary deal of four hands, so that any program reads
// it, and our supplemental tags tell the rest.
import type { Contract } from '../../auction.ts';
import { type Card, formatCard, RANKS, rankOf, suitOf } from '../../cards.ts';

import type { Rules } from '../../rules.ts';
import { type Seat, seatsFrom } from '../../seats.ts';
import type { Trick } from '../../trick.ts';
import { TRICKS_IN_DEAL } from '../../trick.ts';
import type { ResultView } from '../../view.ts';
import { formatContract, formatSeat, formatVulnerable } from '../words.ts';
import { fourHandCalls, type WrittenDeal, type WrittenMatch, writtenDeals } from '../written-match.ts';
import { ownTags } from './own-tags.ts';

/** All finished deals, oldest first; read back by `readPbn`. */
export function formatPbn(match: WrittenMatch): string {
  const games = writtenDeals(match).map(deal => formatGame(match, deal));
  return ['% PBN 2.1\n% EXPORT\n', ...games].join('\n');
}

function formatGame(match: WrittenMatch, deal: WrittenDeal): string {
  const tags = [...mandatoryTags(match, deal), ...ownTags({ ...deal, ...deal.view })];
  const lines = [
    ...tags.map(([name, value]) => formatTag(name, value)),
    ...auctionLines(deal),
    ...playLines(deal),
  ];
  return `${lines.join('\n')}\n`;
}

function formatTag(name: string, value: string): string {
  return `[${name} "${value.replaceAll(/[\\"]/g, '\\$&')}"]`;
}

type Tag = readonly [name: string, value: string];

function mandatoryTags({ names, date }: WrittenMatch, { view, dealt, result }: WrittenDeal): readonly Tag[] {
  const { rules, number, dealer, vulnerable, contract } = view;
  const unknown = '?';
  return [
    ['Event', unknown],
    ['Site', unknown],
    ['Date', date?.replaceAll('-', '.') ?? unknown],
    ['Board', String(number)],
    ['West', formatName(names.WEST)],
    ['North', formatName(names.NORTH)],
    ['East', formatName(names.EAST)],
    ['South', formatName(names.SOUTH)],
    ['Dealer', formatSeat(dealer)],
    ['Vulnerable', formatVulnerable(vulnerable)],
    [
      'Deal',
      `${formatSeat(dealer)}:${seatsFrom(dealer)
        .map(seat => formatHand(dealt[seat]))
        .join(' ')}`,
    ],
    ['Scoring', SCORINGS[rules.scoring]],
    ['Declarer', contract === null ? '' : formatSeat(contract.declarer)],
    ['Contract', contractWord(contract, result)],
    ['Result', String(result.tricksByDeclarer ?? '')],
  ];
}

/** Nothing for an auction that was broken off. */
function contractWord(contract: Contract | null, { ending }: ResultView): string {
  if (contract !== null) return formatContract(contract);
  return ending === 'passedOut' ? 'Pass' : '';
}

/** PBN has no word for duplicate points as such. */
const SCORINGS: Readonly<Record<Rules['scoring'], string>> = {
  rubber: 'Rubber',
  chicago: 'Chicago',
  duplicate: '?',
};

function formatName(name: string | null): string {
  return name === null ? '?' : [...name].map(sign => (sign < ' ' ? ' ' : sign)).join('');
}

const HAND_SUITS = ['S', 'H', 'D', 'C'] as const;

/** "AKJ9.A942.863.85": spades, hearts, diamonds, clubs, high to low. */
function formatHand(cards: readonly Card[]): string {
  const held = (suit: string) => cards.filter(card => suitOf(card) === suit).toSorted((a, b) => b - a);
  return HAND_SUITS.map(suit =>
    held(suit)
      .map(card => RANKS[rankOf(card)])
      .join(''),
  ).join('.');
}

function auctionLines({ view }: WrittenDeal): readonly string[] {
  const { rules, dealer, calls } = view;
  const all = fourHandCalls(
    rules,
    dealer,
    calls.map(({ call }) => call),
  ).map(call => (call === 'PASS' ? 'Pass' : call));
  return [formatTag('Auction', formatSeat(dealer)), ...inRows(all)];
}

function inRows(words: readonly string[]): readonly string[] {
  return Array.from({ length: Math.ceil(words.length / 4) }, (_, i) =>
    words.slice(i * 4, i * 4 + 4).join(' '),
  );
}

/** A column a seat from the opening leader on; "*" ends a play that was not played out. */
function playLines({ view: { tricks } }: WrittenDeal): readonly string[] {
  const [opening] = tricks;
  if (opening === undefined) return [];
  const seats = seatsFrom(opening.leader);
  const isWhole = tricks.length === TRICKS_IN_DEAL && tricks.every(({ winner }) => winner !== null);
  const rows = tricks.map(trick => seats.map(seat => cardOf(trick, seat)).join(' '));
  return [formatTag('Play', formatSeat(opening.leader)), ...rows, ...(isWhole ? [] : ['*'])];
}

function cardOf({ cards }: Trick, seat: Seat): string {
  const played = cards.find(each => each.seat === seat);
  return played === undefined ? '-' : formatCard(played.card);
}
