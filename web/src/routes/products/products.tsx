import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { Link, useSearchParams } from 'react-router';
import { PageMeta } from '#app/page-meta.tsx';
import { AddressProblems } from '#catalog/listing/address-problems.tsx';
import { EndlessProducts } from '#catalog/listing/endless-products.tsx';
import { FilterBar } from '#catalog/listing/filter-bar.tsx';
import { categoryName } from '#catalog/listing/filter-fields.tsx';
import { productsFound } from '#catalog/listing/page-count.ts';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { productListVariables } from '#catalog/search/product-list-variables.ts';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { readProductSearch } from '#catalog/search/read-product-search.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

const ProductsDocument = graphql(`
  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {
    categories {
      id
      ...FilterFields_category
    }
    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {
      totalCount
      edges {
        node {
          id
        }
      }
      ...EndlessProducts_products
    }
  }
`);

export function ProductsScreen() {
  const { search, problems } = readProductSearch(useSearchParams()[0]);
  const address = productSearchPath('/products', search);
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(ProductsDocument, {
    // A page in the address is where those without script are; the list then goes on from there.
    variables: { ...productListVariables(search), page: search.page > 1 ? search.page : undefined },
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  });
  const products = data?.products;
  const categories = (data ?? previousData)?.categories ?? [];
  const title = categoryName(categories, search.category) ?? 'All products';
  const pathOf = (page: number) => productSearchPath('/products', { ...search, page });
  return (
    <div className="page-width py-6 sm:py-8">
      <PageMeta title={title} canonical={productSearchPath('/products', { category: search.category })} />
      <h1 tabIndex={-1} className="text-xl sm:text-2xl">
        {title}
      </h1>
      <p role="status" className="mt-1 min-h-6 text-muted">
        {products && productsFound(products.totalCount, 'available')}
      </p>
      <AddressProblems problems={problems} />
      <div className="my-5">
        <FilterBar path="/products" search={search} categories={categories} withTerm />
      </div>
      <section aria-label="Products" aria-busy={loading}>
        <h2 className="sr-only">Products</h2>
        {search.page > 1 && (
          <Link to={pathOf(search.page - 1)} rel="prev" className={`${buttonStyle({ tone: 'secondary' })} mb-6`}>
            Previous page
          </Link>
        )}
        {products && products.edges.length > 0 && (
          <EndlessProducts
            key={address}
            products={products}
            nextPath={pathOf(search.page + 1)}
            loadMore={(after) => fetchMore({ variables: { after } })}
          />
        )}
        {products?.edges.length === 0 && (
          <EmptyState
            heading={catalogTexts.noProducts}
            text="Try fewer filters or other words."
            action={
              <Link to="/products" className={buttonStyle({ tone: 'secondary' })}>
                Show all products
              </Link>
            }
          />
        )}
        {!products && !error && <ProductGridSkeleton count={catalogLimits.pageSize} />}
        {!products && error && (
          <ErrorState text={catalogTexts.loadFailed} onRetry={() => void refetch().catch(() => {})} busy={loading} />
        )}
      </section>
    </div>
  );
}
