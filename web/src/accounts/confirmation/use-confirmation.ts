import { useMutation } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ConfirmEmailInput } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';

const ConfirmEmailMutation = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    result: confirmEmail(input: $input) {
      __typename
      ...Failure
    }
  }
`);

const RequestEmailConfirmationMutation = graphql(`
  mutation RequestEmailConfirmation {
    result: requestEmailConfirmation {
      __typename
      ...Failure
    }
  }
`);

/** A link that was refused is no good any more; where nobody could be asked, it may still be. */
export function useConfirmEmail(): (link: ConfirmEmailInput) => Promise<'confirmed' | 'refused' | 'unreachable'> {
  const [confirm] = useMutation(ConfirmEmailMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const outcome = await outcomeOf(confirm({ variables: { input } }), 'AccountDone');
    if ('done' in outcome) return 'confirmed';
    return outcome.failure.kind === 'refusal' ? 'refused' : 'unreachable';
  };
}

/** Another mail with a link; answers why not, or null when it is on its way. */
export function useRequestConfirmation(): () => Promise<string | null> {
  const [request] = useMutation(RequestEmailConfirmationMutation, { fetchPolicy: 'no-cache' });
  return async () => {
    const outcome = await outcomeOf(request(), 'AccountDone');
    return 'failure' in outcome ? outcome.failure.message || texts.somethingWrong : null;
  };
}
