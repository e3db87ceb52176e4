import { useApolloClient, useQuery } from '@apollo/client/react';
import { shopReviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { useEffect, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { graphql } from '#gql/gql.ts';
import { takeIntent } from '#platform/person/intent.ts';
import { currentRole, useRole } from '#platform/person/role.ts';
import { helpfulMarks } from '#reviews/helpful-marks.ts';
import { Button } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { ReviewDraft } from './product-review-dialog.tsx';
import { ReviewPagesQuery } from './review-pages.tsx';

const ProductReviewDialog = optional(async () => (await import('./product-review-dialog.tsx')).ProductReviewDialog);

const OwnProductReviewQuery = graphql(`
  query OwnProductReview($slug: String!) {
    viewer {
      productReview(slug: $slug) {
        changeableUntil
        helpfulIds
        review {
          id
          rating
          title
          comment
        }
      }
    }
  }
`);

const ProductReviewsAgainQuery = graphql(`
  query ProductReviewsAgain($slug: String!) {
    product(slug: $slug) {
      id
      ...ProductReviews_product
      ...RatingLink_product
    }
  }
`);

const nothing: ReviewDraft = { rating: 0, title: '', comment: '' };

/** One review each: to be written, or for some time to be changed. Visitors log in before, and find the form open. */
export function WriteProductReview({ slug, name }: { slug: string; name: string }) {
  const client = useApolloClient();
  const askLogin = useAskLogin();
  const role = useRole();
  const { data } = useQuery(OwnProductReviewQuery, { variables: { slug }, skip: role === null, ssr: false });
  const own = data?.viewer?.productReview;
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const path = `/products/${slug}`;

  useEffect(() => {
    if (own) helpfulMarks.add(own.helpfulIds);
  }, [own]);
  useEffect(() => {
    if (!own || own.review) return;
    const intent = takeIntent(sessionStorage, 'review', Date.now());
    if (intent?.subjectId === path) setDraft({ ...nothing, ...intent.draft });
  }, [own, path]);

  function login(written?: ReviewDraft) {
    setDraft(null);
    askLogin({ kind: 'review', subjectId: path, ...(written && { draft: { ...written } }) }, shopReviewTexts.login);
  }

  async function showWritten() {
    const options = { variables: { slug }, fetchPolicy: 'network-only' } as const;
    await Promise.allSettled([
      client.query({ query: OwnProductReviewQuery, ...options }),
      client.query({ query: ProductReviewsAgainQuery, ...options }),
      client.refetchQueries({ include: [ReviewPagesQuery] }),
    ]);
  }

  // What somebody wrote some time ago stays as it is.
  if (own?.review && !own.changeableUntil) return null;
  const { id: reviewId, rating = 0, title = '', comment = '' } = own?.review ?? {};
  return (
    <>
      <Button
        tone="secondary"
        className="self-start"
        onClick={() => (currentRole() === null ? login() : setDraft({ rating, title, comment }))}
      >
        {reviewId ? 'Edit your review' : 'Write a review'}
      </Button>
      {draft && (
        <ProductReviewDialog
          product={{ slug, name }}
          reviewId={reviewId ?? null}
          draft={draft}
          onDone={showWritten}
          onLogin={login}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}
