import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { SignUpInput } from '#gql/graphql.ts';
import { identityChanged } from './identity.ts';
import { type Refusal, signupRefusal, thrownRefusal } from './refusal.ts';

const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      __typename
      ... on LoggedIn {
        me {
          id
        }
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
        fields {
          field
          messages
        }
      }
    }
  }
`);

/** Makes an account, which is logged in at once; answers why not, or null. */
export function useSignUp(): (input: SignUpInput) => Promise<Refusal | null> {
  const [signUp] = useMutation(SignUpMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    try {
      const result = (await signUp({ variables: { input } })).data?.signUp;
      if (!result) return thrownRefusal(null);
      if (result.__typename !== 'LoggedIn') return signupRefusal(result);
      identityChanged();
      return null;
    } catch (error) {
      return thrownRefusal(error);
    }
  };
}
