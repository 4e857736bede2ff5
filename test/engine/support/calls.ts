// Calls and contracts written down for tests.
import {
  type Bid,
  type Call,
  type Contract,
  denominationOf,
  isBid,
  levelOf,
  parseCall,
} from '../../../engine/auction.ts';
import type { Seat } from '../../../engine/seats.ts';
import { present } from './deals.ts';

/** "P" is short for PASS. */
export function callOf(name: string): Call {
  return present(parseCall(name === 'P' ? 'PASS' : name));
}

/** "1S X P" to calls. */
export function callsOf(text: string): readonly Call[] {
  return text.split(' ').filter(Boolean).map(callOf);
}

const CONTRACT = /^([1-7](?:[CDHS]|NT))(X{0,2})$/;

export interface WrittenContract {
  readonly bid: Bid;
  readonly doubled: Contract['doubled'];
}

/** "2SX" to its bid and how often it was doubled. */
export function writtenContract(text: string): WrittenContract {
  const [, name = '', crosses = ''] = CONTRACT.exec(text) ?? [];
  const bid = callOf(name);
  if (!isBid(bid)) throw new Error(`${text} is no contract`);
  return { bid, doubled: crosses === '' ? 1 : crosses === 'X' ? 2 : 4 };
}

export function contractAs(text: string, declarer: Seat): Contract {
  const { bid, doubled } = writtenContract(text);
  return { level: levelOf(bid), denomination: denominationOf(bid), doubled, declarer };
}
