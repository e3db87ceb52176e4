import { type ReactNode, useId } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { optional } from '#ui/display/optional.tsx';
import { ShopReviewItem } from './shop-review-item.tsx';
import { ShopScores } from './shop-scores.tsx';

export const ShopReviewsFragment = graphql(`
  fragment ShopReviews_shop on Shop {
    slug
    name
    reviews {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      scores {
        ...ShopScores_scores
      }
      edges {
        node {
          id
          ...ShopReviewItem_review
        }
      }
    }
  }
`);

interface ShopReviewsProps {
  shop: FragmentType<typeof ShopReviewsFragment>;
  /** The viewer's own shop: they answer and don't review. */
  own: boolean;
  report: (reviewId: string) => ReactNode;
}

const WriteShopReview = optional(async () => (await import('./write-shop-review.tsx')).WriteShopReview);
const MoreShopReviews = optional(async () => (await import('./more-shop-reviews.tsx')).MoreShopReviews);

/** A shop's four scores, the form for the viewer's review, and all reviews, twenty at a time. */
export function ShopReviews({ own, report, ...props }: ShopReviewsProps) {
  const { slug, name, reviews } = readFragment(ShopReviewsFragment, props.shop);
  const title = useId();
  const hydrated = useHydrated();
  return (
    <ReviewSideProvider shopName={name} isOwn={own} report={report}>
      <section id="reviews" aria-labelledby={title} className="mt-12 scroll-mt-24 border-line border-t pt-6 sm:mt-14">
        <h2 id={title} className="mb-4 text-lg sm:text-xl">
          Reviews <span className="font-normal text-base text-muted tabular-nums">({reviews.totalCount})</span>
        </h2>
        <div className="grid gap-8 lg:grid-cols-[18rem_1fr]">
          {reviews.scores && <ShopScores scores={reviews.scores} count={reviews.totalCount} />}
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
            {!own && <div className="min-h-11">{hydrated && <WriteShopReview slug={slug} />}</div>}
            {reviews.totalCount === 0 && (
              <p className="rounded-lg bg-sunken px-4 py-8 text-center text-muted">No reviews yet</p>
            )}
            {reviews.edges.map(({ node }) => (
              <ShopReviewItem key={node.id} review={node} />
            ))}
            {hydrated && reviews.pageInfo.hasNextPage && (
              <MoreShopReviews slug={slug} after={reviews.pageInfo.endCursor} />
            )}
          </div>
        </div>
      </section>
    </ReviewSideProvider>
  );
}
