import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductFilter, ProductOrder } from '#gql/graphql.ts';

/** How a list that is there already is narrowed and sorted. */
export interface LoadedFilter {
  category: string;
  min: number;
  /** The highest price of the sliders stands for no limit. */
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

/** The names of the categories that the loaded products have. */
export function loadedCategories(products: readonly LoadedProduct[]): string[] {
  return [...new Set(products.map(({ category }) => category.name))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The ids of what is left, in their order. */
export function filterLoaded(products: readonly LoadedProduct[], filter: LoadedFilter): string[] {
  const left = products.filter(({ price, category, inStock, isFeatured }) => {
    const amount = Number(price.amount);
    const dear = filter.max < catalogLimits.priceFilterMax && amount > filter.max;
    if (amount < filter.min || dear) return false;
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

/** The same for a list that is too long to be loaded whole; names have no order of the service's own. */
export function filterOfService(shop: string, filter: LoadedFilter, loaded: readonly LoadedProduct[]) {
  const { category, min, max, inStock, featured, sort } = filter;
  const slug = loaded.find((product) => product.category.name === category)?.category.slug;
  const wanted: ProductFilter = {
    shop,
    ...(slug && { category: slug }),
    ...(min > 0 && { minPrice: String(min) }),
    ...(max < catalogLimits.priceFilterMax && { maxPrice: String(max) }),
    ...(inStock && { inStock }),
    ...(featured && { featured }),
  };
  return { filter: wanted, orderBy: serviceOrders[sort] };
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

/** Loads what is left of a list, part by part; fails when one of them does. */
export async function loadRest(start: Part, loadPart: (after: Part['after']) => Promise<Part>): Promise<void> {
  for (let part = start; part.hasMore; ) part = await loadPart(part.after);
}
