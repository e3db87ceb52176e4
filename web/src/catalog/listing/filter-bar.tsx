import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Categories, categoryName } from '#catalog/categories/use-categories.ts';
import { activeFilters } from '#catalog/search/active-filters.ts';
import { priceOptions, priceRangeOf } from '#catalog/search/price-presets.ts';
import { type ProductSearch, productSearchPath } from '#catalog/search/product-search.ts';
import { activeFilterCount, currentSearch } from '#catalog/search/read-product-search.ts';
import { ChipLink, ChipSelect } from '#ui/controls/chips.tsx';
import { FilterChips, toHeading } from '#ui/lists/filter-chips.tsx';
import { categoryOptions, orderingOptions } from './filter-fields.tsx';
import { FilterPanel, FilterToggle } from './filter-panel.tsx';

interface FilterBarProps {
  /** The list's path. */
  path: '/products' | '/search';
  /** The search in the URL. */
  search: ProductSearch;
  categories: Categories;
  /** A category's own page shows links to the categories below it in place of the category filter. */
  below?: ReactNode;
}

/** One row of choices that take effect at once, and a panel with all filters. */
export function FilterBar({ path, search, categories, below }: FilterBarProps) {
  const navigate = useNavigate();
  const panelId = useId();
  /** The search when the panel was opened; null while it is closed. */
  const [opened, setOpened] = useState<ProductSearch | null>(null);
  const pathWith = (part: Partial<ProductSearch>) => productSearchPath(path, { ...search, ...part, page: 1 });
  const change = (part: Partial<ProductSearch>) => {
    const next = { ...currentSearch(path, search), ...part, page: 1 };
    // The user is looking at the row, so the scroll position stays.
    void navigate(productSearchPath(path, next), { preventScrollReset: true });
  };
  const own = below === undefined ? search : { ...search, category: '' };
  const chosen = activeFilters(own, categoryName(categories, search.category));
  const ordering = orderingOptions(search.query);
  return (
    <div className="list-bar">
      <div className="list-choices -my-1">
        <FilterToggle
          open={opened !== null}
          count={activeFilterCount(own)}
          panelId={panelId}
          onOpen={() => setOpened(currentSearch(path, search))}
        />
        <FilterChips
          filters={chosen.map(({ label, without }) => ({ label, withoutPath: productSearchPath(path, without) }))}
          inRow
        />
        <ChipSelect
          label="Sort order"
          value={search.ordering || ordering[0].value}
          options={ordering}
          isSet={search.ordering !== ''}
          onPick={(value) => change({ ordering: ordering.find((option) => option.value === value)?.value ?? '' })}
        />
        {below}
        <PriceAndCategory search={own} isCategoryFixed={below !== undefined} categories={categories} change={change} />
        {!search.inStock && <ChipLink to={pathWith({ inStock: true })}>In Stock</ChipLink>}
        {!search.featured && <ChipLink to={pathWith({ featured: true })}>Featured</ChipLink>}
      </div>
      <FilterPanel
        key={productSearchPath(path, opened ?? search)}
        id={panelId}
        path={path}
        categories={categories}
        open={opened !== null}
        search={opened ?? search}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}

interface PriceAndCategoryProps extends Pick<FilterBarProps, 'search' | 'categories'> {
  isCategoryFixed: boolean;
  change: (part: Partial<ProductSearch>) => void;
}

/** Each is replaced by the chip of its choice. */
function PriceAndCategory({ search, categories, isCategoryFixed, change }: PriceAndCategoryProps) {
  const range = { min: search.minPrice, max: search.maxPrice };
  const choose = (part: Partial<ProductSearch>) => {
    change(part);
    toHeading();
  };
  return (
    <>
      {range.min === '' && range.max === '' && (
        <ChipSelect
          label="Price range"
          shown="Price"
          value=""
          options={priceOptions(range)}
          onPick={(value) => {
            const { min, max } = priceRangeOf(value);
            choose({ minPrice: min, maxPrice: max });
          }}
        />
      )}
      {!isCategoryFixed && search.category === '' && (
        <ChipSelect
          label="Category filter"
          shown="Category"
          value=""
          options={categoryOptions(categories)}
          onPick={(category) => choose({ category, specs: [] })}
        />
      )}
    </>
  );
}
