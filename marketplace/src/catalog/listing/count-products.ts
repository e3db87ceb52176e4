import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { all, filterConditions, filterKey, filterWithin, type ProductFilters } from './product-filters.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters;
  kept: CatalogCaches;
}

/**
 * Counted apart from the rows and kept for seconds: beside each page it would cost several times the page. It ends
 * where nobody needs to know: its time must not grow with the catalogue.
 */
export async function countProducts({ ctx, input, kept }: Args): Promise<number> {
  const count = async () => {
    const [row] = await rowsOf<{ total: number }>(
      ctx.db,
      sql`select count(*)::int as total from (${counted(input, ctx.now)} limit ${limits.countedProducts}) as counted`,
    );
    return row?.total ?? 0;
  };
  // A feed has to agree with what its reader follows at this moment.
  return input.followedBy ? count() : kept.totals.get(filterKey(input, null), ctx.now, count);
}

/**
 * A category is counted down its tree, where each index ends at the bound; its whole branch would be read first. What is
 * chosen within it has an index together with the branch.
 */
function counted(filters: ProductFilters, now: Date): SQL {
  const { category, ...others } = filters;
  if (!category || others.spec) return sql`select from products where ${all(filterConditions(filters, null, now))}`;
  return sql`select from categories as leaf cross join lateral (
    select from products where category_id = leaf.id and ${all(filterWithin(others, now))} limit ${limits.countedProducts}
  ) as found where leaf.path @> array[${category}::text]`;
}
