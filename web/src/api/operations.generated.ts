/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What `addPasskey` needs. */
export type AddPasskeyInput = {
  /** The challenge's id. */
  readonly challengeId: string;
  /** What its owner knows it by, 1 to 24 characters. */
  readonly name: string;
  /** The browser's answer (`toJSON`), as JSON. */
  readonly response: string;
};

/** What `answerClaim` needs. */
export type AnswerClaimInput = {
  /** Whether the caller agrees. */
  readonly accept: boolean;
  /** The match. */
  readonly matchId: string;
  /** The version that the caller looked at. */
  readonly version: number;
};

/** What `claim` needs. */
export type ClaimInput = {
  /** The match. */
  readonly matchId: string;
  /** How many of the remaining tricks, the one in progress included, the caller's side is to take: 1 to `legalClaim`. */
  readonly tricks: number;
  /** The version that the caller looked at. */
  readonly version: number;
};

/** Where a claim or concession stands. */
export type ClaimStatus =
  /** All agreed: the deal ended so. */
  | 'ACCEPTED'
  /** Somebody asked has still to answer. */
  | 'PENDING'
  /** Somebody objected: play went on. */
  | 'REFUSED';

/** What `concede` needs. */
export type ConcedeInput = {
  /** The match. */
  readonly matchId: string;
  /** The version that the caller looked at. */
  readonly version: number;
};

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

/** What `createToken` needs. */
export type CreateTokenInput = {
  /** When it ends: in the future, at most ten years away. */
  readonly expiresAt?: string | null | undefined;
  /** The only match that it is for: it plays and reads that one, and of the account its owner's id and name. For it there are no other matches. */
  readonly matchId?: string | null | undefined;
  /** What its owner knows it by, 1 to 24 characters. */
  readonly name: string;
  /** What it may be used for, with the scopes that these include. None that manages the account for a token of one match. */
  readonly scopes: ReadonlyArray<Scope>;
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

/** How a finished match is written down. */
export type ExportFormat =
  /** An object with a format name and version, one deal a line. */
  | 'JSON'
  /** Portable Bridge Notation 2.1: any PBN program reads it; what half-open bridge adds stands in supplemental tags. */
  | 'PBN';

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

/** Which matches to list. */
export type MatchFilter =
  /** Waiting or in progress. */
  | 'ACTIVE'
  /** Finished or abandoned. */
  | 'FINISHED';

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

/** What `removePasskey` needs. */
export type RemovePasskeyInput = {
  /** The passkey's id. */
  readonly id: string;
};

/** What `renamePasskey` needs. */
export type RenamePasskeyInput = {
  /** The passkey's id. */
  readonly id: string;
  /** 1 to 24 characters. */
  readonly name: string;
};

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

/** What a token may be used for. Each includes those before it: PLAY may READ, and MANAGE may do both. */
export type Scope =
  /** To make and revoke tokens, passkeys and device codes, and to export and delete the account. */
  | 'MANAGE'
  /** To make matches, sit down, call, play, claim and concede. */
  | 'PLAY'
  /** To look at what its owner may see. */
  | 'READ';

/** Where points come from. */
export type ScoreReason =
  /** A game made, in Chicago and duplicate. */
  | 'GAME'
  /** Thirteen tricks bid and made. */
  | 'GRAND_SLAM'
  /** Honours in one hand as dealt. */
  | 'HONOURS'
  /** A doubled or redoubled contract made. */
  | 'INSULT'
  /** Odd tricks bid and made. */
  | 'ODD_TRICKS'
  /** Tricks beyond the contract. */
  | 'OVERTRICKS'
  /** A part-score made, in duplicate and on the fourth deal of a Chicago round. */
  | 'PART_SCORE'
  /** The rubber won: 700, or 500 when the other side has a game. */
  | 'RUBBER'
  /** Twelve tricks bid and made. */
  | 'SMALL_SLAM'
  /** Tricks short of the contract, to the defenders. */
  | 'UNDERTRICKS'
  /** The only side with a game when play ends within a rubber. */
  | 'UNFINISHED_GAME'
  /** The only side with a part-score when play ends within a game. */
  | 'UNFINISHED_PART_SCORE';

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

/** Partners sit opposite each other: north and south are one side, east and west the other. */
export type Side =
  /** The partners east and west. */
  | 'EAST_WEST'
  /** The partners north and south. */
  | 'NORTH_SOUTH';

/** What the hand on turn must do. */
export type TurnKind =
  /** Accept or refuse a claim or concession. */
  | 'ANSWER'
  /** Bid, pass, double or redouble. */
  | 'CALL'
  /** Play a card. */
  | 'CARD';

/** Who may watch a match. */
export type Visibility =
  /** Whoever is signed in and has its id. */
  | 'LINK'
  /** Whoever is signed in; listed in `openMatches` while it waits for players. */
  | 'OPEN'
  /** Its players only: to everybody else there is no such match. */
  | 'PRIVATE';

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { readonly startPasskey: { readonly challenge: { readonly id: string, readonly options: string } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { readonly renamePasskey: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type StartSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSignInMutation = { readonly startSignIn: { readonly challenge: { readonly id: string, readonly options: string } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type SignInWithPasskeyMutationVariables = Exact<{
  challengeId: string;
  response: string;
}>;


export type SignInWithPasskeyMutation = { readonly signInWithPasskey: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type CreateDeviceCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateDeviceCodeMutation = { readonly createDeviceCode: { readonly code: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type SignInWithCodeMutationVariables = Exact<{
  code: string;
}>;


export type SignInWithCodeMutation = { readonly signInWithCode: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type TokenPartsFragment = { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly current: boolean };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly viewer: { readonly id: string, readonly name: string, readonly everyDevice: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly current: boolean }> } | null, readonly tokens: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly current: boolean }> } | null, readonly passkeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly devices: { readonly nodes: ReadonlyArray<{ readonly id: string }> } | null } | null };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { readonly createToken: { readonly secret: string | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type RevokeTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeTokenMutation = { readonly revokeToken: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type AccountDataQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDataQuery = { readonly viewer: { readonly data: string | null } | null };

export type DeleteAccountMutationVariables = Exact<{
  name: string;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: { readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type RulesPartsFragment = { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } };

export type DealPartsFragment = { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null };

export type MatchPartsFragment = { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } };

type EventParts_CallMade_Fragment = { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null };

type EventParts_CardPlayed_Fragment = { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> };

type EventParts_ClaimAnswered_Fragment = { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number };

type EventParts_ClaimMade_Fragment = { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number };

type EventParts_DealEnded_Fragment = { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } };

type EventParts_DealStarted_Fragment = { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number };

type EventParts_SeatTaken_Fragment = { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } };

export type EventPartsFragment =
  | EventParts_CallMade_Fragment
  | EventParts_CardPlayed_Fragment
  | EventParts_ClaimAnswered_Fragment
  | EventParts_ClaimMade_Fragment
  | EventParts_DealEnded_Fragment
  | EventParts_DealStarted_Fragment
  | EventParts_SeatTaken_Fragment
;

export type RefusalPartsFragment = { readonly code: RefusalCode, readonly message: string };

export type MatchQueryVariables = Exact<{
  id: string;
}>;


export type MatchQuery = { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } } | null };

export type SheetQueryVariables = Exact<{
  id: string;
}>;


export type SheetQuery = { readonly match: { readonly score: { readonly lines: ReadonlyArray<{ readonly deal: number, readonly rubber: number, readonly game: number, readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } } | null };

export type HistoryQueryVariables = Exact<{
  id: string;
  after: number;
}>;


export type HistoryQuery = { readonly match: { readonly history: ReadonlyArray<
      | { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null }
      | { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }
      | { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number }
      | { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number }
      | { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } }
      | { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number }
      | { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } }
    > } | null };

export type WaitingTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingTablesQuery = { readonly viewer: { readonly id: string, readonly matches: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: MatchStatus, readonly updatedAt: string, readonly legalAnswer: boolean, readonly turn: { readonly kind: TurnKind, readonly player: { readonly id: string } } | null }> } | null } | null };

export type VersionQueryVariables = Exact<{
  id: string;
}>;


export type VersionQuery = { readonly match: { readonly version: number } | null };

export type DealQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type DealQuery = { readonly match: { readonly id: string, readonly viewerSeats: ReadonlyArray<Seat>, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null } | null };

export type ExportQueryVariables = Exact<{
  id: string;
  format: ExportFormat;
}>;


export type ExportQuery = { readonly match: { readonly createdAt: string, readonly export: string | null } | null };

export type MakeCallMutationVariables = Exact<{
  input: MakeCallInput;
  after: number;
}>;


export type MakeCallMutation = { readonly makeCall: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly history: ReadonlyArray<
        | { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null }
        | { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }
        | { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number }
        | { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number }
        | { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } }
        | { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number }
        | { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } }
      >, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type PlayCardMutationVariables = Exact<{
  input: PlayCardInput;
  after: number;
}>;


export type PlayCardMutation = { readonly playCard: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly history: ReadonlyArray<
        | { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null }
        | { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }
        | { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number }
        | { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number }
        | { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } }
        | { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number }
        | { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } }
      >, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type ClaimMutationVariables = Exact<{
  input: ClaimInput;
  after: number;
}>;


export type ClaimMutation = { readonly claim: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly history: ReadonlyArray<
        | { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null }
        | { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }
        | { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number }
        | { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number }
        | { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } }
        | { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number }
        | { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } }
      >, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type AnswerClaimMutationVariables = Exact<{
  input: AnswerClaimInput;
  after: number;
}>;


export type AnswerClaimMutation = { readonly answerClaim: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly history: ReadonlyArray<
        | { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null }
        | { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }
        | { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number }
        | { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number }
        | { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } }
        | { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number }
        | { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } }
      >, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type ConcedeMutationVariables = Exact<{
  input: ConcedeInput;
  after: number;
}>;


export type ConcedeMutation = { readonly concede: { readonly match: { readonly id: string, readonly version: number, readonly status: MatchStatus, readonly inviteCode: string | null, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalCalls: ReadonlyArray<string>, readonly legalCards: ReadonlyArray<string>, readonly legalClaim: number, readonly legalConcession: boolean, readonly legalAnswer: boolean, readonly history: ReadonlyArray<
        | { readonly __typename: 'CallMade', readonly deal: number, readonly seat: Seat, readonly call: string, readonly version: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null }
        | { readonly __typename: 'CardPlayed', readonly deal: number, readonly seat: Seat, readonly card: string, readonly winner: Seat | null, readonly version: number, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }
        | { readonly __typename: 'ClaimAnswered', readonly deal: number, readonly accepted: boolean, readonly version: number }
        | { readonly __typename: 'ClaimMade', readonly deal: number, readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly version: number }
        | { readonly __typename: 'DealEnded', readonly deal: number, readonly version: number, readonly result: { readonly passedOut: boolean } }
        | { readonly __typename: 'DealStarted', readonly deal: number, readonly dealer: Seat, readonly version: number }
        | { readonly __typename: 'SeatTaken', readonly seat: Seat, readonly version: number, readonly player: { readonly name: string } }
      >, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly seat: Seat, readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly draw: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }>, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number } } } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type AccountPartsFragment = { readonly passkeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly devices: { readonly nodes: ReadonlyArray<{ readonly id: string }> } | null };

export type SetUpQueryVariables = Exact<{ [key: string]: never; }>;


export type SetUpQuery = { readonly viewer: { readonly id: string, readonly name: string, readonly finished: { readonly nodes: ReadonlyArray<{ readonly id: string }> } | null, readonly passkeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> } | null, readonly devices: { readonly nodes: ReadonlyArray<{ readonly id: string }> } | null } | null, readonly rulePresets: ReadonlyArray<{ readonly name: string, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } } }> };

export type MyMatchesQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: MatchFilter | null | undefined;
  first?: number;
}>;


export type MyMatchesQuery = { readonly viewer: { readonly id: string, readonly matches: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: MatchStatus, readonly createdAt: string, readonly updatedAt: string, readonly viewerSeats: ReadonlyArray<Seat>, readonly legalAnswer: boolean, readonly rules: { readonly preset: string, readonly players: number, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly turn: { readonly kind: TurnKind, readonly player: { readonly id: string, readonly name: string } } | null, readonly deal: { readonly number: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly tricks: ReadonlyArray<{ readonly winner: Seat | null }>, readonly result: { readonly passedOut: boolean } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number }, readonly eastWest: { readonly total: number } } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OpenMatchesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OpenMatchesQuery = { readonly viewer: { readonly id: string, readonly name: string } | null, readonly openMatches: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly viewerSeats: ReadonlyArray<Seat>, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type InvitationQueryVariables = Exact<{
  code: string;
}>;


export type InvitationQuery = { readonly viewer: { readonly id: string, readonly name: string } | null, readonly invitation: { readonly freeSeats: ReadonlyArray<Seat>, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly name: string } | null }> } | null };

export type LookBackQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type LookBackQuery = { readonly match: { readonly id: string, readonly status: MatchStatus, readonly viewerSeats: ReadonlyArray<Seat>, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly current: { readonly number: number, readonly result: { readonly passedOut: boolean } | null } | null, readonly deal: { readonly number: number, readonly dealer: Seat, readonly vulnerable: ReadonlyArray<Side>, readonly tricks: ReadonlyArray<{ readonly leader: Seat, readonly winner: Seat | null, readonly cards: ReadonlyArray<{ readonly seat: Seat, readonly card: string, readonly turned: ReadonlyArray<{ readonly seat: Seat, readonly card: string }> }> }>, readonly dealt: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly columns: ReadonlyArray<{ readonly top: string | null, readonly bottom: string | null }> | null }> | null, readonly hands: ReadonlyArray<{ readonly seat: Seat, readonly cards: ReadonlyArray<string>, readonly unseen: number, readonly columns: ReadonlyArray<{ readonly open: string | null, readonly closed: boolean }> | null }>, readonly calls: ReadonlyArray<{ readonly seat: Seat, readonly call: string }>, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly claims: ReadonlyArray<{ readonly seat: Seat, readonly tricks: number, readonly concession: boolean, readonly status: ClaimStatus }>, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean, readonly claimed: boolean, readonly points: ReadonlyArray<{ readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> } | null } | null } | null };

export type ScoreQueryVariables = Exact<{
  id: string;
}>;


export type ScoreQuery = { readonly match: { readonly id: string, readonly status: MatchStatus, readonly viewerSeats: ReadonlyArray<Seat>, readonly rules: { readonly preset: string, readonly players: number, readonly layout: string | null, readonly openingLead: string, readonly follow: string, readonly doubles: boolean, readonly doubling: string, readonly honours: boolean, readonly scoring: string, readonly length: { readonly unit: string, readonly count: number } }, readonly seats: ReadonlyArray<{ readonly seat: Seat, readonly dummy: boolean, readonly player: { readonly id: string, readonly name: string } | null }>, readonly deal: { readonly number: number, readonly result: { readonly passedOut: boolean } | null } | null, readonly score: { readonly winner: Side | null, readonly northSouth: { readonly total: number, readonly games: number }, readonly eastWest: { readonly total: number, readonly games: number }, readonly lines: ReadonlyArray<{ readonly deal: number, readonly rubber: number, readonly game: number, readonly side: Side, readonly below: number, readonly above: number, readonly reason: ScoreReason }> }, readonly deals: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly contract: { readonly level: number, readonly denomination: Denomination, readonly doubled: number, readonly declarer: Seat } | null, readonly result: { readonly tricksByDeclarer: number | null, readonly passedOut: boolean } | null }> } } | null };

export type WhoQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoQuery = { readonly viewer: { readonly id: string } | null };

export type SignUpMutationVariables = Exact<{
  name: string;
}>;


export type SignUpMutation = { readonly signUp: { readonly player: { readonly id: string, readonly name: string } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;


export type CreateMatchMutation = { readonly createMatch: { readonly match: { readonly id: string } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };

export type JoinMatchMutationVariables = Exact<{
  input: JoinMatchInput;
}>;


export type JoinMatchMutation = { readonly joinMatch: { readonly match: { readonly id: string } | null, readonly refusal: { readonly code: RefusalCode, readonly message: string } | null } };
