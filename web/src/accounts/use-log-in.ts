import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import type { LogInInput } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { keepOwnFor } from '#platform/person/keep-own-for.ts';
import { identityChanged } from './identity.ts';
import { loginRefusal } from './refusal.ts';

export const LogInMutation = graphql(`
  mutation LogIn($input: LogInInput!) {
    result: logIn(input: $input) {
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

/** Logs in; answers why not, or null when the person is in. */
export function useLogIn(): (input: LogInInput) => Promise<ReturnType<typeof loginRefusal> | null> {
  const [logIn] = useMutation(LogInMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const outcome = await outcomeOf(logIn({ variables: { input } }), 'LoggedIn');
    if ('failure' in outcome) return loginRefusal(outcome.failure);
    const { person } = outcome.done.viewer;
    if (person) keepOwnFor(person.id);
    identityChanged();
    return null;
  };
}
