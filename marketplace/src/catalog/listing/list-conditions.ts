import { type SQL, sql } from 'drizzle-orm';
import { type Search, worthComparing } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import { all, filterConditions, filterWithin, isPublic, type ProductFilters } from './product-filters.ts';
import { orderBy, type ProductOrder } from './product-order.ts';

/** The words of a list, and ids of what matches them. */
export interface Among {
  search: Search;
  found: string[];
}

interface Wanted {
  filters: ProductFilters;
  /** Null for a list without words. */
  among: Among | null;
  order: ProductOrder;
  /** Where it goes on from, if it does. */
  behind: SQL[];
  /** So many from the beginning are enough. */
  most: number;
  now: Date;
}

/** The products that a page is sorted and cut from: no more than it needs, where they can be found at once. */
export function listConditions({ filters, among, order, behind, most, now }: Wanted): SQL[] {
  if (among) {
    const conditions = filterConditions(filters, among.search, now);
    const sorted = order.name === 'relevance' ? null : orderBy(order);
    return [worthComparing({ conditions, found: among.found, order: sorted }, now), isPublic, ...behind];
  }
  const { category, ...others } = filters;
  if (!category) return [...filterConditions(others, null, now), ...behind];
  return [firstOfEach(category, [...filterWithin(others, now), ...behind], { order, most })];
}

/**
 * What comes first in each category from this one down, off the end of its own index: along the prices of all products one
 * would read most of them before a page of phones, which are all dear, is full.
 */
function firstOfEach(category: string, conditions: SQL[], { order, most }: Pick<Wanted, 'order' | 'most'>): SQL {
  return sql`${products.id} = any (array(
    select first.id from categories as leaf cross join lateral (
      select id from products where category_id = leaf.id and ${all(conditions)}
      order by ${sql.join(orderBy(order), sql`, `)} limit ${most}
    ) as first where leaf.path @> array[${category}::text]
  ))`;
}
