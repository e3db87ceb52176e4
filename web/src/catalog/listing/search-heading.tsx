import type { ReactNode } from 'react';
import type { ProductSearch } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ListTitle } from './list-title.tsx';

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

/** The search and the number of results. */
export function SearchHeading({ search, category, products, children }: SearchHeadingProps) {
  const results = readFragment(SearchHeadingProductsFragment, products);
  const title = search.query ? `Results for “${search.query}”` : (category ?? 'Search results');
  return (
    <ListTitle
      title={
        <>
          {title}
          {search.query && category && <span className="font-normal text-muted"> in {category}</span>}
        </>
      }
      count={results?.totalCount || undefined}
      what="found"
    >
      {results?.totalCount !== 0 && children}
    </ListTitle>
  );
}

/** How the results differ from what was typed. It has its own line: beside the filters it would take their room. */
export function SearchNote({ search, products }: Pick<SearchHeadingProps, 'search' | 'products'>) {
  const results = readFragment(SearchHeadingProductsFragment, products);
  if (!results || (results.exact && !results.corrected)) return null;
  return (
    <p role="status" className="mb-2">
      {results.exact ? (
        <>
          Showing results for <strong>{results.corrected}</strong> instead of “{search.query}”.
        </>
      ) : (
        <>
          <strong>No exact match</strong> for “{search.query}”. These have most of your words.
        </>
      )}
    </p>
  );
}
