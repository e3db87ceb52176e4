import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnProductReviewsQuery } from '#gql/graphql.ts';
import { OwnReviewList, OwnReviewsSkeleton } from '#reviews/own-review-list.tsx';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { OwnReview } from './own-review.tsx';

const OwnProductReviewsDocument = graphql(`
  query OwnProductReviews($waiting: Boolean!, $after: String) {
    viewer {
      shop {
        id
        name
        productReviews(waiting: $waiting, after: $after) {
          totalCount
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              review {
                id
                reply
              }
              ...OwnReview_review
            }
          }
        }
      }
    }
  }
`);

/** Reviews of the seller's products, with reply buttons: those that wait for a reply, or all. Twenty at a time. */
export function OwnProductReviews({ isAll }: { isAll: boolean }) {
  const query = useQuery(OwnProductReviewsDocument, {
    variables: { waiting: !isAll },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shop = query.data?.viewer?.shop;
  return (
    <section aria-label="Your products" className="flex flex-col gap-4">
      <Loaded query={query} data={shop?.productReviews} skeleton={<OwnReviewsSkeleton />} failed={texts.networkError}>
        {(reviews) => (
          <ReviewSideProvider shopName={shop?.name ?? ''} isOwn>
            <p role="status" className="text-muted text-sm">
              {isAll ? allText(reviews.totalCount) : waitingText(waitingIn(reviews))}
            </p>
            {/* Reviews that were answered since the list was loaded stay visible. */}
            <OwnReviewList
              pageInfo={reviews.pageInfo}
              loadMore={(after) => query.fetchMore({ variables: { after }, updateQuery: withMore })}
            >
              {reviews.edges.map(({ node }) => (
                <OwnReview key={node.review.id} review={node} />
              ))}
            </OwnReviewList>
          </ReviewSideProvider>
        )}
      </Loaded>
    </section>
  );
}

/** Appends the next page to the loaded ones. */
function withMore(
  before: OwnProductReviewsQuery,
  { fetchMoreResult: more }: { fetchMoreResult: OwnProductReviewsQuery },
) {
  const shop = before.viewer?.shop;
  const added = more.viewer?.shop?.productReviews;
  if (!before.viewer || !shop?.productReviews || !added) return before;
  const edges = [...shop.productReviews.edges, ...added.edges];
  return { ...before, viewer: { ...before.viewer, shop: { ...shop, productReviews: { ...added, edges } } } };
}

type OwnPage = NonNullable<NonNullable<NonNullable<OwnProductReviewsQuery['viewer']>['shop']>['productReviews']>;

/** The count dates from when the list was loaded, so reviews answered since are subtracted. */
function waitingIn({ totalCount, edges }: OwnPage): number {
  return totalCount - edges.filter(({ node: { review } }) => review.reply).length;
}

function waitingText(count: number): string {
  if (count === 0) return 'You answered every review.';
  return count === 1 ? '1 review without a reply' : `${count} reviews without a reply, three stars or fewer first`;
}

function allText(count: number): string {
  return count === 1 ? '1 review of your products' : `${count} reviews of your products`;
}
