import { type ReactNode, useId, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { Button } from '#ui/controls/button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewPages } from './review-pages.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { StarFilter } from './star-filter.tsx';

export const ProductReviewsFragment = graphql(`
  fragment ProductReviews_product on Product {
    slug
    name
    shop {
      name
      slug
    }
    rating {
      average
      count
    }
    reviews {
      totalCount
      distribution {
        stars
        count
      }
      edges {
        node {
          id
          ...ReviewItem_review
        }
      }
    }
  }
`);

const shownFirst = 3;

interface ProductReviewsProps {
  product: FragmentType<typeof ProductReviewsFragment>;
  /** The viewer's own product: they answer and don't review. */
  own: boolean;
  report: (reviewId: string) => ReactNode;
}

const WriteProductReview = optional(async () => (await import('./write-product-review.tsx')).WriteProductReview);

/** The summary and the first three reviews. The rest expands, and a row of stars filters. */
export function ProductReviews({ own, report, ...props }: ProductReviewsProps) {
  const { slug, name, shop, rating, reviews } = readFragment(ProductReviewsFragment, props.product);
  const title = useId();
  const hydrated = useHydrated();
  const [stars, setStars] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const whole = open || stars !== null;
  return (
    <ReviewSideProvider shopName={shop.name} isOwn={own} report={report}>
      <section id="reviews" aria-labelledby={title} className="scroll-mt-24">
        <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
          <h2 id={title} className="text-xl">
            Reviews
          </h2>
          {hydrated && !own && <WriteProductReview slug={slug} name={name} />}
        </div>
        {reviews.totalCount === 0 ? (
          <p className="rounded-lg bg-sunken px-4 py-8 text-center text-muted">No reviews yet</p>
        ) : (
          <div className="grid gap-8 lg:grid-cols-[16rem_1fr]">
            <ReviewSummary average={rating.average} count={rating.count} distribution={reviews.distribution} />
            <div className="flex min-w-0 flex-col gap-6">
              {hydrated && reviews.totalCount > 1 && (
                <StarFilter distribution={reviews.distribution} chosen={stars} onChoose={setStars} />
              )}
              {whole ? (
                <ReviewPages key={stars} slug={slug} stars={stars} />
              ) : (
                reviews.edges.slice(0, shownFirst).map(({ node }) => <ReviewItem key={node.id} review={node} />)
              )}
              {hydrated && stars === null && reviews.totalCount > shownFirst && (
                <Button tone="secondary" className="self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
                  {open ? 'Show fewer reviews' : `Show all ${reviews.totalCount} reviews`}
                </Button>
              )}
            </div>
          </div>
        )}
      </section>
    </ReviewSideProvider>
  );
}
