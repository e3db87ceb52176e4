import { useMutation } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { formRefusal, type Refusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import type { ResetLinkInput, ResetPasswordInput } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    result: requestPasswordReset(input: { email: $email }) {
      errors {
        ...Failure
      }
    }
  }
`);

const CheckResetLinkMutation = graphql(`
  mutation CheckResetLink($input: ResetLinkInput!) {
    result: checkResetLink(input: $input) {
      isValid
      message
      errors {
        ...Failure
      }
    }
  }
`);

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

export function useRequestReset(): (email: string) => Promise<Refusal | null> {
  const [request] = useMutation(RequestPasswordResetMutation);
  return async (email) => {
    const outcome = await outcomeOf(request({ variables: { email } }));
    return 'failure' in outcome ? formRefusal(outcome.failure, accountTexts.resetRequestFailed) : null;
  };
}

/** Checks whether a link is valid; null if the service did not say. */
export function useCheckResetLink(): (link: ResetLinkInput) => Promise<{ isValid: boolean; message: string } | null> {
  const [check] = useMutation(CheckResetLinkMutation);
  return async (input) => {
    const outcome = await outcomeOf(check({ variables: { input } }), 'isValid');
    if ('failure' in outcome) return null;
    const { isValid, message } = outcome.done;
    return { isValid, message: message ?? accountTexts.resetLinkInvalid };
  };
}

export function useResetPassword(): (input: ResetPasswordInput) => Promise<Refusal | null> {
  const [reset] = useMutation(ResetPasswordMutation);
  return async (input) => {
    const outcome = await outcomeOf(reset({ variables: { input } }));
    return 'failure' in outcome ? formRefusal(outcome.failure, accountTexts.resetFailed) : null;
  };
}
