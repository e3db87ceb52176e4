import { useMutation } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { formRefusal, type Refusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import type { ResetLinkInput, ResetPasswordInput } from '#gql/graphql.ts';
import { outcomeOf } from '#platform/network/failure.ts';

const RequestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    result: requestPasswordReset(input: { email: $email }) {
      __typename
      ...Failure
    }
  }
`);

const CheckResetLinkMutation = graphql(`
  mutation CheckResetLink($input: ResetLinkInput!) {
    checkResetLink(input: $input) {
      isValid
      message
    }
  }
`);

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename
      ...Failure
    }
  }
`);

export function useRequestReset(): (email: string) => Promise<Refusal | null> {
  const [request] = useMutation(RequestPasswordResetMutation, { fetchPolicy: 'no-cache' });
  return async (email) => {
    const outcome = await outcomeOf(request({ variables: { email } }), 'AccountDone');
    return 'failure' in outcome ? formRefusal(outcome.failure, accountTexts.resetRequestFailed) : null;
  };
}

/** Checks whether a link is valid; throws when the service is unreachable. */
export function useCheckResetLink(): (link: ResetLinkInput) => Promise<{ isValid: boolean; message: string }> {
  const [check] = useMutation(CheckResetLinkMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const found = (await check({ variables: { input } })).data?.checkResetLink;
    return { isValid: found?.isValid ?? false, message: found?.message ?? accountTexts.resetLinkInvalid };
  };
}

export function useResetPassword(): (input: ResetPasswordInput) => Promise<Refusal | null> {
  const [reset] = useMutation(ResetPasswordMutation, { fetchPolicy: 'no-cache' });
  return async (input) => {
    const outcome = await outcomeOf(reset({ variables: { input } }), 'AccountDone');
    return 'failure' in outcome ? formRefusal(outcome.failure, accountTexts.resetFailed) : null;
  };
}
