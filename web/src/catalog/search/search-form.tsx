import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CategoryPicker, type CategoryPickerFragment } from '#catalog/categories/category-picker.tsx';
import type { FragmentType } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useQueryIf } from '#platform/network/use-query-if.ts';
import { classNames } from '#ui/display/class-names.ts';
import { useMedia } from '#ui/hooks/use-media.ts';
import { productSearchPath } from './product-search.ts';
import { SearchBox } from './search-box.tsx';

interface SearchFormProps {
  categories: readonly FragmentType<typeof CategoryPickerFragment>[];
  /** The accessible name, which distinguishes the search forms of a page. */
  label: string;
  placeholder: string;
  /** The home page's large form, which shows the category picker on every screen. */
  large?: boolean;
}

/** Category, term and button. It leads to the results with or without script. */
export function SearchForm({ categories, label, placeholder, large = false }: SearchFormProps) {
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
      aria-label={label}
      action="/search"
      method="get"
      onSubmit={onSubmit}
      className={classNames(
        'flex w-full items-center border border-control bg-surface transition-colors',
        'focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-muted',
        large ? 'flex-col rounded-lg sm:h-14 sm:flex-row sm:rounded-full' : 'h-11 rounded-full',
      )}
    >
      <CategoryPicker
        categories={categories}
        chosen={current.get('category') ?? ''}
        className={
          large
            ? 'flex h-12 w-full border-line border-b sm:h-full sm:w-auto sm:border-b-0'
            : 'hidden h-full w-44 shrink-0 lg:flex'
        }
      />
      <span aria-hidden="true" className={`h-6 w-px bg-line ${large ? 'hidden sm:block' : 'hidden lg:block'}`} />
      <div className={classNames('flex w-full min-w-0 items-center', large ? 'h-14' : 'h-full')}>
        <SearchBox term={current.get('q') ?? ''} placeholder={placeholder} large={large} className="px-4" />
        <button
          type="submit"
          aria-label="Search"
          className={`me-1 inline-flex shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-colors hover:bg-brand-strong ${large ? 'size-12' : 'relative size-9 before:absolute before:-inset-1'}`}
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </div>
    </form>
  );
}

const HeaderSearchDocument = graphql(`
  query HeaderSearch {
    categories {
      id
      ...CategoryPicker_category
    }
  }
`);

/** The header's search. It works without the categories, which only wide windows show. */
export function HeaderSearch() {
  const { data } = useQueryIf(useMedia('(width >= 64rem)'), HeaderSearchDocument);
  return <SearchForm categories={data?.categories ?? []} label="Search Besesaka" placeholder="Search products" />;
}
