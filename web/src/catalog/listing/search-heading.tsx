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
  /** The name of the searched category. */
  category: string | undefined;
  products: FragmentType<typeof SearchHeadingProductsFragment> | undefined;
  /** Content beside the title. */
  children: ReactNode;
}

/** The search, the number of results, and the corrected term if there is one. */
export function SearchHeading({ search, category, products, children }: SearchHeadingProps) {
  const results = readFragment(SearchHeadingProductsFragment, products);
  const title = search.query ? `Results for “${search.query}”` : (category ?? 'Search results');
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="line-clamp-3 break-words text-xl">
            {title}
            {search.query && category && <span className="font-normal text-muted"> in {category}</span>}
          </h1>
          <p role="status" className="min-h-5 text-muted text-sm">
            {results && results.totalCount > 0 && productsFound(results.totalCount, 'found')}
          </p>
        </div>
        {children}
      </div>
      {results && !results.exact && (
        <p role="status" className="mt-2">
          <strong>No exact match</strong> for “{search.query}”. These have most of your words.
        </p>
      )}
      {results?.exact && results.corrected && (
        <p role="status" className="mt-2">
          Showing results for <strong>{results.corrected}</strong>. Nothing matches “{search.query}”.
        </p>
      )}
    </div>
  );
}
