import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link, useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { OwnProductReviewsQuery } from '#gql/graphql.ts';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ReviewItem } from './review-item.tsx';

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
              productName
              product {
                id
                slug
              }
              review {
                id
                reply
                ...ReviewItem_review
              }
            }
          }
        }
      }
    }
  }
`);

/** Reviews of the seller's products, with reply buttons: those that wait for a reply, or all. */
export function OwnProductReviews() {
  const isAll = useSearchParams()[0].get('show') === 'all';
  const query = useQuery(OwnProductReviewsDocument, {
    variables: { waiting: !isAll },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const shop = query.data?.viewer?.shop;
  return (
    <div className="flex flex-col gap-4">
      <TabLinks
        label="Reviews of your products"
        tabs={[
          { label: 'To answer', to: '?show=waiting', isCurrent: !isAll },
          { label: 'All', to: '?show=all', isCurrent: isAll },
        ]}
      />
      <Loaded query={query} data={shop?.productReviews} skeleton={<ReviewsSkeleton />} failed={texts.networkError}>
        {(reviews) => (
          <ReviewSideProvider shopName={shop?.name ?? ''} isOwn>
            <p role="status" className="text-muted">
              {isAll ? allText(reviews.totalCount) : waitingText(waitingIn(reviews))}
            </p>
            <ReviewList
              list={reviews}
              loadMore={(after) => query.fetchMore({ variables: { after }, updateQuery: withMore })}
            />
          </ReviewSideProvider>
        )}
      </Loaded>
    </div>
  );
}

function ReviewsSkeleton() {
  return (
    <div className="flex min-h-dvh flex-col gap-4">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-24 w-full rounded-lg" />
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
    nearPx: 1000,
  });
  return (
    <>
      <Card className="divide-y divide-line empty:hidden">
        {edges.map(({ node: { productName, product, review } }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and screen readers would list each section as an area of the page
          <div
            key={review.id}
            role="group"
            aria-labelledby={`review-${review.id}`}
            className="grid gap-x-6 gap-y-1 px-4 py-3 lg:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h3
              id={`review-${review.id}`}
              className="break-words font-medium font-sans text-muted text-sm tracking-normal"
            >
              {product ? (
                <Link to={`/products/${product.slug}#reviews`} className="tap-text">
                  {productName}
                </Link>
              ) : (
                productName
              )}
            </h3>
            <ReviewItem review={review} />
          </div>
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
