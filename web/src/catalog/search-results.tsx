import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { pageCount } from './page-count.ts';
import { Pagination } from './pagination.tsx';
import { ProductGrid } from './product-grid.tsx';
import { type ProductSearch, productSearchPath } from './product-search.ts';

const SearchResultsFragment = graphql(`
  fragment SearchResults_products on ProductConnection {
    totalCount
    edges {
      node {
        id
      }
    }
    ...ProductGrid_products
  }
`);

const eagerPictures = 4;

interface SearchResultsProps {
  search: ProductSearch;
  products: FragmentType<typeof SearchResultsFragment>;
}

/** One numbered page of results, or what to do where there are none. */
export function SearchResults({ search, products }: SearchResultsProps) {
  const list = readFragment(SearchResultsFragment, products);
  const pages = pageCount(list.totalCount);
  const pathOf = (page: number) => productSearchPath('/search', { ...search, page });
  if (list.totalCount === 0) {
    return (
      <EmptyState
        heading={catalogTexts.noProducts}
        text="Try fewer filters, other words, or look through everything."
        action={
          <Link to="/products" className={buttonStyle({ tone: 'secondary' })}>
            Browse all products
          </Link>
        }
      />
    );
  }
  if (list.edges.length === 0) {
    return (
      <EmptyState
        heading={`There is no page ${search.page.toLocaleString('en-GH')}`}
        text={pages === 1 ? 'All that was found stands on one page.' : `The results end with page ${pages}.`}
        action={
          <Link to={pathOf(1)} className={buttonStyle({ tone: 'secondary' })}>
            Go to the first page
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ProductGrid products={list} eager={eagerPictures} />
      <Pagination page={search.page} pageCount={pages} pathOf={pathOf} />
    </>
  );
}
