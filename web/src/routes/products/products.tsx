import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { categoryPath } from '#catalog/categories/category-words.ts';
import { categoriesQuery, categoryName, useCategories } from '#catalog/categories/use-categories.ts';
import { facetQueries } from '#catalog/listing/facet-groups.tsx';
import { FeaturedRow } from '#catalog/listing/featured-row.tsx';
import { FilterBar } from '#catalog/listing/filter-bar.tsx';
import { ListTitle } from '#catalog/listing/list-title.tsx';
import { ProductListing } from '#catalog/listing/product-listing.tsx';
import { productListVariables } from '#catalog/search/product-list-variables.ts';
import { type ProductSearch, productSearchPath } from '#catalog/search/product-search.ts';
import { readProductSearch } from '#catalog/search/read-product-search.ts';
import { graphql } from '#gql/gql.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { Slice } from '#platform/page/slice.tsx';
import { AddressProblems } from '#ui/lists/address-problems.tsx';

const ProductsDocument = graphql(`
  query Products($filter: ProductFilter!, $orderBy: ProductOrder!, $page: Int, $after: String) {
    products(filter: $filter, orderBy: $orderBy, page: $page, after: $after) {
      totalCount
      ...FeaturedRow_products
      ...ProductListing_products
    }
  }
`);

/** Browsers without script have a page in the URL; the endless list continues from there. */
const variablesOf = (search: ProductSearch) => ({
  ...productListVariables(search),
  page: search.page > 1 ? search.page : undefined,
});

export function ProductsScreen() {
  const { search, problems } = readProductSearch(useSearchParams()[0]);
  const query = useQuery(ProductsDocument, {
    variables: variablesOf(search),
    errorPolicy: 'all',
  });
  const products = query.data?.products;
  const categories = useCategories();
  const category = categoryName(categories, search.category);
  const title = search.query ? `Results for “${search.query}”` : (category ?? 'All products');
  return (
    <div className="page-width pb-6 sm:pb-8">
      <PageMeta title={title} canonical={category ? categoryPath(search.category) : '/products'} />
      <ListTitle title={title} count={products?.totalCount} />
      <Slice>
        <FilterBar path="/products" search={search} categories={categories} />
      </Slice>
      <AddressProblems problems={problems} />
      <Slice>{!search.featured && <FeaturedRow products={products} />}</Slice>
      <Slice>
        <ProductListing
          products={products}
          address={productSearchPath('/products', search)}
          page={search.page}
          pathOf={(page) => productSearchPath('/products', { ...search, page })}
          loadMore={(after) => query.fetchMore({ variables: { after } })}
          query={query}
        />
      </Slice>
    </div>
  );
}

ProductsScreen.queries = (address: PageAddress): PageQuery[] => {
  const { search } = readProductSearch(address.search);
  return [{ query: ProductsDocument, variables: variablesOf(search) }, categoriesQuery, ...facetQueries(search)];
};
