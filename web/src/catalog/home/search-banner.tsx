import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { CategoryIcon } from '#catalog/categories/category-icon.tsx';
import { CategoryPicker } from '#catalog/categories/category-picker.tsx';
import { CategoryPicture } from '#catalog/categories/category-picture.tsx';
import { popularSearches } from '#catalog/search/popular-searches.ts';
import { productSearchPath } from '#catalog/search/product-search.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';

const SearchBannerFragment = graphql(`
  fragment SearchBanner_category on Category {
    id
    name
    slug
    icon
    ...CategoryPicker_category
  }
`);

const tiles = 6;

interface SearchBannerProps {
  categories: readonly FragmentType<typeof SearchBannerFragment>[];
}

/** The ways into the goods beside the header's search: categories and popular searches. */
export function SearchBanner({ categories }: SearchBannerProps) {
  const title = useId();
  const all = readFragment(SearchBannerFragment, categories);
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-3 text-lg sm:text-xl">
        What are you looking for?
      </h2>
      <ul className="grid grid-cols-3 gap-2 lg:grid-cols-6 lg:gap-4">
        {all.slice(0, tiles).map((category) => (
          <li key={category.id}>
            <Link
              to={`/categories/${category.slug}`}
              className="flex h-full min-h-26 flex-col items-center justify-center gap-1 rounded-lg bg-sunken p-1.5 text-center font-medium text-xs transition-colors hover:bg-brand-tint lg:min-h-18 lg:flex-row lg:gap-3 lg:py-1 lg:text-start lg:text-sm"
            >
              <CategoryPicture
                icon={category.icon}
                className="size-16"
                instead={<CategoryIcon name={category.icon} className="size-8 shrink-0 text-brand" />}
              />
              <span className="min-w-0 max-w-full break-words leading-4 lg:flex-1">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <PopularSearches />
      <CategoryForm categories={all} />
    </section>
  );
}

function PopularSearches() {
  const title = useId();
  return (
    <div className="mt-3 flex items-center gap-3">
      <h3 id={title} className="shrink-0 font-normal font-sans text-muted text-sm tracking-normal">
        Popular<span className="sr-only"> searches</span>
      </h3>
      <ul aria-labelledby={title} className="flex min-w-0 gap-2 overflow-x-auto no-scrollbar sm:flex-wrap">
        {popularSearches.map((term) => (
          <li key={term}>
            <Link to={productSearchPath('/search', { query: term })} className="chip">
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All categories, on screens where the header's search has no room for them. */
function CategoryForm({ categories }: { categories: Parameters<typeof CategoryPicker>[0]['categories'] }) {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const category = String(new FormData(event.currentTarget).get('category') ?? '');
    navigate(productSearchPath('/search', { category }));
  };
  return (
    <form action="/search" method="get" onSubmit={onSubmit} className="mt-3 flex gap-2 lg:hidden">
      <CategoryPicker
        categories={categories}
        chosen=""
        className="flex h-11 min-w-0 flex-1 rounded-full bg-surface ring-[1.5px] ring-control ring-inset"
      />
      <Button type="submit" tone="secondary" size="small">
        Browse
      </Button>
    </form>
  );
}
