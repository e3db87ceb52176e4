import type { ApolloClient } from '@apollo/client';
import { graphql } from '#gql/gql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { helpfulMarks } from './helpful-marks.ts';
import { putStanding } from './put-standing.ts';

const VoteHelpfulMutation = graphql(`
  mutation VoteHelpful($input: VoteHelpfulInput!) {
    result: voteHelpful(input: $input) {
      review {
        ...PutStanding_standing
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface VoteFailure {
  message: string;
  /** The session is over, so the user has to log in. */
  login: boolean;
  /** The email address is not confirmed yet; the account page sends the link. */
  unconfirmed: boolean;
}

/** Returns null on success. */
export async function voteHelpful(
  client: ApolloClient,
  reviewId: string,
  isHelpful: boolean,
): Promise<VoteFailure | null> {
  const variables = { input: { reviewId, isHelpful } };
  const sent = client.mutate({ mutation: VoteHelpfulMutation, variables });
  const outcome = await outcomeOf(sent, 'review');
  if ('failure' in outcome) {
    const { code } = outcome.failure;
    return {
      message: failureText(outcome.failure),
      login: code === 'UNAUTHENTICATED',
      unconfirmed: code === 'EMAIL_UNCONFIRMED',
    };
  }
  putStanding(client.cache, outcome.done.review);
  if (isHelpful) helpfulMarks.add([reviewId]);
  else helpfulMarks.remove(reviewId);
  return null;
}
