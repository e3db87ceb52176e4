import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { LogInMutation as LoggedIn, LogInInput, SignUpInput } from '#gql/graphql.ts';
import { type Failure, outcomeOf, type Payload, type Sent } from '#platform/network/failure.ts';
import { keepOwnFor } from '#platform/user/keep-own-for.ts';
import { identityChanged } from './identity.ts';
import { loginRefusal, signupRefusal } from './refusal.ts';

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

export function useLogIn() {
  const [logIn] = useMutation(LogInMutation, { fetchPolicy: 'no-cache' });
  return (input: LogInInput) => enter(logIn({ variables: { input } }), loginRefusal);
}

/** A new account is logged in at once. */
export function useSignUp() {
  const [signUp] = useMutation(SignUpMutation, { fetchPolicy: 'no-cache' });
  return (input: SignUpInput) => enter(signUp({ variables: { input } }), signupRefusal);
}

/** Returns the refusal, or null when the user is logged in. */
async function enter<Refusal>(
  sent: Sent<Payload & Pick<LoggedIn['result'], 'viewer'>>,
  refusalOf: (failure: Failure) => Refusal,
): Promise<Refusal | null> {
  const outcome = await outcomeOf(sent, 'viewer');
  if ('failure' in outcome) return refusalOf(outcome.failure);
  const { user } = outcome.done.viewer;
  if (user) keepOwnFor(user.id);
  identityChanged();
  return null;
}
