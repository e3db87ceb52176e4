import { catalogLimits, type ProductOrdering, productOrderings } from '@besesaka/schema/catalog/limits.ts';
import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { type Region, regions } from '@besesaka/schema/kernel/regions.ts';
import { priceRangeOf } from './price-presets.ts';
import { addressOrdering, type ProductSearch } from './product-search.ts';

interface ProductSearchReading {
  search: ProductSearch;
  /** What in the address could not be used, in sentences for the reader. */
  problems: string[];
}

const slugMax = 100;
const choice = /^[a-z0-9_]+:.*\S/;

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
    // As it is asked and reckoned with: whoever wrote the address may have set thousands apart.
    if (text === '' || isPrice(text)) return text.replaceAll(',', '');
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

function readPage(params: URLSearchParams, problems: string[]): number {
  const text = params.get('page') ?? '';
  if (text === '') return 1;
  const page = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (page >= 1 && page <= pageLimits.maxPage) return page;
  problems.push('There is no such page: this is the first one.');
  return 1;
}

function readRegion(params: URLSearchParams, problems: string[]): Region | '' {
  const text = readText(params, 'region');
  const known = regions.find((region) => region === text);
  if (text !== '' && !known) problems.push('This region is not known, so shops of all regions are shown.');
  return known ?? '';
}

function readSpecs(params: URLSearchParams, problems: string[]): string[] {
  const asked = params.getAll('spec').map((text) => text.replace(/\p{Cc}+/gu, ' ').trim());
  const specs = [...new Set(asked)].filter((text) => text.length <= catalogLimits.choiceMax && choice.test(text));
  if (specs.length < new Set(asked).size || specs.length > catalogLimits.choicesMax)
    problems.push('Some of what is chosen in this link is not known, so it was left out.');
  return specs.slice(0, catalogLimits.choicesMax);
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
    region: readRegion(params, problems),
    specs: readSpecs(params, problems),
    ordering: addressOrdering(query, readOrdering(params, problems)),
    page: readPage(params, problems),
  };
  if (category.length > slugMax) problems.push('This category is not known, so all are shown.');
  return { search, problems: [...new Set(problems)] };
}

/** How many filters narrow the list; the words searched for, the order and the page are none. */
export function activeFilterCount(search: ProductSearch): number {
  const priced = search.minPrice !== '' || search.maxPrice !== '';
  const others = [search.category !== '', priced, search.inStock, search.featured, search.region !== ''];
  return others.filter(Boolean).length + search.specs.length;
}

/** What stands in the form itself: also what was chosen before the script had come. Its list begins at page 1. */
export function searchOfForm(form: HTMLFormElement): ProductSearch {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { ...readProductSearch(new URLSearchParams(fields)).search, page: 1 };
}
