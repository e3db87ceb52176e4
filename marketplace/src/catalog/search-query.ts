import { type SQL, sql } from 'drizzle-orm';
import { products } from './tables.ts';

type Weights = '' | 'A' | 'AB';

/** The terms as a full-text query, made once a statement: it stands in a subselect, or it would be made for each row. */
function query(terms: string, weights: Weights, lastIsPrefix: boolean): SQL {
  return sql`(select search_query(${terms}, ${weights}, ${lastIsPrefix}))`;
}

/** All words occur, the last one at least as the beginning of a word. */
export function matches(terms: string): SQL {
  return sql`${products.search} @@ ${query(terms, '', true)}`;
}

/**
 * How well a match fits, as a whole number, so that a cursor can stand on it: words whole in the name, begun in the
 * name, in name, category and seller, or anywhere; then what is in stock; then what is featured.
 */
export function relevance(terms: string, now: Date): SQL {
  return sql`((case
    when ${products.search} @@ ${query(terms, 'A', false)} then 12
    when ${products.search} @@ ${query(terms, 'A', true)} then 8
    when ${products.search} @@ ${query(terms, 'AB', true)} then 4
    else 0 end)
    + (case when ${products.stockQuantity} > 0 then 2 else 0 end)
    + (case when ${products.featuredUntil} > ${now.toISOString()}::timestamptz then 1 else 0 end))`;
}
