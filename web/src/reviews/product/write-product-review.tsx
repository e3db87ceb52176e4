import { useApolloClient, useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { currentRole, useRole } from '#platform/user/role.ts';
import { useReviewDraft } from '#reviews/use-review-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { ReviewDraft } from './product-review-dialog.tsx';
import { ReviewPagesQuery } from './review-pages.tsx';

const ProductReviewDialog = optional(async () => (await import('./product-review-dialog.tsx')).ProductReviewDialog);

const OwnProductReviewQuery = graphql(`
  query OwnProductReview($slug: String!) {
    viewer {
      productReview(by: { slug: $slug }) {
        changeableUntil
        helpfulIds
        review {
          id
          rating
          title
          content
        }
      }
    }
  }
`);

const ProductReviewsAgainQuery = graphql(`
  query ProductReviewsAgain($slug: String!) {
    product(by: { slug: $slug }) {
      id
      ...ProductReviews_product
      ...RatingLink_product
    }
  }
`);

const nothing: ReviewDraft = { rating: 0, title: '', content: '' };

/** Lets a user write one review, or edit it for some time. Visitors log in first and then find the form open. */
export function WriteProductReview({ slug, name }: { slug: string; name: string }) {
  const client = useApolloClient();
  const role = useRole();
  const { data } = useQuery(OwnProductReviewQuery, { variables: { slug }, skip: role === null, ssr: false });
  const own = data?.viewer?.productReview;
  const { draft, begin, write, login, close } = useReviewDraft(`/products/${slug}`, own, nothing);

  async function showWritten() {
    const options = { variables: { slug }, fetchPolicy: 'network-only' } as const;
    await Promise.allSettled([
      client.query({ query: OwnProductReviewQuery, ...options }),
      client.query({ query: ProductReviewsAgainQuery, ...options }),
      client.refetchQueries({ include: [ReviewPagesQuery] }),
    ]);
  }

  // The time to edit the review is over.
  if (own?.review && !own.changeableUntil) return null;
  const { id: reviewId, rating = 0, title = '', content = '' } = own?.review ?? {};
  return (
    <>
      <Button
        tone="secondary"
        className="self-start"
        onClick={() => (currentRole() === null ? login() : begin({ rating, title, content }))}
      >
        {reviewId ? 'Edit your review' : 'Write a review'}
      </Button>
      {draft && (
        <ProductReviewDialog
          product={{ slug, name }}
          reviewId={reviewId ?? null}
          draft={draft}
          onChange={write}
          onDone={showWritten}
          onLogin={login}
          onClose={close}
        />
      )}
    </>
  );
}
