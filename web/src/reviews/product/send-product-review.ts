import type { ApolloClient } from '@apollo/client';
import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { graphql } from '#gql/gql.ts';
import { type Failure, outcomeOf } from '#platform/network/failure.ts';

const WriteProductReviewMutation = graphql(`
  mutation WriteProductReview($input: WriteProductReviewInput!) {
    result: writeProductReview(input: $input) {
      message
      errors {
        ...Failure
      }
    }
  }
`);

const ChangeProductReviewMutation = graphql(`
  mutation ChangeProductReview($input: ChangeProductReviewInput!) {
    result: changeProductReview(input: $input) {
      message
      review {
        id
        ...ReviewItem_review
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface Written {
  slug: string;
  /** Null for a new review. */
  reviewId: string | null;
  rating: number;
  title: string;
  content: string;
  photoIds: string[];
}

export type ReviewOutcome = { done: string } | { problem: string; login: boolean };

/** Creates a review, or updates the viewer's own. Returns the sentence to show. */
export async function sendProductReview(client: ApolloClient, written: Written): Promise<ReviewOutcome> {
  const { slug, reviewId, photoIds, ...said } = written;
  const outcome = await (reviewId === null
    ? outcomeOf(
        client.mutate({
          mutation: WriteProductReviewMutation,
          variables: { input: { ...said, productSlug: slug, photoIds } },
        }),
        'message',
      )
    : outcomeOf(
        client.mutate({ mutation: ChangeProductReviewMutation, variables: { input: { ...said, reviewId } } }),
        'message',
      ));
  return 'done' in outcome ? { done: outcome.done.message } : reviewFailure(outcome.failure);
}

export function reviewFailure({ kind, code, message }: Pick<Failure, 'kind' | 'code' | 'message'>) {
  if (kind === 'no-response') return { problem: texts.unreachable, login: false };
  return { problem: message || texts.failed, login: code === 'UNAUTHENTICATED' };
}
