import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import { wholeNumber } from '@besesaka/schema/kernel/money.ts';

const maxPages = Math.floor(pageLimits.maxOffset / catalogLimits.pageSize);

/**
 * The number of numbered pages. A search with very many matches lists only the best ones, so a page without a next one
 * is the last.
 */
export function pageCount(products: number, shown?: { page: number; hasNextPage: boolean }): number {
  if (shown && !shown.hasNextPage) return shown.page;
  return Math.min(Math.max(1, Math.ceil(products / catalogLimits.pageSize)), maxPages);
}

export function productsFound(count: number, what: 'available' | 'found'): string {
  const orMore = count < catalogLimits.countedProducts ? '' : '+';
  return `${wholeNumber(count)}${orMore} ${count === 1 ? 'product' : 'products'} ${what}`;
}
