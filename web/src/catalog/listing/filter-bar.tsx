import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Categories, categoryName } from '#catalog/categories/use-categories.ts';
import { activeFilters } from '#catalog/search/active-filters.ts';
import { emptySearch, type ProductSearch, productSearchPath } from '#catalog/search/product-search.ts';
import { activeFilterCount, searchOfForm } from '#catalog/search/read-product-search.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { FilterChips } from '#ui/lists/filter-chips.tsx';
import { FacetGroups } from './facet-groups.tsx';
import { FilterFields } from './filter-fields.tsx';

interface FilterBarProps {
  /** The list's path. The form submits to it, with or without script. */
  path: '/products' | '/search';
  /** The search in the URL. */
  search: ProductSearch;
  categories: Categories;
  /** Shows the search term as a field; otherwise the form only passes it on. */
  withTerm?: boolean;
}

/** Choices take effect when they are applied. */
export function FilterBar({ path, search, categories, withTerm = false }: FilterBarProps) {
  const navigate = useNavigate();
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { draft, change, sort } = useFilterDraft(path, search);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // On a phone the Apply button is hidden together with its panel.
    toggle.current?.focus({ preventScroll: true });
    setOpen(false);
    const to = productSearchPath(path, searchOfForm(event.currentTarget));
    // A second tap replaces the history entry, so that one Back undoes both.
    navigate(to, { replace: to === productSearchPath(path, search) });
  };

  return (
    <div>
      <FilterToggle
        ref={toggle}
        open={open}
        count={activeFilterCount(search)}
        panelId={panelId}
        onToggle={() => setOpen(!open)}
      />
      <form
        id={panelId}
        action={path}
        method="get"
        aria-label="Filters"
        onSubmit={onSubmit}
        className={classNames(
          'mt-3 flex-col gap-4 rounded-lg border border-line bg-surface p-4 noscript:flex lg:mt-0 lg:flex lg:flex-row lg:flex-wrap lg:items-end',
          '[&>div:has(select)]:lg:min-w-42 [&>div:has(select)]:lg:flex-1',
          open ? 'flex' : 'hidden',
        )}
      >
        {withTerm ? (
          <TermField value={draft.query} onChange={(query) => change({ query })} />
        ) : (
          search.query && <input type="hidden" name="q" value={search.query} />
        )}
        <FilterFields draft={draft} categories={categories} onChange={change} onSort={sort} />
        <FacetGroups search={search} chosen={draft.specs} onChange={(specs) => change({ specs })} />
        <Steps clearedPath={productSearchPath(path, { ...emptySearch, query: withTerm ? '' : search.query })} />
      </form>
      <div className="mt-3">
        <FilterChips
          filters={activeFilters(search, categoryName(categories, search.category)).map(({ label, without }) => ({
            label,
            withoutPath: productSearchPath(path, without),
          }))}
        />
      </div>
    </div>
  );
}

function Steps({ clearedPath }: { clearedPath: string }) {
  return (
    <div className="flex gap-3">
      <Button type="submit" className="flex-1">
        Apply Filters
      </Button>
      <Link to={clearedPath} className={buttonStyle({ tone: 'quiet' })}>
        Clear All
      </Link>
    </div>
  );
}

/** Choices that are not applied yet. The URL wins: Back and Forward restore its filters. */
function useFilterDraft(path: FilterBarProps['path'], search: ProductSearch) {
  const navigate = useNavigate();
  const address = productSearchPath(path, search);
  const [draft, setDraft] = useState({ ...search, under: address });
  // Sorting changes the URL but preserves the draft, which is marked with the new URL.
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    if (draft.under !== address) setDraft({ ...search, under: address });
  }

  const change = (part: Partial<ProductSearch>) => setDraft({ ...draft, ...part });

  /** Sorting applies at once; other choices still wait for Apply. */
  const sort = (ordering: ProductSearch['ordering']) => {
    const to = productSearchPath(path, { ...search, ordering, page: 1 });
    setDraft({ ...draft, ordering, under: to });
    // The user is looking at the sort control, so the scroll position stays.
    navigate(to, { preventScrollReset: true });
  };

  return { draft, change, sort };
}

interface FilterToggleProps {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  count: number;
  panelId: string;
  onToggle: () => void;
}

function FilterToggle({ ref, open, count, panelId, onToggle }: FilterToggleProps) {
  return (
    <Button
      ref={ref}
      tone="secondary"
      wide
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onToggle}
      className="noscript:hidden lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      Filters
      {count > 0 && (
        <span className="min-w-6 rounded-full bg-brand px-1.5 text-center text-on-brand text-sm tabular-nums">
          {count}
          <span className="sr-only"> active</span>
        </span>
      )}
    </Button>
  );
}

function TermField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="lg:basis-full">
      <Field label="Search in all products">
        <Input
          type="search"
          name="q"
          placeholder="What are you looking for?"
          enterKeyHint="search"
          maxLength={catalogLimits.searchTermMax}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
