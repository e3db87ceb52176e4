import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import { inCategories, type Search } from '#catalog/search/search-query.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { all, filterConditions, filterKey, filterWithin, type ProductFilters } from './product-filters.ts';

interface Args {
  ctx: Ctx;
  input: ProductFilters;
  kept: CatalogCaches;
}

/**
 * Ids of what matches, as many as are counted. Kept for seconds, as totals are: of a common word it takes long to learn
 * which products have it, and the pages of a list are cut from the same ones.
 */
export function findMatches({ ctx, input, kept }: Args, search: Search): Promise<string[]> {
  return kept.matches.get(filterKey(input, search), ctx.now, async () => {
    const [row] = await rowsOf<{ ids: string[] }>(
      ctx.db,
      sql`select array(${matching(input, search, ctx.now)} limit ${limits.countedProducts}) as ids`,
    );
    return row?.ids ?? [];
  });
}

/**
 * Of a category that the words name the best sellers come first, off the end of its index: they fit best, and where they are
 * enough, nobody looks up all that has a common word.
 */
function matching(filters: ProductFilters, { meaning, reading }: Search, now: Date): SQL {
  const { categories } = meaning;
  if (!reading.places || categories.length === 0) {
    return sql`select id from products where ${all(filterConditions(filters, { meaning, reading }, now))}`;
  }
  const otherwise = { reading, meaning: { ...meaning, categories: [] } };
  return sql`select id from (
    (select found.id from categories as leaf cross join lateral (
      select id from products where category_id = leaf.id and ${all(filterWithin(filters, now))}
      order by sales_count desc, id desc limit ${limits.countedProducts}
    ) as found where leaf.path && ${sql.param(categories)}::text[])
    union all
    (select id from products where ${all(filterConditions(filters, otherwise, now))} and not ${inCategories(categories)})
  ) as found`;
}
