import type { ShopListQuery } from '@besesaka/schema/shops/inputs.ts';
import type { ShopOrdering } from '@besesaka/schema/shops/limits.ts';
import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Ctx } from '#platform/context.ts';
import { type Key, partOf } from '#platform/db/keyset.ts';
import { shopPageColumns, toPublicShops } from '#shops/read-shop.ts';
import { shops } from '#shops/tables.ts';
import { averageRating, isListed } from './listed.ts';

interface Args {
  ctx: Ctx;
  input: ShopListQuery;
  caches: CatalogCaches;
}

/** Returns shops by name, verification, rating and region, in the requested order. */
export async function listShops({ ctx, input, caches }: Args) {
  const conditions = and(...conditionsOf(input));
  const ordering = input.ordering ?? '-rating';
  const part = partOf(ordering, keysOf(ordering), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...shopPageColumns, keys: part.keys })
      .from(shops)
      .where(and(conditions, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count
      ? caches.shopTotals.get(filterKey(input), ctx.now, async () => {
          // `$count` is a lazy thenable: unless it is awaited here, every reader of the cache would run the query.
          return await ctx.db.$count(shops, conditions);
        })
      : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: await toPublicShops(ctx, rows), count, ...place };
}

function conditionsOf({ business_name, verified, min_rating, region }: ShopListQuery): SQL[] {
  const conditions = [isListed];
  if (business_name) conditions.push(sql`strpos(fold_text(${shops.businessName}), fold_text(${business_name})) > 0`);
  if (verified) conditions.push(eq(shops.verification, 'verified'));
  if (region) conditions.push(eq(shops.region, region));
  if (min_rating) conditions.push(gte(averageRating, min_rating));
  return conditions;
}

/** Two requests with the same key have the same total. */
function filterKey({ business_name, verified, min_rating, region }: ShopListQuery): string {
  return JSON.stringify([business_name, verified, min_rating, region]);
}

/** A minus sorts in descending order. Equal shops are sorted by their number of reviews, then by age. */
function keysOf(ordering: ShopOrdering): Key[] {
  const keys = { rating: averageRating, sales: shops.salesCount, newest: shops.createdAt, reviews: shops.ratingCount };
  const name = ordering.replace('-', '') as keyof typeof keys;
  return [
    { by: keys[name], type: name === 'newest' ? 'timestamptz' : 'numeric', isDown: ordering.startsWith('-') },
    { by: shops.ratingCount, type: 'numeric', isDown: true },
    { by: shops.id, type: 'uuid', isDown: false },
  ];
}
