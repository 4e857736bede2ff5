// The compact text of a deal that is stored: dealer, vulnerability, pack, and all that happened. It names every
// card, closed ones too, so it goes from the store to the engine and nowhere else.
import { CALLS, type Call } from './auction.ts';
import { CARDS, type Card } from './cards.ts';
import type { DealEvent } from './deal.ts';
import { isPack, type Pack } from './deck.ts';
import { assertNever } from './result.ts';
import { SEATS, type Seat, SIDES, type Side } from './seats.ts';

export interface DealRecord {
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly pack: Pack;
  readonly events: readonly DealEvent[];
}

// One letter a card; one letter or sign a call, the auction coming first and ending at '/'. Between cards:
// '#' and a number (base 36) claims, '~' concedes, '+' and '-' with a seat's number answer; '=' and a number after
// them is what a concession that takes effect leaves to its side. '!' abandons.
const CARD_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CALL_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi.xy';
const RUNS_OF_PASSES = [':', ','] as const;
const END_OF_AUCTION = '/';

const CARD_BY_LETTER: ReadonlyMap<string, Card> = new Map(
  CARDS.map(card => [CARD_LETTERS.charAt(card), card]),
);
const CALL_BY_LETTER: ReadonlyMap<string, Call> = new Map(
  CALLS.map((call, i) => [CALL_LETTERS.charAt(i), call]),
);
const LETTER_BY_CALL: ReadonlyMap<Call, string> = new Map(
  CALLS.map((call, i) => [call, CALL_LETTERS.charAt(i)]),
);

/** Cards as letters, one each. */
export function formatCards(cards: readonly Card[]): string {
  return cards.map(card => CARD_LETTERS.charAt(card)).join('');
}

/** The inverse of `formatCards`; null when a letter is no card's. */
export function parseCards(text: string): readonly Card[] | null {
  const cards: Card[] = [];
  for (const letter of text) {
    const card = CARD_BY_LETTER.get(letter);
    if (card === undefined) return null;
    cards.push(card);
  }
  return cards;
}

function formatEvent(event: DealEvent): string {
  switch (event.kind) {
    case 'call':
      return LETTER_BY_CALL.get(event.call) ?? '';
    case 'card':
      return CARD_LETTERS.charAt(event.card);
    case 'claim':
      return `#${event.tricks.toString(36)}`;
    case 'concession':
      return `~${formatKeeps(event.keeps)}`;
    case 'answer':
      return `${event.accept ? '+' : '-'}${SEATS.indexOf(event.seat)}${formatKeeps(event.keeps)}`;
    case 'abandon':
      return '!';
    default:
      return assertNever(event);
  }
}

function formatKeeps(keeps: number | null): string {
  return keeps === null ? '' : `=${keeps}`;
}

/** Three passes in a row as ',', two as ':', so that the longest auction of four players stays short. */
function packPasses(calls: string): string {
  return calls.replaceAll('...', RUNS_OF_PASSES[1]).replaceAll('..', RUNS_OF_PASSES[0]);
}

function unpackPasses(calls: string): string {
  return calls.replaceAll(RUNS_OF_PASSES[1], '...').replaceAll(RUNS_OF_PASSES[0], '..');
}

/** At most 52 + 4 + the events: about 120 characters for a usual deal. */
export function formatRecord({ dealer, vulnerable, pack, events }: DealRecord): string {
  const sides = SIDES.map(side => (vulnerable.includes(side) ? '1' : '0')).join('');
  const calls = events.filter(({ kind }) => kind === 'call').map(formatEvent);
  const plays = events.filter(({ kind }) => kind !== 'call').map(formatEvent);
  const head = `${SEATS.indexOf(dealer)}${sides}${formatCards(pack)}`;
  return `${head}${packPasses(calls.join(''))}${END_OF_AUCTION}${plays.join('')}`;
}

const RECORD =
  /^([0-3])([01])([01])([A-Za-z]{52})([A-Za-z.:,]*)\/((?:[A-Za-z]|#[0-9a-z]|~(?:=[0-5])?|[+-][0-3](?:=[0-5])?)*!?)$/;
const PLAY_EVENT = /[A-Za-z]|#[0-9a-z]|~(?:=[0-5])?|[+-][0-3](?:=[0-5])?|!/g;

/** The inverse of `formatRecord`; null for a text of another form. Legality is not looked at. */
export function parseRecord(text: string): DealRecord | null {
  const [, dealerIndex, northSouth, eastWest, cards, calls, plays] = RECORD.exec(text) ?? [];
  const dealer = SEATS[Number(dealerIndex)];
  const pack = parseCards(cards ?? '');
  if (dealer === undefined || pack === null || !isPack(pack)) return null;
  const vulnerable = SIDES.filter(side => (side === 'NORTH_SOUTH' ? northSouth : eastWest) === '1');
  const events: DealEvent[] = [];
  for (const letter of unpackPasses(calls ?? '')) {
    const call = CALL_BY_LETTER.get(letter);
    if (call === undefined) return null;
    events.push({ kind: 'call', call });
  }
  for (const [sign] of (plays ?? '').matchAll(PLAY_EVENT)) {
    const event = parsePlay(sign);
    if (event === null) return null;
    events.push(event);
  }
  return { dealer, vulnerable, pack, events };
}

function parsePlay(sign: string): DealEvent | null {
  const card = CARD_BY_LETTER.get(sign);
  if (card !== undefined) return { kind: 'card', card };
  if (sign === '!') return { kind: 'abandon' };
  if (sign.startsWith('#')) return { kind: 'claim', tricks: Number.parseInt(sign.slice(1), 36) };
  const [act = '', kept] = sign.split('=');
  const keeps = kept === undefined ? null : Number(kept);
  if (act === '~') return { kind: 'concession', keeps };
  const seat = SEATS[Number(act.charAt(1))];
  return seat === undefined ? null : { kind: 'answer', seat, accept: act.startsWith('+'), keeps };
}
