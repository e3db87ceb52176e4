import { useApolloClient } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { ResetLinkInput, ResetPasswordInput } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { useSend } from '#ui/forms/use-send.ts';

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

export function useRequestReset() {
  const { send } = useSend(RequestPasswordResetMutation, {
    failed: accountTexts.resetRequestFailed,
    offline: texts.somethingWrong,
  });
  return (email: string) => send({ email });
}

/** Checks whether a link is valid; null if the service did not say. */
export function useCheckResetLink(): (link: ResetLinkInput) => Promise<{ isValid: boolean; message: string } | null> {
  const client = useApolloClient();
  return async (input) => {
    const outcome = await outcomeOf(
      client.mutate({ mutation: CheckResetLinkMutation, variables: { input } }),
      'isValid',
    );
    if ('failure' in outcome) return null;
    const { isValid, message } = outcome.done;
    return { isValid, message: message ?? accountTexts.resetLinkInvalid };
  };
}

export function useResetPassword() {
  const { send } = useSend(ResetPasswordMutation, {
    failed: accountTexts.resetFailed,
    offline: texts.somethingWrong,
  });
  return (input: ResetPasswordInput) => send({ input });
}
