import { eq, sql } from 'drizzle-orm';
import { categories, products } from '#catalog/tables.ts';
import { type OrderRow, orderItems } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';

/**
 * The commission of an order at its sale, in hundredths of a percent: the shop's own rate, or else the rates of the
 * categories in proportion to the price of their goods.
 */
export async function commissionRateOf({ db, settings, now }: Tx, order: OrderRow): Promise<number> {
  const lines = await db
    .select({
      amount: sql<number>`(${orderItems.pricePesewas} * ${orderItems.quantity})::float8`,
      /** From the category of the product up to the root. */
      categoryIds: sql<string[]>`array(select up.id from ${categories} up where up.slug = any(${categories.path})
        order by cardinality(up.path) desc)`,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(orderItems.orderId, order.id));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rateFor = (ids: readonly string[]) =>
    settings.at(now, 'commission', [`shop:${order.shopId}`, ...ids.map((id) => `category:${id}`)]);
  if (total === 0) return rateFor([]);
  const weighted = lines.reduce((sum, { amount, categoryIds }) => sum + rateFor(categoryIds) * amount, 0);
  return Math.round(weighted / total);
}
