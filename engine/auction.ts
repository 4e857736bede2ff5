// Calls, which of them are legal, when an auction closes, and the contract that comes of it. Rule book, section 2.
import { callersOf, nextCaller, type Rules } from './rules.ts';
import { partnerOf, type Seat, type Side, sideOf } from './seats.ts';
import { TRICKS_IN_DEAL } from './trick.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;

export const DENOMINATIONS = ['CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES', 'NO_TRUMP'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/** All 35 bids from the lowest to the highest. */
export const BIDS = LEVELS.flatMap(level => STRAINS.map(strain => `${level}${strain}` as const));
export type Bid = (typeof BIDS)[number];

/** Every call: the bids in their order, then PASS, X, XX. */
export const CALLS = [...BIDS, 'PASS', 'X', 'XX'] as const;
export type Call = (typeof CALLS)[number];

const CALL_SET: ReadonlySet<string> = new Set(CALLS);
const HEIGHT: ReadonlyMap<Call, number> = new Map(BIDS.map((bid, height) => [bid, height]));

export type Doubled = 1 | 2 | 4;

export interface Contract {
  /** Odd tricks, those beyond six: 1 to 7. */
  readonly level: number;
  readonly denomination: Denomination;
  /** 1, 2 (doubled) or 4 (redoubled). */
  readonly doubled: Doubled;
  readonly declarer: Seat;
}

export function isCall(text: string): text is Call {
  return CALL_SET.has(text);
}

export function parseCall(text: string): Call | null {
  return isCall(text) ? text : null;
}

export function isBid(call: Call): call is Bid {
  return HEIGHT.has(call);
}

/** 0 for 1C to 34 for 7NT; -1 for a call that is not a bid. */
export function heightOf(call: Call): number {
  return HEIGHT.get(call) ?? -1;
}

export function levelOf(bid: Bid): number {
  return Math.floor(heightOf(bid) / STRAINS.length) + 1;
}

export function denominationOf(bid: Bid): Denomination {
  return DENOMINATIONS[heightOf(bid) % STRAINS.length] ?? 'NO_TRUMP';
}

/** What an auction is made of. */
export interface Auction {
  readonly rules: Rules;
  readonly dealer: Seat;
  readonly calls: readonly Call[];
}

export interface SeatCall {
  readonly seat: Seat;
  readonly call: Call;
}

/** Each call with its caller: dealer first, then in rotation. */
export function callsBySeat({ rules, dealer, calls }: Auction): readonly SeatCall[] {
  let seat = dealer;
  return calls.map(call => {
    const made = { seat, call };
    seat = nextCaller(rules, seat);
    return made;
  });
}

/** The seat that calls next. */
export function callerOnTurn({ rules, dealer, calls }: Auction): Seat {
  let seat = dealer;
  for (let made = calls.length % callersOf(rules).length; made > 0; made--) seat = nextCaller(rules, seat);
  return seat;
}

interface Standing {
  readonly bid: Bid | null;
  readonly bidder: Seat;
  readonly doubled: Doubled;
  /** Who doubled or redoubled last; the bidder where nobody did. */
  readonly raiser: Seat;
  /** Passes in a row at the end. */
  readonly passes: number;
}

function standingAfter(auction: Auction): Standing {
  let standing: Standing = {
    bid: null,
    bidder: auction.dealer,
    doubled: 1,
    raiser: auction.dealer,
    passes: 0,
  };
  for (const { seat, call } of callsBySeat(auction)) {
    if (call === 'PASS') standing = { ...standing, passes: standing.passes + 1 };
    else if (call === 'X') standing = { ...standing, doubled: 2, raiser: seat, passes: 0 };
    else if (call === 'XX') standing = { ...standing, doubled: 4, raiser: seat, passes: 0 };
    else standing = { bid: call, bidder: seat, doubled: 1, raiser: seat, passes: 0 };
  }
  return standing;
}

/** As many passes close an auction as there are callers, less one once something is bid. */
export function isClosed(auction: Auction): boolean {
  const { bid, passes } = standingAfter(auction);
  return passes >= callersOf(auction.rules).length - (bid === null ? 0 : 1);
}

/** The legal calls of the caller on turn in the order of `CALLS`; none once the auction is closed. */
export function legalCallsIn(auction: Auction): readonly Call[] {
  if (isClosed(auction)) return [];
  const { bid, doubled, raiser } = standingAfter(auction);
  const higher = BIDS.slice(bid === null ? 0 : heightOf(bid) + 1);
  const isTheirs = sideOf(raiser) !== sideOf(callerOnTurn(auction));
  if (!auction.rules.doubles || bid === null || !isTheirs || doubled === 4) return [...higher, 'PASS'];
  return [...higher, 'PASS', doubled === 1 ? 'X' : 'XX'];
}

/** The contract of a closed auction; null when it was passed out. Declarer is the first of the side to name the denomination. */
export function contractOf(auction: Auction): Contract | null {
  const { bid, bidder, doubled } = standingAfter(auction);
  if (bid === null) return null;
  const denomination = denominationOf(bid);
  const first = callsBySeat(auction).find(
    ({ seat, call }) =>
      sideOf(seat) === sideOf(bidder) && isBid(call) && denominationOf(call) === denomination,
  );
  return { level: levelOf(bid), denomination, doubled, declarer: first?.seat ?? bidder };
}

/** The seat opposite declarer in contract bridge; half-open dummies are no matter of the contract. */
export function contractDummy(
  rules: { readonly players: number },
  contract: Pick<Contract, 'declarer'>,
): Seat | null {
  return rules.players === 4 ? partnerOf(contract.declarer) : null;
}

/** Tricks that count for nothing: declarer needs these and the level. */
export const BOOK = 6;

/** What a side must take: declarer's to make the contract, the other to defeat it. */
export function tricksNeeded({ level, declarer }: Pick<Contract, 'level' | 'declarer'>, side: Side): number {
  const declaring = BOOK + level;
  return sideOf(declarer) === side ? declaring : TRICKS_IN_DEAL - declaring + 1;
}
