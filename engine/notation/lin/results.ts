// The results that a LIN file of a whole match lists ahead of its boards: `rs`, two entries a board, open room first.
import type { Side } from '../../seats.ts';
import { type Seat, sideOf } from '../../seats.ts';
import { type Bidden, parseContractWord, parseSeat } from '../words.ts';
import type { LinPair } from './pairs.ts';

export interface ListedResult extends Bidden {
  readonly declarer: Seat;
  readonly side: Side;
  readonly tricks: number;
  readonly line: number;
}

const ROOM = /^([oc])(\d{1,4})$/i;
const ENTRY = /^([1-7](?:C|D|H|S|NT?))([NESW])(X{0,2})(=|[+-]\d{1,2})$/;

/** By the board's id ("o46", "c46"); empty when the list's length does not fit the boards: nobody could tell which is whose. */
export function listedResults(pairs: readonly LinPair[]): ReadonlyMap<string, ListedResult> {
  const list = pairs.find(({ key }) => key === 'rs');
  const ids = pairs
    .filter(({ key }) => key === 'qx')
    .map(({ value }) => ROOM.exec(value.split(',')[0] ?? ''));
  const numbers = ids.map(id => Number(id?.[2] ?? Number.NaN));
  const entries = list?.value.split(',') ?? [];
  const first = numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
  const last = numbers.reduce((most, number) => Math.max(most, number), 0);
  const found = new Map<string, ListedResult>();
  if (list === undefined || entries.length !== (last - first + 1) * 2) return found;
  for (const [, room = '', number] of ids.filter(id => id !== null)) {
    const entry = entries[(Number(number) - first) * 2 + (room.toLowerCase() === 'c' ? 1 : 0)] ?? '';
    const result = parseEntry(entry, list.line);
    if (result !== null) found.set(`${room}${number}`.toLowerCase(), result);
  }
  return found;
}

/** "3NW+1", "4SWx-4". */
function parseEntry(entry: string, line: number): ListedResult | null {
  const [, bid = '', letter = '', doubles = '', made = ''] = ENTRY.exec(entry.trim().toUpperCase()) ?? [];
  const contract = parseContractWord(bid + doubles);
  const declarer = parseSeat(letter);
  if (contract === null || declarer === null) return null;
  const tricks = contract.level + 6 + (made === '=' ? 0 : Number(made));
  return tricks < 0 || tricks > 13 ? null : { ...contract, declarer, side: sideOf(declarer), tricks, line };
}
