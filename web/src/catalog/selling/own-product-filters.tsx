import {
  featuredFilter,
  catalogLimits as limits,
  ownProductStatus,
  stockFilter,
} from '@besesaka/schema/catalog/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { SetURLSearchParams } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import type { OwnProductFilter } from '#gql/graphql.ts';
import { ChipSelect } from '#ui/controls/chips.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useTypedSearch } from '#ui/hooks/use-typed-search.ts';
import { CategoryChoiceFragment } from './product-fields.tsx';

/** The sort orders of a seller's own list, by their name in the URL. */
export const ownOrders = {
  newest: { order: 'NEWEST', label: 'Newest' },
  oldest: { order: 'OLDEST', label: 'Oldest' },
  'name-a-z': { order: 'NAME_A_TO_Z', label: 'Name A-Z' },
  'name-z-a': { order: 'NAME_Z_TO_A', label: 'Name Z-A' },
  'price-low': { order: 'PRICE_LOW', label: 'Price: low to high' },
  'price-high': { order: 'PRICE_HIGH', label: 'Price: high to low' },
  stock: { order: 'STOCK_HIGH', label: 'Stock: high to low' },
  sales: { order: 'BEST_SELLING', label: 'Most sales' },
  views: { order: 'MOST_POPULAR', label: 'Most views' },
} as const;

type OwnOrder = keyof typeof ownOrders;

/** Reads the sort order from the URL. */
export function ownOrderOf(params: URLSearchParams): OwnOrder {
  const name = params.get('sort') ?? '';
  return isOwnOrder(name) ? name : 'newest';
}

const isOwnOrder = (name: string): name is OwnOrder => Object.hasOwn(ownOrders, name);

const choices = [
  {
    name: 'stock',
    label: 'Stock',
    options: { '': 'All', in_stock: 'In stock', out_of_stock: 'Out of stock', low_stock: 'Low or out of stock' },
  },
  { name: 'featured', label: 'Featured', options: { '': 'All', featured: 'Featured', not_featured: 'Not featured' } },
  {
    name: 'status',
    label: 'Status',
    options: { '': 'All', active: 'Active', inactive: 'Draft', archived: 'Archived' },
  },
] as const;

const filterNames = ['category', ...choices.map(({ name }) => name)];

/** Reads the filters from the URL and ignores unknown values. */
export function readOwnFilter(params: URLSearchParams): OwnProductFilter {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) => {
    const chosen = values.find((value) => value === params.get(name));
    return chosen && enumName(chosen);
  };
  const filter = {
    query: params.get('q') || undefined,
    category: params.get('category') || undefined,
    stock: chosen('stock', stockFilter.values),
    featured: chosen('featured', featuredFilter.values),
    status: chosen('status', ownProductStatus.values),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

interface Props {
  params: URLSearchParams;
  setParams: SetURLSearchParams;
  categories: readonly FragmentType<typeof CategoryChoiceFragment>[];
}

/** Search, filters and sort order of the seller's list, stored in the URL. */
export function OwnProductFilters({ params, setParams, categories }: Props) {
  const set = (name: string, value: string) => {
    // The URL is ahead of `params` while React renders an earlier choice.
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const [typed, setTyped] = useTypedSearch({
    asked: params.get('q') ?? '',
    ask: (words) => set('q', words),
    restMs: limits.searchDebounceMs,
  });
  const count = filterNames.filter((name) => params.get(name)).length;
  return (
    <search className="flex flex-wrap items-center gap-2">
      <span className="relative min-w-0 flex-1 sm:max-w-140">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
        />
        <Input
          type="search"
          aria-label="Search your products"
          placeholder="Name or category"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-11! pr-2 pl-10"
        />
      </span>
      <SortChoice chosen={ownOrderOf(params)} onChange={(sort) => set('sort', sort === 'newest' ? '' : sort)} />
      <details className="open:basis-full">
        <summary
          className={`w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden chip ${count > 0 ? 'chip-on' : ''}`}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Filters</span> {count > 0 && `(${count})`}
        </summary>
        <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
          <CategoryChoice
            chosen={params.get('category') ?? ''}
            categories={categories}
            onChange={(slug) => set('category', slug)}
          />
          {choices.map(({ name, label, options }) => (
            <Field key={name} label={label}>
              <Select value={params.get(name) ?? ''} onChange={({ target }) => set(name, target.value)}>
                {Object.entries(options).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      </details>
    </search>
  );
}

interface ChoiceProps {
  chosen: string;
  onChange: (value: string) => void;
}

function SortChoice({ chosen, onChange }: ChoiceProps & { chosen: OwnOrder }) {
  return (
    <ChipSelect
      label="Sort by"
      shown={
        <>
          <ArrowUpDown className="size-4 sm:hidden" />
          <span className="max-sm:hidden">{ownOrders[chosen].label}</span>
        </>
      }
      value={chosen}
      options={Object.entries(ownOrders).map(([value, { label }]) => ({ value, label }))}
      isSet={chosen !== 'newest'}
      onPick={onChange}
    />
  );
}

function CategoryChoice({ chosen, onChange, categories }: ChoiceProps & Pick<Props, 'categories'>) {
  const roots = readFragment(CategoryChoiceFragment, categories);
  return (
    <Field label="Category">
      <Select value={chosen} onChange={({ target }) => onChange(target.value)}>
        <option value="">All Categories</option>
        {roots.map((root) => (
          <optgroup key={root.id} label={root.name}>
            {root.children.map(({ id, name, slug }) => (
              <option key={id} value={slug}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
