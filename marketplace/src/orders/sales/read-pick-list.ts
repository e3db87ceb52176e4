import { salesLimits as limits, type PickList } from '@besesaka/schema/orders/metrics.ts';
import { and, eq, max, sql, sum } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';

/** Returns the products to pack for all accepted orders, one line per product. */
export async function readPickList({ ctx }: { ctx: Ctx }): Promise<PickList> {
  const { userId } = requireViewer(ctx);
  const isToPack = and(eq(orders.sellerId, userId), eq(orders.state, 'accepted'));
  const name = max(orderItems.productName);
  const [count, rows] = await Promise.all([
    ctx.db.$count(orders, isToPack),
    ctx.db
      .select({
        id: products.id,
        sku: products.sku,
        image: products.primaryImage,
        name,
        quantity: sum(orderItems.quantity).mapWith(Number),
        codes: sql<string[]>`array_agg(${orders.code} order by ${orders.createdAt}, ${orders.id})`,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(isToPack)
      .groupBy(products.id)
      .orderBy(name, products.id)
      .limit(limits.pickLinesMax),
  ]);
  const lines = rows.map(({ id, sku, image, name, quantity, codes }) => ({
    ...{ product_id: id, product_name: name ?? '', sku, quantity },
    product_image: image && mediaPath(image.id),
    order_ids: [...new Set(codes)].slice(0, limits.pickOrdersShown),
  }));
  return { order_count: count, lines };
}
