// What the program asks. The comment before each text is what the generator looks for.
import type {
  CreateMatchMutation,
  CreateMatchMutationVariables,
  JoinMatchMutation,
  JoinMatchMutationVariables,
  MakeCallMutation,
  MakeCallMutationVariables,
  PlayCardMutation,
  PlayCardMutationVariables,
  SignUpMutation,
  SignUpMutationVariables,
  TableQuery,
  TableQueryVariables,
} from './operations.generated.ts';

/** The text of an operation with the types of its answer and variables; these exist for the compiler only. */
export interface Operation<Data, Variables> {
  readonly text: string;
  readonly types?: (variables: Variables) => Data;
}

const TABLE_PARTS = /* GraphQL */ `
  fragment TableParts on Match {
    id version status legalCalls legalCards
    turn { player { id } }
    deal { contract { level denomination declarer } result { tricksByDeclarer passedOut } }
  }
`;

export const SIGN_UP: Operation<SignUpMutation, SignUpMutationVariables> = {
  text: /* GraphQL */ `
    mutation SignUp($input: SignUpInput!) {
      signUp(input: $input) { token player { id name } refusal { code message } }
    }
  `,
};

export const CREATE_MATCH: Operation<CreateMatchMutation, CreateMatchMutationVariables> = {
  text: /* GraphQL */ `
    mutation CreateMatch($input: CreateMatchInput!) {
      createMatch(input: $input) { inviteCode refusal { code message } }
    }
  `,
};

const JOIN = /* GraphQL */ `
  mutation JoinMatch($input: JoinMatchInput!) {
    joinMatch(input: $input) { match { ...TableParts } refusal { code message } }
  }
`;
export const JOIN_MATCH: Operation<JoinMatchMutation, JoinMatchMutationVariables> = {
  text: JOIN + TABLE_PARTS,
};

const LOOK = /* GraphQL */ `
  query Table($id: ID!) { match(id: $id) { ...TableParts } }
`;
export const TABLE: Operation<TableQuery, TableQueryVariables> = { text: LOOK + TABLE_PARTS };

const CALL = /* GraphQL */ `
  mutation MakeCall($input: MakeCallInput!) {
    makeCall(input: $input) { match { ...TableParts } refusal { code message } }
  }
`;
export const MAKE_CALL: Operation<MakeCallMutation, MakeCallMutationVariables> = { text: CALL + TABLE_PARTS };

const PLAY = /* GraphQL */ `
  mutation PlayCard($input: PlayCardInput!) {
    playCard(input: $input) { match { ...TableParts } refusal { code message } }
  }
`;
export const PLAY_CARD: Operation<PlayCardMutation, PlayCardMutationVariables> = { text: PLAY + TABLE_PARTS };
