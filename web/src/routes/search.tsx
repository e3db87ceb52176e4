import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AddressProblems } from '#catalog/listing/address-problems.tsx';
import { FeaturedRow } from '#catalog/listing/featured-row.tsx';
import { FilterBar } from '#catalog/listing/filter-bar.tsx';
import { categoryName } from '#catalog/listing/filter-fields.tsx';
import { LayoutToggle } from '#catalog/listing/layout-toggle.tsx';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { SearchHeading } from '#catalog/listing/search-heading.tsx';
import { SearchResults } from '#catalog/listing/search-results.tsx';
import { productListVariables } from '#catalog/search/product-list-variables.ts';
import { readProductSearch } from '#catalog/search/read-product-search.ts';
import { keepSearch } from '#catalog/search/recent-searches.ts';
import { graphql } from '#gql/gql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

const SearchDocument = graphql(`
  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {
    categories {
      id
      ...FilterFields_category
      ...SearchHeading_category
    }
    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {
      ...SearchHeading_products
      ...FeaturedRow_products
      ...SearchResults_products
    }
  }
`);

export function SearchScreen() {
  const { search, problems } = readProductSearch(useSearchParams()[0]);
  const { data, previousData, error, loading, refetch } = useQuery(SearchDocument, {
    variables: { ...productListVariables(search), page: search.page, first: catalogLimits.pageSize },
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  });
  const products = data?.products ?? undefined;
  useEffect(() => {
    if (search.query) keepSearch(localStorage, search.query);
  }, [search.query]);
  // The filters stay in place while other products are on their way.
  const categories = (data ?? previousData)?.categories ?? [];
  return (
    <div className="page-width py-6 sm:py-8">
      <PageMeta title={titleOf(search.query, categoryName(categories, search.category))} noIndex />
      <div className="flex items-start justify-between gap-4">
        <SearchHeading search={search} categories={categories} products={products} />
        <LayoutToggle />
      </div>
      <AddressProblems problems={problems} />
      <div className="my-5">
        <FilterBar path="/search" search={search} categories={categories} />
      </div>
      {!search.featured && <FeaturedRow products={products} />}
      <section aria-label="Results" aria-busy={loading} data-layout-switch>
        <h2 className="sr-only">Results</h2>
        {products && <SearchResults search={search} products={products} />}
        {!products && !error && <ProductGridSkeleton count={catalogLimits.pageSize} />}
        {!products && error && (
          <ErrorState text={listingTexts.loadFailed} onRetry={() => void refetch().catch(() => {})} busy={loading} />
        )}
      </section>
    </div>
  );
}

function titleOf(query: string, category: string | undefined): string {
  if (!query) return category ?? 'Search';
  return category ? `Search: ${query} in ${category}` : `Search: ${query}`;
}
