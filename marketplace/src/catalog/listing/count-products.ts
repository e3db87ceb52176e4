import { and, count } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Search } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { filterConditions, filterKey, type ProductFilters } from './product-filters.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters;
  kept: KeptReads;
}

/** Counted apart from the rows and kept for seconds: beside each page it would cost several times the page. */
export function countProducts({ ctx, input, kept }: Args, search: Search | null): Promise<number> {
  return kept.totals.get(filterKey(input, search), ctx.now, async () => {
    const [row] = await ctx.db
      .select({ total: count() })
      .from(products)
      .where(and(...filterConditions(input, search, ctx.now)));
    return row?.total ?? 0;
  });
}
