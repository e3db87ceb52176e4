import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ReviewItem } from './review-item.tsx';

export const ReviewPagesQuery = graphql(`
  query ReviewPages($slug: String!, $after: String, $rating: Int) {
    product(by: { slug: $slug }) {
      id
      reviews(after: $after, rating: $rating) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            id
            ...ReviewItem_review
          }
        }
      }
    }
  }
`);

/** All reviews, or those with the given stars, page by page. */
export function ReviewPages({ slug, stars }: { slug: string; stars: number | null }) {
  const [starts, setStarts] = useState<readonly (string | undefined)[]>([undefined]);
  return starts.map((after) => (
    <ReviewPage
      key={after ?? ''}
      slug={slug}
      stars={stars}
      after={after}
      onMore={after === starts.at(-1) ? (end) => setStarts([...starts, end]) : undefined}
    />
  ));
}

interface PageProps {
  slug: string;
  stars: number | null;
  /** The cursor that the page starts after. */
  after: string | undefined;
  /** Set for the last page on the screen only. */
  onMore: ((end: string) => void) | undefined;
}

function ReviewPage({ slug, stars, after, onMore }: PageProps) {
  const query = useQuery(ReviewPagesQuery, {
    variables: { slug, after, rating: stars ?? undefined },
  });
  return (
    <Loaded
      query={query}
      data={query.data?.product?.reviews}
      skeleton={<ReviewSkeletons />}
      label="Loading reviews"
      failed={texts.somethingWrong}
    >
      {({ edges, pageInfo: { endCursor, hasNextPage } }) => (
        <>
          {edges.map(({ node }) => (
            <ReviewItem key={node.id} review={node} />
          ))}
          {onMore && hasNextPage && endCursor && (
            <Button tone="secondary" className="self-start" onClick={() => onMore(endCursor)}>
              Load more
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function ReviewSkeletons() {
  return (
    <div className="flex flex-col gap-6">
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
