import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Meaning } from './read-meaning.ts';
import { anyForm, type Reading } from './readings.ts';

/** The meaning of the search terms, and the chosen reading. */
export interface Search {
  meaning: Meaning;
  reading: Reading;
}

/** The number of matches that are ranked or sorted. `worthComparing` chooses them if there are more. */
interface Bounds {
  /** Up to this many matches are all taken. With more, this many arbitrary ones are. */
  atHand: number;
  /** Matches among this many products at the start of the order are added. */
  first: number;
}
const toRank: Bounds = { atHand: 300, first: 600 };
const toSort: Bounds = { atHand: limits.countedProducts - 1, first: 2000 };

/** More words hardly change the order. */
const weighed = 6;

export function matches({ meaning, reading }: Search): SQL {
  const where = reading.namesOnly ? sql`ts_filter(${products.search}, '{a,b}')` : sql`${products.search}`;
  const ways = [sql`${where} @@ ${reading.query}::tsquery`];
  if (reading.places && meaning.categories.length > 0) ways.push(inCategories(meaning.categories));
  if (reading.places && meaning.shops.length > 0) {
    ways.push(sql`${products.shopId} = any (${sql.param(meaning.shops)}::uuid[])`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

interface Matches {
  conditions: SQL[];
  /** Ids of the products that match the conditions, up to the count limit. */
  found: string[];
  /** The requested order; null for the best match. */
  order: SQL[] | null;
}

/**
 * Selects the matches to rank before they are sorted. If there are few, it selects all of them, because PostgreSQL would
 * otherwise scan along the ordering for them. If there are many, it selects arbitrary ones, those early in the order or
 * among the best sellers, and featured ones. Without a limit, the first page would rank every match.
 */
export function worthComparing({ conditions, found, order }: Matches, now: Date): SQL {
  const { atHand, first } = order ? toSort : toRank;
  const inHand = sql`${sql.param(found.slice(0, atHand))}::uuid[]`;
  if (found.length <= atHand) return sql`${products.id} = any (${inHand})`;
  const match = sql.join(conditions, sql` and `);
  return sql`${products.id} = any (${inHand} || array(
    select id from (
      select * from products where is_active and archived_at is null
      order by ${order ? sql.join(order, sql`, `) : sql`sales_count desc, id desc`} limit ${sql.raw(String(first))}
    ) as products
    where ${match}
    union
    select id from products where featured_until > ${now.toISOString()}::timestamptz and ${match}
  ))`;
}

export function inCategories(categories: string[]): SQL {
  return sql`(${products.categoryPath} && ${sql.param(categories)}::text[])`;
}

/**
 * Ranks a match as a whole number, so that it can be a cursor key. Phones come before accessories for phones: the named
 * category counts most. A word in the name counts more than in the category, and the last search word counts double,
 * because it mostly names the kind (an iPhone charger). Then products in the named city, in stock, and featured come first.
 */
export function relevance({ words, categories, cities }: Meaning, now: Date): SQL {
  const weights = words.slice(0, weighed).map((word, index, all) => {
    const last = index === all.length - 1 ? 2 : 1;
    return sql`case when ${products.search} @@ ${anyForm(word, 'A')}::tsquery then ${sql.raw(String(3 * last))}
      when ${products.search} @@ ${anyForm(word, 'AB')}::tsquery then ${sql.raw(String(2 * last))} else 0 end`;
  });
  const fit = sql.join([sql`0`, ...weights], sql` + `);
  const inChosenCategories = inCategories(categories);
  const best = sql.raw(String(3 * (weighed + 2)));
  const kind = categories.length > 0 ? sql`case when ${inChosenCategories} then ${best} else ${fit} end` : fit;
  const isThere = sql`case when ${products.sellerCity} = any (${sql.param(cities)}::text[]) then 4 else 0 end`;
  const there = cities.length > 0 ? isThere : sql`0`;
  return sql`(8 * (${kind}) + (${there})
    + (case when ${products.stockQuantity} > 0 then 2 else 0 end)
    + (case when ${products.featuredUntil} > ${now.toISOString()}::timestamptz then 1 else 0 end))`;
}
