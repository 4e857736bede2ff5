/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What `createMatch` needs. */
export type CreateMatchInput = {
  /** A UUID of the caller's choice; the same again answers as before, so that a lost answer can be asked for again. */
  readonly id?: string | null | undefined;
  /** "book", "bridge" or "contract". */
  readonly preset: string;
  /** Departures from the preset. */
  readonly rules?: RulesInput | null | undefined;
  /** Where the caller sits. */
  readonly seat?: Seat | null | undefined;
  /** Who may watch. */
  readonly visibility?: Visibility | null | undefined;
};

/** What a contract is played in. */
export type Denomination =
  /** Clubs are trumps; the lowest in the auction. */
  | 'CLUBS'
  /** Diamonds are trumps. */
  | 'DIAMONDS'
  /** Hearts are trumps. */
  | 'HEARTS'
  /** There are no trumps; the highest in the auction. */
  | 'NO_TRUMP'
  /** Spades are trumps. */
  | 'SPADES';

/** What `joinMatch` needs: the code of an invitation, or the id of a match open to anyone. */
export type JoinMatchInput = {
  /** The code of the link. */
  readonly inviteCode?: string | null | undefined;
  /** Instead of a code, the id of a match of `openMatches`. */
  readonly matchId?: string | null | undefined;
  /** By default the next free one clockwise from the creator. */
  readonly seat?: Seat | null | undefined;
};

/** When a match ends. */
export type LengthInput = {
  /** 1 or 3 rubbers, 1 to 24 rounds, 1 to 99 deals. */
  readonly count: number;
  /** "rubber", "round" (Chicago) or "deal". */
  readonly unit: string;
};

/** What `makeCall` needs. */
export type MakeCallInput = {
  /** One of `legalCalls`. */
  readonly call: string;
  /** The match. */
  readonly matchId: string;
  /** The version that the caller looked at. */
  readonly version: number;
};

/** Where a match stands. */
export type MatchStatus =
  /** Ended before its time; finished deals stand, nobody won. */
  | 'ABANDONED'
  /** Played to the agreed end. */
  | 'FINISHED'
  /** Deals are being bid and played. */
  | 'IN_PROGRESS'
  /** Seats are free; nothing is dealt. */
  | 'WAITING';

/** What `playCard` needs. */
export type PlayCardInput = {
  /** One of `legalCards`. */
  readonly card: string;
  /** The match. */
  readonly matchId: string;
  /** The version that the caller looked at. */
  readonly version: number;
};

/** Why an expected "no" was said. New codes may be added; treat an unknown one as a plain "no". */
export type RefusalCode =
  /** The code is wrong, used, tried too often or too old. */
  | 'CODE_UNKNOWN'
  /** The call is not among `legalCalls`. */
  | 'ILLEGAL_CALL'
  /** The card is not among `legalCards`. */
  | 'ILLEGAL_CARD'
  /** No such claim, concession or answer can be made now. */
  | 'ILLEGAL_CLAIM'
  /** An expiry lies in the future, at most ten years away. */
  | 'INVALID_EXPIRY'
  /** The id is not a UUID, or another player's match has it. */
  | 'INVALID_ID'
  /** A name has 1 to 24 characters and no control characters. */
  | 'INVALID_NAME'
  /** The rules asked for do not go together; the message says why. */
  | 'INVALID_RULES'
  /** A token needs at least one scope, each once; one for a single match cannot have MANAGE. */
  | 'INVALID_SCOPES'
  /** There is no such invitation, or it is void. */
  | 'INVITATION_UNKNOWN'
  /** No seat is free. */
  | 'MATCH_FULL'
  /** The match still waits for players. */
  | 'MATCH_NOT_STARTED'
  /** The match has ended. */
  | 'MATCH_OVER'
  /** There is no such match. */
  | 'MATCH_UNKNOWN'
  /** The caller has no seat in this match. */
  | 'NOT_A_PLAYER'
  /** The account is deleted only when its name is given. */
  | 'NOT_CONFIRMED'
  /** Another hand is to act, or the caller does not play the hand whose turn it is. */
  | 'NOT_YOUR_TURN'
  /** Players do not choose that seat in this match: a half-open dummy, or a seat of the other player number. */
  | 'NO_SUCH_SEAT'
  /** The passkey's answer does not prove what it should, or the challenge is used up or too old. */
  | 'PASSKEY_REFUSED'
  /** The caller has no such passkey. */
  | 'PASSKEY_UNKNOWN'
  /** Somebody sits there already. */
  | 'SEAT_TAKEN'
  /** The match has moved on since the given version, or has not reached it. */
  | 'STALE_VERSION'
  /** The caller has no such token or device. */
  | 'TOKEN_UNKNOWN'
  /** The caller has as many of these as there may be; remove one first. */
  | 'TOO_MANY'
  /** The card lies in the caller's other seat, but the seat named in the message must lead. */
  | 'WRONG_SEAT';

/** Departures from a preset; each may be left out. Values are those of the rule book, section 6. */
export type RulesInput = {
  /** Whether X and XX may be called. */
  readonly doubles?: boolean | null | undefined;
  /** "twofold" or "laws". */
  readonly doubling?: string | null | undefined;
  /** "suitThenTrump", "suitOrTrump" or "suit". */
  readonly follow?: string | null | undefined;
  /** Whether honours are scored. */
  readonly honours?: boolean | null | undefined;
  /** "columns", "rows" or "nine". */
  readonly layout?: string | null | undefined;
  /** When the match ends. */
  readonly length?: LengthInput | null | undefined;
  /** "leftOfDealer" or "leftOfDeclarer". */
  readonly openingLead?: string | null | undefined;
  /** Must be the preset's. */
  readonly players?: number | null | undefined;
  /** "rubber", "chicago" or "duplicate". */
  readonly scoring?: string | null | undefined;
};

/** The four seats, clockwise. */
export type Seat =
  /** Opposite west. */
  | 'EAST'
  /** Opposite south. */
  | 'NORTH'
  /** Opposite north; the first player of a match sits here, unless another seat is asked for. */
  | 'SOUTH'
  /** Opposite east. */
  | 'WEST';

/** How the session of a new guest is kept. */
export type SessionKind =
  /** An HttpOnly cookie, for the site; no token in the answer. */
  | 'COOKIE'
  /** A token in the answer, for programs. */
  | 'TOKEN';

/** What `signUp` needs. */
export type SignUpInput = {
  /** 1 to 24 characters after trimming, no control characters. */
  readonly name: string;
  /** How the session is kept. */
  readonly session?: SessionKind | null | undefined;
};

/** Who may watch a match. */
export type Visibility =
  /** Whoever is signed in and has its id. */
  | 'LINK'
  /** Whoever is signed in; listed in `openMatches` while it waits for players. */
  | 'OPEN'
  /** Its players only: to everybody else there is no such match. */
  | 'PRIVATE';

export type TablePartsFragment = { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly turn: { readonly player: { readonly id: string } } | null, readonly deal: { readonly contract: { readonly level: number, readonly denomination: Denomination, readonly declarer: Seat } | null, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean } | null } | null };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly token: string | null, readonly player: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;


export type CreateMatchMutation = { readonly createMatch: { readonly inviteCode: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type JoinMatchMutationVariables = Exact<{
  input: JoinMatchInput;
}>;


export type JoinMatchMutation = { readonly joinMatch: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly turn: { readonly player: { readonly id: string } } | null, readonly deal: { readonly contract: { readonly level: number, readonly denomination: Denomination, readonly declarer: Seat } | null, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean } | null } | null } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type TableQueryVariables = Exact<{
  id: string;
}>;


export type TableQuery = { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly turn: { readonly player: { readonly id: string } } | null, readonly deal: { readonly contract: { readonly level: number, readonly denomination: Denomination, readonly declarer: Seat } | null, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean } | null } | null } | null };

export type MakeCallMutationVariables = Exact<{
  input: MakeCallInput;
}>;


export type MakeCallMutation = { readonly makeCall: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly turn: { readonly player: { readonly id: string } } | null, readonly deal: { readonly contract: { readonly level: number, readonly denomination: Denomination, readonly declarer: Seat } | null, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean } | null } | null } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type PlayCardMutationVariables = Exact<{
  input: PlayCardInput;
}>;


export type PlayCardMutation = { readonly playCard: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly turn: { readonly player: { readonly id: string } } | null, readonly deal: { readonly contract: { readonly level: number, readonly denomination: Denomination, readonly declarer: Seat } | null, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean } | null } | null } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };
