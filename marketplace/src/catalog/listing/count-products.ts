import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { all, filterConditions, filterKey, filterWithin, type ProductFilters } from './product-filters.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters;
  caches: CatalogCaches;
}

/**
 * Counts in a separate query, cached for some seconds, because the count costs several times as much as a page. It stops
 * at a limit, so that its time does not grow with the catalogue.
 */
export async function countProducts({ ctx, input, caches }: Args): Promise<number> {
  const count = async () => {
    const [row] = await rowsOf<{ total: number }>(
      ctx.db,
      sql`select count(*)::int as total from (${counted(input, ctx.now)} limit ${limits.countedProducts}) as counted`,
    );
    return row?.total ?? 0;
  };
  // A feed's count is never cached, because it must match the shops that the user follows now.
  return input.followedBy ? count() : caches.totals.get(filterKey(input, null), ctx.now, count);
}

/**
 * Counts a category leaf by leaf, so that each index scan can stop at the limit. Filters by specification have an index
 * that covers the whole branch.
 */
function counted(filters: ProductFilters, now: Date): SQL {
  const { category, ...others } = filters;
  if (!category || others.spec) return sql`select from products where ${all(filterConditions(filters, null, now))}`;
  return sql`select from categories as leaf cross join lateral (
    select from products where category_id = leaf.id and ${all(filterWithin(others, now))} limit ${limits.countedProducts}
  ) as found where leaf.path @> array[${category}::text]`;
}
