import type { ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Meaning } from '#catalog/search/read-meaning.ts';
import { relevance } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';

export type OrderName = ProductOrdering | 'relevance';

/** A total order. Its last key is the id, all keys have the same direction, and all but the id are whole numbers. */
export interface ProductOrder {
  name: OrderName;
  descending: boolean;
  keys: SQL[];
  /** Binds a key's value from a cursor with the type of the key. */
  bind: (value: string, index: number) => SQL;
}

const id = sql`${products.id}`;
const plain = (value: string) => sql`${value}`;

const columns = {
  price: products.pricePesewas,
  '-price': products.pricePesewas,
  '-sales_count': products.salesCount,
  '-views_count': products.viewsCount,
} as const;

/** The default is the best match first if there are search terms, and the newest first otherwise. */
export function productOrder(ordering: ProductOrdering | undefined, meaning: Meaning | null, now: Date): ProductOrder {
  if (!ordering && meaning) {
    const keys = [relevance(meaning, now), sql`${products.salesCount}`, id];
    return { name: 'relevance', descending: true, keys, bind: plain };
  }
  const name = ordering ?? '-created_at';
  if (name === '-created_at')
    return { name, descending: true, keys: [sql`${products.createdAt}`, id], bind: bindInstant };
  return { name, descending: name !== 'price', keys: [sql`${columns[name]}`, id], bind: plain };
}

/** Instants are microseconds since 1970. A JavaScript date would round them to milliseconds and lose the position. */
function bindInstant(value: string, index: number): SQL {
  return index === 0 ? sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')` : plain(value);
}

/** Selects the keys as texts for a cursor. */
export function cursorKeys(order: ProductOrder): SQL<string[]> {
  const texts = order.keys.map((key, index) =>
    order.name === '-created_at' && index === 0
      ? sql`(extract(epoch from ${key}) * 1000000)::bigint::text`
      : sql`(${key})::text`,
  );
  return sql<string[]>`array[${sql.join(texts, sql`, `)}]`;
}

export function orderBy(order: ProductOrder): SQL[] {
  return order.keys.map((key) => (order.descending ? sql`${key} desc` : sql`${key} asc`));
}

/** Matches the rows after a position with one row comparison, which the matching index supports. */
export function after(order: ProductOrder, position: string[]): SQL {
  const values = position.map((value, index) => order.bind(value, index));
  const sign = order.descending ? sql`<` : sql`>`;
  return sql`(${sql.join(order.keys, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`;
}
