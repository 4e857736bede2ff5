// What the pages beside the table ask of the API: the first page, invitations, open matches, looking back.
import type {
  CreateMatchMutation,
  CreateMatchMutationVariables,
  InvitationQuery,
  InvitationQueryVariables,
  JoinMatchMutation,
  JoinMatchMutationVariables,
  LookBackQuery,
  LookBackQueryVariables,
  MyMatchesQuery,
  MyMatchesQueryVariables,
  OpenMatchesQuery,
  OpenMatchesQueryVariables,
  ScoreQuery,
  ScoreQueryVariables,
  SetUpQuery,
  SetUpQueryVariables,
  SignUpMutation,
  SignUpMutationVariables,
  WhoQuery,
  WhoQueryVariables,
} from './operations.generated.ts';
import { DEAL_PARTS, joined, type Operation, REFUSAL_PARTS, RULES_PARTS } from './operations.ts';

export const ACCOUNT_PARTS = /* GraphQL */ `
  fragment AccountParts on Player {
    passkeys(first: 10) { nodes { id name createdAt lastUsedAt } }
    devices(first: 2) { nodes { id } }
  }
`;

export const SET_UP: Operation<SetUpQuery, SetUpQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query SetUp {
      viewer { id name ...AccountParts finished: matches(first: 1, filter: FINISHED) { nodes { id } } }
      rulePresets { name rules { ...RulesParts } }
    }
  `,
    RULES_PARTS,
    ACCOUNT_PARTS,
  ),
};

/** By default those that run, thirty a page. */
export const MY_MATCHES: Operation<MyMatchesQuery, MyMatchesQueryVariables> = {
  text: /* GraphQL */ `
    query MyMatches($after: String, $filter: MatchFilter = ACTIVE, $first: Int! = 30) {
      viewer {
        id
        matches(first: $first, after: $after, filter: $filter) {
          nodes {
            id status createdAt updatedAt viewerSeats
            rules { preset players scoring length { unit count } }
            seats { seat dummy player { id name } }
            turn { kind player { id name } }
            legalAnswer
            deal { number contract { level denomination doubled declarer } tricks { winner } result { passedOut } }
            score { winner northSouth { total } eastWest { total } }
          }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  `,
};

export const OPEN_MATCHES: Operation<OpenMatchesQuery, OpenMatchesQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query OpenMatches($after: String) {
      viewer { id name }
      openMatches(first: 20, after: $after) {
        nodes {
          id createdAt viewerSeats
          rules { ...RulesParts }
          seats { seat dummy player { id name } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  `,
    RULES_PARTS,
  ),
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

/** A finished deal with every card that was turned, to be looked through step by step. */
export const LOOK_BACK: Operation<LookBackQuery, LookBackQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query LookBack($id: ID!, $number: Int!) {
      match(id: $id) {
        id status viewerSeats
        rules { ...RulesParts }
        seats { seat dummy player { id name } }
        current: deal { number result { passedOut } }
        deal(number: $number) {
          ...DealParts
          tricks { leader winner cards { seat card turned { seat card } } }
        }
      }
    }
  `,
    RULES_PARTS,
    DEAL_PARTS,
  ),
};

/** The whole score: each line, and how each deal ended. A page holds as many deals as a match may have. */
export const SCORE: Operation<ScoreQuery, ScoreQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query Score($id: ID!) {
      match(id: $id) {
        id status viewerSeats
        rules { ...RulesParts }
        seats { seat dummy player { id name } }
        deal { number result { passedOut } }
        score {
          winner
          northSouth { total games }
          eastWest { total games }
          lines { deal rubber game side below above reason }
        }
        deals(first: 100) {
          nodes {
            number
            contract { level denomination doubled declarer }
            result { tricksByDeclarer passedOut }
          }
        }
      }
    }
  `,
    RULES_PARTS,
  ),
};

/** Whether anybody is signed in. */
export const WHO: Operation<WhoQuery, WhoQueryVariables> = {
  text: /* GraphQL */ `query Who { viewer { id } }`,
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
