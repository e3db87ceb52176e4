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
  const fits = all([...filterWithin(others, now), ...behind]);
  const first = filters.spec ? nearFirst : firstOf;
  return [
    sql`${products.id} = any (array(
    select first.id from categories as leaf cross join lateral (${first({ fits, order, behind, most })}) as first
    where leaf.path @> array[${category}::text]
  ))`,
  ];
}

interface FirstOf extends Pick<Wanted, 'order' | 'behind' | 'most'> {
  fits: SQL;
}

/**
 * What comes first in a category, off the end of its own index: along the prices of all products one would read most of them
 * before a page of phones, which are all dear, is full.
 */
function firstOf({ fits, order, most }: FirstOf): SQL {
  return sql`select id from products where category_id = leaf.id and ${fits} ${inOrder(order)} limit ${most}`;
}

/** So many are read before all that is chosen is gathered and sorted. */
const near = 300;

/**
 * Of what is chosen by specifications the first are mostly near. PostgreSQL takes every choice for a rare one, and would
 * gather all that fits; it does so where a page is not full before.
 */
function nearFirst(wanted: FirstOf): SQL {
  const { fits, order, behind, most } = wanted;
  const along = all([sql`category_id = leaf.id`, isPublic, ...behind]);
  return sql`with near as materialized (
      select id from (select * from products where ${along} ${inOrder(order)} limit ${near}) as products
      where ${fits} ${inOrder(order)} limit ${most}
    )
    select id from near
    union all
    select id from (${firstOf(wanted)}) as far where (select count(*) from near) < ${most}`;
}

const inOrder = (order: ProductOrder): SQL => sql`order by ${sql.join(orderBy(order), sql`, `)}`;
