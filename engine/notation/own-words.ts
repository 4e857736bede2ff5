// How claims, points, the order dealt and rules are written in our own exports; every pair of functions is inverse.
import { type Card, formatCard, parseCard } from '../cards.ts';
import { CLAIM_STATUSES } from '../claim.ts';
import { ownerOf, RULES_VERSION, type Rules, rulesFor } from '../rules.ts';
import { type Points, SCORE_REASONS } from '../score/running-score.ts';
import { type BySeat, bySeat, SEATS } from '../seats.ts';
import type { ClaimView } from '../view.ts';
import { formatSeat, formatSide, parseSeat, parseSide } from './words.ts';

export const SEPARATOR = '; ';

/** Every option but the layout, "version 1; preset book; …". */
export function formatRules(rules: Rules): string {
  const { version, preset, players, openingLead, follow, doubles, doubling, honours, scoring, length } =
    rules;
  const options = { version, preset, players, openingLead, follow, doubles, doubling, honours, scoring };
  const words = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [...words, `length ${length.unit} ${length.count}`].join(SEPARATOR);
}

/** Null unless they are rules that go together, of the version that this engine plays by. */
export function parseRules(text: string, layout: string | null): Rules | null {
  const words = new Map<string, readonly string[]>();
  for (const option of text.split(SEPARATOR)) {
    const [name = '', ...values] = option.split(' ');
    words.set(name, values);
  }
  const wordOf = (name: string) => words.get(name)?.[0] ?? '';
  const [unit = '', count = ''] = words.get('length') ?? [];
  if (wordOf('version') !== String(RULES_VERSION)) return null;
  const rules = rulesFor(wordOf('preset'), {
    players: Number(wordOf('players')),
    layout,
    openingLead: wordOf('openingLead'),
    follow: wordOf('follow'),
    doubles: wordOf('doubles') === 'true',
    doubling: wordOf('doubling'),
    honours: wordOf('honours') === 'true',
    scoring: wordOf('scoring'),
    length: { unit, count: Number(count) },
  });
  return rules.ok ? rules.value : null;
}

/** Each seat with the one whose it is from the start, "N:S E:W S:S W:W". */
export function formatOwners(rules: Rules): string {
  return SEATS.map(seat => `${formatSeat(seat)}:${formatSeat(ownerOf(rules, seat))}`).join(' ');
}

/** Thirteen cards a seat in the order dealt, "N:SAH2… E:…". */
export function formatDealt(dealt: BySeat<readonly Card[]>): string {
  return SEATS.map(seat => `${formatSeat(seat)}:${dealt[seat].map(formatCard).join('')}`).join(' ');
}

const DEALT = /^N:(\w{26}) E:(\w{26}) S:(\w{26}) W:(\w{26})$/;

/** Null unless all 52 cards are there, each once. */
export function parseDealt(text: string): BySeat<readonly Card[]> | null {
  const [, ...hands] = DEALT.exec(text) ?? [];
  return dealtOf(hands.map(hand => hand.match(/../g) ?? []));
}

/** Cards by name, thirteen a seat, NORTH first. */
export function dealtOf(names: readonly (readonly string[])[]): BySeat<readonly Card[]> | null {
  const cards = names.map(hand => hand.map(parseCard).filter(card => card !== null));
  const isWhole = cards.length === 4 && cards.every(hand => hand.length === 13);
  if (!isWhole || new Set(cards.flat()).size !== 52) return null;
  return bySeat(seat => cards[SEATS.indexOf(seat)] ?? []);
}

/** "S claims 5 after 8 refused", "W concedes after 9 accepted". */
export function formatClaim({ seat, tricks, concession, tricksPlayed, status }: ClaimView): string {
  const what = concession ? 'concedes' : `claims ${tricks}`;
  return `${formatSeat(seat)} ${what} after ${tricksPlayed} ${status.toLowerCase()}`;
}

const CLAIM = /^([NESW]) (?:concedes|claims (\d{1,2})) after (\d{1,2}) ([a-z]+)$/;

export function parseClaim(text: string): ClaimView | null {
  const [, letter = '', tricks, tricksPlayed, word = ''] = CLAIM.exec(text) ?? [];
  const seat = parseSeat(letter);
  const status = CLAIM_STATUSES.find(each => each.toLowerCase() === word);
  if (seat === null || status === undefined) return null;
  const concession = tricks === undefined;
  return { seat, tricks: Number(tricks ?? 0), concession, tricksPlayed: Number(tricksPlayed), status };
}

/** "NS 60/0 ODD_TRICKS": below and above the line. */
export function formatPoints({ side, below, above, reason }: Points): string {
  return `${formatSide(side)} ${below}/${above} ${reason}`;
}

const POINTS = /^(NS|EW) (\d{1,5})\/(\d{1,5}) ([A-Z_]+)$/;

export function parsePoints(text: string): Points | null {
  const [, letters = '', below, above, word] = POINTS.exec(text) ?? [];
  const side = parseSide(letters);
  const reason = SCORE_REASONS.find(each => each === word);
  return side === null || reason === undefined
    ? null
    : { side, below: Number(below), above: Number(above), reason };
}
