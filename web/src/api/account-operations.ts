// What the site asks of the API about accounts: signing in and out, passkeys, codes for other devices, tokens, the
// account's data and its end.
import type {
  AccountDataQuery,
  AccountDataQueryVariables,
  AddPasskeyMutation,
  AddPasskeyMutationVariables,
  CreateDeviceCodeMutation,
  CreateDeviceCodeMutationVariables,
  CreateTokenMutation,
  CreateTokenMutationVariables,
  DeleteAccountMutation,
  DeleteAccountMutationVariables,
  RemovePasskeyMutation,
  RemovePasskeyMutationVariables,
  RenamePasskeyMutation,
  RenamePasskeyMutationVariables,
  RevokeTokenMutation,
  RevokeTokenMutationVariables,
  SettingsQuery,
  SettingsQueryVariables,
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
import { ACCOUNT_PARTS } from './page-operations.ts';

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

const TOKEN_PARTS = /* GraphQL */ `
  fragment TokenParts on Token { id name scopes createdAt expiresAt lastUsedAt current }
`;

export const SETTINGS: Operation<SettingsQuery, SettingsQueryVariables> = {
  text: joined(
    /* GraphQL */ `
    query Settings {
      viewer {
        id name
        ...AccountParts
        everyDevice: devices(first: 100) { nodes { ...TokenParts } }
        tokens(first: 100) { nodes { ...TokenParts } }
      }
    }
  `,
    ACCOUNT_PARTS,
    TOKEN_PARTS,
  ),
};

export const CREATE_TOKEN: Operation<CreateTokenMutation, CreateTokenMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation CreateToken($input: CreateTokenInput!) {
      createToken(input: $input) { secret refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const REVOKE_TOKEN: Operation<RevokeTokenMutation, RevokeTokenMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation RevokeToken($id: ID!) {
      revokeToken(input: { id: $id }) { refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};

export const ACCOUNT_DATA: Operation<AccountDataQuery, AccountDataQueryVariables> = {
  text: /* GraphQL */ `query AccountData { viewer { data } }`,
};

export const DELETE_ACCOUNT: Operation<DeleteAccountMutation, DeleteAccountMutationVariables> = {
  text: joined(
    /* GraphQL */ `
    mutation DeleteAccount($name: String!) {
      deleteAccount(input: { name: $name }) { refusal { ...RefusalParts } }
    }
  `,
    REFUSAL_PARTS,
  ),
};
