import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { type DashboardMetrics, metricDays, type ProductDays } from '@besesaka/schema/orders/metrics.ts';
import { sql } from 'drizzle-orm';
import { findProduct } from '#catalog/product/find-product.ts';
import { productDays } from '#catalog/product/tables.ts';
import { products } from '#catalog/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { dayOf } from '#platform/base/clock.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { shops } from '#shops/tables.ts';

interface SalesScope {
  sellerId: string;
  /** One of the seller's products. The default is the whole shop. */
  productId?: string;
}

/** Returns views and orders per day, including days without either. */
export function readDays(ctx: Ctx, { sellerId, productId }: SalesScope): Promise<DashboardMetrics['days']> {
  const today = dayOf(ctx.now);
  const viewFilter = productId ? sql`and ${products.id} = ${productId}` : sql``;
  const orderFilter = productId
    ? sql`and exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.productId} = ${productId})`
    : sql``;
  return rowsOf(
    ctx.db,
    sql`
    with span as (
      select day::date from generate_series(${today}::date - ${metricDays - 1}::int, ${today}::date, interval '1 day') as day
    ), viewed as (
      select day, sum(opened)::int as views
      from ${productDays} join ${products} on ${products.id} = product_id join ${shops} on ${shops.id} = ${products.shopId}
      where ${shops.ownerId} = ${sellerId} and day > ${today}::date - ${metricDays}::int ${viewFilter} group by day
    ), placed as (
      select (${orders.createdAt} at time zone 'UTC')::date as day, count(*)::int as orders
      from ${orders} where ${orders.sellerId} = ${sellerId} and ${orders.sellerSees} ${orderFilter}
        and ${orders.createdAt} >= (${today}::date - ${metricDays - 1}::int)::timestamp at time zone 'UTC' group by 1
    )
    select span.day::text, coalesce(views, 0) as views, coalesce(placed.orders, 0) as orders
    from span left join viewed using (day) left join placed using (day) order by span.day`,
  );
}

/** Returns the daily statistics of one of the seller's products, including drafts. */
export async function readProductDays({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<ProductDays> {
  const { userId } = requireViewer(ctx);
  const product = await findProduct({ ctx, input });
  if (product.ownerId !== userId) throw new NotFound(catalogTexts.productMissing);
  return { days: await readDays(ctx, { sellerId: userId, productId: product.id }) };
}
