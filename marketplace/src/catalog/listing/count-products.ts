import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { sql } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Search } from '#catalog/search/search-query.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { filterConditions, filterKey, type ProductFilters } from './product-filters.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters;
  kept: KeptReads;
}

/**
 * Counted apart from the rows and kept for seconds: beside each page it would cost several times the page. It ends
 * where nobody needs to know: its time must not grow with the catalogue.
 */
export function countProducts({ ctx, input, kept }: Args, search: Search | null): Promise<number> {
  return kept.totals.get(filterKey(input, search), ctx.now, async () => {
    const matching = sql.join(filterConditions(input, search, ctx.now), sql` and `);
    const [row] = await rowsOf<{ total: number }>(
      ctx.db,
      sql`select count(*)::int as total from (select from products where ${matching} limit ${limits.countedProducts}) as counted`,
    );
    return row?.total ?? 0;
  });
}
