import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { SignUpInput } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { keepOwnFor } from '#platform/person/keep-own-for.ts';
import { identityChanged } from './identity.ts';
import { type Refusal, signupRefusal } from './refusal.ts';

export const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    result: signUp(input: $input) {
      __typename
      ... on LoggedIn {
        viewer {
          person {
            id
          }
        }
      }
      ...Failure
    }
  }
`);

/** Makes an account, which is logged in at once; answers why not, or null. */
export function useSignUp(): (input: SignUpInput) => Promise<Refusal | null> {
  const [signUp] = useMutation(SignUpMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const outcome = await outcomeOf(signUp({ variables: { input } }), 'LoggedIn');
    if ('failure' in outcome) return signupRefusal(outcome.failure);
    const { person } = outcome.done.viewer;
    if (person) keepOwnFor(person.id);
    identityChanged();
    return null;
  };
}
