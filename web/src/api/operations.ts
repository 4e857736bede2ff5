// What a table asks of the API; what other pages ask stands in page-operations.ts. Types of the answers are generated
// from these texts (codegen.ts).
import type {
  AnswerClaimMutation,
  AnswerClaimMutationVariables,
  ClaimMutation,
  ClaimMutationVariables,
  ConcedeMutation,
  ConcedeMutationVariables,
  DealQuery,
  DealQueryVariables,
  ExportQuery,
  ExportQueryVariables,
  HistoryQuery,
  HistoryQueryVariables,
  MakeCallMutation,
  MakeCallMutationVariables,
  MatchQuery,
  MatchQueryVariables,
  PlayCardMutation,
  PlayCardMutationVariables,
  SheetQuery,
  SheetQueryVariables,
  VersionQuery,
  VersionQueryVariables,
  WaitingTablesQuery,
  WaitingTablesQueryVariables,
} from './operations.generated.ts';

/** A text with the types of its answer and variables; the last two exist for the compiler only. */
export interface Operation<Data, Variables> {
  readonly text: string;
  readonly types?: (variables: Variables) => Data;
}

export function joined(...texts: readonly string[]): string {
  return texts.join('');
}

export const RULES_PARTS = /* GraphQL */ `
  fragment RulesParts on Rules {
    preset players layout openingLead follow doubles doubling honours scoring
    length { unit count }
  }
`;

export const DEAL_PARTS = /* GraphQL */ `
  fragment DealParts on Deal {
    number dealer vulnerable
    dealt { seat cards columns { top bottom } }
    hands { seat cards unseen columns { open closed } }
    calls { seat call }
    contract { level denomination doubled declarer }
    tricks { leader winner cards { seat card } }
    claims { seat tricks concession status }
    result { tricksByDeclarer passedOut claimed points { side below above reason } }
  }
`;

const MATCH_PARTS = /* GraphQL */ `
  fragment MatchParts on Match {
    id version status inviteCode viewerSeats legalCalls legalCards legalClaim legalConcession legalAnswer
    rules { ...RulesParts }
    seats { seat dummy player { id name } }
    turn { seat kind player { id name } }
    draw { seat card }
    deal { ...DealParts }
    score {
      winner
      northSouth { total games }
      eastWest { total games }
    }
  }
`;

/** What `history` tells. */
const EVENT_PARTS = /* GraphQL */ `
  fragment EventParts on MatchEvent {
    version
    __typename
    ... on SeatTaken { seat player { name } }
    ... on DealStarted { deal dealer }
    ... on CallMade { deal seat call contract { level denomination doubled declarer } }
    ... on CardPlayed { deal seat card winner turned { seat card } }
    ... on ClaimMade { deal seat tricks concession }
    ... on ClaimAnswered { deal accepted }
    ... on DealEnded { deal result { passedOut } }
  }
`;

export const REFUSAL_PARTS = /* GraphQL */ `
  fragment RefusalParts on Refusal { code message }
`;

const MATCH_ALL = joined(MATCH_PARTS, RULES_PARTS, DEAL_PARTS);
const MOVE_ALL = joined(MATCH_ALL, EVENT_PARTS, REFUSAL_PARTS);

export const MATCH: Operation<MatchQuery, MatchQueryVariables> = {
  text: joined(/* GraphQL */ `query Match($id: ID!) { match(id: $id) { ...MatchParts } }`, MATCH_ALL),
};

/** The one part that grows with the match, and that costs a read of every deal: asked for when a deal has ended. */
export const SHEET: Operation<SheetQuery, SheetQueryVariables> = {
  text: /* GraphQL */ `
    query Sheet($id: ID!) {
      match(id: $id) { score { lines { deal rubber game side below above reason } } }
    }
  `,
};

/** What has happened since a version. */
export const HISTORY: Operation<HistoryQuery, HistoryQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query History($id: ID!, $after: Int!) {
      match(id: $id) { history(after: $after, first: 200) { ...EventParts } }
    }
  `,
    EVENT_PARTS,
  ),
};

/** My tables, with no more than who is on turn. */
export const WAITING_TABLES: Operation<WaitingTablesQuery, WaitingTablesQueryVariables> = {
  text: /* GraphQL */ `
    query WaitingTables {
      viewer {
        id
        matches(first: 50, filter: ACTIVE) { nodes { id status updatedAt legalAnswer turn { kind player { id } } } }
      }
    }
  `,
};

/** All that polling asks. */
export const VERSION: Operation<VersionQuery, VersionQueryVariables> = {
  text: /* GraphQL */ `query Version($id: ID!) { match(id: $id) { version } }`,
};

export const DEAL: Operation<DealQuery, DealQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query Deal($id: ID!, $number: Int!) {
      match(id: $id) {
        id viewerSeats
        rules { ...RulesParts }
        seats { seat dummy player { id name } }
        deal(number: $number) { ...DealParts }
      }
    }
  `,
    RULES_PARTS,
    DEAL_PARTS,
  ),
};

export const EXPORT: Operation<ExportQuery, ExportQueryVariables> = {
  text: /* GraphQL */ `
    query Export($id: ID!, $format: ExportFormat!) {
      match(id: $id) { createdAt export(format: $format) }
    }
  `,
};

export const MAKE_CALL: Operation<MakeCallMutation, MakeCallMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation MakeCall($input: MakeCallInput!, $after: Int!) {
      makeCall(input: $input) {
        match { ...MatchParts history(after: $after) { ...EventParts } }
        refusal { ...RefusalParts }
      }
    }
  `,
    MOVE_ALL,
  ),
};

export const PLAY_CARD: Operation<PlayCardMutation, PlayCardMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation PlayCard($input: PlayCardInput!, $after: Int!) {
      playCard(input: $input) {
        match { ...MatchParts history(after: $after) { ...EventParts } }
        refusal { ...RefusalParts }
      }
    }
  `,
    MOVE_ALL,
  ),
};

export const CLAIM: Operation<ClaimMutation, ClaimMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation Claim($input: ClaimInput!, $after: Int!) {
      claim(input: $input) {
        match { ...MatchParts history(after: $after) { ...EventParts } }
        refusal { ...RefusalParts }
      }
    }
  `,
    MOVE_ALL,
  ),
};

export const ANSWER_CLAIM: Operation<AnswerClaimMutation, AnswerClaimMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation AnswerClaim($input: AnswerClaimInput!, $after: Int!) {
      answerClaim(input: $input) {
        match { ...MatchParts history(after: $after) { ...EventParts } }
        refusal { ...RefusalParts }
      }
    }
  `,
    MOVE_ALL,
  ),
};

export const CONCEDE: Operation<ConcedeMutation, ConcedeMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation Concede($input: ConcedeInput!, $after: Int!) {
      concede(input: $input) {
        match { ...MatchParts history(after: $after) { ...EventParts } }
        refusal { ...RefusalParts }
      }
    }
  `,
    MOVE_ALL,
  ),
};
