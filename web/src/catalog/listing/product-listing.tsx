import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { Link } from 'react-router';
import { BelowShortList } from '#catalog/other-goods/below-short-list.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded, type Query } from '#ui/loading/loaded.tsx';
import { EndlessProducts } from './endless-products.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';

const ProductListingFragment = graphql(`
  fragment ProductListing_products on ProductConnection {
    totalCount
    edges {
      node {
        id
      }
    }
    ...EndlessProducts_products
  }
`);

interface ProductListingProps {
  products: FragmentType<typeof ProductListingFragment> | null | undefined;
  /** Identifies the list: another URL starts a new one. */
  address: string;
  page: number;
  pathOf: (page: number) => string;
  loadMore: (after: string | null | undefined) => Promise<unknown>;
  /** The query that `products` are from. */
  query: Query;
}

/** An endless list with its loading, empty and error states. */
export function ProductListing({ address, page, pathOf, loadMore, query, products }: ProductListingProps) {
  return (
    <section aria-label="Products" aria-busy={query.loading}>
      <h2 className="sr-only">Products</h2>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={`${buttonStyle({ tone: 'secondary' })} mb-6`}>
          Previous page
        </Link>
      )}
      <Loaded
        query={query}
        data={readFragment(ProductListingFragment, products)}
        skeleton={<ProductGridSkeleton count={catalogLimits.pageSize} />}
        label="Loading products"
        failed={listingTexts.loadFailed}
      >
        {(list) => (
          <>
            {list.edges.length > 0 ? (
              <EndlessProducts key={address} products={list} nextPath={pathOf(page + 1)} loadMore={loadMore} />
            ) : (
              <EmptyState
                symbol="mate-masie"
                heading={listingTexts.noProducts}
                text="Try fewer filters or other words."
                action={
                  <Link to="/products" className={buttonStyle({ tone: 'secondary' })}>
                    Show all products
                  </Link>
                }
              />
            )}
            <BelowShortList {...list} />
          </>
        )}
      </Loaded>
    </section>
  );
}
