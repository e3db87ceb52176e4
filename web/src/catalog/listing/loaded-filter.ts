import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductFilter, ProductOrder } from '#gql/graphql.ts';

/** A filter and sort order for products that are already loaded. */
export interface LoadedFilter {
  category: string;
  min: number;
  /** The sliders' highest price means no limit. */
  max: number;
  sort: 'name' | 'price_low' | 'price_high' | 'newest';
  inStock: boolean;
  featured: boolean;
}

export const unfiltered: LoadedFilter = {
  category: '',
  min: 0,
  max: catalogLimits.priceFilterMax,
  sort: 'name',
  inStock: false,
  featured: false,
};

export interface LoadedProduct {
  id: string;
  name: string;
  inStock: boolean;
  isFeatured: boolean;
  createdAt: string;
  price: { amount: string };
  category: { name: string; slug: string };
}

/** The names of the categories among the loaded products. */
export function loadedCategories(products: readonly LoadedProduct[]): string[] {
  return [...new Set(products.map(({ category }) => category.name))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The ids of the products that pass the filter, in sort order. */
export function filterLoaded(products: readonly LoadedProduct[], filter: LoadedFilter): string[] {
  const left = products.filter(({ price, category, inStock, isFeatured }) => {
    const amount = Number(price.amount);
    const isTooExpensive = filter.max < catalogLimits.priceFilterMax && amount > filter.max;
    if (amount < filter.min || isTooExpensive) return false;
    if (filter.category !== '' && category.name !== filter.category) return false;
    return (inStock || !filter.inStock) && (isFeatured || !filter.featured);
  });
  return left.sort(orders[filter.sort]).map(({ id }) => id);
}

const orders: Record<LoadedFilter['sort'], (a: LoadedProduct, b: LoadedProduct) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  price_low: (a, b) => Number(a.price.amount) - Number(b.price.amount),
  price_high: (a, b) => Number(b.price.amount) - Number(a.price.amount),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
};

/** The same filter for the server, for a list too long to load. The server cannot sort by name. */
export function filterOfService(shop: string, filter: LoadedFilter, loaded: readonly LoadedProduct[]) {
  const { category, min, max, inStock, featured, sort } = filter;
  const slug = loaded.find((product) => product.category.name === category)?.category.slug;
  const query: ProductFilter = {
    shop,
    ...(slug && { category: slug }),
    ...(min > 0 && { minPrice: String(min) }),
    ...(max < catalogLimits.priceFilterMax && { maxPrice: String(max) }),
    ...(inStock && { inStock }),
    ...(featured && { featured }),
  };
  return { filter: query, orderBy: serviceOrders[sort] };
}

const serviceOrders: Record<LoadedFilter['sort'], ProductOrder> = {
  name: 'NEWEST',
  newest: 'NEWEST',
  price_low: 'PRICE_LOW',
  price_high: 'PRICE_HIGH',
};

interface Part {
  after: string | null | undefined;
  hasMore: boolean;
}

/** Loads the rest of a list page by page; rejects if a page fails. */
export async function loadRest(start: Part, loadPart: (after: Part['after']) => Promise<Part>): Promise<void> {
  for (let part = start; part.hasMore; ) part = await loadPart(part.after);
}
