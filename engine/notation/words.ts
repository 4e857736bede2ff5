// The words that PBN and LIN share, in the spellings met in files.
import { type Call, DENOMINATIONS, type Denomination, type Doubled, parseCall } from '../auction.ts';
import { type Card, parseCard } from '../cards.ts';
import { SEATS, type Seat, type Side } from '../seats.ts';

/** "N", "north" and the like. */
export function parseSeat(text: string): Seat | null {
  const word = text.trim().toUpperCase();
  return word === '' ? null : (SEATS.find(seat => seat === word || seat.charAt(0) === word) ?? null);
}

export function formatSeat(seat: Seat): string {
  return seat.charAt(0);
}

export function parseSide(text: string): Side | null {
  const word = text.trim().toUpperCase();
  return word === 'NS' ? 'NORTH_SOUTH' : word === 'EW' ? 'EAST_WEST' : null;
}

export function formatSide(side: Side): 'NS' | 'EW' {
  return side === 'NORTH_SOUTH' ? 'NS' : 'EW';
}

const VULNERABLE: ReadonlyMap<string, readonly Side[]> = new Map([
  ...['NONE', 'LOVE', '-', 'O', '0'].map((word): [string, readonly Side[]] => [word, []]),
  ...['NS', 'N', 'N-S'].map((word): [string, readonly Side[]] => [word, ['NORTH_SOUTH']]),
  ...['EW', 'E', 'E-W'].map((word): [string, readonly Side[]] => [word, ['EAST_WEST']]),
  ...['ALL', 'BOTH', 'B'].map((word): [string, readonly Side[]] => [word, ['NORTH_SOUTH', 'EAST_WEST']]),
]);

export function parseVulnerable(text: string): readonly Side[] | null {
  return VULNERABLE.get(text.trim().toUpperCase()) ?? null;
}

export function formatVulnerable(sides: readonly Side[]): 'None' | 'NS' | 'EW' | 'All' {
  const [side] = sides;
  return side === undefined ? 'None' : sides.length > 1 ? 'All' : formatSide(side);
}

const CALL_WORDS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['P', 'PASS'],
  ['D', 'X'],
  ['DBL', 'X'],
  ['DOUBLE', 'X'],
  ['R', 'XX'],
  ['RDBL', 'XX'],
  ['REDOUBLE', 'XX'],
]);

/** "1NT", "1n", "Pass", "p", "X", "d", "XX", "r" and the like. */
export function parseCallWord(text: string): Call | null {
  if (text.length > 8) return null;
  const word = text.toUpperCase();
  return parseCall(word) ?? CALL_WORDS.get(word) ?? parseCall(`${word}T`);
}

/** "HQ", "hq", "H10". */
export function parseCardWord(text: string): Card | null {
  if (text.length > 3) return null;
  const word = text.toUpperCase();
  return parseCard(word.endsWith('10') ? `${word.charAt(0)}T` : word);
}

const STRAIN_LETTERS = ['C', 'D', 'H', 'S', 'NT'] as const;

export interface Bidden {
  readonly level: number;
  readonly denomination: Denomination;
  readonly doubled: Doubled;
}

const CONTRACT = /^([1-7])(C|D|H|S|NT?)(X{0,2})$/;

/** "4SX", "3N", "3NTXX". */
export function parseContractWord(text: string): Bidden | null {
  const [, level, strain = '', doubles = ''] = CONTRACT.exec(text.trim().toUpperCase()) ?? [];
  if (level === undefined) return null;
  const denomination = DENOMINATIONS[STRAIN_LETTERS.findIndex(letters => letters.startsWith(strain))];
  const doubled = doubles === 'XX' ? 4 : doubles === 'X' ? 2 : 1;
  return denomination === undefined ? null : { level: Number(level), denomination, doubled };
}

export function formatContract({ level, denomination, doubled }: Bidden): string {
  const strain = STRAIN_LETTERS[DENOMINATIONS.indexOf(denomination)] ?? '';
  return `${level}${strain}${'X'.repeat(Math.log2(doubled))}`;
}

export function isPassedOut(text: string): boolean {
  return /^(?:P|PASS|PASSED|PASSED OUT|AP|ALL PASS)$/i.test(text.trim());
}
