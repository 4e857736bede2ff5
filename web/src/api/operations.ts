// What the site asks of the API. Types of the answers are generated from these texts (web/codegen.ts).
import type {
  AnswerClaimMutation,
  AnswerClaimMutationVariables,
  ClaimMutation,
  ClaimMutationVariables,
  ConcedeMutation,
  ConcedeMutationVariables,
  CreateMatchMutation,
  CreateMatchMutationVariables,
  DealQuery,
  DealQueryVariables,
  ExportQuery,
  ExportQueryVariables,
  InvitationQuery,
  InvitationQueryVariables,
  JoinMatchMutation,
  JoinMatchMutationVariables,
  MakeCallMutation,
  MakeCallMutationVariables,
  MatchQuery,
  MatchQueryVariables,
  MyMatchesQuery,
  MyMatchesQueryVariables,
  PlayCardMutation,
  PlayCardMutationVariables,
  SetUpQuery,
  SetUpQueryVariables,
  SheetQuery,
  SheetQueryVariables,
  SignUpMutation,
  SignUpMutationVariables,
  VersionQuery,
  VersionQueryVariables,
} from './operations.generated.ts';

/** A text with the types of its answer and variables; the last two exist for the compiler only. */
export interface Operation<Data, Variables> {
  readonly text: string;
  readonly types?: (variables: Variables) => Data;
}

export function joined(...texts: readonly string[]): string {
  return texts.join('');
}

const RULES_PARTS = /* GraphQL */ `
  fragment RulesParts on Rules {
    preset players layout openingLead follow doubles doubling honours scoring
    length { unit count }
  }
`;

const DEAL_PARTS = /* GraphQL */ `
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

const ACCOUNT_PARTS = /* GraphQL */ `
  fragment AccountParts on Player {
    passkeys(first: 10) { nodes { id name createdAt lastUsedAt } }
    devices(first: 2) { nodes { id } }
  }
`;

export const REFUSAL_PARTS = /* GraphQL */ `
  fragment RefusalParts on Refusal { code message }
`;

const MATCH_ALL = joined(MATCH_PARTS, RULES_PARTS, DEAL_PARTS);

export const SET_UP: Operation<SetUpQuery, SetUpQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query SetUp {
      viewer { id name ...AccountParts }
      rulePresets { name rules { ...RulesParts } }
    }
  `,
    RULES_PARTS,
    ACCOUNT_PARTS,
  ),
};

export const MY_MATCHES: Operation<MyMatchesQuery, MyMatchesQueryVariables> = {
  text: /* GraphQL */ `
    query MyMatches($after: String) {
      viewer {
        id
        matches(first: 30, after: $after) {
          nodes {
            id status updatedAt viewerSeats
            rules { preset length { unit count } }
            seats { seat dummy player { id name } }
            turn { player { id } }
          }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  `,
};

export const INVITATION: Operation<InvitationQuery, InvitationQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query Invitation($code: String!) {
      viewer { id name }
      invitation(code: $code) {
        rules { ...RulesParts }
        seats { seat dummy player { name } }
        freeSeats
      }
    }
  `,
    RULES_PARTS,
  ),
};

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

export const SIGN_UP: Operation<SignUpMutation, SignUpMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation SignUp($name: String!) {
      signUp(input: { name: $name, session: COOKIE }) {
        player { id name }
        refusal { ...RefusalParts }
      }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const CREATE_MATCH: Operation<CreateMatchMutation, CreateMatchMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation CreateMatch($input: CreateMatchInput!) {
      createMatch(input: $input) { match { id } refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const JOIN_MATCH: Operation<JoinMatchMutation, JoinMatchMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation JoinMatch($input: JoinMatchInput!) {
      joinMatch(input: $input) { match { id } refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const MAKE_CALL: Operation<MakeCallMutation, MakeCallMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation MakeCall($input: MakeCallInput!) {
      makeCall(input: $input) { match { ...MatchParts } refusal { ...RefusalParts } }
    }
  `,
    MATCH_ALL,
    REFUSAL_PARTS,
  ),
};

export const PLAY_CARD: Operation<PlayCardMutation, PlayCardMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation PlayCard($input: PlayCardInput!) {
      playCard(input: $input) { match { ...MatchParts } refusal { ...RefusalParts } }
    }
  `,
    MATCH_ALL,
    REFUSAL_PARTS,
  ),
};

export const CLAIM: Operation<ClaimMutation, ClaimMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation Claim($input: ClaimInput!) {
      claim(input: $input) { match { ...MatchParts } refusal { ...RefusalParts } }
    }
  `,
    MATCH_ALL,
    REFUSAL_PARTS,
  ),
};

export const ANSWER_CLAIM: Operation<AnswerClaimMutation, AnswerClaimMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation AnswerClaim($input: AnswerClaimInput!) {
      answerClaim(input: $input) { match { ...MatchParts } refusal { ...RefusalParts } }
    }
  `,
    MATCH_ALL,
    REFUSAL_PARTS,
  ),
};

export const CONCEDE: Operation<ConcedeMutation, ConcedeMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation Concede($input: ConcedeInput!) {
      concede(input: $input) { match { ...MatchParts } refusal { ...RefusalParts } }
    }
  `,
    MATCH_ALL,
    REFUSAL_PARTS,
  ),
};
