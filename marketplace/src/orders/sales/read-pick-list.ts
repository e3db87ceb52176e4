import { salesLimits as limits, type PickList } from '@besesaka/schema/orders/metrics.ts';
import { and, eq, max, sql, sum } from 'drizzle-orm';
import { products, productVariants } from '#catalog/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';

/** Returns the products to pack for all accepted orders, one line per variant. */
export async function readPickList({ ctx }: { ctx: Ctx }): Promise<PickList> {
  const { userId } = requireViewer(ctx);
  const isToPack = and(eq(orders.sellerId, userId), eq(orders.state, 'accepted'));
  const name = max(orderItems.productName);
  const [count, rows] = await Promise.all([
    ctx.db.$count(orders, isToPack),
    ctx.db
      .select({
        id: products.id,
        variantId: orderItems.variantId,
        label: orderItems.variantLabel,
        sku: sql<string>`coalesce(${productVariants.sku}, ${products.sku})`,
        image: sql<string | null>`coalesce(${productVariants.mediaId}::text, ${products.primaryImage} ->> 'id')`,
        name,
        quantity: sum(orderItems.quantity).mapWith(Number),
        codes: sql<string[]>`array_agg(${orders.code} order by ${orders.createdAt}, ${orders.id})`,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(productVariants, eq(productVariants.id, orderItems.variantId))
      .where(isToPack)
      .groupBy(products.id, orderItems.variantId, orderItems.variantLabel, productVariants.id)
      .orderBy(name, products.id, orderItems.variantLabel)
      .limit(limits.pickLinesMax),
  ]);
  const lines = rows.map(({ id, variantId, label, sku, image, name, quantity, codes }) => ({
    product_id: id,
    variant_id: variantId,
    variant_label: label,
    product_name: name ?? '',
    sku,
    quantity,
    product_image: image && mediaPath(image),
    order_ids: [...new Set(codes)].slice(0, limits.pickOrdersShown),
  }));
  return { order_count: count, lines };
}
