import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PriceSliders } from '#ui/controls/price-sliders.tsx';
import { Select } from '#ui/controls/select.tsx';
import { type LoadedFilter, unfiltered } from './loaded-filter.ts';

const sorts: readonly { value: LoadedFilter['sort']; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'price_low', label: 'Price: Low to High' },
  { value: 'price_high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
];

interface LoadedFilterPanelProps {
  id: string;
  filter: LoadedFilter;
  categories: readonly string[];
  onChange: (filter: LoadedFilter) => void;
}

/** Filters the products that are already loaded, at once and without a request. */
export function LoadedFilterPanel({ id, filter, categories, onChange }: LoadedFilterPanelProps) {
  const change = (part: Partial<LoadedFilter>) => onChange({ ...filter, ...part });
  return (
    <fieldset
      id={id}
      aria-label="Filters"
      className="mb-6 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label="Category">
        <Select value={filter.category} onChange={(event) => change({ category: event.target.value })}>
          <option value="">All Categories</option>
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Sort by">
        <Select
          value={filter.sort}
          onChange={({ target }) =>
            change({ sort: sorts.find(({ value }) => value === target.value)?.value ?? 'name' })
          }
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <PriceSliders min={filter.min} max={filter.max} end={catalogLimits.priceFilterMax} onChange={change} />
      <div className="flex flex-col">
        <Checkbox
          label="In Stock Only"
          checked={filter.inStock}
          onChange={(event) => change({ inStock: event.target.checked })}
        />
        <Checkbox
          label="Featured Products"
          checked={filter.featured}
          onChange={(event) => change({ featured: event.target.checked })}
        />
        <Button tone="quiet" onClick={() => onChange(unfiltered)} className="self-start">
          Clear All
        </Button>
      </div>
    </fieldset>
  );
}
