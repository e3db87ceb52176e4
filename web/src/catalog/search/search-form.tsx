import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CategoryPicker } from '#catalog/categories/category-picker.tsx';
import { graphql } from '#gql/gql.ts';
import { useQueryIf } from '#platform/network/use-query-if.ts';
import { useMedia } from '#ui/hooks/use-media.ts';
import { productSearchPath } from './product-search.ts';
import { SearchBox } from './search-box.tsx';

const HeaderSearchDocument = graphql(`
  query HeaderSearch {
    categories {
      id
      ...CategoryPicker_category
    }
  }
`);

/**
 * The header's search: category, term and button. It leads to the results with or without script, and works without
 * the categories, which only wide windows show.
 */
export function HeaderSearch({ placeholder }: { placeholder: string }) {
  const { data } = useQueryIf(useMedia('(width >= 64rem)'), HeaderSearchDocument);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = new URLSearchParams(/^\/(products|search|products\/search)$/.test(pathname) ? search : '');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read the form itself, because it may contain text typed before the script ran.
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    const to = productSearchPath('/search', { query: textOf('q'), category: textOf('category') });
    navigate(to, { replace: to === pathname + search });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: some of the supported phones predate the search element
    <form
      role="search"
      aria-label="Search Besesaka"
      action="/search"
      method="get"
      onSubmit={onSubmit}
      className="search-pill"
    >
      <CategoryPicker
        categories={data?.categories ?? []}
        chosen={current.get('category') ?? ''}
        className="hidden h-full w-44 shrink-0 lg:flex"
      />
      <span aria-hidden="true" className="hidden h-6 w-px bg-line lg:block" />
      <div className="flex h-full w-full min-w-0 items-center">
        <Search aria-hidden="true" className="work-search-icon hidden" />
        <SearchBox term={current.get('q') ?? ''} placeholder={placeholder} />
        <button
          type="submit"
          aria-label="Search"
          className="relative me-1 inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-colors before:absolute before:-inset-1 hover:bg-brand-strong"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
}
