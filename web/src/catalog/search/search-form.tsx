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
  /** Tells the forms of a page apart. */
  label: string;
  placeholder: string;
  /** Large, with the picker on every screen: the home page's banner. */
  large?: boolean;
}

/** Category, words, go: leads to the results, with script or without. */
export function SearchForm({ categories, label, placeholder, large = false }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(/^\/(products|search|products\/search)$/.test(pathname) ? search : '');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What stands in the form itself: also what was typed before the script had come.
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    const to = productSearchPath('/search', { query: textOf('q'), category: textOf('category') });
    navigate(to, { replace: to === pathname + search });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than the phones here
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
        chosen={asked.get('category') ?? ''}
        className={
          large
            ? 'flex h-12 w-full border-line border-b sm:h-full sm:w-auto sm:border-b-0'
            : 'hidden h-full w-44 shrink-0 lg:flex'
        }
      />
      <span aria-hidden="true" className={`h-6 w-px bg-line ${large ? 'hidden sm:block' : 'hidden lg:block'}`} />
      <div className={classNames('flex w-full min-w-0 items-center', large ? 'h-14' : 'h-full')}>
        <SearchBox term={asked.get('q') ?? ''} placeholder={placeholder} large={large} className="px-4" />
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

/** The search of the frame: it works before, and without, its categories, which only wide windows show. */
export function HeaderSearch() {
  const { data } = useQueryIf(useMedia('(width >= 64rem)'), HeaderSearchDocument);
  return <SearchForm categories={data?.categories ?? []} label="Search Besesaka" placeholder="Search products" />;
}
