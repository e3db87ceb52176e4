import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';

const RequestEmailConfirmationMutation = graphql(`
  mutation RequestEmailConfirmation {
    result: requestEmailConfirmation {
      errors {
        ...Failure
      }
    }
  }
`);

/** Requests another mail with a link. Returns an error message, or null when it was sent. */
export function useRequestConfirmation(): () => Promise<string | null> {
  const [request] = useMutation(RequestEmailConfirmationMutation);
  return async () => {
    const outcome = await outcomeOf(request());
    return 'failure' in outcome ? failureText(outcome.failure) : null;
  };
}
