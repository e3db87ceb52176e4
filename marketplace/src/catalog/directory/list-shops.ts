import type { ShopListQuery } from '@besesaka/schema/shops/inputs.ts';
import type { ShopOrdering } from '@besesaka/schema/shops/limits.ts';
import type { Shop } from '@besesaka/schema/shops/resources.ts';
import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { shopPageColumns, toShops } from '#shops/read-shop.ts';
import { shops } from '#shops/tables.ts';
import { averageRating, isListed } from './listed.ts';

interface Args {
  ctx: Ctx;
  input: ShopListQuery;
  kept: KeptReads;
}

/** Shops by name, check and stars, in the order asked for. */
export async function listShops({ ctx, input, kept }: Args): Promise<{ results: Shop[]; count: number }> {
  const conditions = and(...conditionsOf(input));
  const { limit, offset } = pageRows(input);
  const [rows, total] = await Promise.all([
    ctx.db
      .select(shopPageColumns)
      .from(shops)
      .where(conditions)
      .orderBy(...orderOf(input.ordering ?? '-rating'))
      .limit(limit)
      .offset(offset),
    kept.shopTotals.get(filterKey(input), ctx.now, async () => {
      const [total] = await ctx.db.select({ shops: count() }).from(shops).where(conditions);
      return total?.shops ?? 0;
    }),
  ]);
  return { results: await toShops(ctx, rows), count: total };
}

function conditionsOf({ business_name, verified, min_rating }: ShopListQuery): SQL[] {
  const conditions = [isListed];
  if (business_name) conditions.push(sql`strpos(fold_text(${shops.businessName}), fold_text(${business_name})) > 0`);
  if (verified) conditions.push(eq(shops.verification, 'verified'));
  if (min_rating) conditions.push(gte(averageRating, min_rating));
  return conditions;
}

/** What a total depends on. */
function filterKey({ business_name, verified, min_rating }: ShopListQuery): string {
  return JSON.stringify([business_name, verified, min_rating]);
}

/** With a minus the most comes first; what is equal stands by the number of reviews, then by age. */
function orderOf(ordering: ShopOrdering): SQL[] {
  const isDown = ordering.startsWith('-');
  const keys = { rating: averageRating, sales: shops.salesCount, newest: shops.createdAt, reviews: shops.ratingCount };
  const key = keys[ordering.replace('-', '') as keyof typeof keys];
  return [isDown ? sql`${key} desc` : sql`${key} asc`, sql`${shops.ratingCount} desc`, sql`${shops.id}`];
}
