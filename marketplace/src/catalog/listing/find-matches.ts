import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { sql } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Search } from '#catalog/search/search-query.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { all, filterConditions, filterKey, type ProductFilters } from './product-filters.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters;
  kept: KeptReads;
}

/**
 * Ids of what matches, as many as are counted. Kept for seconds, as totals are: of a common word it takes long to learn
 * which products have it, and the pages of a list are cut from the same ones.
 */
export function findMatches({ ctx, input, kept }: Args, search: Search): Promise<string[]> {
  return kept.matches.get(filterKey(input, search), ctx.now, async () => {
    const match = all(filterConditions(input, search, ctx.now));
    const [row] = await rowsOf<{ ids: string[] }>(
      ctx.db,
      sql`select array(select id from products where ${match} limit ${limits.countedProducts}) as ids`,
    );
    return row?.ids ?? [];
  });
}
