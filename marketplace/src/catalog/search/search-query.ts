import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Meaning } from './read-meaning.ts';
import { anyForm, type Reading } from './readings.ts';

/** Terms, what they mean, and how they are taken. */
export interface Search {
  meaning: Meaning;
  reading: Reading;
}

/** So many matches are compared with each other or sorted: of a word with more, some of them, as `worthComparing` says. */
interface Bounds {
  /** Few enough for all of them; else those that come to hand. */
  atHand: number;
  /** Those among so many products that come first in the order. */
  first: number;
}
const toRank: Bounds = { atHand: 300, first: 600 };
const toSort: Bounds = { atHand: limits.countedProducts - 1, first: 2000 };

/** Words after these hardly change the order. */
const weighed = 6;

export function matches({ meaning, reading }: Search): SQL {
  const where = reading.called ? sql`ts_filter(${products.search}, '{a,b}')` : sql`${products.search}`;
  const ways = [sql`${where} @@ ${reading.query}::tsquery`];
  if (reading.places && meaning.categories.length > 0) ways.push(inCategories(meaning.categories));
  if (reading.places && meaning.shops.length > 0) {
    ways.push(sql`${products.shopId} = any (${sql.param(meaning.shops)}::uuid[])`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

interface Found {
  conditions: SQL[];
  /** Ids of what meets them, as many as are counted. */
  found: string[];
  /** The order that was asked for; null for the best match. */
  order: SQL[] | null;
}

/**
 * The matches worth comparing, found before they are sorted. All of them where there are few: PostgreSQL, which cannot see
 * that they lie far down an ordering, would else walk along it. Of a word with many, those that come to hand, those among
 * what comes first in the order or sells best, and what is featured: without a bound each of them would be compared for the
 * first page.
 */
export function worthComparing({ conditions, found, order }: Found, now: Date): SQL {
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
 * How well a match fits, as a whole number, so that a cursor can stand on it. Phones come before what is made for phones:
 * first the category that was asked for, then each word in the name counts more than in the category, and the last one,
 * which mostly says what it is (an iPhone charger), double. What is sold where it is looked for comes before what is not, what
 * is in stock before what is not, then what is featured.
 */
export function relevance({ words, categories, cities }: Meaning, now: Date): SQL {
  const weights = words.slice(0, weighed).map((word, index, all) => {
    const last = index === all.length - 1 ? 2 : 1;
    return sql`case when ${products.search} @@ ${anyForm(word, 'A')}::tsquery then ${sql.raw(String(3 * last))}
      when ${products.search} @@ ${anyForm(word, 'AB')}::tsquery then ${sql.raw(String(2 * last))} else 0 end`;
  });
  const fit = sql.join([sql`0`, ...weights], sql` + `);
  const asked = inCategories(categories);
  const best = sql.raw(String(3 * (weighed + 2)));
  const kind = categories.length > 0 ? sql`case when ${asked} then ${best} else ${fit} end` : fit;
  const isThere = sql`case when ${products.sellerCity} = any (${sql.param(cities)}::text[]) then 4 else 0 end`;
  const there = cities.length > 0 ? isThere : sql`0`;
  return sql`(8 * (${kind}) + (${there})
    + (case when ${products.stockQuantity} > 0 then 2 else 0 end)
    + (case when ${products.featuredUntil} > ${now.toISOString()}::timestamptz then 1 else 0 end))`;
}
