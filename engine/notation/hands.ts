// Hands as the files write them: PBN by suits with dots, LIN by suit letters.
import { CARDS, type Card } from '../cards.ts';
import { type BySeat, bySeat, SEATS, type Seat, seatsFrom } from '../seats.ts';
import { NO_HANDS, type Problem, quoted } from './notated-deal.ts';
import { parseCardWord, parseSeat } from './words.ts';

type Hands = BySeat<readonly Card[] | null>;

const PBN_SUITS = ['S', 'H', 'D', 'C'] as const;
const LONGEST_HAND = 60;

interface Found {
  readonly line: number;
  readonly problems: Problem[];
}

/** "N:AKJ9.A942.863.85 - … …": four hands clockwise from the seat named, "-" for one that is left out. */
export function pbnHands(value: string, { line, problems }: Found): Hands {
  const colon = value.indexOf(':');
  const first = parseSeat(value.slice(0, colon));
  if (colon < 0 || first === null) {
    if (value.trim() !== '' && value.trim() !== '?') {
      problems.push({ line, text: `no deal: ${quoted(value)}` });
    }
    return NO_HANDS;
  }
  const words = value
    .slice(colon + 1)
    .trim()
    .split(/\s+/, 5);
  if (words.length !== 4) problems.push({ line, text: `a deal of other than four hands: ${quoted(value)}` });
  const seats = seatsFrom(first);
  return completed(bySeat(seat => pbnHand(words[seats.indexOf(seat)] ?? '-', seat, { line, problems })));
}

function pbnHand(text: string, seat: Seat, found: Found): readonly Card[] | null {
  if (/^[-?]+$/.test(text)) return null;
  const suits = text.split('.', 5);
  if (suits.length !== 4 || text.length > LONGEST_HAND) {
    found.problems.push({
      line: found.line,
      text: `${seat.charAt(0)}'s hand cannot be read: ${quoted(text)}`,
    });
    return null;
  }
  const cards = suits.flatMap((ranks, i) => cardsOfSuit(PBN_SUITS[i] ?? '', ranks, found));
  return cards;
}

/** A rank that is none is a problem; an "x" for any small card, too, since no card can be played by it. */
function cardsOfSuit(suit: string, ranks: string, { line, problems }: Found): readonly Card[] {
  const cards: Card[] = [];
  for (const rank of ranks.replaceAll('10', 'T').replaceAll(/^-+$/g, '')) {
    const card = parseCardWord(suit + rank);
    if (card === null) problems.push({ line, text: `no card: ${quoted(suit + rank)}` });
    else cards.push(card);
  }
  return cards;
}

const LIN_HAND = /^(?:[SHDC][2-9TJQKA10]*)*$/;

/** "S3KJH…D…C…", suits in any order; null when nothing stands there. */
export function linHand(text: string, seat: Seat, found: Found): readonly Card[] | null {
  const word = text.trim().toUpperCase();
  if (word === '') return null;
  if (word.length > LONGEST_HAND || !LIN_HAND.test(word)) {
    found.problems.push({
      line: found.line,
      text: `${seat.charAt(0)}'s hand cannot be read: ${quoted(text)}`,
    });
    return null;
  }
  return [...word.matchAll(/([SHDC])([2-9TJQKA10]*)/g)].flatMap(([, suit = '', ranks = '']) =>
    cardsOfSuit(suit, ranks, found),
  );
}

/** Three whole hands leave no doubt about the fourth. */
export function completed(hands: Hands): Hands {
  const missing = SEATS.filter(seat => hands[seat] === null);
  const known = new Set(SEATS.flatMap(seat => hands[seat] ?? []));
  const isWhole = SEATS.every(seat => (hands[seat]?.length ?? 13) === 13);
  if (missing.length !== 1 || !isWhole || known.size !== 39) return hands;
  return bySeat(seat => hands[seat] ?? restOf(known));
}

function restOf(known: ReadonlySet<Card>): readonly Card[] {
  return CARDS.filter(card => !known.has(card));
}
