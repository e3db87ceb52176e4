import { type SQL, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';

type Weights = '' | 'A' | 'AB' | 'ABC';

/** The terms as a full-text query, made once a statement: it stands in a subselect, or it would be made for each row. */
function query(terms: string, weights: Weights, lastIsPrefix: boolean): SQL {
  return sql`(select search_query(${terms}, ${weights}, ${lastIsPrefix}))`;
}

/** All words occur, the last one at least as the beginning of a word. */
export function matches(terms: string): SQL {
  return sql`${products.search} @@ ${query(terms, '', true)}`;
}

/** The categories that the terms name as a whole, such as Smartphones for "phone", but not Headphones & Speakers. */
function namedCategories(terms: string): SQL {
  return sql`(
    select coalesce(array_agg(slug), '{}') from categories
    where to_tsvector('simple', fold_text(name)) @@ ${query(terms, '', false)}
      and length(to_tsvector('simple', fold_text(name))) = cardinality(string_to_array(fold_text(${terms}), ' '))
  )`;
}

/**
 * How well a match fits, as a whole number, so that a cursor can stand on it. Phones come before what is made for phones:
 * first the category that was asked for, then all words in the name, in name and category, begun in these or in the
 * seller's name, and anywhere. What is in stock comes before what is not, and then what is featured.
 */
export function relevance(terms: string, now: Date): SQL {
  return sql`((case
    when ${products.categoryPath} && ${namedCategories(terms)} then 16
    when ${products.search} @@ ${query(terms, 'A', false)} then 12
    when ${products.search} @@ ${query(terms, 'AB', false)} then 8
    when ${products.search} @@ ${query(terms, 'ABC', true)} then 4
    else 0 end)
    + (case when ${products.stockQuantity} > 0 then 2 else 0 end)
    + (case when ${products.featuredUntil} > ${now.toISOString()}::timestamptz then 1 else 0 end))`;
}
