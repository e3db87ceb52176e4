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
  caches: CatalogCaches;
}

/**
 * Returns the ids of matching products, up to the count limit. They are cached for some seconds because a common word is
 * slow to look up, and every page of a list needs the same ids.
 */
export function findMatches({ ctx, input, caches }: Args, search: Search): Promise<string[]> {
  return caches.matches.get(filterKey(input, search), ctx.now, async () => {
    const [row] = await rowsOf<{ ids: string[] }>(
      ctx.db,
      sql`select array(${matching(input, search, ctx.now)} limit ${limits.countedProducts}) as ids`,
    );
    return row?.ids ?? [];
  });
}

/**
 * If the words name a category, its best sellers come first. They match best and are read from an index; if they fill the
 * limit, PostgreSQL never looks up every product that has a common word.
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
