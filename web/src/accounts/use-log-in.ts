import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { LogInInput } from '#gql/graphql.ts';
import { identityChanged } from './identity.ts';
import { loginRefusal, type Refusal, thrownRefusal } from './refusal.ts';

const LogInMutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
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

/** Logs in; answers why not, or null when the person is in. */
export function useLogIn(): (input: LogInInput) => Promise<Refusal | null> {
  const [logIn] = useMutation(LogInMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    try {
      const result = (await logIn({ variables: { input } })).data?.logIn;
      if (!result) return thrownRefusal(null);
      if (result.__typename !== 'LoggedIn') return loginRefusal(result);
      identityChanged();
      return null;
    } catch (error) {
      return thrownRefusal(error);
    }
  };
}
