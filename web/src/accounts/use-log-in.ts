import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { LogInMutation as LoggedIn, LogInInput, SignUpInput } from '#gql/graphql.ts';
import { type Failure, outcomeOf, type Payload } from '#platform/network/failure.ts';
import { keepOwnFor } from '#platform/user/keep-own-for.ts';
import { identityChanged } from './identity.ts';
import { loginRefusal, type Refusal, signupRefusal } from './refusal.ts';

export const LogInMutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    result: logIn(input: $input) {
      viewer {
        user {
          id
        }
      }
      errors {
        ...Failure
      }
    }
  }
`);

export const SignUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    result: signUp(input: $input) {
      viewer {
        user {
          id
        }
      }
      errors {
        ...Failure
      }
    }
  }
`);

export const useLogIn = () => useEnter<LogInInput, ReturnType<typeof loginRefusal>>(LogInMutation, loginRefusal);

/** A new account is logged in at once. */
export const useSignUp = () => useEnter<SignUpInput, Refusal>(SignUpMutation, signupRefusal);

type Entered = { result: Payload & Pick<LoggedIn['result'], 'viewer'> };

/** Returns the refusal, or null when the user is logged in. */
function useEnter<Input, Refused>(
  mutation: TypedDocumentNode<Entered, { input: Input }>,
  refusalOf: (failure: Failure) => Refused,
) {
  const client = useApolloClient();
  return async (input: Input): Promise<Refused | null> => {
    // The cache still belongs to who was here before.
    const sent = client.mutate({ mutation, variables: { input }, fetchPolicy: 'no-cache' });
    const outcome = await outcomeOf(sent, 'viewer');
    if ('failure' in outcome) return refusalOf(outcome.failure);
    const { user } = outcome.done.viewer;
    if (user) keepOwnFor(user.id);
    identityChanged();
    return null;
  };
}
