import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { optional } from '#ui/display/optional.tsx';
import { EndlessProducts } from './endless-products.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';

const OtherGoods = optional(async () => (await import('./other-goods.tsx')).OtherGoods);

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
  failed: boolean;
  loading: boolean;
  onRetry: () => void;
}

/** An endless list with its loading, empty and error states. */
export function ProductListing({
  address,
  page,
  pathOf,
  loadMore,
  failed,
  loading,
  onRetry,
  ...rest
}: ProductListingProps) {
  const products = readFragment(ProductListingFragment, rest.products);
  return (
    <section aria-label="Products" aria-busy={loading}>
      <h2 className="sr-only">Products</h2>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={`${buttonStyle({ tone: 'secondary' })} mb-6`}>
          Previous page
        </Link>
      )}
      {products && products.edges.length > 0 && (
        <EndlessProducts key={address} products={products} nextPath={pathOf(page + 1)} loadMore={loadMore} />
      )}
      {products?.edges.length === 0 && (
        <>
          <EmptyState
            heading={listingTexts.noProducts}
            text="Try fewer filters or other words."
            action={
              <Link to="/products" className={buttonStyle({ tone: 'secondary' })}>
                Show all products
              </Link>
            }
          />
          <OtherGoods />
        </>
      )}
      {!products && !failed && <ProductGridSkeleton count={catalogLimits.pageSize} />}
      {!products && failed && <ErrorState text={listingTexts.loadFailed} onRetry={onRetry} busy={loading} />}
    </section>
  );
}
