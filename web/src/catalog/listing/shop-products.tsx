import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Loaded, Loading } from '#ui/loading/loaded.tsx';
import { EndlessProducts } from './endless-products.tsx';
import { filterOfService, loadRest } from './loaded-filter.ts';
import { ProductGridSkeleton } from './product-grid.tsx';
import { useLoadedFilter } from './use-loaded-filter.tsx';

const ShopProductsFragment = graphql(`
  fragment ShopProducts_products on ProductConnection {
    totalCount
    edges {
      node {
        id
        name
        inStock
        isFeatured
        createdAt
        price {
          amount
        }
        category {
          name
          slug
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
    ...EndlessProducts_products
  }
`);

type After = string | null | undefined;

interface Props {
  shop: { slug: string; productCount: number };
  products: FragmentType<typeof ShopProductsFragment> | null | undefined;
  page: number;
  onRetry: () => void;
  /** Loads the products after the cursor; rejects if that fails. */
  loadMore: (after: After) => Promise<unknown>;
  /** Loads a large page, and resolves to the position after it. */
  loadPart: (after: After) => Promise<{ after: After; hasMore: boolean }>;
}

/** A shop's products. Filtering or sorting applies to all of them, not just the loaded ones. */
export function ShopProducts({ shop, products, page, onRetry, loadMore, loadPart }: Props) {
  const pathOf = (number: number) => productSearchPath(`/shops/${shop.slug}`, { page: number });
  const list = readFragment(ShopProductsFragment, products);
  const loaded = list?.edges.map(({ node }) => node) ?? [];
  const { toggle, panel, filter, shown } = useLoadedFilter(loaded);
  // A list that starts at a later page lacks the products before it.
  const isByService = page > 1 || (list?.totalCount ?? 0) > catalogLimits.filteredInBrowser;
  const rest = useRest(filter && !isByService ? list?.pageInfo : undefined, loadPart);
  const isEmpty = rest === null && (filter && isByService ? false : shown?.length === 0);
  return (
    <section aria-labelledby="shop-products" className="one-shop mt-2 sm:mt-3">
      <div className="mb-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-4 *:-my-2.5 sm:mb-2 sm:min-h-8">
        <h2 id="shop-products" className="text-lg leading-6 sm:text-xl">
          Products <span className="font-normal text-base text-muted tabular-nums">({shop.productCount})</span>
        </h2>
        {loaded.length > 1 && toggle}
      </div>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={`${buttonStyle({ tone: 'secondary' })} mb-6`}>
          Previous page
        </Link>
      )}
      {panel}
      {rest}
      {isEmpty && <p className="py-6 text-muted">{listingTexts.noProducts}</p>}
      {!list && <ErrorState text={listingTexts.loadFailed} onRetry={onRetry} />}
      {filter && isByService && <ListOfService query={filterOfService(shop.slug, filter, loaded)} pathOf={pathOf} />}
      {list && loaded.length > 0 && rest === null && !(filter && isByService) && (
        <EndlessProducts
          products={list}
          shown={shown}
          nextPath={pathOf(page + 1)}
          nearPx={directoryLimits.infiniteScrollPx}
          loadMore={loadMore}
        />
      )}
      {list && loaded.length === 0 && (
        <EmptyState
          heading={listingTexts.noProducts}
          level={3}
          text="This shop has no products yet. Check back later, or see what other shops sell."
          action={
            <Link to="/products" className={buttonStyle({ tone: 'secondary' })}>
              Browse products
            </Link>
          }
        />
      )}
    </section>
  );
}

interface Rest {
  endCursor?: After;
  hasNextPage: boolean;
}

/** Loads the rest of a list and returns a placeholder until it is complete. Returns null when nothing is missing. */
function useRest(missing: Rest | undefined, loadPart: Props['loadPart']) {
  const [failed, setFailed] = useState(false);
  const isMissing = missing?.hasNextPage === true;
  const load = useEffectEvent(() => {
    loadRest({ after: missing?.endCursor, hasMore: true }, loadPart).catch(() => setFailed(true));
  });
  useEffect(() => {
    if (isMissing && !failed) load();
  }, [isMissing, failed]);
  if (!isMissing) return null;
  if (failed) return <ErrorState text={listingTexts.loadFailed} onRetry={() => setFailed(false)} />;
  return <Loading label="Loading products">{productsSkeleton}</Loading>;
}

const productsSkeleton = <ProductGridSkeleton count={directoryLimits.productsPerLoad} />;

const FilteredDocument = graphql(`
  query ShopProductsFiltered($filter: ProductFilter!, $orderBy: ProductOrder!, $after: String) {
    products(filter: $filter, orderBy: $orderBy, first: 12, after: $after) {
      totalCount
      ...EndlessProducts_products
    }
  }
`);

interface ListOfServiceProps {
  query: ReturnType<typeof filterOfService>;
  pathOf: (page: number) => string;
}

/** For a shop with very many products, the server filters and sorts. */
function ListOfService({ query, pathOf }: ListOfServiceProps) {
  const filtered = useQuery(FilteredDocument, { variables: query });
  return (
    <Loaded
      query={filtered}
      data={filtered.data?.products}
      skeleton={productsSkeleton}
      label="Loading products"
      failed={listingTexts.loadFailed}
    >
      {(products) =>
        products.totalCount === 0 ? (
          <p className="py-6 text-muted">{listingTexts.noProducts}</p>
        ) : (
          <EndlessProducts
            key={JSON.stringify(query)}
            products={products}
            nextPath={pathOf(2)}
            nearPx={directoryLimits.infiniteScrollPx}
            loadMore={(after) => filtered.fetchMore({ variables: { after } })}
          />
        )
      }
    </Loaded>
  );
}
