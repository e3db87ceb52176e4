import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { graphql } from '#gql/gql.ts';
import type { OwnProductReviewsQuery } from '#gql/graphql.ts';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
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
      <Loaded query={query} data={shop?.productReviews} skeleton={<ReviewsSkeleton />} failed={texts.networkError}>
        {(reviews) => (
          <ReviewSideProvider shopName={shop?.name ?? ''} isOwn>
            <p role="status" className="text-muted text-sm">
              {isAll ? allText(reviews.totalCount) : waitingText(waitingIn(reviews))}
            </p>
            <ReviewList
              list={reviews}
              loadMore={(after) => query.fetchMore({ variables: { after }, updateQuery: withMore })}
            />
          </ReviewSideProvider>
        )}
      </Loaded>
    </section>
  );
}

function ReviewsSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col gap-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-160 w-full rounded-lg" />
    </div>
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

interface ListProps {
  list: OwnPage;
  loadMore: (after: string | null | undefined) => Promise<unknown>;
}

/** Reviews that were answered since the list was loaded stay visible. */
function ReviewList({ list: { edges, pageInfo }, loadMore }: ListProps) {
  const endless = useEndless({
    hasMore: pageInfo.hasNextPage,
    loaded: edges.length,
    load: () => loadMore(pageInfo.endCursor),
    nearPx: 0,
    byItself: false,
  });
  return (
    <>
      <Card className="divide-y divide-line empty:hidden">
        {edges.map(({ node }) => (
          <OwnReview key={node.review.id} review={node} />
        ))}
      </Card>
      <ListEnd list={endless} failed={texts.networkError} />
    </>
  );
}

/** The count dates from when the list was loaded, so reviews answered since are subtracted. */
function waitingIn({ totalCount, edges }: OwnPage): number {
  return totalCount - edges.filter(({ node: { review } }) => review.reply).length;
}

function waitingText(count: number): string {
  if (count === 0) return 'You answered every review.';
  return count === 1 ? '1 review without a reply' : `${count} reviews without a reply, low ratings first`;
}

function allText(count: number): string {
  return count === 1 ? '1 review of your products' : `${count} reviews of your products`;
}
