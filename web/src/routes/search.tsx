import { useQuery } from '@apollo/client/react';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { categoriesQuery, categoryName, useCategories } from '#catalog/categories/use-categories.ts';
import { facetQueries } from '#catalog/listing/facet-groups.tsx';
import { FeaturedRow } from '#catalog/listing/featured-row.tsx';
import { FilterBar } from '#catalog/listing/filter-bar.tsx';
import { LayoutToggle } from '#catalog/listing/layout-toggle.tsx';
import { ProductGridSkeleton } from '#catalog/listing/product-grid.tsx';
import { SearchHeading, SearchNote } from '#catalog/listing/search-heading.tsx';
import { SearchResults } from '#catalog/listing/search-results.tsx';
import { productListVariables } from '#catalog/search/product-list-variables.ts';
import type { ProductSearch } from '#catalog/search/product-search.ts';
import { readProductSearch } from '#catalog/search/read-product-search.ts';
import { saveSearch } from '#catalog/search/recent-searches.ts';
import { graphql } from '#gql/gql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { Slice } from '#platform/page/slice.tsx';
import { AddressProblems } from '#ui/lists/address-problems.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const SearchDocument = graphql(`
  query Search($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int!, $first: Int!) {
    products(filter: $filter, orderBy: $orderBy, page: $page, first: $first) {
      ...SearchHeading_products
      ...FeaturedRow_products
      ...SearchResults_products
    }
  }
`);

const variablesOf = (search: ProductSearch) => ({
  ...productListVariables(search),
  page: search.page,
  first: catalogLimits.pageSize,
});

export function SearchScreen() {
  const { search, problems } = readProductSearch(useSearchParams()[0]);
  const query = useQuery(SearchDocument, {
    variables: variablesOf(search),
    errorPolicy: 'all',
  });
  const products = query.data?.products ?? undefined;
  useEffect(() => {
    if (search.query) saveSearch(localStorage, search.query);
  }, [search.query]);
  const categories = useCategories();
  const category = categoryName(categories, search.category);
  return (
    <div className="page-width pb-6 sm:pb-8">
      <PageMeta title={titleOf(search.query, category)} noIndex />
      <SearchHeading search={search} category={category} products={products}>
        <LayoutToggle />
      </SearchHeading>
      <Slice>
        <FilterBar path="/search" search={search} categories={categories} />
      </Slice>
      <SearchNote search={search} products={products} />
      <AddressProblems problems={problems} />
      <Slice>{!search.featured && <FeaturedRow products={products} />}</Slice>
      <section aria-label="Results" aria-busy={query.loading} data-layout-switch>
        <h2 className="sr-only">Results</h2>
        <Loaded
          query={query}
          data={products}
          skeleton={<ProductGridSkeleton count={catalogLimits.pageSize} />}
          label="Loading products"
          failed={listingTexts.loadFailed}
        >
          {(page) => (
            <Slice>
              <SearchResults search={search} products={page} />
            </Slice>
          )}
        </Loaded>
      </section>
    </div>
  );
}

SearchScreen.queries = (address: PageAddress): PageQuery[] => {
  const { search } = readProductSearch(address.search);
  return [{ query: SearchDocument, variables: variablesOf(search) }, categoriesQuery, ...facetQueries(search)];
};

function titleOf(query: string, category: string | undefined): string {
  if (!query) return category ?? 'Search';
  return category ? `Search: ${query} in ${category}` : `Search: ${query}`;
}
