import type { ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import type { ProductFilter, ProductOrder } from '#gql/graphql.ts';
import type { ProductSearch } from './product-search.ts';

const orders: Record<ProductOrdering, ProductOrder> = {
  '-created_at': 'NEWEST',
  price: 'PRICE_LOW',
  '-price': 'PRICE_HIGH',
  '-sales_count': 'BEST_SELLING',
  '-views_count': 'MOST_POPULAR',
};

/** The variables of a listing query. Unset filters are left out, so that equal lists share their cache entry. */
export function productListVariables(search: ProductSearch): { filter: ProductFilter; orderBy: ProductOrder } {
  const filter: ProductFilter = {};
  if (search.query) filter.query = search.query;
  if (search.category) filter.category = search.category;
  if (search.minPrice) filter.minPrice = search.minPrice;
  if (search.maxPrice) filter.maxPrice = search.maxPrice;
  if (search.inStock) filter.inStock = true;
  if (search.featured) filter.featured = true;
  if (search.region) filter.region = enumName(search.region);
  if (search.specs.length > 0) filter.specifications = chosenOf(search.specs);
  const usual = search.query ? 'RELEVANCE' : 'NEWEST';
  return { filter, orderBy: search.ordering ? orders[search.ordering] : usual };
}

/** Groups the choices by field in a fixed order, so that the order of choosing does not create a different list. */
function chosenOf(specs: readonly string[]): { key: string; values: string[] }[] {
  const chosen = new Map<string, string[]>();
  for (const spec of [...specs].sort()) {
    const colon = spec.indexOf(':');
    const key = spec.slice(0, colon);
    chosen.set(key, [...(chosen.get(key) ?? []), spec.slice(colon + 1)]);
  }
  return [...chosen].map(([key, values]) => ({ key, values }));
}
