import { catalogLimits, type ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { regions } from '@besesaka/schema/kernel/regions.ts';
import type { Categories } from '#catalog/categories/use-categories.ts';
import { priceOption, priceOptions, priceRangeOf } from '#catalog/search/price-presets.ts';
import type { ProductSearch } from '#catalog/search/product-search.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PriceSliders } from '#ui/controls/price-sliders.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';

const orderings: readonly { value: ProductOrdering; label: string }[] = [
  { value: '-created_at', label: 'Newest First' },
  { value: 'price', label: 'Price: Low to High' },
  { value: '-price', label: 'Price: High to Low' },
  { value: '-sales_count', label: 'Best Selling' },
  { value: '-views_count', label: 'Most Popular' },
];

interface FilterFieldsProps {
  draft: ProductSearch;
  categories: Categories;
  onChange: (change: Partial<ProductSearch>) => void;
  /** Sorting applies at once, unlike the other fields. */
  onSort: (ordering: ProductSearch['ordering']) => void;
}

function CategoryField({ draft, categories, onChange }: FilterFieldsProps) {
  return (
    <Field label="Category">
      <Select
        name="category"
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value, specs: [] })}
      >
        <option value="">All Categories</option>
        {categories.map((root) => [
          <option key={root.id} value={root.slug}>
            {root.name}
          </option>,
          ...root.children.map((child) => (
            <option key={child.id} value={child.slug}>
              {`\u00a0\u00a0\u00a0${child.name}`}
            </option>
          )),
        ])}
      </Select>
    </Field>
  );
}

function PriceField({ draft, onChange }: FilterFieldsProps) {
  const range = { min: draft.minPrice, max: draft.maxPrice };
  return (
    <Field label="Price">
      <Select
        name="price"
        value={priceOption(range).value}
        onChange={(event) => {
          const { min, max } = priceRangeOf(event.target.value);
          onChange({ minPrice: min, maxPrice: max });
        }}
      >
        {priceOptions(range).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Sets a price range outside the presets. The range becomes an option of the select, which the form submits. */
function PriceSlider({ draft, onChange }: FilterFieldsProps) {
  const end = catalogLimits.priceFilterMax;
  const text = (value: number, none: number) => (value === none ? '' : String(value));
  return (
    <div className="noscript:hidden lg:min-w-108 lg:flex-[2] lg:*:flex-row lg:*:gap-3 lg:*:*:flex-1">
      <PriceSliders
        min={Math.min(Number(draft.minPrice), end)}
        max={draft.maxPrice === '' ? end : Math.min(Number(draft.maxPrice), end)}
        end={end}
        onChange={({ min, max }) => onChange({ minPrice: text(min, 0), maxPrice: text(max, end) })}
      />
    </div>
  );
}

function RegionField({ draft, onChange }: FilterFieldsProps) {
  return (
    <Field label="Shops in">
      <RegionSelect
        name="region"
        none="All regions"
        autoComplete="off"
        value={draft.region}
        onChange={(event) => onChange({ region: regions.find((one) => one === event.target.value) ?? '' })}
      />
    </Field>
  );
}

function OrderField({ draft, onSort }: FilterFieldsProps) {
  return (
    <Field label="Sort by">
      <Select
        name="ordering"
        value={draft.ordering || (draft.query ? '' : '-created_at')}
        onChange={(event) => {
          const chosen = orderings.find((ordering) => ordering.value === event.target.value);
          onSort(chosen?.value ?? '');
        }}
      >
        {draft.query && <option value="">Best Match</option>}
        {orderings.map((ordering) => (
          <option key={ordering.value} value={ordering.value}>
            {ordering.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The fields of a filter form, named like the URL parameters of a search. */
export function FilterFields(props: FilterFieldsProps) {
  const { draft, onChange } = props;
  return (
    <>
      <CategoryField {...props} />
      <PriceField {...props} />
      <PriceSlider {...props} />
      <RegionField {...props} />
      <OrderField {...props} />
      <div className="flex gap-6 lg:gap-5">
        <Checkbox
          label="In Stock"
          name="in_stock"
          value="true"
          checked={draft.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        />
        <Checkbox
          label="Featured"
          name="featured"
          value="true"
          checked={draft.featured}
          onChange={(event) => onChange({ featured: event.target.checked })}
        />
      </div>
    </>
  );
}
