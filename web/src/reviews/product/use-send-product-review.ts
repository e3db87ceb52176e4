import { reviewTexts as texts } from '@besesaka/schema/reviews/texts.ts';
import { graphql } from '#gql/gql.ts';
import { useSend } from '#ui/forms/use-send.ts';

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
  /** Null for a new review. */
  reviewId: string | null;
  rating: number;
  title: string;
  content: string;
  photoIds: string[];
}

export const failedTexts = { failed: texts.failed, offline: texts.unreachable };

/** Creates a review, or updates the viewer's own. `done` gets the sentence to show. */
export function useSendProductReview(productSlug: string, done: (message: string) => Promise<void>) {
  const options = {
    ...failedTexts,
    needs: ['message' as const],
    done: ({ message }: { message: string }) => done(message),
  };
  const write = useSend(WriteProductReviewMutation, options);
  const edit = useSend(ChangeProductReviewMutation, options);
  return {
    busy: write.busy || edit.busy,
    send: ({ reviewId, photoIds, ...said }: Written) =>
      reviewId
        ? edit.send({ input: { ...said, reviewId } })
        : write.send({ input: { ...said, productSlug, photoIds } }),
  };
}
