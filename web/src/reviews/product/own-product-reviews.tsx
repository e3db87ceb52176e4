import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { OwnProductReviewsQuery } from '#gql/graphql.ts';
import { ReviewSideProvider } from '#reviews/review-side.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ListEnd } from '#ui/lists/list-end.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { ReviewItem } from './review-item.tsx';

const OwnProductReviewsDocument = graphql(`
  query OwnProductReviews($page: Int!) {
    viewer {
      shop {
        id
        name
        products(orderBy: BEST_SELLING, page: $page) {
          totalCount
          page
          items {
            id
            slug
            name
            reviews(first: 10, page: 1) {
              totalCount
              items {
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

/** What buyers say of each of the seller's own products, the best sold first, to be answered here. */
export function OwnProductReviews() {
  const { data, error, loading, refetch, fetchMore } = useQuery(OwnProductReviewsDocument, {
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const shop = data?.viewer?.shop;
  if (shop?.products)
    return (
      <ReviewSideProvider shopName={shop.name} isOwn>
        <ReviewedProducts list={shop.products} loadPage={(page) => fetchMore({ variables: { page } })} />
      </ReviewSideProvider>
    );
  if (error && !loading) return <ErrorState text={texts.networkError} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-6 w-56" />
      <Skeleton className="h-24 w-full rounded-lg" />
    </div>
  );
}

type OwnPage = NonNullable<NonNullable<NonNullable<OwnProductReviewsQuery['viewer']>['shop']>['products']>;

function ReviewedProducts({ list, loadPage }: { list: OwnPage; loadPage: (page: number) => Promise<unknown> }) {
  const { items, totalCount } = list;
  const endless = useEndless({
    hasMore: items.length < totalCount,
    loaded: items.length,
    load: () => loadPage(Math.floor(items.length / catalogLimits.sellerPageSize) + 1),
    nearPx: catalogLimits.infiniteScrollPx,
  });
  const reviewed = items.filter(({ reviews }) => reviews.totalCount > 0);
  const waiting = reviewed.flatMap(({ reviews }) => reviews.items).filter(({ reply }) => !reply).length;
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="text-muted">
        {waitingText(waiting)}
      </p>
      {reviewed.map(({ id, slug, name, reviews }) => (
        <section key={id} aria-labelledby={`reviews-${id}`} className="flex flex-col gap-5">
          <h3 id={`reviews-${id}`} className="break-words text-lg">
            <Link to={`/products/${slug}#reviews`} className="underline-offset-4 hover:underline">
              {name}
            </Link>{' '}
            <span className="font-normal text-base text-muted tabular-nums">({reviews.totalCount})</span>
          </h3>
          {reviews.items.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
          {reviews.totalCount > reviews.items.length && (
            <Link
              to={`/products/${slug}#reviews`}
              className="font-semibold text-brand underline-offset-4 hover:underline"
            >
              All {reviews.totalCount} reviews of {name}
            </Link>
          )}
        </section>
      ))}
      <ListEnd list={endless} failed={texts.networkError} />
    </div>
  );
}

function waitingText(count: number): string {
  if (count === 0) return 'No review of your products waits for a reply.';
  return count === 1 ? '1 review waits for your reply.' : `${count} reviews wait for your reply.`;
}
