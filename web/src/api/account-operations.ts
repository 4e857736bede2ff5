// What the site asks of the API about accounts: signing in and out, passkeys, codes for other devices.
import type {
  AddPasskeyMutation,
  AddPasskeyMutationVariables,
  CreateDeviceCodeMutation,
  CreateDeviceCodeMutationVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  RenamePasskeyMutation,
  RenamePasskeyMutationVariables,
  SignInWithCodeMutation,
  SignInWithCodeMutationVariables,
  SignInWithPasskeyMutation,
  SignInWithPasskeyMutationVariables,
  SignOutMutation,
  SignOutMutationVariables,
  StartPasskeyMutation,
  StartPasskeyMutationVariables,
  StartSignInMutation,
  StartSignInMutationVariables,
} from './operations.generated.ts';
import { joined, type Operation, REFUSAL_PARTS } from './operations.ts';

export const SIGN_OUT: Operation<SignOutMutation, SignOutMutationVariables> = {
  text: joined(/* GraphQL */ `mutation SignOut { signOut { refusal { ...RefusalParts } } }`, REFUSAL_PARTS),
};

export const START_PASSKEY: Operation<StartPasskeyMutation, StartPasskeyMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation StartPasskey {
      startPasskey { challenge { id options } refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const ADD_PASSKEY: Operation<AddPasskeyMutation, AddPasskeyMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation AddPasskey($input: AddPasskeyInput!) {
      addPasskey(input: $input) { refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const RENAME_PASSKEY: Operation<RenamePasskeyMutation, RenamePasskeyMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation RenamePasskey($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) { refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const REMOVE_PASSKEY: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation RemovePasskey($input: RemovePasskeyInput!) {
      removePasskey(input: $input) { refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const START_SIGN_IN: Operation<StartSignInMutation, StartSignInMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation StartSignIn {
      startSignIn { challenge { id options } refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const SIGN_IN_WITH_PASSKEY: Operation<SignInWithPasskeyMutation, SignInWithPasskeyMutationVariables> =
  {
    text: joined(
      /* GraphQL */ `
    mutation SignInWithPasskey($challengeId: ID!, $response: String!) {
      signInWithPasskey(input: { challengeId: $challengeId, response: $response, session: COOKIE }) {
        refusal { ...RefusalParts }
      }
    }
  `,
      REFUSAL_PARTS,
    ),
  };

export const CREATE_DEVICE_CODE: Operation<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation CreateDeviceCode {
      createDeviceCode { code refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const SIGN_IN_WITH_CODE: Operation<SignInWithCodeMutation, SignInWithCodeMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation SignInWithCode($code: String!) {
      signInWithCode(input: { code: $code, session: COOKIE }) { refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};
