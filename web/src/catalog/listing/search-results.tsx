import { listingTexts } from '@besesaka/schema/catalog/listing-texts.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { BelowShortList } from '#catalog/other-goods/below-short-list.tsx';
import { type ProductSearch, productSearchPath } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { pageCount } from './page-count.ts';
import { ProductGrid } from './product-grid.tsx';

const SearchResultsFragment = graphql(`
  fragment SearchResults_products on ProductConnection {
    totalCount
    pageInfo {
      hasNextPage
    }
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

/** One numbered page of results, or advice if there are none. */
export function SearchResults({ search, products }: SearchResultsProps) {
  const list = readFragment(SearchResultsFragment, products);
  const pages = pageCount(list.totalCount, { page: search.page, hasNextPage: list.pageInfo.hasNextPage });
  const pathOf = (page: number) => productSearchPath('/search', { ...search, page });
  if (list.totalCount === 0) {
    return (
      <>
        <EmptyState
          symbol="mate-masie"
          heading={listingTexts.noProducts}
          text="Try fewer filters or other words, or browse all products."
          action={
            <Link to="/products" className={buttonStyle()}>
              Browse all products
            </Link>
          }
        />
        <BelowShortList {...list} />
      </>
    );
  }
  if (list.edges.length === 0) {
    return (
      <EmptyState
        heading={`Page ${wholeNumber(search.page)} does not exist`}
        text={pageCount(list.totalCount) === 1 ? 'That’s everything.' : 'There are fewer results than that.'}
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
      <BelowShortList {...list} />
    </>
  );
}

interface PaginationProps {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Previous and next links. A missing neighbour leaves its space empty. */
function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  const style = buttonStyle({ tone: 'secondary' });
  const hidden = `${style} invisible`;
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 pt-10 sm:justify-center sm:gap-6"
    >
      {page > 1 ? (
        <Link to={pathOf(page - 1)} rel="prev" className={style}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          Previous
        </Link>
      ) : (
        <span aria-hidden="true" className={hidden}>
          Previous
        </span>
      )}
      <p className="text-muted text-sm tabular-nums">
        Page {wholeNumber(page)} of {wholeNumber(pageCount)}
      </p>
      {page < pageCount ? (
        <Link to={pathOf(page + 1)} rel="next" className={style}>
          Next
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      ) : (
        <span aria-hidden="true" className={hidden}>
          Next
        </span>
      )}
    </nav>
  );
}
