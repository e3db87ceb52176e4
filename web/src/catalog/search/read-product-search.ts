import { catalogLimits, type ProductOrdering, productOrderings } from '@besesaka/schema/catalog/limits.ts';
import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { parseRegion, type Region } from '@besesaka/schema/kernel/regions.ts';
import { priceRangeOf } from './price-presets.ts';
import { addressOrdering, type ProductSearch } from './product-search.ts';

interface ProductSearchReading {
  search: ProductSearch;
  /** Sentences for the reader about the parts of the URL that could not be used. */
  problems: string[];
}

const slugMax = 100;
const choice = /^[a-z0-9_]+:.*\S/;

function isPrice(text: string): boolean {
  const pesewas = parseMoney(text);
  return pesewas !== null && pesewas <= catalogLimits.priceMaxPesewas;
}

/** Strips control characters, which carry no meaning and which the server partly rejects. */
function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
}

function readTerm(params: URLSearchParams, problems: string[]): string {
  const term = readText(params, 'q');
  if (term.length <= catalogLimits.searchTermMax) return term;
  problems.push(`Search terms can have at most ${catalogLimits.searchTermMax} characters, so yours was shortened.`);
  // Half of a surrogate pair would not survive in the URL.
  return term
    .slice(0, catalogLimits.searchTermMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

function readPrices(params: URLSearchParams, problems: string[]): { min: string; max: string } {
  const fromForm = priceRangeOf(params.get('price') ?? '');
  const read = (name: string, otherwise: string) => {
    const text = (params.get(name) ?? otherwise).trim();
    // Thousands separators may be in a hand-written URL.
    if (text === '' || isPrice(text)) return text.replaceAll(',', '');
    problems.push('A price in this link is not a valid amount, so it was left out.');
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
  if (text !== '' && !known) problems.push('The sort order in this link is unknown, so the default order is used.');
  return known ?? '';
}

function readPage(params: URLSearchParams, problems: string[]): number {
  const text = params.get('page') ?? '';
  if (text === '') return 1;
  const page = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= pageLimits.maxPage) return page;
  problems.push('The page in this link does not exist, so this is the first page.');
  return 1;
}

function readRegion(params: URLSearchParams, problems: string[]): Region | '' {
  const text = readText(params, 'region');
  const known = parseRegion(text);
  if (text !== '' && !known) problems.push('The region in this link is unknown, so shops in all regions are shown.');
  return known ?? '';
}

function readSpecs(params: URLSearchParams, problems: string[]): string[] {
  const chosen = params.getAll('spec').map((text) => text.replace(/\p{Cc}+/gu, ' ').trim());
  const specs = [...new Set(chosen)].filter((text) => text.length <= catalogLimits.choiceMax && choice.test(text));
  if (specs.length < new Set(chosen).size || specs.length > catalogLimits.choicesMax)
    problems.push('Some filters in this link are unknown, so they were left out.');
  return specs.slice(0, catalogLimits.choicesMax);
}

/** Parses a URL that anyone may have written: invalid parts are left out and reported. */
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
    region: readRegion(params, problems),
    specs: readSpecs(params, problems),
    ordering: addressOrdering(query, readOrdering(params, problems)),
    page: readPage(params, problems),
  };
  if (category.length > slugMax) problems.push('The category in this link is unknown, so all categories are shown.');
  return { search, problems: [...new Set(problems)] };
}

/** The search in the URL, which React renders a moment later on a slow phone. Elsewhere than on `path` it is the rendered one. */
export function currentSearch(path: string, rendered: ProductSearch): ProductSearch {
  const { pathname, search } = window.location;
  return pathname === path ? readProductSearch(new URLSearchParams(search)).search : rendered;
}

/** The number of filters that narrow the list. The search term, the order and the page do not count. */
export function activeFilterCount(search: ProductSearch): number {
  const priced = search.minPrice !== '' || search.maxPrice !== '';
  const others = [search.category !== '', priced, search.inStock, search.featured, search.region !== ''];
  return others.filter(Boolean).length + search.specs.length;
}

/** Reads the form itself, because it may contain choices made before the script ran. The new list starts at page 1. */
export function searchOfForm(form: HTMLFormElement): ProductSearch {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...readProductSearch(new URLSearchParams(fields)).search, page: 1 };
}
