import { useId } from 'react';
import { Link } from 'react-router';
import { CategoryIcon } from '#catalog/categories/category-icon.tsx';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { SearchForm } from '#catalog/search/search-form.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const SearchBannerFragment = graphql(`
  fragment SearchBanner_category on Category {
    id
    name
    slug
    icon
    ...CategoryPicker_category
  }
`);

const popularSearches = ['smartphones', 'laptops', 'sneakers', 'headphones', 'watches', 'makeup'] as const;
const tiles = 6;

interface SearchBannerProps {
  categories: readonly FragmentType<typeof SearchBannerFragment>[];
}

/** The home page's search: a term, a category, or a popular search. */
export function SearchBanner({ categories }: SearchBannerProps) {
  const title = useId();
  const popular = useId();
  const all = readFragment(SearchBannerFragment, categories);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 text-xl sm:text-2xl">
        What are you looking for?
      </h2>
      <SearchForm categories={all} label="Search all products" placeholder="Search products and shops" large />
      <div className="mt-4 flex items-center gap-3">
        <h3 id={popular} className="shrink-0 font-normal font-sans text-muted text-sm tracking-normal">
          Popular<span className="sr-only"> searches</span>
        </h3>
        <ul
          aria-labelledby={popular}
          className="-my-1 flex min-w-0 gap-2 overflow-x-auto py-1 no-scrollbar sm:flex-wrap"
        >
          {popularSearches.map((term) => (
            <li key={term}>
              <Link
                to={productSearchPath('/search', { query: term })}
                className="inline-flex h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:bg-sunken"
              >
                {term}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-5 grid min-h-24 grid-cols-3 gap-2 sm:grid-cols-6 sm:gap-4">
        {all.slice(0, tiles).map((category) => (
          <li key={category.id}>
            <Link
              to={`/categories/${category.slug}`}
              className="flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-lg bg-sunken p-3 text-center font-medium text-sm transition-colors hover:bg-brand-tint"
            >
              <CategoryIcon name={category.icon} className="size-6 text-brand" />
              <span className="w-full break-words leading-tight">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
