import type { ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import type { Region } from '@besesaka/schema/kernel/regions.ts';

/** The search parameters of a product list, as in its URL. An empty text means no filter. */
export interface ProductSearch {
  query: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  featured: boolean;
  /** The region of the shop. */
  region: Region | '';
  /** The chosen specification values, each as "brand:Samsung". */
  specs: readonly string[];
  /** Empty means the default order: best match if there is a search term, otherwise newest first. */
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

/** Newest first is the default without a search term, so the URL leaves it out. */
export function addressOrdering(query: string, ordering: ProductOrdering | ''): ProductOrdering | '' {
  return ordering === '-created_at' && query === '' ? '' : ordering;
}

/** The URL parameters of a search, without those at their default. */
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

/** A path with the search appended, such as `/search?q=shea`. */
export function productSearchPath(path: string, search: Partial<ProductSearch>): string {
  const text = productSearchParams({ ...emptySearch, ...search }).toString();
  return text ? `${path}?${text}` : path;
}
