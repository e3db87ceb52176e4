import { catalogLimits, type ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { parseRegion } from '@besesaka/schema/kernel/regions.ts';
import type { Categories } from '#catalog/categories/use-categories.ts';
import { priceOption, priceOptions, priceRangeOf } from '#catalog/search/price-presets.ts';
import type { ProductSearch } from '#catalog/search/product-search.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Field } from '#ui/controls/field.tsx';
import { PriceSliders } from '#ui/controls/price-sliders.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';

interface OrderingOption {
  value: ProductOrdering | '';
  label: string;
}

const orderings: readonly [OrderingOption, ...OrderingOption[]] = [
  { value: '-created_at', label: 'Newest First' },
  { value: 'price', label: 'Price: Low to High' },
  { value: '-price', label: 'Price: High to Low' },
  { value: '-sales_count', label: 'Best Selling' },
  { value: '-views_count', label: 'Most Popular' },
];

/** The orders of a list; the first is the default. */
export function orderingOptions(query: string): readonly [OrderingOption, ...OrderingOption[]] {
  const [newest, ...others] = orderings;
  return query ? [{ value: '', label: 'Best Match' }, newest, ...others] : [newest, ...others];
}

/** Root categories, each followed by those below it. */
export function categoryOptions(categories: Categories): { value: string; label: string }[] {
  return [
    { value: '', label: 'All Categories' },
    ...categories.flatMap((root) => [
      { value: root.slug, label: root.name },
      ...root.children.map(({ slug, name }) => ({ value: slug, label: `\u00a0\u00a0\u00a0${name}` })),
    ]),
  ];
}

interface FilterFieldsProps {
  draft: ProductSearch;
  categories: Categories;
  onChange: (change: Partial<ProductSearch>) => void;
}

function CategoryField({ draft, categories, onChange }: FilterFieldsProps) {
  return (
    <Field label="Category">
      <Select
        name="category"
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value, specs: [] })}
      >
        {categoryOptions(categories).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The field that the form submits. With script, the slider sets it, and the row above the list has the presets. */
function PriceField({ draft, onChange }: FilterFieldsProps) {
  const range = { min: draft.minPrice, max: draft.maxPrice };
  return (
    <div className="hidden noscript:block">
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
    </div>
  );
}

/** Its range becomes an option of the select, if it is none of the presets. */
function PriceSlider({ draft, onChange }: FilterFieldsProps) {
  const end = catalogLimits.priceFilterMax;
  const text = (value: number, none: number) => (value === none ? '' : String(value));
  return (
    <div className="noscript:hidden">
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
        onChange={(event) => onChange({ region: parseRegion(event.target.value) ?? '' })}
      />
    </Field>
  );
}

/** With script, the row above the list has it; here it only carries the order along. */
function OrderField({ draft, onChange }: FilterFieldsProps) {
  const options = orderingOptions(draft.query);
  return (
    <div className="hidden noscript:block">
      <Field label="Sort by">
        <Select
          name="ordering"
          value={draft.ordering || options[0].value}
          onChange={({ target }) =>
            onChange({ ordering: options.find(({ value }) => value === target.value)?.value ?? '' })
          }
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
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
      <div className="flex gap-6">
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
