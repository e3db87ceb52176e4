import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ReviewItem } from './review-item.tsx';

export const ReviewPagesQuery = graphql(`
  query ReviewPages($slug: String!, $page: Int!, $rating: Int) {
    product(slug: $slug) {
      id
      reviews(page: $page, rating: $rating) {
        pageCount
        items {
          id
          ...ReviewItem_review
        }
      }
    }
  }
`);

/** All reviews, or those of so many stars, page after page. */
export function ReviewPages({ slug, stars }: { slug: string; stars: number | null }) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, n) => (
    <ReviewPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
      key={n}
      slug={slug}
      stars={stars}
      page={n + 1}
      onMore={n + 1 === pages ? () => setPages(pages + 1) : undefined}
    />
  ));
}

interface PageProps {
  slug: string;
  stars: number | null;
  page: number;
  /** Of the last page on the screen only. */
  onMore: (() => void) | undefined;
}

function ReviewPage({ slug, stars, page, onMore }: PageProps) {
  const { data, error, loading, refetch } = useQuery(ReviewPagesQuery, {
    variables: { slug, page, rating: stars ?? undefined },
    notifyOnNetworkStatusChange: true,
  });
  const reviews = data?.product?.reviews;
  if (error && !reviews) {
    return <ErrorState text={texts.somethingWrong} busy={loading} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!reviews) return <ReviewSkeletons />;
  return (
    <>
      {reviews.items.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      {onMore && page < reviews.pageCount && (
        <Button tone="secondary" className="self-start" onClick={onMore}>
          Load more
        </Button>
      )}
    </>
  );
}

function ReviewSkeletons() {
  return (
    <div role="status" aria-label="Loading reviews" className="flex flex-col gap-6">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-12 w-full max-w-prose" />
        </div>
      ))}
    </div>
  );
}
