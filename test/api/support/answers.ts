// What the tests ask of matches and deals, and the form of the answers.
import type { Seat, Side } from '../../../engine/seats.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface SeatCardAnswer {
  readonly seat: Seat;
  readonly card: string;
}

export interface PointsAnswer {
  readonly side: Side;
  readonly below: number;
  readonly above: number;
  readonly reason: string;
}

export interface LineAnswer extends PointsAnswer {
  readonly deal: number;
  readonly rubber: number;
  readonly game: number;
}

export interface DealAnswer {
  readonly number: number;
  readonly dealer: Seat;
  readonly vulnerable: readonly Side[];
  readonly dealt: readonly { readonly seat: Seat; readonly cards: readonly string[] }[] | null;
  readonly hands: readonly {
    readonly seat: Seat;
    readonly cards: readonly string[];
    readonly unseen: number;
  }[];
  readonly calls: readonly { readonly seat: Seat; readonly call: string }[];
  readonly contract: { readonly level: number; readonly declarer: Seat } | null;
  readonly tricks: readonly {
    readonly leader: Seat;
    readonly cards: readonly (SeatCardAnswer & { readonly turned: readonly SeatCardAnswer[] })[];
    readonly winner: Seat | null;
  }[];
  readonly result: {
    readonly tricksByDeclarer: number | null;
    readonly passedOut: boolean;
    readonly claimed: boolean;
    readonly points: readonly PointsAnswer[];
  } | null;
}

export interface SideScoreAnswer {
  readonly belowLine: number;
  readonly aboveLine: number;
  readonly total: number;
  readonly games: number;
}

export interface MatchAnswer {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly inviteCode: string | null;
  readonly seats: readonly { readonly seat: Seat; readonly player: Named | null; readonly dummy: boolean }[];
  readonly viewerSeats: readonly Seat[];
  readonly turn: { readonly seat: Seat; readonly player: Named; readonly kind: string } | null;
  readonly legalCalls: readonly string[];
  readonly legalCards: readonly string[];
  readonly legalClaim: number;
  readonly legalConcession: boolean;
  readonly legalAnswer: boolean;
  readonly draw: readonly SeatCardAnswer[] | null;
  readonly deal: DealAnswer | null;
  readonly score: {
    readonly northSouth: SideScoreAnswer;
    readonly eastWest: SideScoreAnswer;
    readonly winner: Side | null;
    readonly lines: readonly LineAnswer[];
  };
}

export interface RefusalAnswer {
  readonly code: string;
  readonly message: string;
}

export interface MatchPayload<Match = MatchAnswer> {
  readonly match: Match | null;
  readonly refusal: RefusalAnswer | null;
}

export const DEAL_FIELDS = `number dealer vulnerable
  dealt { seat cards columns { top bottom } }
  hands { seat cards unseen columns { open closed } }
  calls { seat call } contract { level denomination doubled declarer }
  tricks { leader cards { seat card turned { seat card } } winner }
  claims { seat tricks concession status }
  result { tricksByDeclarer passedOut claimed points { side below above reason } }`;

const SIDE_FIELDS = 'belowLine aboveLine total games';

/** All but `deals`. */
export const MATCH_FIELDS = `id version status createdAt updatedAt inviteCode
  rules { version preset players layout openingLead follow doubles doubling honours scoring length { unit count } }
  seats { seat player { id name } dummy } viewerSeats
  turn { seat player { id name } kind } legalCalls legalCards
  legalClaim legalConcession legalAnswer draw { seat card }
  deal { ${DEAL_FIELDS} }
  score { northSouth { ${SIDE_FIELDS} } eastWest { ${SIDE_FIELDS} } winner
    lines { deal rubber game side below above reason } }`;

/** What a program needs that only plays on. */
export type PlayingAnswer = Pick<
  MatchAnswer,
  'id' | 'version' | 'status' | 'turn' | 'legalCalls' | 'legalCards'
> & {
  readonly deal: { readonly number: number } | null;
};
export const PLAYING_FIELDS =
  'id version status turn { seat player { id name } kind } legalCalls legalCards deal { number }';
