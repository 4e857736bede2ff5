// A deal as a file tells it: nothing is certain but what stands there, and each part may be missing.
import type { Call, Denomination, Doubled } from '../auction.ts';
import type { Card } from '../cards.ts';
import type { Rules } from '../rules.ts';
import type { Points } from '../score/running-score.ts';
import { type BySeat, bySeat, type Seat, type Side } from '../seats.ts';
import type { ClaimView } from '../view.ts';

/** What is wrong, and in which line of the file (from 1). */
export interface Problem {
  readonly line: number;
  readonly text: string;
}

export interface NotatedCall {
  readonly call: Call;
  readonly line: number;
}

export interface NotatedAuction {
  /** Whose call comes first; null when nothing says so. */
  readonly first: Seat | null;
  /** Clockwise, half-open dummies with their passes. */
  readonly calls: readonly NotatedCall[];
  /** Marked as cut off or still running. */
  readonly cut: boolean;
  readonly line: number;
}

export interface NotatedCard {
  readonly card: Card;
  readonly line: number;
}

/** PBN has a column a seat and a row a trick, null for no card; LIN has cards in the order played. */
export type NotatedPlay =
  | {
      readonly kind: 'columns';
      readonly first: Seat;
      readonly rows: readonly (readonly (NotatedCard | null)[])[];
      readonly line: number;
    }
  | { readonly kind: 'sequence'; readonly cards: readonly NotatedCard[] };

export type NotatedContract =
  | { readonly kind: 'passedOut'; readonly line: number }
  | {
      readonly kind: 'bid';
      readonly level: number;
      readonly denomination: Denomination;
      readonly doubled: Doubled;
      readonly line: number;
    };

/** Tricks of declarer's side as the file states them, or of a side that it names. */
export interface NotatedTricks {
  readonly source: 'result tag' | 'claim' | 'rs list';
  readonly side: Side | null;
  readonly tricks: number;
  readonly line: number;
}

/** Duplicate points as the file states them; `side` null stands for declarer's. */
export interface NotatedScore {
  readonly side: Side | null;
  readonly points: number;
  readonly line: number;
}

/** What only our own exports tell. */
export interface OwnDeal {
  readonly rules: Rules;
  readonly number: number;
  /** Thirteen cards a seat in the order dealt. */
  readonly dealt: BySeat<readonly Card[]>;
  readonly claims: readonly ClaimView[];
  readonly points: readonly Points[];
}

export interface NotatedDeal {
  /** Where it begins. */
  readonly line: number;
  readonly board: string | null;
  readonly names: BySeat<string | null>;
  readonly dealer: Seat | null;
  readonly vulnerable: readonly Side[] | null;
  /** As written; null where the file leaves a hand out. */
  readonly hands: BySeat<readonly Card[] | null>;
  readonly auction: NotatedAuction | null;
  readonly contract: NotatedContract | null;
  readonly declarer: Seat | null;
  readonly play: NotatedPlay | null;
  readonly tricks: readonly NotatedTricks[];
  readonly score: NotatedScore | null;
  readonly own: OwnDeal | null;
  readonly problems: readonly Problem[];
}

/** What a reader made of a file. */
export interface NotatedFile {
  readonly deals: readonly NotatedDeal[];
  /** Those that belong to no deal. */
  readonly problems: readonly Problem[];
}

/** More than any legal auction or play has: a reader stops there, and what is too much is a problem all the same. */
export const MOST_CALLS = 400;
export const MOST_CARDS = 80;

export const NO_NAMES: BySeat<string | null> = bySeat(() => null);
export const NO_HANDS: BySeat<readonly Card[] | null> = bySeat(() => null);

export function emptyDeal(line: number): NotatedDeal {
  return {
    line,
    board: null,
    names: NO_NAMES,
    dealer: null,
    vulnerable: null,
    hands: NO_HANDS,
    auction: null,
    contract: null,
    declarer: null,
    play: null,
    tricks: [],
    score: null,
    own: null,
    problems: [],
  };
}

/** A text of a file for a message: short, on one line. */
export function quoted(text: string): string {
  const plain = [...text.slice(0, 40)].map(sign => (sign < ' ' ? ' ' : sign)).join('');
  return `"${plain}${text.length > 40 ? '…' : ''}"`;
}
