import { regionLabel } from '@besesaka/schema/kernel/regions.ts';
import { priceOption } from './price-presets.ts';
import type { ProductSearch } from './product-search.ts';

export interface ActiveFilter {
  label: string;
  /** The search without this filter, from the first page. */
  without: ProductSearch;
}

/** The filters that narrow a list, with their display names. */
export function activeFilters(search: ProductSearch, categoryName: string | undefined): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (active: boolean, label: string, cleared: Partial<ProductSearch>) => {
    if (active) filters.push({ label, without: { ...search, ...cleared, page: 1 } });
  };
  const price = priceOption({ min: search.minPrice, max: search.maxPrice });
  // Specification choices depend on the category, so they are removed with it.
  add(search.category !== '', categoryName ?? wordsOf(search.category), { category: '', specs: [] });
  add(price.value !== '', price.label, { minPrice: '', maxPrice: '' });
  add(search.inStock, 'In Stock', { inStock: false });
  add(search.featured, 'Featured', { featured: false });
  add(search.region !== '', `Shops in ${regionLabel(search.region)}`, { region: '' });
  for (const spec of search.specs) {
    const label = spec.slice(spec.indexOf(':') + 1);
    add(true, label, { specs: search.specs.filter((other) => other !== spec) });
  }
  return filters;
}

/** Turns "phone-cases" into words, for a category without a known name. */
function wordsOf(slug: string): string {
  const label = slug.replace(/-+/g, ' ').trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
