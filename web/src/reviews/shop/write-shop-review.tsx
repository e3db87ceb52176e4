import { useApolloClient, useQuery } from '@apollo/client/react';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import { useRef } from 'react';
import { graphql } from '#gql/gql.ts';
import { applyDraft } from '#platform/user/draft.ts';
import { currentRole, useRole } from '#platform/user/role.ts';
import { useReviewDraft } from '#reviews/use-review-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { emptyShopReview, ShopReviewForm } from './shop-review-form.tsx';

const OwnShopReviewQuery = graphql(`
  query OwnShopReview($slug: String!) {
    viewer {
      shopReview(by: { slug: $slug }) {
        changeableUntil
        helpfulIds
        review {
          id
          title
          content
          overallRating
          productQualityRating
          customerServiceRating
          shippingSpeedRating
        }
      }
    }
  }
`);

const ShopReviewsAgainQuery = graphql(`
  query ShopReviewsAgain($slug: String!) {
    shop(by: { slug: $slug }) {
      slug
      rating {
        average
        count
      }
      ...ShopReviews_shop
    }
  }
`);

const duration = reviewLimits.toastMs;

/** A button that expands into the form, for a new review or for the viewer's own while it can be edited. */
export function WriteShopReview({ slug }: { slug: string }) {
  const client = useApolloClient();
  const toast = useToast();
  const role = useRole();
  const { data } = useQuery(OwnShopReviewQuery, { variables: { slug }, skip: role === null, ssr: false });
  const own = data?.viewer?.shopReview;
  const place = useRef<HTMLDivElement>(null);
  const { draft, begin, write, login, close } = useReviewDraft(`/shops/${slug}`, own, emptyShopReview);

  /** The button and the form replace each other, so the focus moves from one to the other. */
  function turn(to: () => void) {
    place.current?.focus({ preventScroll: true });
    to();
  }

  function open() {
    if (currentRole() === null) return login();
    turn(() => begin(emptyShopReview));
  }

  async function done(message: string) {
    const options = { variables: { slug }, fetchPolicy: 'network-only' } as const;
    await Promise.allSettled([
      client.query({ query: OwnShopReviewQuery, ...options }),
      client.query({ query: ShopReviewsAgainQuery, ...options }),
    ]);
    turn(close);
    toast.success({ title: message, duration });
  }

  // The time to edit the review is over.
  if (own?.review && !own.changeableUntil) return null;
  const { id: reviewId = null, ...said } = own?.review ?? {};
  const edit = () => turn(() => begin(applyDraft(emptyShopReview, said)));
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {draft ? (
        <ShopReviewForm
          slug={slug}
          reviewId={reviewId}
          draft={draft}
          onChange={write}
          onDone={done}
          onLogin={login}
          onClose={() => turn(close)}
        />
      ) : (
        <Button tone="secondary" aria-expanded={false} onClick={reviewId ? edit : open}>
          {reviewId ? 'Edit your review' : 'Write a Review'}
        </Button>
      )}
    </div>
  );
}
