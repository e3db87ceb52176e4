import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import { readPrice } from '#catalog/search/read-price.ts';
import { type Settled, settleSearch } from '#catalog/search/settle-search.ts';
import type { Ctx } from '#platform/context.ts';
import { findMatches } from './find-matches.ts';
import type { ProductFilters } from './product-filters.ts';

type Input = ProductFilters & Pick<ProductListQuery, 'q'>;

interface Args<T extends Input> {
  ctx: Ctx;
  input: T;
  caches: CatalogCaches;
}

/** Interprets the search terms. A price in them is a filter, unless a filter is set or nothing costs that. */
export async function settleListing<T extends Input>(args: Args<T>): Promise<Settled & { input: T }> {
  const { ctx, input, caches } = args;
  const { terms, ...price } = readPrice(input.q ?? '');
  const settle = async (filters: T) => {
    const find = (search: Parameters<typeof findMatches>[1]) => findMatches({ ctx, input: filters, caches }, search);
    return { ...(await settleSearch({ ctx, terms, caches, find })), input: filters };
  };
  if (terms === input.q) return settle(input);
  const priced = await settle({ ...input, ...(!input.min_price && !input.max_price && price) });
  return priced.search ? priced : { ...(await settle(input)), exact: false };
}
