import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { matches, type Search } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { shopFollows, shops } from '#shops/tables.ts';
import { chosen, readChoices } from './specification-choices.ts';

export type ProductFilters = Pick<
  ProductListQuery,
  | 'category'
  | 'seller'
  | 'min_price'
  | 'max_price'
  | 'in_stock'
  | 'featured'
  | 'region'
  | 'spec'
  | 'ids'
  | 'updated_after'
> & {
  /** Limits the list to shops that this user follows. It is set by the server, never by a query parameter. */
  followedBy?: string;
};

/** Written exactly as in the partial indexes, so that PostgreSQL can use them. */
export const isPublic = sql`${products.isActive} and ${products.archivedAt} is null`;

/** The largest value that the price column holds. */
const highest = 2_147_483_647;
const pesewas = (amount: string) => Math.min(parseMoney(amount) ?? 0, highest);

export function filterConditions(filters: ProductFilters, search: Search | null, now: Date): SQL[] {
  const conditions: SQL[] = [isPublic];
  if (search) conditions.push(matches(search));
  if (filters.category) conditions.push(sql`${products.categoryPath} @> array[${filters.category}::text]`);
  if (filters.seller) {
    const isThis = byHandle({ id: shops.id, slug: shops.businessSlug }, filters.seller);
    conditions.push(sql`${products.shopId} = (select ${shops.id} from ${shops} where ${isThis})`);
  }
  if (filters.min_price) conditions.push(sql`${products.pricePesewas} >= ${pesewas(filters.min_price)}`);
  if (filters.max_price) conditions.push(sql`${products.pricePesewas} <= ${pesewas(filters.max_price)}`);
  if (filters.in_stock) conditions.push(sql`${products.stockQuantity} > 0`);
  if (filters.featured) conditions.push(sql`${products.featuredUntil} > ${now.toISOString()}::timestamptz`);
  if (filters.region) {
    conditions.push(sql`${products.shopId} in ${shopsIn(filters.region)}`);
  }
  conditions.push(...chosen(products.facets, readChoices(filters.spec)));
  if (filters.followedBy) {
    conditions.push(
      sql`${products.shopId} in (select shop_id from ${shopFollows} where user_id = ${filters.followedBy})`,
    );
  }
  if (filters.updated_after) conditions.push(sql`${products.updatedAt} > ${filters.updated_after}::timestamptz`);
  if (filters.ids) conditions.push(inArray(products.id, filters.ids.split(',')));
  return conditions;
}

/** The filters within one category. They avoid a join with shops, which would read whole shops for one page. */
export function filterWithin({ region, ...filters }: Omit<ProductFilters, 'category'>, now: Date): SQL[] {
  const conditions = filterConditions(filters, null, now);
  return region ? [...conditions, sql`${products.shopId} = any (array${shopsIn(region)})`] : conditions;
}

export const all = (conditions: SQL[]): SQL => sql.join(conditions, sql` and `);

const shopsIn = (region: string) => sql`(select id from ${shops} where region = ${region})`;

/** Two requests with the same key have the same total. */
export function filterKey(filters: ProductFilters, search: Search | null): string {
  const { category, seller, min_price, max_price, in_stock, featured, region, spec, ids, updated_after, followedBy } =
    filters;
  const { categories, shops } = search?.meaning ?? {};
  return JSON.stringify([
    search?.reading,
    categories,
    shops,
    [category, seller, min_price, max_price, in_stock, featured, region, spec, ids, updated_after, followedBy],
  ]);
}
