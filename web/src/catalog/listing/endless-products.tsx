import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useHydrated } from '#platform/page/use-hydrated.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { useEndless } from '#ui/lists/use-endless.ts';
import { ProductGrid } from './product-grid.tsx';
import { useFarCards } from './use-far-cards.ts';

const EndlessProductsFragment = graphql(`
  fragment EndlessProducts_products on ProductConnection {
    totalCount
    edges {
      node {
        id
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
    ...ProductGrid_products
  }
`);

const eagerPictures = 4;

interface EndlessProductsProps {
  products: FragmentType<typeof EndlessProductsFragment>;
  /** The ids to show, if the loaded products are filtered and sorted in the browser. */
  shown?: readonly string[] | undefined;
  /** Loads the products after the cursor; rejects if that fails. */
  loadMore: (after: string | null | undefined) => Promise<unknown>;
  /** The URL of the next numbered page, for browsers without script. */
  nextPath: string;
  /** The distance from the end at which the list loads more by itself. */
  nearPx?: number;
}

/** Grows while the reader scrolls or by a button; without script it has a link to the next page. */
export function EndlessProducts({
  products,
  shown,
  loadMore,
  nextPath,
  nearPx = catalogLimits.infiniteScrollPx,
}: EndlessProductsProps) {
  const list = readFragment(EndlessProductsFragment, products);
  const hydrated = useHydrated();
  const far = useFarCards(shown ?? list.edges.map(({ node }) => node.id));
  const { hasNextPage, endCursor } = list.pageInfo;
  const { state, more, end } = useEndless({
    hasMore: hasNextPage,
    loaded: list.edges.length,
    load: () => loadMore(endCursor),
    nearPx,
    byItself: hydrated,
  });

  return (
    <>
      <div ref={far}>
        <ProductGrid products={list} shown={shown} eager={eagerPictures} />
      </div>
      <div ref={end} className="flex min-h-32 flex-col items-center justify-center pt-6">
        {state === 'failed' && <ErrorState text={listingTexts.loadFailed} onRetry={more} />}
        {state !== 'failed' &&
          hasNextPage &&
          (hydrated ? (
            <Button tone="secondary" busy={state === 'busy'} onClick={more}>
              Load more
            </Button>
          ) : (
            <Link to={nextPath} rel="next" className={buttonStyle({ tone: 'secondary' })}>
              Load more
            </Link>
          ))}
        <p role="status" className="text-muted">
          {!hasNextPage && 'You have reached the end of the list.'}
          {state === 'busy' && <span className="sr-only">Loading more products</span>}
        </p>
      </div>
    </>
  );
}
