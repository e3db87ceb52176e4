import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';

/** How a list that is there already is narrowed and sorted, without asking for anything. */
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
  category: { name: string };
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
