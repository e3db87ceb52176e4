import { catalogLimits, type ProductOrdering, productOrderings } from '@besesaka/schema/catalog/limits.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { priceRangeOf } from './price-presets.ts';

/** What a list of products is asked for: the address of a listing in words. Empty text means "not limited". */
export interface ProductSearch {
  query: string;
  category: string;
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  featured: boolean;
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
  ordering: '',
  page: 1,
};

interface ProductSearchReading {
  search: ProductSearch;
  /** What in the address could not be used, in sentences for the reader. */
  problems: string[];
}

const slugMax = 100;

function isPrice(text: string): boolean {
  const pesewas = parseMoney(text);
  return pesewas !== null && pesewas <= catalogLimits.priceMaxPesewas;
}

/** Control characters are nobody's words, and the service refuses some of them. */
function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
}

function readTerm(params: URLSearchParams, problems: string[]): string {
  const term = readText(params, 'q');
  if (term.length <= catalogLimits.searchTermMax) return term;
  problems.push(`Search terms have at most ${catalogLimits.searchTermMax} characters, so yours was cut.`);
  // Half of a surrogate pair would not survive the address bar.
  return term
    .slice(0, catalogLimits.searchTermMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function readPrices(params: URLSearchParams, problems: string[]): { min: string; max: string } {
  const fromForm = priceRangeOf(params.get('price') ?? '');
  const read = (name: string, otherwise: string) => {
    const text = (params.get(name) ?? otherwise).trim();
    if (text === '' || isPrice(text)) return text;
    problems.push('A price in this link is not an amount, so it was left out.');
    return '';
  };
  const min = read('min_price', fromForm.min);
  const max = read('max_price', fromForm.max);
  if (min && max && (parseMoney(min) ?? 0) > (parseMoney(max) ?? 0)) {
    problems.push('The lowest price was above the highest, so the two were swapped.');
    return { min: max, max: min };
  }
  return { min, max };
}

function readOrdering(params: URLSearchParams, problems: string[]): ProductOrdering | '' {
  const text = params.get('ordering') ?? '';
  const known = productOrderings.find((ordering) => ordering === text);
  if (text !== '' && !known) problems.push('This sort order is not known, so the usual one is shown.');
  return known ?? '';
}

/** The newest first is the usual order of a list without words, and so is not said in its address. */
function addressOrdering(query: string, ordering: ProductOrdering | ''): ProductOrdering | '' {
  return ordering === '-created_at' && query === '' ? '' : ordering;
}

function readPage(params: URLSearchParams, problems: string[]): number {
  const text = params.get('page') ?? '';
  if (text === '') return 1;
  const page = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= pageLimits.maxPage) return page;
  problems.push('There is no such page: this is the first one.');
  return 1;
}

/** Reads an address that anybody may have written: what cannot be used is left out and told. */
export function readProductSearch(params: URLSearchParams): ProductSearchReading {
  const problems: string[] = [];
  const query = readTerm(params, problems);
  const { min, max } = readPrices(params, problems);
  const category = readText(params, 'category');
  const search: ProductSearch = {
    query,
    category: category.length <= slugMax ? category : '',
    minPrice: min,
    maxPrice: max,
    inStock: params.get('in_stock') === 'true',
    featured: params.get('featured') === 'true',
    ordering: addressOrdering(query, readOrdering(params, problems)),
    page: readPage(params, problems),
  };
  if (category.length > slugMax) problems.push('This category is not known, so all are shown.');
  return { search, problems: [...new Set(problems)] };
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
  put('ordering', addressOrdering(search.query, search.ordering));
  put('page', search.page > 1 ? String(search.page) : '');
  return params;
}

/** `/search?q=shea`: a path with the search behind it. */
export function productSearchPath(path: string, search: Partial<ProductSearch>): string {
  const text = productSearchParams({ ...emptySearch, ...search }).toString();
  return text ? `${path}?${text}` : path;
}

/** How many filters narrow the list; the words searched for, the order and the page are none. */
export function activeFilterCount(search: ProductSearch): number {
  const priced = search.minPrice !== '' || search.maxPrice !== '';
  return [search.category !== '', priced, search.inStock, search.featured].filter(Boolean).length;
}

/** What stands in the form itself: also what was chosen before the script had come. Its list begins at page 1. */
export function searchOfForm(form: HTMLFormElement): ProductSearch {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...readProductSearch(new URLSearchParams(fields)).search, page: 1 };
}
