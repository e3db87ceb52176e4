import type { ReactNode } from 'react';
import type { ProductSearch } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { productsFound } from './page-count.ts';

const SearchHeadingProductsFragment = graphql(`
  fragment SearchHeading_products on ProductConnection {
    corrected
    exact
    totalCount
  }
`);

interface SearchHeadingProps {
  search: ProductSearch;
  /** The name of the category that is searched in. */
  category: string | undefined;
  products: FragmentType<typeof SearchHeadingProductsFragment> | undefined;
  /** Stands beside the count, so that the title has the whole width: it would break elsewhere in another font. */
  children: ReactNode;
}

/** What was asked for, how much there is, and what the term was taken for. */
export function SearchHeading({ search, category, products, children }: SearchHeadingProps) {
  const found = readFragment(SearchHeadingProductsFragment, products);
  const title = search.query ? `Results for “${search.query}”` : (category ?? 'Search results');
  return (
    <div>
      <h1 tabIndex={-1} className="line-clamp-3 break-words text-xl sm:text-2xl">
        {title}
        {search.query && category && <span className="font-normal text-muted"> in {category}</span>}
      </h1>
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="min-h-6 text-muted">
          {found && found.totalCount > 0 && productsFound(found.totalCount, 'found')}
        </p>
        {children}
      </div>
      {found && !found.exact && (
        <p role="status" className="mt-2">
          <strong>No exact match</strong> for “{search.query}”. These have most of your words.
        </p>
      )}
      {found?.exact && found.corrected && (
        <p role="status" className="mt-2">
          Showing results for <strong>{found.corrected}</strong>. Nothing matches “{search.query}”.
        </p>
      )}
    </div>
  );
}
