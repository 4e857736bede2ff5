// LIN, with the oddities met in files, to notated deals.
import { type BySeat, bySeat, type Seat, type Side } from '../../seats.ts';
import { completed, linHand } from '../hands.ts';
import {
  emptyDeal,
  MOST_CALLS,
  MOST_CARDS,
  NO_NAMES,
  type NotatedAuction,
  type NotatedCall,
  type NotatedCard,
  type NotatedDeal,
  type NotatedFile,
  type NotatedPlay,
  type NotatedTricks,
  type Problem,
  quoted,
} from '../notated-deal.ts';
import { parseCallWord, parseCardWord, parseVulnerable } from '../words.ts';
import { type LinPair, linPairs } from './pairs.ts';
import { type ListedResult, listedResults } from './results.ts';

/** Never throws, whatever the text; what cannot be read is named with its line. */
export function readLin(text: string): NotatedFile {
  const { pairs, problems } = linPairs(text);
  const listed = listedResults(pairs);
  const boards = linBoards(pairs);
  return { deals: boards.map(board => notatedDeal(board, listed)), problems };
}

interface LinBoard {
  readonly names: LinPair | null;
  readonly pairs: readonly LinPair[];
}

interface OpenBoard {
  names: LinPair | null;
  readonly pairs: LinPair[];
  readonly keys: Set<string>;
}

const OF_A_DEAL: ReadonlySet<string> = new Set(['md', 'mb', 'pc', 'mc']);
const OPENING: ReadonlySet<string> = new Set([...OF_A_DEAL, 'qx', 'ah', 'sv']);
const ONCE_A_BOARD: ReadonlySet<string> = new Set(['md', 'ah']);

/** A board begins with `qx`, where there is none with a second `md` or `ah`, or after the names (`pn`). */
function linBoards(pairs: readonly LinPair[]): readonly LinBoard[] {
  const boards: OpenBoard[] = [];
  let names: LinPair | null = null;
  let board: OpenBoard | null = null;
  for (const pair of pairs) {
    if (pair.key === 'pn') {
      names = pair;
      if (board?.keys.has('md') === true) board = null;
      else if (board !== null) board.names = pair;
    }
    if (board === null ? OPENING.has(pair.key) : beginsBoard(board, pair)) {
      board = { names, pairs: [], keys: new Set() };
      boards.push(board);
    }
    board?.keys.add(pair.key);
    board?.pairs.push(pair);
  }
  return boards.filter(({ keys }) => [...OF_A_DEAL].some(key => keys.has(key)));
}

function beginsBoard({ keys }: OpenBoard, { key }: LinPair): boolean {
  return key === 'qx' || (ONCE_A_BOARD.has(key) && keys.has(key));
}

const LIN_SEATS: readonly Seat[] = ['SOUTH', 'WEST', 'NORTH', 'EAST'];

function notatedDeal({ names, pairs }: LinBoard, listed: ReadonlyMap<string, ListedResult>): NotatedDeal {
  const problems: Problem[] = [];
  const last = (key: string) => pairs.findLast(pair => pair.key === key);
  const { dealer, hands } = dealt(last('md'), problems);
  const id = last('qx')?.value.split(',')[0] ?? '';
  const result = listed.get(id.toLowerCase());
  return {
    ...emptyDeal(pairs[0]?.line ?? 1),
    board: (last('ah')?.value ?? '').replace(/^board\s*/i, '') || id || null,
    names: namesOf(names),
    dealer,
    vulnerable: vulnerableOf(last('sv'), problems),
    hands,
    auction: linAuction(pairs, dealer, problems),
    contract: result === undefined ? null : { kind: 'bid', ...result },
    declarer: result?.declarer ?? null,
    play: linPlay(pairs, problems),
    tricks: [...claimedTricks(pairs, problems), ...(result === undefined ? [] : [listedTricks(result)])],
    problems,
  };
}

/** Eight names are those of two tables: nobody says here which sits where. */
function namesOf(pair: LinPair | null): BySeat<string | null> {
  const names = pair?.value.split(',') ?? [];
  return names.length === 4 ? bySeat(seat => names[LIN_SEATS.indexOf(seat)]?.trim() || null) : NO_NAMES;
}

/** "3" for the dealer (1 is SOUTH), then hands from SOUTH on; the fourth may be left out. */
function dealt(pair: LinPair | undefined, problems: Problem[]): Pick<NotatedDeal, 'dealer' | 'hands'> {
  const { value, line } = pair ?? { value: '', line: 1 };
  const [digit = ''] = /^\d/.exec(value) ?? [];
  const dealer = LIN_SEATS[Number(digit || 0) - 1] ?? null;
  if (digit !== '' && digit !== '0' && dealer === null)
    problems.push({ line, text: `no dealer: ${quoted(digit)}` });
  const texts = value.slice(digit.length).split(',', 5);
  const hands = bySeat(seat => linHand(texts[LIN_SEATS.indexOf(seat)] ?? '', seat, { line, problems }));
  return { dealer, hands: completed(hands) };
}

function vulnerableOf(pair: LinPair | undefined, problems: Problem[]): readonly Side[] | null {
  if (pair === undefined || pair.value === '') return null;
  const sides = parseVulnerable(pair.value);
  if (sides === null)
    problems.push({ line: pair.line, text: `nobody is vulnerable by ${quoted(pair.value)}` });
  return sides;
}

const MARKS = /[!?]{1,3}$/;

function linAuction(
  pairs: readonly LinPair[],
  first: Seat | null,
  problems: Problem[],
): NotatedAuction | null {
  const calls: NotatedCall[] = [];
  const made = pairs.filter(({ key }) => key === 'mb');
  for (const { value, line } of made) {
    const call = parseCallWord(value.replace(MARKS, ''));
    if (call === null || calls.length >= MOST_CALLS) {
      problems.push({ line, text: `call ${calls.length + 1} cannot be read: ${quoted(value)}` });
      break;
    }
    calls.push({ call, line });
  }
  const [start] = made;
  return start === undefined ? null : { first, calls, cut: false, line: start.line };
}

function linPlay(pairs: readonly LinPair[], problems: Problem[]): NotatedPlay | null {
  const cards: NotatedCard[] = [];
  for (const { key, value, line } of pairs) {
    if (key !== 'pc') continue;
    const card = parseCardWord(value.replace(MARKS, ''));
    if (card === null || cards.length >= MOST_CARDS) {
      problems.push({ line, text: `card ${cards.length + 1} cannot be read: ${quoted(value)}` });
      break;
    }
    cards.push({ card, line });
  }
  return cards.length === 0 ? null : { kind: 'sequence', cards };
}

/** `mc`: the tricks of declarer's side once the rest was claimed. */
function claimedTricks(pairs: readonly LinPair[], problems: Problem[]): readonly NotatedTricks[] {
  const claims = pairs.filter(({ key, value }) => key === 'mc' && value !== '');
  const isTricks = ({ value }: LinPair) => /^\d{1,2}$/.test(value) && Number(value) <= 13;
  for (const { value, line } of claims.filter(claim => !isTricks(claim))) {
    problems.push({ line, text: `claim cannot be read: ${quoted(value)}` });
  }
  return claims
    .filter(isTricks)
    .map(({ value, line }) => ({ source: 'claim', side: null, tricks: Number(value), line }) as const);
}

function listedTricks({ side, tricks, line }: ListedResult): NotatedTricks {
  return { source: 'rs list', side, tricks, line };
}
