import type { ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import type { Region } from '@besesaka/schema/kernel/regions.ts';

/** What a list of products is asked for: the address of a listing in words. Empty text means "not limited". */
export interface ProductSearch {
  query: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  featured: boolean;
  /** Of the shop. */
  region: Region | '';
  /** What is chosen of a category's fields, each as "brand:Samsung". */
  specs: readonly string[];
  /** Empty for the usual order: the best match first where words are searched for, else the newest. */
  ordering: ProductOrdering | '';
  page: number;
}

export const emptySearch: ProductSearch = {
  query: '',
  category: '',
  minPrice: '',
  maxPrice: '',
  inStock: false,
  featured: false,
  region: '',
  specs: [],
  ordering: '',
  page: 1,
};

/** The newest first is the usual order of a list without words, and so is not said in its address. */
export function addressOrdering(query: string, ordering: ProductOrdering | ''): ProductOrdering | '' {
  return ordering === '-created_at' && query === '' ? '' : ordering;
}

/** The address of a search; what is at its default stays out of it. */
export function productSearchParams(search: ProductSearch): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string) => value && params.set(name, value);
  put('q', search.query);
  put('category', search.category);
  put('min_price', search.minPrice);
  put('max_price', search.maxPrice);
  put('in_stock', search.inStock ? 'true' : '');
  put('featured', search.featured ? 'true' : '');
  put('region', search.region);
  for (const spec of search.specs) params.append('spec', spec);
  put('ordering', addressOrdering(search.query, search.ordering));
  put('page', search.page > 1 ? String(search.page) : '');
  return params;
}

/** `/search?q=shea`: a path with the search behind it. */
export function productSearchPath(path: string, search: Partial<ProductSearch>): string {
  const text = productSearchParams({ ...emptySearch, ...search }).toString();
  return text ? `${path}?${text}` : path;
}
