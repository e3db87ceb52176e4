import { type SQL, sql } from 'drizzle-orm';
import { type Search, worthComparing } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import { all, filterConditions, filterWithin, isPublic, type ProductFilters } from './product-filters.ts';
import { orderBy, type ProductOrder } from './product-order.ts';

/** The search of a list, and the ids of the products that match it. */
export interface Among {
  search: Search;
  found: string[];
}

interface ListSelection {
  filters: ProductFilters;
  /** Null for a list without search terms. */
  among: Among | null;
  order: ProductOrder;
  /** Conditions that exclude the rows before the cursor, if there is one. */
  behind: SQL[];
  /** The number of rows that the page needs. */
  most: number;
  now: Date;
}

/** Restricts the products that a page is sorted and cut from to as few as possible. */
export function listConditions({ filters, among, order, behind, most, now }: ListSelection): SQL[] {
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

interface LeafSelection extends Pick<ListSelection, 'order' | 'behind' | 'most'> {
  fits: SQL;
}

/**
 * Reads the first products of a category from the category's own index. The price index over all products would scan most
 * of the table before a page of phones, which are all expensive, is full.
 */
function firstOf({ fits, order, most }: LeafSelection): SQL {
  return sql`select id from products where category_id = leaf.id and ${fits} ${inOrder(order)} limit ${most}`;
}

/** The number of rows to scan in order before falling back to collecting and sorting all matches. */
const near = 300;

/**
 * Products that match a specification filter usually appear early in the ordering. PostgreSQL assumes that every filter is
 * rare and would collect all matches, so this scans the first rows and falls back only if they do not fill the page.
 */
function nearFirst(selection: LeafSelection): SQL {
  const { fits, order, behind, most } = selection;
  const along = all([sql`category_id = leaf.id`, isPublic, ...behind]);
  return sql`with near as materialized (
      select id from (select * from products where ${along} ${inOrder(order)} limit ${near}) as products
      where ${fits} ${inOrder(order)} limit ${most}
    )
    select id from near
    union all
    select id from (${firstOf(selection)}) as far where (select count(*) from near) < ${most}`;
}

const inOrder = (order: ProductOrder): SQL => sql`order by ${sql.join(orderBy(order), sql`, `)}`;
