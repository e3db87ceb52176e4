import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnShopReviewsQuery } from '#gql/graphql.ts';
import { OwnReviewList, OwnReviewsSkeleton } from '#reviews/own-review-list.tsx';
import { OwnReviewRow } from '#reviews/own-review-row.tsx';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { SubRatings } from './shop-review-item.tsx';
import { ShopScores } from './shop-scores.tsx';

const OwnShopReviewsDocument = graphql(`
  query OwnShopReviews($slug: String!, $after: String) {
    shop(by: { slug: $slug }) {
      slug
      name
      reviews(first: 10, after: $after) {
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
            ...OwnShopReview_review
          }
        }
      }
    }
  }
`);

interface OwnShopReviewsProps {
  slug: string;
  report: (reviewId: string) => ReactNode;
}

/** The scores and reviews of the seller's shop, with reply buttons. Ten at a time. */
export function OwnShopReviews({ slug, report }: OwnShopReviewsProps) {
  const query = useQuery(OwnShopReviewsDocument, {
    variables: { slug },
    skip: slug === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shop = query.data?.shop;
  return (
    <section aria-label="Your shop">
      <Loaded query={query} data={shop?.reviews} skeleton={<OwnReviewsSkeleton />} failed={texts.networkError}>
        {({ scores, totalCount, edges, pageInfo }) => (
          <ReviewSideProvider shopName={shop?.name ?? ''} isOwn report={report}>
            <div className="grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
              {scores && <ShopScores scores={scores} count={totalCount} />}
              {totalCount === 0 && <p className="text-muted">No reviews yet</p>}
              <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
                <OwnReviewList
                  pageInfo={pageInfo}
                  loadMore={(after) => query.fetchMore({ variables: { after }, updateQuery: withMore })}
                >
                  {edges.map(({ node }) => (
                    <OwnShopReview key={node.id} review={node} />
                  ))}
                </OwnReviewList>
              </div>
            </div>
          </ReviewSideProvider>
        )}
      </Loaded>
    </section>
  );
}

/** Appends the next page to the loaded ones. */
function withMore(before: OwnShopReviewsQuery, { fetchMoreResult: more }: { fetchMoreResult: OwnShopReviewsQuery }) {
  if (!before.shop || !more.shop) return before;
  const { reviews } = more.shop;
  return {
    ...before,
    shop: { ...before.shop, reviews: { ...reviews, edges: [...before.shop.reviews.edges, ...reviews.edges] } },
  };
}

const OwnShopReviewFragment = graphql(`
  fragment OwnShopReview_review on ShopReview {
    overallRating
    ...SubRatings_review
    ...OwnReviewRow_review
  }
`);

function OwnShopReview(props: { review: FragmentType<typeof OwnShopReviewFragment> }) {
  const review = readFragment(OwnShopReviewFragment, props.review);
  return (
    <OwnReviewRow review={review} stars={review.overallRating}>
      <SubRatings review={review} />
    </OwnReviewRow>
  );
}
