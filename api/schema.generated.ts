// Made from schema.graphql by `npm run generate`; not to be edited.
import type { Call } from '../engine/auction.ts';
import type { Card } from '../engine/cards.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { SeenNode } from './resolvers/node.ts';
import type { MatchSight, SeenPlayer } from './service/sight.ts';
import type { DealView } from '../engine/view.ts';
import type { HistoryEvent, EventOf } from './service/history.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A call: "1C" … "7NT", "PASS", "X" (double), "XX" (redouble). */
  Call: { input: Call; output: Call; }
  /** A card: suit letter (S, H, D, C) and rank letter (A, K, Q, J, T, 9 … 2), "SA" to "C2". */
  Card: { input: Card; output: Card; }
  /** An ISO 8601 time in UTC, such as "2026-11-30T09:15:00.000Z". */
  DateTime: { input: string; output: string; }
};

/** What `addPasskey` needs. */
export type AddPasskeyInput = {
  /** The challenge's id. */
  readonly challengeId: Scalars['ID']['input'];
  /** What its owner knows it by, 1 to 24 characters. */
  readonly name: Scalars['String']['input'];
  /** The browser's answer (`toJSON`), as JSON. */
  readonly response: Scalars['String']['input'];
};

/** What `addPasskey` answers. */
export type AddPasskeyPayload = {
  /** The new passkey. */
  readonly passkey: Maybe<Passkey>;
  /** Why not: INVALID_NAME, PASSKEY_REFUSED, TOO_MANY. */
  readonly refusal: Maybe<Refusal>;
};

/** What `answerClaim` needs. */
export type AnswerClaimInput = {
  /** Whether the caller agrees. */
  readonly accept: Scalars['Boolean']['input'];
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version that the caller looked at. */
  readonly version: Scalars['Int']['input'];
};

/** What `answerClaim` answers. */
export type AnswerClaimPayload = {
  /** The match as it is now; null when there is none. */
  readonly match: Maybe<Match>;
  /** Why not; nothing changed. */
  readonly refusal: Maybe<Refusal>;
};

/** Somebody called. */
export type CallMade = MatchEvent & {
  /** What. */
  readonly call: Scalars['Call']['output'];
  /** The contract, when this call ended the auction with one. */
  readonly contract: Maybe<Contract>;
  /** The deal's number. */
  readonly deal: Scalars['Int']['output'];
  /** Who called. */
  readonly seat: Seat;
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
};

/** A card was played. */
export type CardPlayed = MatchEvent & {
  /** The card. */
  readonly card: Scalars['Card']['output'];
  /** The deal's number. */
  readonly deal: Scalars['Int']['output'];
  /** The hand that played. */
  readonly seat: Seat;
  /** The trick's number, from 1. */
  readonly trick: Scalars['Int']['output'];
  /** The cards that this play turned face up. */
  readonly turned: ReadonlyArray<SeatCard>;
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
  /** Who won the trick, when this card completed it. */
  readonly winner: Maybe<Seat>;
};

/** A claim of tricks, or a concession. */
export type Claim = {
  /** Whether the claimer gave up the rest instead of claiming. */
  readonly concession: Scalars['Boolean']['output'];
  /** The claimer's hand. */
  readonly seat: Seat;
  /** How it was answered; never by whom. */
  readonly status: ClaimStatus;
  /** How many of the remaining tricks the claimer's side is to take. */
  readonly tricks: Scalars['Int']['output'];
};

/** A claim or concession was agreed to by all, or objected to; never told is by whom. */
export type ClaimAnswered = MatchEvent & {
  /** Whether all agreed. */
  readonly accepted: Scalars['Boolean']['output'];
  /** The deal's number. */
  readonly deal: Scalars['Int']['output'];
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
};

/** What `claim` needs. */
export type ClaimInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** How many of the remaining tricks, the one in progress included, the caller's side is to take: 1 to `legalClaim`. */
  readonly tricks: Scalars['Int']['input'];
  /** The version that the caller looked at. */
  readonly version: Scalars['Int']['input'];
};

/** A claim or concession was made. */
export type ClaimMade = MatchEvent & {
  /** Whether the rest was given up instead of claimed. */
  readonly concession: Scalars['Boolean']['output'];
  /** The deal's number. */
  readonly deal: Scalars['Int']['output'];
  /** The claimer's hand. */
  readonly seat: Seat;
  /** How many of the remaining tricks were claimed; 0 for a concession. */
  readonly tricks: Scalars['Int']['output'];
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
};

/** What `claim` answers. */
export type ClaimPayload = {
  /** The match as it is now; null when there is none. */
  readonly match: Maybe<Match>;
  /** Why not; nothing changed. */
  readonly refusal: Maybe<Refusal>;
};

/** Where a claim or concession stands. */
export type ClaimStatus =
  /** All agreed: the deal ended so. */
  | 'ACCEPTED'
  /** Somebody asked has still to answer. */
  | 'PENDING'
  /** Somebody objected: play went on. */
  | 'REFUSED';

/** A place of a half-open dummy as it lies now, in the order dealt. */
export type Column = {
  /** Whether a card lies closed there. */
  readonly closed: Scalars['Boolean']['output'];
  /** The card that lies open there; null when none does. */
  readonly open: Maybe<Scalars['Card']['output']>;
};

/** What `concede` needs. */
export type ConcedeInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version that the caller looked at. */
  readonly version: Scalars['Int']['input'];
};

/** What `concede` answers. */
export type ConcedePayload = {
  /** The match as it is now; null when there is none. */
  readonly match: Maybe<Match>;
  /** Why not; nothing changed. */
  readonly refusal: Maybe<Refusal>;
};

/** What was bid, once the auction has ended. */
export type Contract = {
  /** Who plays it. */
  readonly declarer: Seat;
  /** What it is played in. */
  readonly denomination: Denomination;
  /** 1, 2 (doubled) or 4 (redoubled). */
  readonly doubled: Scalars['Int']['output'];
  /** 1 to 7: odd tricks, those beyond six. */
  readonly level: Scalars['Int']['output'];
};

/** What `createDeviceCode` answers. */
export type CreateDeviceCodePayload = {
  /** Eight letters, to be typed on the other device within ten minutes; one use. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Until when. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Never: too many within the hour are an error, RATE_LIMITED. */
  readonly refusal: Maybe<Refusal>;
};

/** What `createMatch` needs. */
export type CreateMatchInput = {
  /** A UUID of the caller's choice; the same again answers as before, so that a lost answer can be asked for again. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** "book", "bridge" or "contract". */
  readonly preset: Scalars['String']['input'];
  /** Departures from the preset. */
  readonly rules?: InputMaybe<RulesInput>;
  /** Where the caller sits. */
  readonly seat?: InputMaybe<Seat>;
  /** Who may watch. */
  readonly visibility?: InputMaybe<Visibility>;
};

/** What `createMatch` answers. */
export type CreateMatchPayload = {
  /** The code for the others: the site opens `/join#CODE`. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /** The new match. */
  readonly match: Maybe<Match>;
  /** Why not: INVALID_RULES, NO_SUCH_SEAT, INVALID_ID. */
  readonly refusal: Maybe<Refusal>;
};

/** What `createToken` needs. */
export type CreateTokenInput = {
  /** When it ends: in the future, at most ten years away. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The only match that it is for: it plays and reads that one, and of the account its owner's id and name. For it there are no other matches. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** What its owner knows it by, 1 to 24 characters. */
  readonly name: Scalars['String']['input'];
  /** What it may be used for, with the scopes that these include. None that manages the account for a token of one match. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** What `createToken` answers. */
export type CreateTokenPayload = {
  /** Why not: INVALID_NAME, INVALID_SCOPES, INVALID_ID, INVALID_EXPIRY, TOO_MANY. */
  readonly refusal: Maybe<Refusal>;
  /** To be sent as `Authorization: Bearer …`; shown once. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** The new token. */
  readonly token: Maybe<Token>;
};

/** One pack dealt, bid and played, as the caller may see it. */
export type Deal = {
  /** The auction so far. */
  readonly calls: ReadonlyArray<SeatCall>;
  /** Claims and concessions, oldest first. */
  readonly claims: ReadonlyArray<Claim>;
  /** Null before the auction ends, and when passed out. */
  readonly contract: Maybe<Contract>;
  /** Who dealt, and so calls first. */
  readonly dealer: Seat;
  /** What each seat was dealt, N E S W; null until the deal has ended. */
  readonly dealt: Maybe<ReadonlyArray<DealtHand>>;
  /** What remains in the hands, N E S W. */
  readonly hands: ReadonlyArray<Hand>;
  /** From 1; passed-out deals have numbers too. */
  readonly number: Scalars['Int']['output'];
  /** Null until the deal has ended. */
  readonly result: Maybe<DealResult>;
  /** The play so far; the last trick may be unfinished. */
  readonly tricks: ReadonlyArray<Trick>;
  /** The vulnerable sides. */
  readonly vulnerable: ReadonlyArray<Side>;
};

/** A page of finished deals. */
export type DealConnection = {
  /** The deals with their cursors. */
  readonly edges: ReadonlyArray<DealEdge>;
  /** Just the deals. */
  readonly nodes: ReadonlyArray<Deal>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A deal in a list. */
export type DealEdge = {
  /** Give it as `after` to go on behind this deal. */
  readonly cursor: Scalars['String']['output'];
  /** The deal. */
  readonly node: Deal;
};

/** A deal ended: its cards are open from here on. */
export type DealEnded = MatchEvent & {
  /** The deal's number. */
  readonly deal: Scalars['Int']['output'];
  /** How it ended. */
  readonly result: DealResult;
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
};

/** How a deal ended. */
export type DealResult = {
  /** Ended by a claim or a concession. */
  readonly claimed: Scalars['Boolean']['output'];
  /** Nobody bid. */
  readonly passedOut: Scalars['Boolean']['output'];
  /** What was scored; empty when passed out (but for bonuses that end a match) or abandoned. */
  readonly points: ReadonlyArray<Points>;
  /** Tricks that declarer's side took, 0 to 13; null when passed out or abandoned. */
  readonly tricksByDeclarer: Maybe<Scalars['Int']['output']>;
};

/** A deal began. */
export type DealStarted = MatchEvent & {
  /** The deal's number. */
  readonly deal: Scalars['Int']['output'];
  /** Who dealt. */
  readonly dealer: Seat;
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
};

/** A place of a half-open dummy as it was dealt. */
export type DealtColumn = {
  /** The closed card; null where none lay. */
  readonly bottom: Maybe<Scalars['Card']['output']>;
  /** The open card; null for a place of `nine` that was dealt closed. */
  readonly top: Maybe<Scalars['Card']['output']>;
};

/** What a seat was dealt. */
export type DealtHand = {
  /** Its thirteen cards in the order received. */
  readonly cards: ReadonlyArray<Scalars['Card']['output']>;
  /** For a half-open dummy, which card lay on which; null for a hand. */
  readonly columns: Maybe<ReadonlyArray<DealtColumn>>;
  /** Which seat. */
  readonly seat: Seat;
};

/** What `deleteAccount` needs. */
export type DeleteAccountInput = {
  /** The caller's own name, as a confirmation. */
  readonly name: Scalars['String']['input'];
};

/** What `deleteAccount` answers. */
export type DeleteAccountPayload = {
  /** Why not: NOT_CONFIRMED. */
  readonly refusal: Maybe<Refusal>;
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

/** What is left of a hand, as the caller may see it. */
export type Hand = {
  /** The cards not yet played that the caller may see, in the order C2 … SA. */
  readonly cards: ReadonlyArray<Scalars['Card']['output']>;
  /** A half-open dummy's places in the order dealt (7 in `columns` and `rows`, 13 in `nine`); null for a hand. */
  readonly columns: Maybe<ReadonlyArray<Column>>;
  /** Whose. */
  readonly seat: Seat;
  /** How many remain that the caller may not see. */
  readonly unseen: Scalars['Int']['output'];
};

/** What an invitation leads to. */
export type Invitation = {
  /** The seats that may still be taken. */
  readonly freeSeats: ReadonlyArray<Seat>;
  /** The rules of the match. */
  readonly rules: Rules;
  /** All four seats, N E S W. */
  readonly seats: ReadonlyArray<MatchSeat>;
};

/** What `joinMatch` needs: the code of an invitation, or the id of a match open to anyone. */
export type JoinMatchInput = {
  /** The code of the link. */
  readonly inviteCode?: InputMaybe<Scalars['String']['input']>;
  /** Instead of a code, the id of a match of `openMatches`. */
  readonly matchId?: InputMaybe<Scalars['ID']['input']>;
  /** By default the next free one clockwise from the creator. */
  readonly seat?: InputMaybe<Seat>;
};

/** What `joinMatch` answers; joining where one already sits answers with the match. */
export type JoinMatchPayload = {
  /** The match as it is now. */
  readonly match: Maybe<Match>;
  /** Why not: INVITATION_UNKNOWN, MATCH_UNKNOWN, MATCH_FULL, SEAT_TAKEN, NO_SUCH_SEAT. */
  readonly refusal: Maybe<Refusal>;
};

/** How many rubbers, rounds or deals a match lasts. */
export type Length = {
  /** How many of them. */
  readonly count: Scalars['Int']['output'];
  /** "rubber", "round" (Chicago, four deals) or "deal". */
  readonly unit: Scalars['String']['output'];
};

/** When a match ends. */
export type LengthInput = {
  /** 1 or 3 rubbers, 1 to 24 rounds, 1 to 99 deals. */
  readonly count: Scalars['Int']['input'];
  /** "rubber", "round" (Chicago) or "deal". */
  readonly unit: Scalars['String']['input'];
};

/** What `makeCall` needs. */
export type MakeCallInput = {
  /** One of `legalCalls`. */
  readonly call: Scalars['Call']['input'];
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version that the caller looked at. */
  readonly version: Scalars['Int']['input'];
};

/** What `makeCall` answers. The same move at the version at which it was accepted has no refusal the second time either. */
export type MakeCallPayload = {
  /** The match as it is now; null when there is none. */
  readonly match: Maybe<Match>;
  /** Why not; nothing changed. */
  readonly refusal: Maybe<Refusal>;
};

/** A match: rules, players, deals. */
export type Match = Node & {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** By default the current deal, the last one when the match is over; null while WAITING, and for a number not dealt. */
  readonly deal: Maybe<Deal>;
  /** Finished deals, oldest first, every card open. */
  readonly deals: DealConnection;
  /** The cards drawn for the first deal; null while WAITING, empty in duplicate. */
  readonly draw: Maybe<ReadonlyArray<SeatCard>>;
  /** All finished deals as a text to keep; null until the match has ended. */
  readonly export: Maybe<Scalars['String']['output']>;
  /** What has happened since a version, oldest first, as the caller may see it; ask again from the last one's version for more. */
  readonly history: ReadonlyArray<MatchEvent>;
  /** A UUID. */
  readonly id: Scalars['ID']['output'];
  /** The code that invites others: to those seated, while WAITING; else null. */
  readonly inviteCode: Maybe<Scalars['String']['output']>;
  /** Whether the caller owes an answer to a claim or concession. */
  readonly legalAnswer: Scalars['Boolean']['output'];
  /** The caller's legal calls now; empty when it is not the caller's turn to call. */
  readonly legalCalls: ReadonlyArray<Scalars['Call']['output']>;
  /** The caller's legal cards now; empty when it is not the caller's turn to play. */
  readonly legalCards: ReadonlyArray<Scalars['Card']['output']>;
  /** The most of the remaining tricks that the caller may claim now; 0 when no claim may be made. */
  readonly legalClaim: Scalars['Int']['output'];
  /** Whether the caller may concede the rest now. */
  readonly legalConcession: Scalars['Boolean']['output'];
  /** What is played. */
  readonly rules: Rules;
  /** The score so far. */
  readonly score: Score;
  /** All four, N E S W. */
  readonly seats: ReadonlyArray<MatchSeat>;
  /** Where the match stands. */
  readonly status: MatchStatus;
  /** Null when nobody is to act. */
  readonly turn: Maybe<Turn>;
  /** When `version` last grew. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Grows with every event that all may know of. Give it with a move; poll it to notice the others' moves. */
  readonly version: Scalars['Int']['output'];
  /** The seats that the caller owns from the start; empty for spectators. */
  readonly viewerSeats: ReadonlyArray<Seat>;
  /** Who may watch. */
  readonly visibility: Visibility;
};


/** A match: rules, players, deals. */
export type MatchDealArgs = {
  number: InputMaybe<Scalars['Int']['input']>;
};


/** A match: rules, players, deals. */
export type MatchDealsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A match: rules, players, deals. */
export type MatchExportArgs = {
  format: ExportFormat;
};


/** A match: rules, players, deals. */
export type MatchHistoryArgs = {
  after: Scalars['Int']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of matches. */
export type MatchConnection = {
  /** The matches with their cursors. */
  readonly edges: ReadonlyArray<MatchEdge>;
  /** Just the matches. */
  readonly nodes: ReadonlyArray<Match>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A match in a list. */
export type MatchEdge = {
  /** Give it as `after` to go on behind this match. */
  readonly cursor: Scalars['String']['output'];
  /** The match. */
  readonly node: Match;
};

/** Something that happened in a match. Every type of event has these fields. */
export type MatchEvent = {
  /** The version of the match that it led to; a deal's end shares it with what ended the deal. */
  readonly version: Scalars['Int']['output'];
};

/** Which matches to list. */
export type MatchFilter =
  /** Waiting or in progress. */
  | 'ACTIVE'
  /** Finished or abandoned. */
  | 'FINISHED';

/** A seat of a match. */
export type MatchSeat = {
  /** Whether a half-open dummy lies there. */
  readonly dummy: Scalars['Boolean']['output'];
  /** Who plays it from the start; a half-open dummy's player is its owner. Null while free. */
  readonly player: Maybe<Player>;
  /** Which. */
  readonly seat: Seat;
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

/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type Mutation = {
  /** Keeps a new passkey. Needs MANAGE. */
  readonly addPasskey: AddPasskeyPayload;
  /** Agrees to a claim or concession, or objects. Nobody is told who answered what. */
  readonly answerClaim: AnswerClaimPayload;
  /** Claims tricks of those that remain, which opens the caller's hand; the others agree or play goes on. */
  readonly claim: ClaimPayload;
  /** Gives up all tricks that remain; a defender's partner at a table of four has to agree. */
  readonly concede: ConcedePayload;
  /** A code that signs in another device. Needs MANAGE. */
  readonly createDeviceCode: CreateDeviceCodePayload;
  /** Makes a match and sits down at it. */
  readonly createMatch: CreateMatchPayload;
  /** A token for a program. Needs MANAGE. */
  readonly createToken: CreateTokenPayload;
  /** Deletes the account for good: name, credentials, invitations; running matches end as ABANDONED, finished ones stay to the others with a former player. Needs MANAGE. */
  readonly deleteAccount: DeleteAccountPayload;
  /** Sits down at a match by its invitation; the last to sit starts it. */
  readonly joinMatch: JoinMatchPayload;
  /** Bids, passes, doubles or redoubles. */
  readonly makeCall: MakeCallPayload;
  /** Plays a card from the hand on turn. */
  readonly playCard: PlayCardPayload;
  /** Forgets a passkey. Needs MANAGE. */
  readonly removePasskey: RemovePasskeyPayload;
  /** Gives a passkey another name. Needs MANAGE. */
  readonly renamePasskey: RenamePasskeyPayload;
  /** Ends a token or a device's session. Needs MANAGE. */
  readonly revokeToken: RevokeTokenPayload;
  /** Signs in with a code from another device. */
  readonly signInWithCode: SignInPayload;
  /** Signs in with a passkey. */
  readonly signInWithPasskey: SignInPayload;
  /** Ends the session or token that the caller has called with. */
  readonly signOut: SignOutPayload;
  /** A new guest with a session. With the two `signIn…` and `startSignIn` the only mutations for callers who are nobody yet. */
  readonly signUp: SignUpPayload;
  /** A challenge to make a passkey for. Needs MANAGE. */
  readonly startPasskey: StartPasskeyPayload;
  /** A challenge to sign in with any passkey of this site. */
  readonly startSignIn: StartSignInPayload;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationAnswerClaimArgs = {
  input: AnswerClaimInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationClaimArgs = {
  input: ClaimInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationConcedeArgs = {
  input: ConcedeInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationMakeCallArgs = {
  input: MakeCallInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationPlayCardArgs = {
  input: PlayCardInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationRevokeTokenArgs = {
  input: RevokeTokenInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationSignInWithCodeArgs = {
  input: SignInWithCodeInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


/** What can be done, one thing in a request. An expected "no" comes as a `refusal` within the answer. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};

/** Anything with an id of its own. */
export type Node = {
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
};

/** Where a page of a connection begins and ends. Pages go forward alone: `first` and `after`. */
export type PageInfo = {
  /** Give it as `after` for the next page: the cursor of the last of `edges`, or of a later entry that is none any more; null when there are none. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether this page was asked for with `after`: the entry of that cursor, if no other, came before it when the cursor was given out. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first of `edges`; null when there are none. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A passkey: signs in on any device that has it. */
export type Passkey = Node & {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used; null when never. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** As given. */
  readonly name: Scalars['String']['output'];
  /** The domain that it was made for. */
  readonly rpId: Scalars['String']['output'];
};

/** A challenge for a passkey: used once, within minutes. */
export type PasskeyChallenge = {
  /** To be sent back with the answer. */
  readonly id: Scalars['ID']['output'];
  /** What the browser's passkey functions take, as JSON (WebAuthn Level 3, `parse…OptionsFromJSON`). */
  readonly options: Scalars['String']['output'];
};

/** A page of passkeys. */
export type PasskeyConnection = {
  /** The passkeys with their cursors. */
  readonly edges: ReadonlyArray<PasskeyEdge>;
  /** Just the passkeys. */
  readonly nodes: ReadonlyArray<Passkey>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A passkey in a list. */
export type PasskeyEdge = {
  /** Give it as `after` to go on behind this passkey. */
  readonly cursor: Scalars['String']['output'];
  /** The passkey. */
  readonly node: Passkey;
};

/** What `playCard` needs. */
export type PlayCardInput = {
  /** One of `legalCards`. */
  readonly card: Scalars['Card']['input'];
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version that the caller looked at. */
  readonly version: Scalars['Int']['input'];
};

/** What `playCard` answers. The same move at the version at which it was accepted has no refusal the second time either. */
export type PlayCardPayload = {
  /** The match as it is now; null when there is none. */
  readonly match: Maybe<Match>;
  /** Why not; nothing changed. */
  readonly refusal: Maybe<Refusal>;
};

/** A card played to a trick. */
export type PlayedCard = {
  /** The card. */
  readonly card: Scalars['Card']['output'];
  /** The hand that played it. */
  readonly seat: Seat;
  /** The cards that this play turned face up: mostly none or one, 12 once in `rows`, 18 once in `nine`. */
  readonly turned: ReadonlyArray<SeatCard>;
};

/** A person, or a program that plays. */
export type Player = Node & {
  /** All that is stored of the player, as JSON; null for anybody else. Needs MANAGE. */
  readonly data: Maybe<Scalars['String']['output']>;
  /** The player's own devices, by their sessions, the newest first; null for anybody else. */
  readonly devices: Maybe<TokenConnection>;
  /** Whether the account has been deleted. */
  readonly former: Scalars['Boolean']['output'];
  /** Opaque and permanent. */
  readonly id: Scalars['ID']['output'];
  /** The player's own matches, the newest first; null for anybody else. */
  readonly matches: Maybe<MatchConnection>;
  /** As given at sign-up, 1 to 24 characters, not unique; of a former player, words that say so. */
  readonly name: Scalars['String']['output'];
  /** The player's own passkeys, the newest first; null for anybody else. */
  readonly passkeys: Maybe<PasskeyConnection>;
  /** The player's own tokens for programs, the newest first; null for anybody else. */
  readonly tokens: Maybe<TokenConnection>;
};


/** A person, or a program that plays. */
export type PlayerDevicesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A person, or a program that plays. */
export type PlayerMatchesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<MatchFilter>;
  first: Scalars['Int']['input'];
};


/** A person, or a program that plays. */
export type PlayerPasskeysArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A person, or a program that plays. */
export type PlayerTokensArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** Points of one deal. */
export type Points = {
  /** All other points, above the line. */
  readonly above: Scalars['Int']['output'];
  /** Contract points, below the line. */
  readonly below: Scalars['Int']['output'];
  /** What for. */
  readonly reason: ScoreReason;
  /** Who gets them. */
  readonly side: Side;
};

/** What can be looked at. A question changes nothing, and may be asked again at any time. */
export type Query = {
  /** What an invitation leads to; null when it is unknown or void. */
  readonly invitation: Maybe<Invitation>;
  /** Null when there is none, or the caller may not watch it (see `Visibility`). Spectators see open cards only. */
  readonly match: Maybe<Match>;
  /** A match, player, token or passkey by its id; null when there is none that the caller may see. */
  readonly node: Maybe<Node>;
  /** Matches open to anyone that still wait for players, the newest first; for callers who are signed in. */
  readonly openMatches: MatchConnection;
  /** The named sets of rules to begin from. */
  readonly rulePresets: ReadonlyArray<RulePreset>;
  /** The caller; null when nobody is signed in. */
  readonly viewer: Maybe<Player>;
};


/** What can be looked at. A question changes nothing, and may be asked again at any time. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** What can be looked at. A question changes nothing, and may be asked again at any time. */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be looked at. A question changes nothing, and may be asked again at any time. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be looked at. A question changes nothing, and may be asked again at any time. */
export type QueryOpenMatchesArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** An expected "no": nothing was changed. */
export type Refusal = {
  /** For programs to branch on. */
  readonly code: RefusalCode;
  /** For people, in the language of `Accept-Language` (English or Russian). */
  readonly message: Scalars['String']['output'];
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
  readonly id: Scalars['ID']['input'];
};

/** What `removePasskey` answers. */
export type RemovePasskeyPayload = {
  /** Why not: PASSKEY_UNKNOWN. */
  readonly refusal: Maybe<Refusal>;
};

/** What `renamePasskey` needs. */
export type RenamePasskeyInput = {
  /** The passkey's id. */
  readonly id: Scalars['ID']['input'];
  /** 1 to 24 characters. */
  readonly name: Scalars['String']['input'];
};

/** What `renamePasskey` answers. */
export type RenamePasskeyPayload = {
  /** The passkey. */
  readonly passkey: Maybe<Passkey>;
  /** Why not: INVALID_NAME, PASSKEY_UNKNOWN. */
  readonly refusal: Maybe<Refusal>;
};

/** What `revokeToken` needs. */
export type RevokeTokenInput = {
  /** The id of one of the caller's tokens or devices. */
  readonly id: Scalars['ID']['input'];
};

/** What `revokeToken` answers. */
export type RevokeTokenPayload = {
  /** Why not: TOKEN_UNKNOWN. */
  readonly refusal: Maybe<Refusal>;
};

/** A named set of rules to begin from. */
export type RulePreset = {
  /** "book", "bridge" or "contract". */
  readonly name: Scalars['String']['output'];
  /** The rules that the name stands for. */
  readonly rules: Rules;
};

/** The rules of a match, fixed when it is made. Values are those of the rule book, section 6. */
export type Rules = {
  /** Whether X and XX may be called. */
  readonly doubles: Scalars['Boolean']['output'];
  /** What X and XX are worth: "twofold" or "laws". */
  readonly doubling: Scalars['String']['output'];
  /** What obliges a hand: "suitThenTrump", "suitOrTrump" or "suit". */
  readonly follow: Scalars['String']['output'];
  /** Whether honours are scored. */
  readonly honours: Scalars['Boolean']['output'];
  /** How the half-open dummies lie: "columns", "rows", "nine"; null with four players. */
  readonly layout: Maybe<Scalars['String']['output']>;
  /** When the match ends. */
  readonly length: Length;
  /** "leftOfDealer" or "leftOfDeclarer". */
  readonly openingLead: Scalars['String']['output'];
  /** 2 or 4. */
  readonly players: Scalars['Int']['output'];
  /** The preset that they began from: "book", "bridge" or "contract". */
  readonly preset: Scalars['String']['output'];
  /** "rubber", "chicago" or "duplicate". */
  readonly scoring: Scalars['String']['output'];
  /** The version of the rules; a match keeps the one it began with. */
  readonly version: Scalars['Int']['output'];
};

/** Departures from a preset; each may be left out. Values are those of the rule book, section 6. */
export type RulesInput = {
  /** Whether X and XX may be called. */
  readonly doubles?: InputMaybe<Scalars['Boolean']['input']>;
  /** "twofold" or "laws". */
  readonly doubling?: InputMaybe<Scalars['String']['input']>;
  /** "suitThenTrump", "suitOrTrump" or "suit". */
  readonly follow?: InputMaybe<Scalars['String']['input']>;
  /** Whether honours are scored. */
  readonly honours?: InputMaybe<Scalars['Boolean']['input']>;
  /** "columns", "rows" or "nine". */
  readonly layout?: InputMaybe<Scalars['String']['input']>;
  /** When the match ends. */
  readonly length?: InputMaybe<LengthInput>;
  /** "leftOfDealer" or "leftOfDeclarer". */
  readonly openingLead?: InputMaybe<Scalars['String']['input']>;
  /** Must be the preset's. */
  readonly players?: InputMaybe<Scalars['Int']['input']>;
  /** "rubber", "chicago" or "duplicate". */
  readonly scoring?: InputMaybe<Scalars['String']['input']>;
};

/** What a token may be used for. Each includes those before it: PLAY may READ, and MANAGE may do both. */
export type Scope =
  /** To make and revoke tokens, passkeys and device codes, and to export and delete the account. */
  | 'MANAGE'
  /** To make matches, sit down, call, play, claim and concede. */
  | 'PLAY'
  /** To look at what its owner may see. */
  | 'READ';

/** The score of a match. */
export type Score = {
  /** East and west. */
  readonly eastWest: SideScore;
  /** Every line so far, oldest first. */
  readonly lines: ReadonlyArray<ScoreLine>;
  /** North and south. */
  readonly northSouth: SideScore;
  /** The side with the larger total; null until FINISHED, and when drawn. */
  readonly winner: Maybe<Side>;
};

/** A line of the score sheet. */
export type ScoreLine = {
  /** Points above the line. */
  readonly above: Scalars['Int']['output'];
  /** Points below the line. */
  readonly below: Scalars['Int']['output'];
  /** The deal it belongs to. */
  readonly deal: Scalars['Int']['output'];
  /** The game within the rubber, from 1. */
  readonly game: Scalars['Int']['output'];
  /** What for. */
  readonly reason: ScoreReason;
  /** The rubber or round, from 1. */
  readonly rubber: Scalars['Int']['output'];
  /** Who gets the points. */
  readonly side: Side;
};

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

/** A call with the seat that made it. */
export type SeatCall = {
  /** What. */
  readonly call: Scalars['Call']['output'];
  /** Who called. */
  readonly seat: Seat;
};

/** A card with the seat that it belongs to. */
export type SeatCard = {
  /** Which card. */
  readonly card: Scalars['Card']['output'];
  /** Where. */
  readonly seat: Seat;
};

/** Somebody sat down. */
export type SeatTaken = MatchEvent & {
  /** Who sat down. */
  readonly player: Player;
  /** The seat of the closed hand. */
  readonly seat: Seat;
  /** The version of the match that it led to. */
  readonly version: Scalars['Int']['output'];
};

/** How the session of a new guest is kept. */
export type SessionKind =
  /** An HttpOnly cookie, for the site; no token in the answer. */
  | 'COOKIE'
  /** A token in the answer, for programs. */
  | 'TOKEN';

/** Partners sit opposite each other: north and south are one side, east and west the other. */
export type Side =
  /** The partners east and west. */
  | 'EAST_WEST'
  /** The partners north and south. */
  | 'NORTH_SOUTH';

/** What a side has. */
export type SideScore = {
  /** All points above the line in the match. */
  readonly aboveLine: Scalars['Int']['output'];
  /** What still counts towards the next game (duplicate: 0). */
  readonly belowLine: Scalars['Int']['output'];
  /** Games won in this rubber or round (duplicate: 0). */
  readonly games: Scalars['Int']['output'];
  /** Every point of the match. */
  readonly total: Scalars['Int']['output'];
};

/** What signing in answers. */
export type SignInPayload = {
  /** Who has signed in. */
  readonly player: Maybe<Player>;
  /** Why not: PASSKEY_REFUSED, CODE_UNKNOWN, TOO_MANY. */
  readonly refusal: Maybe<Refusal>;
  /** To be sent as `Authorization: Bearer …`; shown once. Null with COOKIE. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** What `signInWithCode` needs. */
export type SignInWithCodeInput = {
  /** As shown on the other device; case, spaces and hyphens do not matter. */
  readonly code: Scalars['String']['input'];
  /** How the session is kept. */
  readonly session?: InputMaybe<SessionKind>;
};

/** What `signInWithPasskey` needs. */
export type SignInWithPasskeyInput = {
  /** The challenge's id. */
  readonly challengeId: Scalars['ID']['input'];
  /** The browser's answer (`toJSON`), as JSON. */
  readonly response: Scalars['String']['input'];
  /** How the session is kept. */
  readonly session?: InputMaybe<SessionKind>;
};

/** What `signOut` answers. */
export type SignOutPayload = {
  /** Never. */
  readonly refusal: Maybe<Refusal>;
};

/** What `signUp` needs. */
export type SignUpInput = {
  /** 1 to 24 characters after trimming, no control characters. */
  readonly name: Scalars['String']['input'];
  /** How the session is kept. */
  readonly session?: InputMaybe<SessionKind>;
};

/** What `signUp` answers. */
export type SignUpPayload = {
  /** The new player. */
  readonly player: Maybe<Player>;
  /** Why not: INVALID_NAME. */
  readonly refusal: Maybe<Refusal>;
  /** To be sent as `Authorization: Bearer …`; shown once. Null with COOKIE. */
  readonly token: Maybe<Scalars['String']['output']>;
};

/** What `startPasskey` answers. */
export type StartPasskeyPayload = {
  /** For `navigator.credentials.create`. */
  readonly challenge: Maybe<PasskeyChallenge>;
  /** Why not: TOO_MANY. */
  readonly refusal: Maybe<Refusal>;
};

/** What `startSignIn` answers. */
export type StartSignInPayload = {
  /** For `navigator.credentials.get`. */
  readonly challenge: Maybe<PasskeyChallenge>;
  /** Never. */
  readonly refusal: Maybe<Refusal>;
};

/** A key to an account: a program's token, or a device's session. Its secret is shown once, when it is made. */
export type Token = Node & {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether the caller has called with it. */
  readonly current: Scalars['Boolean']['output'];
  /** When it ends; null when it does not. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Opaque and permanent; not the secret. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used, to the day; null when never. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The only match that it is for; null for all. */
  readonly matchId: Maybe<Scalars['ID']['output']>;
  /** As given; for a device, how it came. */
  readonly name: Scalars['String']['output'];
  /** What it may be used for, in full. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A page of tokens or devices. */
export type TokenConnection = {
  /** The tokens with their cursors. */
  readonly edges: ReadonlyArray<TokenEdge>;
  /** Just the tokens. */
  readonly nodes: ReadonlyArray<Token>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A token in a list. */
export type TokenEdge = {
  /** Give it as `after` to go on behind this token. */
  readonly cursor: Scalars['String']['output'];
  /** The token. */
  readonly node: Token;
};

/** A trick: a card from each seat, clockwise from the leader. The last one may be unfinished. */
export type Trick = {
  /** The cards in the order played. */
  readonly cards: ReadonlyArray<PlayedCard>;
  /** Who led. */
  readonly leader: Seat;
  /** Who won; null while unfinished. */
  readonly winner: Maybe<Seat>;
};

/** The hand that must act. */
export type Turn = {
  /** What it must do. */
  readonly kind: TurnKind;
  /** Who acts for that hand. */
  readonly player: Player;
  /** The hand that must call, play or answer. */
  readonly seat: Seat;
};

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



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<unknown, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, unknown, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: unknown[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: ResolverTypeWrapper<AddPasskeyPayload>;
  AnswerClaimInput: AnswerClaimInput;
  AnswerClaimPayload: ResolverTypeWrapper<Omit<AnswerClaimPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Call: ResolverTypeWrapper<Scalars['Call']['output']>;
  CallMade: ResolverTypeWrapper<EventOf<"call">>;
  Card: ResolverTypeWrapper<Scalars['Card']['output']>;
  CardPlayed: ResolverTypeWrapper<EventOf<"card">>;
  Claim: ResolverTypeWrapper<Claim>;
  ClaimAnswered: ResolverTypeWrapper<EventOf<"answer">>;
  ClaimInput: ClaimInput;
  ClaimMade: ResolverTypeWrapper<EventOf<"claim">>;
  ClaimPayload: ResolverTypeWrapper<Omit<ClaimPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  ClaimStatus: ClaimStatus;
  Column: ResolverTypeWrapper<Column>;
  ConcedeInput: ConcedeInput;
  ConcedePayload: ResolverTypeWrapper<Omit<ConcedePayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Contract: ResolverTypeWrapper<Contract>;
  CreateDeviceCodePayload: ResolverTypeWrapper<CreateDeviceCodePayload>;
  CreateMatchInput: CreateMatchInput;
  CreateMatchPayload: ResolverTypeWrapper<Omit<CreateMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: ResolverTypeWrapper<CreateTokenPayload>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deal: ResolverTypeWrapper<DealView>;
  DealConnection: ResolverTypeWrapper<Omit<DealConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['DealEdge']>, nodes: ReadonlyArray<ResolversTypes['Deal']> }>;
  DealEdge: ResolverTypeWrapper<Omit<DealEdge, 'node'> & { node: ResolversTypes['Deal'] }>;
  DealEnded: ResolverTypeWrapper<EventOf<"dealEnded">>;
  DealResult: ResolverTypeWrapper<DealResult>;
  DealStarted: ResolverTypeWrapper<EventOf<"dealStarted">>;
  DealtColumn: ResolverTypeWrapper<DealtColumn>;
  DealtHand: ResolverTypeWrapper<DealtHand>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  Denomination: Denomination;
  ExportFormat: ExportFormat;
  Hand: ResolverTypeWrapper<Hand>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Omit<Invitation, 'seats'> & { seats: ReadonlyArray<ResolversTypes['MatchSeat']> }>;
  JoinMatchInput: JoinMatchInput;
  JoinMatchPayload: ResolverTypeWrapper<Omit<JoinMatchPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Length: ResolverTypeWrapper<Length>;
  LengthInput: LengthInput;
  MakeCallInput: MakeCallInput;
  MakeCallPayload: ResolverTypeWrapper<Omit<MakeCallPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  Match: ResolverTypeWrapper<MatchSight>;
  MatchConnection: ResolverTypeWrapper<Omit<MatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['MatchEdge']>, nodes: ReadonlyArray<ResolversTypes['Match']> }>;
  MatchEdge: ResolverTypeWrapper<Omit<MatchEdge, 'node'> & { node: ResolversTypes['Match'] }>;
  MatchEvent: ResolverTypeWrapper<HistoryEvent>;
  MatchFilter: MatchFilter;
  MatchSeat: ResolverTypeWrapper<Omit<MatchSeat, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  MatchStatus: MatchStatus;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<SeenNode>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyChallenge: ResolverTypeWrapper<PasskeyChallenge>;
  PasskeyConnection: ResolverTypeWrapper<PasskeyConnection>;
  PasskeyEdge: ResolverTypeWrapper<PasskeyEdge>;
  PlayCardInput: PlayCardInput;
  PlayCardPayload: ResolverTypeWrapper<Omit<PlayCardPayload, 'match'> & { match?: Maybe<ResolversTypes['Match']> }>;
  PlayedCard: ResolverTypeWrapper<PlayedCard>;
  Player: ResolverTypeWrapper<SeenPlayer>;
  Points: ResolverTypeWrapper<Points>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Refusal: ResolverTypeWrapper<Refusal>;
  RefusalCode: RefusalCode;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<RemovePasskeyPayload>;
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyPayload: ResolverTypeWrapper<RenamePasskeyPayload>;
  RevokeTokenInput: RevokeTokenInput;
  RevokeTokenPayload: ResolverTypeWrapper<RevokeTokenPayload>;
  RulePreset: ResolverTypeWrapper<RulePreset>;
  Rules: ResolverTypeWrapper<Rules>;
  RulesInput: RulesInput;
  Scope: Scope;
  Score: ResolverTypeWrapper<MatchSight>;
  ScoreLine: ResolverTypeWrapper<ScoreLine>;
  ScoreReason: ScoreReason;
  Seat: Seat;
  SeatCall: ResolverTypeWrapper<SeatCall>;
  SeatCard: ResolverTypeWrapper<SeatCard>;
  SeatTaken: ResolverTypeWrapper<EventOf<"seatTaken">>;
  SessionKind: SessionKind;
  Side: Side;
  SideScore: ResolverTypeWrapper<SideScore>;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  SignInWithCodeInput: SignInWithCodeInput;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<Omit<SignUpPayload, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  StartPasskeyPayload: ResolverTypeWrapper<StartPasskeyPayload>;
  StartSignInPayload: ResolverTypeWrapper<StartSignInPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Token: ResolverTypeWrapper<Token>;
  TokenConnection: ResolverTypeWrapper<TokenConnection>;
  TokenEdge: ResolverTypeWrapper<TokenEdge>;
  Trick: ResolverTypeWrapper<Trick>;
  Turn: ResolverTypeWrapper<Omit<Turn, 'player'> & { player: ResolversTypes['Player'] }>;
  TurnKind: TurnKind;
  Visibility: Visibility;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyPayload: AddPasskeyPayload;
  AnswerClaimInput: AnswerClaimInput;
  AnswerClaimPayload: Omit<AnswerClaimPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Boolean: Scalars['Boolean']['output'];
  Call: Scalars['Call']['output'];
  CallMade: EventOf<"call">;
  Card: Scalars['Card']['output'];
  CardPlayed: EventOf<"card">;
  Claim: Claim;
  ClaimAnswered: EventOf<"answer">;
  ClaimInput: ClaimInput;
  ClaimMade: EventOf<"claim">;
  ClaimPayload: Omit<ClaimPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Column: Column;
  ConcedeInput: ConcedeInput;
  ConcedePayload: Omit<ConcedePayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Contract: Contract;
  CreateDeviceCodePayload: CreateDeviceCodePayload;
  CreateMatchInput: CreateMatchInput;
  CreateMatchPayload: Omit<CreateMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  CreateTokenInput: CreateTokenInput;
  CreateTokenPayload: CreateTokenPayload;
  DateTime: Scalars['DateTime']['output'];
  Deal: DealView;
  DealConnection: Omit<DealConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['DealEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Deal']> };
  DealEdge: Omit<DealEdge, 'node'> & { node: ResolversParentTypes['Deal'] };
  DealEnded: EventOf<"dealEnded">;
  DealResult: DealResult;
  DealStarted: EventOf<"dealStarted">;
  DealtColumn: DealtColumn;
  DealtHand: DealtHand;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  Hand: Hand;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invitation: Omit<Invitation, 'seats'> & { seats: ReadonlyArray<ResolversParentTypes['MatchSeat']> };
  JoinMatchInput: JoinMatchInput;
  JoinMatchPayload: Omit<JoinMatchPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Length: Length;
  LengthInput: LengthInput;
  MakeCallInput: MakeCallInput;
  MakeCallPayload: Omit<MakeCallPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  Match: MatchSight;
  MatchConnection: Omit<MatchConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['MatchEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Match']> };
  MatchEdge: Omit<MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  MatchEvent: HistoryEvent;
  MatchSeat: Omit<MatchSeat, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  Mutation: Record<PropertyKey, never>;
  Node: SeenNode;
  PageInfo: PageInfo;
  Passkey: Passkey;
  PasskeyChallenge: PasskeyChallenge;
  PasskeyConnection: PasskeyConnection;
  PasskeyEdge: PasskeyEdge;
  PlayCardInput: PlayCardInput;
  PlayCardPayload: Omit<PlayCardPayload, 'match'> & { match?: Maybe<ResolversParentTypes['Match']> };
  PlayedCard: PlayedCard;
  Player: SeenPlayer;
  Points: Points;
  Query: Record<PropertyKey, never>;
  Refusal: Refusal;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: RemovePasskeyPayload;
  RenamePasskeyInput: RenamePasskeyInput;
  RenamePasskeyPayload: RenamePasskeyPayload;
  RevokeTokenInput: RevokeTokenInput;
  RevokeTokenPayload: RevokeTokenPayload;
  RulePreset: RulePreset;
  Rules: Rules;
  RulesInput: RulesInput;
  Score: MatchSight;
  ScoreLine: ScoreLine;
  SeatCall: SeatCall;
  SeatCard: SeatCard;
  SeatTaken: EventOf<"seatTaken">;
  SideScore: SideScore;
  SignInPayload: Omit<SignInPayload, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  SignInWithCodeInput: SignInWithCodeInput;
  SignInWithPasskeyInput: SignInWithPasskeyInput;
  SignOutPayload: SignOutPayload;
  SignUpInput: SignUpInput;
  SignUpPayload: Omit<SignUpPayload, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  StartPasskeyPayload: StartPasskeyPayload;
  StartSignInPayload: StartSignInPayload;
  String: Scalars['String']['output'];
  Token: Token;
  TokenConnection: TokenConnection;
  TokenEdge: TokenEdge;
  Trick: Trick;
  Turn: Omit<Turn, 'player'> & { player: ResolversParentTypes['Player'] };
};

export type AddPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyPayload'] = ResolversParentTypes['AddPasskeyPayload']> = {
  passkey?: Resolver<Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type AnswerClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerClaimPayload'] = ResolversParentTypes['AnswerClaimPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export interface CallScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Call'], unknown> {
  name: 'Call';
}

export type CallMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallMade'] = ResolversParentTypes['CallMade']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CardScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Card'], unknown> {
  name: 'Card';
}

export type CardPlayedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPlayed'] = ResolversParentTypes['CardPlayed']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  trick?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turned?: Resolver<ReadonlyArray<ResolversTypes['SeatCard']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Seat']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  concession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  tricks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClaimAnsweredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimAnswered'] = ResolversParentTypes['ClaimAnswered']> = {
  accepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimMade'] = ResolversParentTypes['ClaimMade']> = {
  concession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  tricks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPayload'] = ResolversParentTypes['ClaimPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type ColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Column'] = ResolversParentTypes['Column']> = {
  closed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
};

export type ConcedePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConcedePayload'] = ResolversParentTypes['ConcedePayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type ContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  declarer?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  denomination?: Resolver<ResolversTypes['Denomination'], ParentType, ContextType>;
  doubled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateDeviceCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDeviceCodePayload'] = ResolversParentTypes['CreateDeviceCodePayload']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type CreateMatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMatchPayload'] = ResolversParentTypes['CreateMatchPayload']> = {
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['Token']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], unknown> {
  name: 'DateTime';
}

export type DealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deal'] = ResolversParentTypes['Deal']> = {
  calls?: Resolver<ReadonlyArray<ResolversTypes['SeatCall']>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['Claim']>, ParentType, ContextType>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType>;
  dealer?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  dealt?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DealtHand']>>, ParentType, ContextType>;
  hands?: Resolver<ReadonlyArray<ResolversTypes['Hand']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['DealResult']>, ParentType, ContextType>;
  tricks?: Resolver<ReadonlyArray<ResolversTypes['Trick']>, ParentType, ContextType>;
  vulnerable?: Resolver<ReadonlyArray<ResolversTypes['Side']>, ParentType, ContextType>;
};

export type DealConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealConnection'] = ResolversParentTypes['DealConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DealEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Deal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DealEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealEdge'] = ResolversParentTypes['DealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Deal'], ParentType, ContextType>;
};

export type DealEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealEnded'] = ResolversParentTypes['DealEnded']> = {
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['DealResult'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DealResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealResult'] = ResolversParentTypes['DealResult']> = {
  claimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['Points']>, ParentType, ContextType>;
  tricksByDeclarer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DealStartedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealStarted'] = ResolversParentTypes['DealStarted']> = {
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dealer?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DealtColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealtColumn'] = ResolversParentTypes['DealtColumn']> = {
  bottom?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  top?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
};

export type DealtHandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DealtHand'] = ResolversParentTypes['DealtHand']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DealtColumn']>>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type HandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hand'] = ResolversParentTypes['Hand']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Column']>>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  unseen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  freeSeats?: Resolver<ReadonlyArray<ResolversTypes['Seat']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Rules'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
};

export type JoinMatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinMatchPayload'] = ResolversParentTypes['JoinMatchPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type LengthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Length'] = ResolversParentTypes['Length']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MakeCallPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MakeCallPayload'] = ResolversParentTypes['MakeCallPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type MatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deal?: Resolver<Maybe<ResolversTypes['Deal']>, ParentType, ContextType, Partial<MatchDealArgs>>;
  deals?: Resolver<ResolversTypes['DealConnection'], ParentType, ContextType, RequireFields<MatchDealsArgs, 'first'>>;
  draw?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SeatCard']>>, ParentType, ContextType>;
  export?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MatchExportArgs, 'format'>>;
  history?: Resolver<ReadonlyArray<ResolversTypes['MatchEvent']>, ParentType, ContextType, RequireFields<MatchHistoryArgs, 'after' | 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inviteCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalCalls?: Resolver<ReadonlyArray<ResolversTypes['Call']>, ParentType, ContextType>;
  legalCards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  legalClaim?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  legalConcession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Rules'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Score'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['MatchSeat']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['Turn']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerSeats?: Resolver<ReadonlyArray<ResolversTypes['Seat']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Match']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type MatchEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchEvent'] = ResolversParentTypes['MatchEvent']> = {
  __resolveType: TypeResolveFn<'CallMade' | 'CardPlayed' | 'ClaimAnswered' | 'ClaimMade' | 'DealEnded' | 'DealStarted' | 'SeatTaken', ParentType, ContextType>;
};

export type MatchSeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchSeat'] = ResolversParentTypes['MatchSeat']> = {
  dummy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPasskey?: Resolver<ResolversTypes['AddPasskeyPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  answerClaim?: Resolver<ResolversTypes['AnswerClaimPayload'], ParentType, ContextType, RequireFields<MutationAnswerClaimArgs, 'input'>>;
  claim?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationClaimArgs, 'input'>>;
  concede?: Resolver<ResolversTypes['ConcedePayload'], ParentType, ContextType, RequireFields<MutationConcedeArgs, 'input'>>;
  createDeviceCode?: Resolver<ResolversTypes['CreateDeviceCodePayload'], ParentType, ContextType>;
  createMatch?: Resolver<ResolversTypes['CreateMatchPayload'], ParentType, ContextType, RequireFields<MutationCreateMatchArgs, 'input'>>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateTokenArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  joinMatch?: Resolver<ResolversTypes['JoinMatchPayload'], ParentType, ContextType, RequireFields<MutationJoinMatchArgs, 'input'>>;
  makeCall?: Resolver<ResolversTypes['MakeCallPayload'], ParentType, ContextType, RequireFields<MutationMakeCallArgs, 'input'>>;
  playCard?: Resolver<ResolversTypes['PlayCardPayload'], ParentType, ContextType, RequireFields<MutationPlayCardArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  renamePasskey?: Resolver<ResolversTypes['RenamePasskeyPayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  revokeToken?: Resolver<ResolversTypes['RevokeTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'input'>>;
  signInWithCode?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInWithCodeArgs, 'input'>>;
  signInWithPasskey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyPayload'], ParentType, ContextType>;
  startSignIn?: Resolver<ResolversTypes['StartSignInPayload'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Match' | 'Passkey' | 'Player' | 'Token', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyChallenge'] = ResolversParentTypes['PasskeyChallenge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyConnection'] = ResolversParentTypes['PasskeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PasskeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PasskeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyEdge'] = ResolversParentTypes['PasskeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Passkey'], ParentType, ContextType>;
};

export type PlayCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayCardPayload'] = ResolversParentTypes['PlayCardPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type PlayedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayedCard'] = ResolversParentTypes['PlayedCard']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  turned?: Resolver<ReadonlyArray<ResolversTypes['SeatCard']>, ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  data?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<ResolversTypes['TokenConnection']>, ParentType, ContextType, RequireFields<PlayerDevicesArgs, 'first'>>;
  former?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matches?: Resolver<Maybe<ResolversTypes['MatchConnection']>, ParentType, ContextType, RequireFields<PlayerMatchesArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passkeys?: Resolver<Maybe<ResolversTypes['PasskeyConnection']>, ParentType, ContextType, RequireFields<PlayerPasskeysArgs, 'first'>>;
  tokens?: Resolver<Maybe<ResolversTypes['TokenConnection']>, ParentType, ContextType, RequireFields<PlayerTokensArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Points'] = ResolversParentTypes['Points']> = {
  above?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  below?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ScoreReason'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<QueryMatchArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  openMatches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, RequireFields<QueryOpenMatchesArgs, 'first'>>;
  rulePresets?: Resolver<ReadonlyArray<ResolversTypes['RulePreset']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type RenamePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenamePasskeyPayload'] = ResolversParentTypes['RenamePasskeyPayload']> = {
  passkey?: Resolver<Maybe<ResolversTypes['Passkey']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type RulePresetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulePreset'] = ResolversParentTypes['RulePreset']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['Rules'], ParentType, ContextType>;
};

export type RulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rules'] = ResolversParentTypes['Rules']> = {
  doubles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doubling?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  honours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Length'], ParentType, ContextType>;
  openingLead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preset?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scoring?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Score'] = ResolversParentTypes['Score']> = {
  eastWest?: Resolver<ResolversTypes['SideScore'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ScoreLine']>, ParentType, ContextType>;
  northSouth?: Resolver<ResolversTypes['SideScore'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Side']>, ParentType, ContextType>;
};

export type ScoreLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreLine'] = ResolversParentTypes['ScoreLine']> = {
  above?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  below?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ScoreReason'], ParentType, ContextType>;
  rubber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
};

export type SeatCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatCall'] = ResolversParentTypes['SeatCall']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
};

export type SeatCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatCard'] = ResolversParentTypes['SeatCard']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
};

export type SeatTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeatTaken'] = ResolversParentTypes['SeatTaken']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SideScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SideScore'] = ResolversParentTypes['SideScore']> = {
  aboveLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  belowLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPasskeyPayload'] = ResolversParentTypes['StartPasskeyPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['PasskeyChallenge']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type StartSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartSignInPayload'] = ResolversParentTypes['StartSignInPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['PasskeyChallenge']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type TokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  matchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TokenConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenConnection'] = ResolversParentTypes['TokenConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TokenEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Token']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TokenEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenEdge'] = ResolversParentTypes['TokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Token'], ParentType, ContextType>;
};

export type TrickResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trick'] = ResolversParentTypes['Trick']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['PlayedCard']>, ParentType, ContextType>;
  leader?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
  winner?: Resolver<Maybe<ResolversTypes['Seat']>, ParentType, ContextType>;
};

export type TurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Turn'] = ResolversParentTypes['Turn']> = {
  kind?: Resolver<ResolversTypes['TurnKind'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Seat'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddPasskeyPayload?: AddPasskeyPayloadResolvers<ContextType>;
  AnswerClaimPayload?: AnswerClaimPayloadResolvers<ContextType>;
  Call?: GraphQLScalarType;
  CallMade?: CallMadeResolvers<ContextType>;
  Card?: GraphQLScalarType;
  CardPlayed?: CardPlayedResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  ClaimAnswered?: ClaimAnsweredResolvers<ContextType>;
  ClaimMade?: ClaimMadeResolvers<ContextType>;
  ClaimPayload?: ClaimPayloadResolvers<ContextType>;
  Column?: ColumnResolvers<ContextType>;
  ConcedePayload?: ConcedePayloadResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  CreateDeviceCodePayload?: CreateDeviceCodePayloadResolvers<ContextType>;
  CreateMatchPayload?: CreateMatchPayloadResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deal?: DealResolvers<ContextType>;
  DealConnection?: DealConnectionResolvers<ContextType>;
  DealEdge?: DealEdgeResolvers<ContextType>;
  DealEnded?: DealEndedResolvers<ContextType>;
  DealResult?: DealResultResolvers<ContextType>;
  DealStarted?: DealStartedResolvers<ContextType>;
  DealtColumn?: DealtColumnResolvers<ContextType>;
  DealtHand?: DealtHandResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  Hand?: HandResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  JoinMatchPayload?: JoinMatchPayloadResolvers<ContextType>;
  Length?: LengthResolvers<ContextType>;
  MakeCallPayload?: MakeCallPayloadResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  MatchEvent?: MatchEventResolvers<ContextType>;
  MatchSeat?: MatchSeatResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyChallenge?: PasskeyChallengeResolvers<ContextType>;
  PasskeyConnection?: PasskeyConnectionResolvers<ContextType>;
  PasskeyEdge?: PasskeyEdgeResolvers<ContextType>;
  PlayCardPayload?: PlayCardPayloadResolvers<ContextType>;
  PlayedCard?: PlayedCardResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  Points?: PointsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RenamePasskeyPayload?: RenamePasskeyPayloadResolvers<ContextType>;
  RevokeTokenPayload?: RevokeTokenPayloadResolvers<ContextType>;
  RulePreset?: RulePresetResolvers<ContextType>;
  Rules?: RulesResolvers<ContextType>;
  Score?: ScoreResolvers<ContextType>;
  ScoreLine?: ScoreLineResolvers<ContextType>;
  SeatCall?: SeatCallResolvers<ContextType>;
  SeatCard?: SeatCardResolvers<ContextType>;
  SeatTaken?: SeatTakenResolvers<ContextType>;
  SideScore?: SideScoreResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  StartPasskeyPayload?: StartPasskeyPayloadResolvers<ContextType>;
  StartSignInPayload?: StartSignInPayloadResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  TokenConnection?: TokenConnectionResolvers<ContextType>;
  TokenEdge?: TokenEdgeResolvers<ContextType>;
  Trick?: TrickResolvers<ContextType>;
  Turn?: TurnResolvers<ContextType>;
};


export const typeDefs = "\"\"\"\nA card: suit letter (S, H, D, C) and rank letter (A, K, Q, J, T, 9 … 2), \"SA\" to \"C2\".\n\"\"\"\nscalar Card\n\n\"\"\"\nA call: \"1C\" … \"7NT\", \"PASS\", \"X\" (double), \"XX\" (redouble).\n\"\"\"\nscalar Call\n\n\"\"\"\nAn ISO 8601 time in UTC, such as \"2026-11-30T09:15:00.000Z\".\n\"\"\"\nscalar DateTime\n\n\"The four seats, clockwise.\"\nenum Seat {\n  \"Opposite south.\"\n  NORTH\n  \"Opposite west.\"\n  EAST\n  \"Opposite north; the first player of a match sits here, unless another seat is asked for.\"\n  SOUTH\n  \"Opposite east.\"\n  WEST\n}\n\n\"Partners sit opposite each other: north and south are one side, east and west the other.\"\nenum Side {\n  \"The partners north and south.\"\n  NORTH_SOUTH\n  \"The partners east and west.\"\n  EAST_WEST\n}\n\n\"What a contract is played in.\"\nenum Denomination {\n  \"Clubs are trumps; the lowest in the auction.\"\n  CLUBS\n  \"Diamonds are trumps.\"\n  DIAMONDS\n  \"Hearts are trumps.\"\n  HEARTS\n  \"Spades are trumps.\"\n  SPADES\n  \"There are no trumps; the highest in the auction.\"\n  NO_TRUMP\n}\n\n\"Where a match stands.\"\nenum MatchStatus {\n  \"Seats are free; nothing is dealt.\"\n  WAITING\n  \"Deals are being bid and played.\"\n  IN_PROGRESS\n  \"Played to the agreed end.\"\n  FINISHED\n  \"Ended before its time; finished deals stand, nobody won.\"\n  ABANDONED\n}\n\n\"What the hand on turn must do.\"\nenum TurnKind {\n  \"Bid, pass, double or redouble.\"\n  CALL\n  \"Play a card.\"\n  CARD\n  \"Accept or refuse a claim or concession.\"\n  ANSWER\n}\n\n\"Which matches to list.\"\nenum MatchFilter {\n  \"Waiting or in progress.\"\n  ACTIVE\n  \"Finished or abandoned.\"\n  FINISHED\n}\n\n\"How the session of a new guest is kept.\"\nenum SessionKind {\n  \"A token in the answer, for programs.\"\n  TOKEN\n  \"An HttpOnly cookie, for the site; no token in the answer.\"\n  COOKIE\n}\n\n\"Who may watch a match.\"\nenum Visibility {\n  \"Its players only: to everybody else there is no such match.\"\n  PRIVATE\n  \"Whoever is signed in and has its id.\"\n  LINK\n  \"Whoever is signed in; listed in `openMatches` while it waits for players.\"\n  OPEN\n}\n\n\"What a token may be used for. Each includes those before it: PLAY may READ, and MANAGE may do both.\"\nenum Scope {\n  \"To look at what its owner may see.\"\n  READ\n  \"To make matches, sit down, call, play, claim and concede.\"\n  PLAY\n  \"To make and revoke tokens, passkeys and device codes, and to export and delete the account.\"\n  MANAGE\n}\n\n\"Why an expected \\\"no\\\" was said. New codes may be added; treat an unknown one as a plain \\\"no\\\".\"\nenum RefusalCode {\n  \"Another hand is to act, or the caller does not play the hand whose turn it is.\"\n  NOT_YOUR_TURN\n  \"The call is not among `legalCalls`.\"\n  ILLEGAL_CALL\n  \"The card is not among `legalCards`.\"\n  ILLEGAL_CARD\n  \"The card lies in the caller's other seat, but the seat named in the message must lead.\"\n  WRONG_SEAT\n  \"No such claim, concession or answer can be made now.\"\n  ILLEGAL_CLAIM\n  \"The match has moved on since the given version, or has not reached it.\"\n  STALE_VERSION\n  \"The caller has no seat in this match.\"\n  NOT_A_PLAYER\n  \"There is no such match.\"\n  MATCH_UNKNOWN\n  \"The match has ended.\"\n  MATCH_OVER\n  \"The match still waits for players.\"\n  MATCH_NOT_STARTED\n  \"No seat is free.\"\n  MATCH_FULL\n  \"Somebody sits there already.\"\n  SEAT_TAKEN\n  \"Players do not choose that seat in this match: a half-open dummy, or a seat of the other player number.\"\n  NO_SUCH_SEAT\n  \"There is no such invitation, or it is void.\"\n  INVITATION_UNKNOWN\n  \"The rules asked for do not go together; the message says why.\"\n  INVALID_RULES\n  \"A name has 1 to 24 characters and no control characters.\"\n  INVALID_NAME\n  \"The id is not a UUID, or another player's match has it.\"\n  INVALID_ID\n  \"A token needs at least one scope, each once; one for a single match cannot have MANAGE.\"\n  INVALID_SCOPES\n  \"An expiry lies in the future, at most ten years away.\"\n  INVALID_EXPIRY\n  \"The caller has as many of these as there may be; remove one first.\"\n  TOO_MANY\n  \"The caller has no such token or device.\"\n  TOKEN_UNKNOWN\n  \"The caller has no such passkey.\"\n  PASSKEY_UNKNOWN\n  \"The passkey's answer does not prove what it should, or the challenge is used up or too old.\"\n  PASSKEY_REFUSED\n  \"The code is wrong, used, tried too often or too old.\"\n  CODE_UNKNOWN\n  \"The account is deleted only when its name is given.\"\n  NOT_CONFIRMED\n}\n\n\"An expected \\\"no\\\": nothing was changed.\"\ntype Refusal {\n  \"For programs to branch on.\"\n  code: RefusalCode!\n  \"For people, in the language of `Accept-Language` (English or Russian).\"\n  message: String!\n}\n\n\"Anything with an id of its own.\"\ninterface Node {\n  \"Opaque and permanent.\"\n  id: ID!\n}\n\n\"A person, or a program that plays.\"\ntype Player implements Node {\n  \"Opaque and permanent.\"\n  id: ID!\n  \"As given at sign-up, 1 to 24 characters, not unique; of a former player, words that say so.\"\n  name: String!\n  \"Whether the account has been deleted.\"\n  former: Boolean!\n  \"The player's own matches, the newest first; null for anybody else.\"\n  matches(\n    \"How many, 1 to 100.\"\n    first: Int!\n    \"The cursor after which to go on.\"\n    after: String\n    \"Only these; all when left out, active ones first.\"\n    filter: MatchFilter\n  ): MatchConnection\n  \"The player's own tokens for programs, the newest first; null for anybody else.\"\n  tokens(\"How many, 1 to 100.\" first: Int!, \"The cursor after which to go on.\" after: String): TokenConnection\n  \"The player's own devices, by their sessions, the newest first; null for anybody else.\"\n  devices(\n    \"How many, 1 to 100.\"\n    first: Int!\n    \"The cursor after which to go on.\"\n    after: String\n  ): TokenConnection\n  \"The player's own passkeys, the newest first; null for anybody else.\"\n  passkeys(\n    \"How many, 1 to 100.\"\n    first: Int!\n    \"The cursor after which to go on.\"\n    after: String\n  ): PasskeyConnection\n  \"All that is stored of the player, as JSON; null for anybody else. Needs MANAGE.\"\n  data: String\n}\n\n\"A key to an account: a program's token, or a device's session. Its secret is shown once, when it is made.\"\ntype Token implements Node {\n  \"Opaque and permanent; not the secret.\"\n  id: ID!\n  \"As given; for a device, how it came.\"\n  name: String!\n  \"What it may be used for, in full.\"\n  scopes: [Scope!]!\n  \"The only match that it is for; null for all.\"\n  matchId: ID\n  \"When it was made.\"\n  createdAt: DateTime!\n  \"When it ends; null when it does not.\"\n  expiresAt: DateTime\n  \"When it was last used, to the day; null when never.\"\n  lastUsedAt: DateTime\n  \"Whether the caller has called with it.\"\n  current: Boolean!\n}\n\n\"A page of tokens or devices.\"\ntype TokenConnection {\n  \"The tokens with their cursors.\"\n  edges: [TokenEdge!]!\n  \"Just the tokens.\"\n  nodes: [Token!]!\n  \"Where the page ends.\"\n  pageInfo: PageInfo!\n}\n\n\"A token in a list.\"\ntype TokenEdge {\n  \"Give it as `after` to go on behind this token.\"\n  cursor: String!\n  \"The token.\"\n  node: Token!\n}\n\n\"A passkey: signs in on any device that has it.\"\ntype Passkey implements Node {\n  \"Opaque and permanent.\"\n  id: ID!\n  \"As given.\"\n  name: String!\n  \"The domain that it was made for.\"\n  rpId: String!\n  \"When it was made.\"\n  createdAt: DateTime!\n  \"When it was last used; null when never.\"\n  lastUsedAt: DateTime\n}\n\n\"A page of passkeys.\"\ntype PasskeyConnection {\n  \"The passkeys with their cursors.\"\n  edges: [PasskeyEdge!]!\n  \"Just the passkeys.\"\n  nodes: [Passkey!]!\n  \"Where the page ends.\"\n  pageInfo: PageInfo!\n}\n\n\"A passkey in a list.\"\ntype PasskeyEdge {\n  \"Give it as `after` to go on behind this passkey.\"\n  cursor: String!\n  \"The passkey.\"\n  node: Passkey!\n}\n\n\"A page of matches.\"\ntype MatchConnection {\n  \"The matches with their cursors.\"\n  edges: [MatchEdge!]!\n  \"Just the matches.\"\n  nodes: [Match!]!\n  \"Where the page ends.\"\n  pageInfo: PageInfo!\n}\n\n\"A match in a list.\"\ntype MatchEdge {\n  \"Give it as `after` to go on behind this match.\"\n  cursor: String!\n  \"The match.\"\n  node: Match!\n}\n\n\"Where a page of a connection begins and ends. Pages go forward alone: `first` and `after`.\"\ntype PageInfo {\n  \"Whether more follow.\"\n  hasNextPage: Boolean!\n  \"Whether this page was asked for with `after`: the entry of that cursor, if no other, came before it when the cursor was given out.\"\n  hasPreviousPage: Boolean!\n  \"The cursor of the first of `edges`; null when there are none.\"\n  startCursor: String\n  \"Give it as `after` for the next page: the cursor of the last of `edges`, or of a later entry that is none any more; null when there are none.\"\n  endCursor: String\n}\n\n\"How many rubbers, rounds or deals a match lasts.\"\ntype Length {\n  \"\\\"rubber\\\", \\\"round\\\" (Chicago, four deals) or \\\"deal\\\".\"\n  unit: String!\n  \"How many of them.\"\n  count: Int!\n}\n\n\"The rules of a match, fixed when it is made. Values are those of the rule book, section 6.\"\ntype Rules {\n  \"The version of the rules; a match keeps the one it began with.\"\n  version: Int!\n  \"The preset that they began from: \\\"book\\\", \\\"bridge\\\" or \\\"contract\\\".\"\n  preset: String!\n  \"2 or 4.\"\n  players: Int!\n  \"How the half-open dummies lie: \\\"columns\\\", \\\"rows\\\", \\\"nine\\\"; null with four players.\"\n  layout: String\n  \"\\\"leftOfDealer\\\" or \\\"leftOfDeclarer\\\".\"\n  openingLead: String!\n  \"What obliges a hand: \\\"suitThenTrump\\\", \\\"suitOrTrump\\\" or \\\"suit\\\".\"\n  follow: String!\n  \"Whether X and XX may be called.\"\n  doubles: Boolean!\n  \"What X and XX are worth: \\\"twofold\\\" or \\\"laws\\\".\"\n  doubling: String!\n  \"Whether honours are scored.\"\n  honours: Boolean!\n  \"\\\"rubber\\\", \\\"chicago\\\" or \\\"duplicate\\\".\"\n  scoring: String!\n  \"When the match ends.\"\n  length: Length!\n}\n\n\"A named set of rules to begin from.\"\ntype RulePreset {\n  \"\\\"book\\\", \\\"bridge\\\" or \\\"contract\\\".\"\n  name: String!\n  \"The rules that the name stands for.\"\n  rules: Rules!\n}\n\n\"What an invitation leads to.\"\ntype Invitation {\n  \"The rules of the match.\"\n  rules: Rules!\n  \"All four seats, N E S W.\"\n  seats: [MatchSeat!]!\n  \"The seats that may still be taken.\"\n  freeSeats: [Seat!]!\n}\n\n\"A seat of a match.\"\ntype MatchSeat {\n  \"Which.\"\n  seat: Seat!\n  \"Who plays it from the start; a half-open dummy's player is its owner. Null while free.\"\n  player: Player\n  \"Whether a half-open dummy lies there.\"\n  dummy: Boolean!\n}\n\n\"The hand that must act.\"\ntype Turn {\n  \"The hand that must call, play or answer.\"\n  seat: Seat!\n  \"Who acts for that hand.\"\n  player: Player!\n  \"What it must do.\"\n  kind: TurnKind!\n}\n\n\"A call with the seat that made it.\"\ntype SeatCall {\n  \"Who called.\"\n  seat: Seat!\n  \"What.\"\n  call: Call!\n}\n\n\"A card with the seat that it belongs to.\"\ntype SeatCard {\n  \"Where.\"\n  seat: Seat!\n  \"Which card.\"\n  card: Card!\n}\n\n\"A card played to a trick.\"\ntype PlayedCard {\n  \"The hand that played it.\"\n  seat: Seat!\n  \"The card.\"\n  card: Card!\n  \"The cards that this play turned face up: mostly none or one, 12 once in `rows`, 18 once in `nine`.\"\n  turned: [SeatCard!]!\n}\n\n\"A trick: a card from each seat, clockwise from the leader. The last one may be unfinished.\"\ntype Trick {\n  \"Who led.\"\n  leader: Seat!\n  \"The cards in the order played.\"\n  cards: [PlayedCard!]!\n  \"Who won; null while unfinished.\"\n  winner: Seat\n}\n\n\"What was bid, once the auction has ended.\"\ntype Contract {\n  \"1 to 7: odd tricks, those beyond six.\"\n  level: Int!\n  \"What it is played in.\"\n  denomination: Denomination!\n  \"1, 2 (doubled) or 4 (redoubled).\"\n  doubled: Int!\n  \"Who plays it.\"\n  declarer: Seat!\n}\n\n\"A place of a half-open dummy as it lies now, in the order dealt.\"\ntype Column {\n  \"The card that lies open there; null when none does.\"\n  open: Card\n  \"Whether a card lies closed there.\"\n  closed: Boolean!\n}\n\n\"A place of a half-open dummy as it was dealt.\"\ntype DealtColumn {\n  \"The open card; null for a place of `nine` that was dealt closed.\"\n  top: Card\n  \"The closed card; null where none lay.\"\n  bottom: Card\n}\n\n\"What is left of a hand, as the caller may see it.\"\ntype Hand {\n  \"Whose.\"\n  seat: Seat!\n  \"The cards not yet played that the caller may see, in the order C2 … SA.\"\n  cards: [Card!]!\n  \"How many remain that the caller may not see.\"\n  unseen: Int!\n  \"A half-open dummy's places in the order dealt (7 in `columns` and `rows`, 13 in `nine`); null for a hand.\"\n  columns: [Column!]\n}\n\n\"What a seat was dealt.\"\ntype DealtHand {\n  \"Which seat.\"\n  seat: Seat!\n  \"Its thirteen cards in the order received.\"\n  cards: [Card!]!\n  \"For a half-open dummy, which card lay on which; null for a hand.\"\n  columns: [DealtColumn!]\n}\n\n\"Where points come from.\"\nenum ScoreReason {\n  \"Odd tricks bid and made.\"\n  ODD_TRICKS\n  \"Tricks beyond the contract.\"\n  OVERTRICKS\n  \"Tricks short of the contract, to the defenders.\"\n  UNDERTRICKS\n  \"A doubled or redoubled contract made.\"\n  INSULT\n  \"Twelve tricks bid and made.\"\n  SMALL_SLAM\n  \"Thirteen tricks bid and made.\"\n  GRAND_SLAM\n  \"Honours in one hand as dealt.\"\n  HONOURS\n  \"The rubber won: 700, or 500 when the other side has a game.\"\n  RUBBER\n  \"The only side with a game when play ends within a rubber.\"\n  UNFINISHED_GAME\n  \"The only side with a part-score when play ends within a game.\"\n  UNFINISHED_PART_SCORE\n  \"A game made, in Chicago and duplicate.\"\n  GAME\n  \"A part-score made, in duplicate and on the fourth deal of a Chicago round.\"\n  PART_SCORE\n}\n\n\"Points of one deal.\"\ntype Points {\n  \"Who gets them.\"\n  side: Side!\n  \"Contract points, below the line.\"\n  below: Int!\n  \"All other points, above the line.\"\n  above: Int!\n  \"What for.\"\n  reason: ScoreReason!\n}\n\n\"How a deal ended.\"\ntype DealResult {\n  \"Tricks that declarer's side took, 0 to 13; null when passed out or abandoned.\"\n  tricksByDeclarer: Int\n  \"Nobody bid.\"\n  passedOut: Boolean!\n  \"Ended by a claim or a concession.\"\n  claimed: Boolean!\n  \"What was scored; empty when passed out (but for bonuses that end a match) or abandoned.\"\n  points: [Points!]!\n}\n\n\"Where a claim or concession stands.\"\nenum ClaimStatus {\n  \"Somebody asked has still to answer.\"\n  PENDING\n  \"All agreed: the deal ended so.\"\n  ACCEPTED\n  \"Somebody objected: play went on.\"\n  REFUSED\n}\n\n\"A claim of tricks, or a concession.\"\ntype Claim {\n  \"The claimer's hand.\"\n  seat: Seat!\n  \"How many of the remaining tricks the claimer's side is to take.\"\n  tricks: Int!\n  \"Whether the claimer gave up the rest instead of claiming.\"\n  concession: Boolean!\n  \"How it was answered; never by whom.\"\n  status: ClaimStatus!\n}\n\n\"One pack dealt, bid and played, as the caller may see it.\"\ntype Deal {\n  \"From 1; passed-out deals have numbers too.\"\n  number: Int!\n  \"Who dealt, and so calls first.\"\n  dealer: Seat!\n  \"The vulnerable sides.\"\n  vulnerable: [Side!]!\n  \"What each seat was dealt, N E S W; null until the deal has ended.\"\n  dealt: [DealtHand!]\n  \"What remains in the hands, N E S W.\"\n  hands: [Hand!]!\n  \"The auction so far.\"\n  calls: [SeatCall!]!\n  \"Null before the auction ends, and when passed out.\"\n  contract: Contract\n  \"The play so far; the last trick may be unfinished.\"\n  tricks: [Trick!]!\n  \"Claims and concessions, oldest first.\"\n  claims: [Claim!]!\n  \"Null until the deal has ended.\"\n  result: DealResult\n}\n\n\"A page of finished deals.\"\ntype DealConnection {\n  \"The deals with their cursors.\"\n  edges: [DealEdge!]!\n  \"Just the deals.\"\n  nodes: [Deal!]!\n  \"Where the page ends.\"\n  pageInfo: PageInfo!\n}\n\n\"A deal in a list.\"\ntype DealEdge {\n  \"Give it as `after` to go on behind this deal.\"\n  cursor: String!\n  \"The deal.\"\n  node: Deal!\n}\n\n\"What a side has.\"\ntype SideScore {\n  \"What still counts towards the next game (duplicate: 0).\"\n  belowLine: Int!\n  \"All points above the line in the match.\"\n  aboveLine: Int!\n  \"Every point of the match.\"\n  total: Int!\n  \"Games won in this rubber or round (duplicate: 0).\"\n  games: Int!\n}\n\n\"A line of the score sheet.\"\ntype ScoreLine {\n  \"The deal it belongs to.\"\n  deal: Int!\n  \"The rubber or round, from 1.\"\n  rubber: Int!\n  \"The game within the rubber, from 1.\"\n  game: Int!\n  \"Who gets the points.\"\n  side: Side!\n  \"Points below the line.\"\n  below: Int!\n  \"Points above the line.\"\n  above: Int!\n  \"What for.\"\n  reason: ScoreReason!\n}\n\n\"The score of a match.\"\ntype Score {\n  \"North and south.\"\n  northSouth: SideScore!\n  \"East and west.\"\n  eastWest: SideScore!\n  \"The side with the larger total; null until FINISHED, and when drawn.\"\n  winner: Side\n  \"Every line so far, oldest first.\"\n  lines: [ScoreLine!]!\n}\n\n\"Something that happened in a match. Every type of event has these fields.\"\ninterface MatchEvent {\n  \"The version of the match that it led to; a deal's end shares it with what ended the deal.\"\n  version: Int!\n}\n\n\"Somebody sat down.\"\ntype SeatTaken implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The seat of the closed hand.\"\n  seat: Seat!\n  \"Who sat down.\"\n  player: Player!\n}\n\n\"A deal began.\"\ntype DealStarted implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The deal's number.\"\n  deal: Int!\n  \"Who dealt.\"\n  dealer: Seat!\n}\n\n\"Somebody called.\"\ntype CallMade implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The deal's number.\"\n  deal: Int!\n  \"Who called.\"\n  seat: Seat!\n  \"What.\"\n  call: Call!\n  \"The contract, when this call ended the auction with one.\"\n  contract: Contract\n}\n\n\"A card was played.\"\ntype CardPlayed implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The deal's number.\"\n  deal: Int!\n  \"The trick's number, from 1.\"\n  trick: Int!\n  \"The hand that played.\"\n  seat: Seat!\n  \"The card.\"\n  card: Card!\n  \"The cards that this play turned face up.\"\n  turned: [SeatCard!]!\n  \"Who won the trick, when this card completed it.\"\n  winner: Seat\n}\n\n\"A claim or concession was made.\"\ntype ClaimMade implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The deal's number.\"\n  deal: Int!\n  \"The claimer's hand.\"\n  seat: Seat!\n  \"How many of the remaining tricks were claimed; 0 for a concession.\"\n  tricks: Int!\n  \"Whether the rest was given up instead of claimed.\"\n  concession: Boolean!\n}\n\n\"A claim or concession was agreed to by all, or objected to; never told is by whom.\"\ntype ClaimAnswered implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The deal's number.\"\n  deal: Int!\n  \"Whether all agreed.\"\n  accepted: Boolean!\n}\n\n\"A deal ended: its cards are open from here on.\"\ntype DealEnded implements MatchEvent {\n  \"The version of the match that it led to.\"\n  version: Int!\n  \"The deal's number.\"\n  deal: Int!\n  \"How it ended.\"\n  result: DealResult!\n}\n\n\"A match: rules, players, deals.\"\ntype Match implements Node {\n  \"A UUID.\"\n  id: ID!\n  \"Grows with every event that all may know of. Give it with a move; poll it to notice the others' moves.\"\n  version: Int!\n  \"Where the match stands.\"\n  status: MatchStatus!\n  \"When it was made.\"\n  createdAt: DateTime!\n  \"When `version` last grew.\"\n  updatedAt: DateTime!\n  \"The code that invites others: to those seated, while WAITING; else null.\"\n  inviteCode: String\n  \"Who may watch.\"\n  visibility: Visibility!\n  \"What is played.\"\n  rules: Rules!\n  \"All four, N E S W.\"\n  seats: [MatchSeat!]!\n  \"The seats that the caller owns from the start; empty for spectators.\"\n  viewerSeats: [Seat!]!\n  \"Null when nobody is to act.\"\n  turn: Turn\n  \"The caller's legal calls now; empty when it is not the caller's turn to call.\"\n  legalCalls: [Call!]!\n  \"The caller's legal cards now; empty when it is not the caller's turn to play.\"\n  legalCards: [Card!]!\n  \"The most of the remaining tricks that the caller may claim now; 0 when no claim may be made.\"\n  legalClaim: Int!\n  \"Whether the caller may concede the rest now.\"\n  legalConcession: Boolean!\n  \"Whether the caller owes an answer to a claim or concession.\"\n  legalAnswer: Boolean!\n  \"The cards drawn for the first deal; null while WAITING, empty in duplicate.\"\n  draw: [SeatCard!]\n  \"By default the current deal, the last one when the match is over; null while WAITING, and for a number not dealt.\"\n  deal(\"From 1.\" number: Int): Deal\n  \"Finished deals, oldest first, every card open.\"\n  deals(\"How many, 1 to 100.\" first: Int!, \"The cursor after which to go on.\" after: String): DealConnection!\n  \"The score so far.\"\n  score: Score!\n  \"What has happened since a version, oldest first, as the caller may see it; ask again from the last one's version for more.\"\n  history(\n    \"The version that the caller has seen; 0 for all.\"\n    after: Int!\n    \"How many events at most, 1 to 500; one more where a deal's end shares its version.\"\n    first: Int = 100\n  ): [MatchEvent!]!\n  \"All finished deals as a text to keep; null until the match has ended.\"\n  export(\"As what.\" format: ExportFormat!): String\n}\n\n\"How a finished match is written down.\"\nenum ExportFormat {\n  \"Portable Bridge Notation 2.1: any PBN program reads it; what half-open bridge adds stands in supplemental tags.\"\n  PBN\n  \"An object with a format name and version, one deal a line.\"\n  JSON\n}\n\n\"What can be looked at. A question changes nothing, and may be asked again at any time.\"\ntype Query {\n  \"The caller; null when nobody is signed in.\"\n  viewer: Player\n  \"Null when there is none, or the caller may not watch it (see `Visibility`). Spectators see open cards only.\"\n  match(\"The match's UUID.\" id: ID!): Match\n  \"What an invitation leads to; null when it is unknown or void.\"\n  invitation(\"The code of the link.\" code: String!): Invitation\n  \"The named sets of rules to begin from.\"\n  rulePresets: [RulePreset!]!\n  \"A match, player, token or passkey by its id; null when there is none that the caller may see.\"\n  node(\"The id.\" id: ID!): Node\n  \"Matches open to anyone that still wait for players, the newest first; for callers who are signed in.\"\n  openMatches(\n    \"How many, 1 to 100.\"\n    first: Int!\n    \"The cursor after which to go on.\"\n    after: String\n  ): MatchConnection!\n}\n\n\"When a match ends.\"\ninput LengthInput {\n  \"\\\"rubber\\\", \\\"round\\\" (Chicago) or \\\"deal\\\".\"\n  unit: String!\n  \"1 or 3 rubbers, 1 to 24 rounds, 1 to 99 deals.\"\n  count: Int!\n}\n\n\"Departures from a preset; each may be left out. Values are those of the rule book, section 6.\"\ninput RulesInput {\n  \"Must be the preset's.\"\n  players: Int\n  \"\\\"columns\\\", \\\"rows\\\" or \\\"nine\\\".\"\n  layout: String\n  \"\\\"leftOfDealer\\\" or \\\"leftOfDeclarer\\\".\"\n  openingLead: String\n  \"\\\"suitThenTrump\\\", \\\"suitOrTrump\\\" or \\\"suit\\\".\"\n  follow: String\n  \"Whether X and XX may be called.\"\n  doubles: Boolean\n  \"\\\"twofold\\\" or \\\"laws\\\".\"\n  doubling: String\n  \"Whether honours are scored.\"\n  honours: Boolean\n  \"\\\"rubber\\\", \\\"chicago\\\" or \\\"duplicate\\\".\"\n  scoring: String\n  \"When the match ends.\"\n  length: LengthInput\n}\n\n\"What `signUp` needs.\"\ninput SignUpInput {\n  \"1 to 24 characters after trimming, no control characters.\"\n  name: String!\n  \"How the session is kept.\"\n  session: SessionKind = TOKEN\n}\n\n\"What `signUp` answers.\"\ntype SignUpPayload {\n  \"To be sent as `Authorization: Bearer …`; shown once. Null with COOKIE.\"\n  token: String\n  \"The new player.\"\n  player: Player\n  \"Why not: INVALID_NAME.\"\n  refusal: Refusal\n}\n\n\"What `createMatch` needs.\"\ninput CreateMatchInput {\n  \"\\\"book\\\", \\\"bridge\\\" or \\\"contract\\\".\"\n  preset: String!\n  \"Departures from the preset.\"\n  rules: RulesInput\n  \"Where the caller sits.\"\n  seat: Seat = SOUTH\n  \"A UUID of the caller's choice; the same again answers as before, so that a lost answer can be asked for again.\"\n  id: ID\n  \"Who may watch.\"\n  visibility: Visibility = LINK\n}\n\n\"What `createMatch` answers.\"\ntype CreateMatchPayload {\n  \"The new match.\"\n  match: Match\n  \"The code for the others: the site opens `/join#CODE`.\"\n  inviteCode: String\n  \"Why not: INVALID_RULES, NO_SUCH_SEAT, INVALID_ID.\"\n  refusal: Refusal\n}\n\n\"What `joinMatch` needs: the code of an invitation, or the id of a match open to anyone.\"\ninput JoinMatchInput {\n  \"The code of the link.\"\n  inviteCode: String\n  \"Instead of a code, the id of a match of `openMatches`.\"\n  matchId: ID\n  \"By default the next free one clockwise from the creator.\"\n  seat: Seat\n}\n\n\"What `joinMatch` answers; joining where one already sits answers with the match.\"\ntype JoinMatchPayload {\n  \"The match as it is now.\"\n  match: Match\n  \"Why not: INVITATION_UNKNOWN, MATCH_UNKNOWN, MATCH_FULL, SEAT_TAKEN, NO_SUCH_SEAT.\"\n  refusal: Refusal\n}\n\n\"What `makeCall` needs.\"\ninput MakeCallInput {\n  \"The match.\"\n  matchId: ID!\n  \"The version that the caller looked at.\"\n  version: Int!\n  \"One of `legalCalls`.\"\n  call: Call!\n}\n\n\"What `makeCall` answers. The same move at the version at which it was accepted has no refusal the second time either.\"\ntype MakeCallPayload {\n  \"The match as it is now; null when there is none.\"\n  match: Match\n  \"Why not; nothing changed.\"\n  refusal: Refusal\n}\n\n\"What `playCard` needs.\"\ninput PlayCardInput {\n  \"The match.\"\n  matchId: ID!\n  \"The version that the caller looked at.\"\n  version: Int!\n  \"One of `legalCards`.\"\n  card: Card!\n}\n\n\"What `playCard` answers. The same move at the version at which it was accepted has no refusal the second time either.\"\ntype PlayCardPayload {\n  \"The match as it is now; null when there is none.\"\n  match: Match\n  \"Why not; nothing changed.\"\n  refusal: Refusal\n}\n\n\"What `claim` needs.\"\ninput ClaimInput {\n  \"The match.\"\n  matchId: ID!\n  \"The version that the caller looked at.\"\n  version: Int!\n  \"How many of the remaining tricks, the one in progress included, the caller's side is to take: 1 to `legalClaim`.\"\n  tricks: Int!\n}\n\n\"What `claim` answers.\"\ntype ClaimPayload {\n  \"The match as it is now; null when there is none.\"\n  match: Match\n  \"Why not; nothing changed.\"\n  refusal: Refusal\n}\n\n\"What `answerClaim` needs.\"\ninput AnswerClaimInput {\n  \"The match.\"\n  matchId: ID!\n  \"The version that the caller looked at.\"\n  version: Int!\n  \"Whether the caller agrees.\"\n  accept: Boolean!\n}\n\n\"What `answerClaim` answers.\"\ntype AnswerClaimPayload {\n  \"The match as it is now; null when there is none.\"\n  match: Match\n  \"Why not; nothing changed.\"\n  refusal: Refusal\n}\n\n\"What `concede` needs.\"\ninput ConcedeInput {\n  \"The match.\"\n  matchId: ID!\n  \"The version that the caller looked at.\"\n  version: Int!\n}\n\n\"What `concede` answers.\"\ntype ConcedePayload {\n  \"The match as it is now; null when there is none.\"\n  match: Match\n  \"Why not; nothing changed.\"\n  refusal: Refusal\n}\n\n\"What `signOut` answers.\"\ntype SignOutPayload {\n  \"Never.\"\n  refusal: Refusal\n}\n\n\"What `createToken` needs.\"\ninput CreateTokenInput {\n  \"What its owner knows it by, 1 to 24 characters.\"\n  name: String!\n  \"What it may be used for, with the scopes that these include. None that manages the account for a token of one match.\"\n  scopes: [Scope!]!\n  \"The only match that it is for: it plays and reads that one, and of the account its owner's id and name. For it there are no other matches.\"\n  matchId: ID\n  \"When it ends: in the future, at most ten years away.\"\n  expiresAt: DateTime\n}\n\n\"What `createToken` answers.\"\ntype CreateTokenPayload {\n  \"To be sent as `Authorization: Bearer …`; shown once.\"\n  secret: String\n  \"The new token.\"\n  token: Token\n  \"Why not: INVALID_NAME, INVALID_SCOPES, INVALID_ID, INVALID_EXPIRY, TOO_MANY.\"\n  refusal: Refusal\n}\n\n\"What `revokeToken` needs.\"\ninput RevokeTokenInput {\n  \"The id of one of the caller's tokens or devices.\"\n  id: ID!\n}\n\n\"What `revokeToken` answers.\"\ntype RevokeTokenPayload {\n  \"Why not: TOKEN_UNKNOWN.\"\n  refusal: Refusal\n}\n\n\"A challenge for a passkey: used once, within minutes.\"\ntype PasskeyChallenge {\n  \"To be sent back with the answer.\"\n  id: ID!\n  \"What the browser's passkey functions take, as JSON (WebAuthn Level 3, `parse…OptionsFromJSON`).\"\n  options: String!\n}\n\n\"What `startPasskey` answers.\"\ntype StartPasskeyPayload {\n  \"For `navigator.credentials.create`.\"\n  challenge: PasskeyChallenge\n  \"Why not: TOO_MANY.\"\n  refusal: Refusal\n}\n\n\"What `addPasskey` needs.\"\ninput AddPasskeyInput {\n  \"The challenge's id.\"\n  challengeId: ID!\n  \"The browser's answer (`toJSON`), as JSON.\"\n  response: String!\n  \"What its owner knows it by, 1 to 24 characters.\"\n  name: String!\n}\n\n\"What `addPasskey` answers.\"\ntype AddPasskeyPayload {\n  \"The new passkey.\"\n  passkey: Passkey\n  \"Why not: INVALID_NAME, PASSKEY_REFUSED, TOO_MANY.\"\n  refusal: Refusal\n}\n\n\"What `renamePasskey` needs.\"\ninput RenamePasskeyInput {\n  \"The passkey's id.\"\n  id: ID!\n  \"1 to 24 characters.\"\n  name: String!\n}\n\n\"What `renamePasskey` answers.\"\ntype RenamePasskeyPayload {\n  \"The passkey.\"\n  passkey: Passkey\n  \"Why not: INVALID_NAME, PASSKEY_UNKNOWN.\"\n  refusal: Refusal\n}\n\n\"What `removePasskey` needs.\"\ninput RemovePasskeyInput {\n  \"The passkey's id.\"\n  id: ID!\n}\n\n\"What `removePasskey` answers.\"\ntype RemovePasskeyPayload {\n  \"Why not: PASSKEY_UNKNOWN.\"\n  refusal: Refusal\n}\n\n\"What `startSignIn` answers.\"\ntype StartSignInPayload {\n  \"For `navigator.credentials.get`.\"\n  challenge: PasskeyChallenge\n  \"Never.\"\n  refusal: Refusal\n}\n\n\"What `signInWithPasskey` needs.\"\ninput SignInWithPasskeyInput {\n  \"The challenge's id.\"\n  challengeId: ID!\n  \"The browser's answer (`toJSON`), as JSON.\"\n  response: String!\n  \"How the session is kept.\"\n  session: SessionKind = TOKEN\n}\n\n\"What `createDeviceCode` answers.\"\ntype CreateDeviceCodePayload {\n  \"Eight letters, to be typed on the other device within ten minutes; one use.\"\n  code: String\n  \"Until when.\"\n  expiresAt: DateTime\n  \"Never: too many within the hour are an error, RATE_LIMITED.\"\n  refusal: Refusal\n}\n\n\"What `signInWithCode` needs.\"\ninput SignInWithCodeInput {\n  \"As shown on the other device; case, spaces and hyphens do not matter.\"\n  code: String!\n  \"How the session is kept.\"\n  session: SessionKind = TOKEN\n}\n\n\"What signing in answers.\"\ntype SignInPayload {\n  \"To be sent as `Authorization: Bearer …`; shown once. Null with COOKIE.\"\n  token: String\n  \"Who has signed in.\"\n  player: Player\n  \"Why not: PASSKEY_REFUSED, CODE_UNKNOWN, TOO_MANY.\"\n  refusal: Refusal\n}\n\n\"What `deleteAccount` needs.\"\ninput DeleteAccountInput {\n  \"The caller's own name, as a confirmation.\"\n  name: String!\n}\n\n\"What `deleteAccount` answers.\"\ntype DeleteAccountPayload {\n  \"Why not: NOT_CONFIRMED.\"\n  refusal: Refusal\n}\n\n\"What can be done, one thing in a request. An expected \\\"no\\\" comes as a `refusal` within the answer.\"\ntype Mutation {\n  \"A new guest with a session. With the two `signIn…` and `startSignIn` the only mutations for callers who are nobody yet.\"\n  signUp(\"The name, and how the session is kept.\" input: SignUpInput!): SignUpPayload!\n  \"Ends the session or token that the caller has called with.\"\n  signOut: SignOutPayload!\n  \"A token for a program. Needs MANAGE.\"\n  createToken(\"What the token may do, and for how long.\" input: CreateTokenInput!): CreateTokenPayload!\n  \"Ends a token or a device's session. Needs MANAGE.\"\n  revokeToken(\"Which one.\" input: RevokeTokenInput!): RevokeTokenPayload!\n  \"A challenge to make a passkey for. Needs MANAGE.\"\n  startPasskey: StartPasskeyPayload!\n  \"Keeps a new passkey. Needs MANAGE.\"\n  addPasskey(\"The browser's answer to the challenge, and a name.\" input: AddPasskeyInput!): AddPasskeyPayload!\n  \"Gives a passkey another name. Needs MANAGE.\"\n  renamePasskey(\"Which one, and its new name.\" input: RenamePasskeyInput!): RenamePasskeyPayload!\n  \"Forgets a passkey. Needs MANAGE.\"\n  removePasskey(\"Which one.\" input: RemovePasskeyInput!): RemovePasskeyPayload!\n  \"A challenge to sign in with any passkey of this site.\"\n  startSignIn: StartSignInPayload!\n  \"Signs in with a passkey.\"\n  signInWithPasskey(\n    \"The browser's answer to the challenge, and how the session is kept.\"\n    input: SignInWithPasskeyInput!\n  ): SignInPayload!\n  \"A code that signs in another device. Needs MANAGE.\"\n  createDeviceCode: CreateDeviceCodePayload!\n  \"Signs in with a code from another device.\"\n  signInWithCode(\"The code, and how the session is kept.\" input: SignInWithCodeInput!): SignInPayload!\n  \"Deletes the account for good: name, credentials, invitations; running matches end as ABANDONED, finished ones stay to the others with a former player. Needs MANAGE.\"\n  deleteAccount(\"The account's name, as a confirmation.\" input: DeleteAccountInput!): DeleteAccountPayload!\n  \"Makes a match and sits down at it.\"\n  createMatch(\"The rules, a seat, and who may watch.\" input: CreateMatchInput!): CreateMatchPayload!\n  \"Sits down at a match by its invitation; the last to sit starts it.\"\n  joinMatch(\"Which match, and a seat.\" input: JoinMatchInput!): JoinMatchPayload!\n  \"Bids, passes, doubles or redoubles.\"\n  makeCall(\"The call, and the version that it was chosen at.\" input: MakeCallInput!): MakeCallPayload!\n  \"Plays a card from the hand on turn.\"\n  playCard(\"The card, and the version that it was chosen at.\" input: PlayCardInput!): PlayCardPayload!\n  \"Claims tricks of those that remain, which opens the caller's hand; the others agree or play goes on.\"\n  claim(\"How many tricks, and the version that this was chosen at.\" input: ClaimInput!): ClaimPayload!\n  \"Agrees to a claim or concession, or objects. Nobody is told who answered what.\"\n  answerClaim(\n    \"Yes or no, and the version that this was chosen at.\"\n    input: AnswerClaimInput!\n  ): AnswerClaimPayload!\n  \"Gives up all tricks that remain; a defender's partner at a table of four has to agree.\"\n  concede(\"Which match, and the version that this was chosen at.\" input: ConcedeInput!): ConcedePayload!\n}\n";