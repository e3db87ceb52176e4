import { reviewLimits as limits } from '@besesaka/schema/reviews/limits.ts';
import { askText, askTitle } from '@besesaka/schema/reviews/texts.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { type OrderRow, orderItems, orders } from '#orders/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { productReviews } from './tables.ts';

export const askForReviewJob = jobKind<{ orderId: string }>('reviews.ask');

interface Changed {
  tx: Tx;
  payload: { order: OrderRow; action: string };
}

/** Schedules a review request some days after the completion of an order, in the same transaction. */
export async function planAsking({ tx, payload: { order, action } }: Changed): Promise<void> {
  // A payment mark and a refused return leave an order complete, too.
  if (action !== 'complete') return;
  const startAfter = new Date(tx.now.getTime() + limits.askAfterDays * dayMs);
  tx.enqueue(askForReviewJob, { orderId: order.id }, { startAfter });
}

interface Args {
  ctx: Ctx;
  input: { orderId: string };
}

/** Asks once per order, for the first product without a review. Returned orders are skipped. */
export async function askForReview({ ctx, input }: Args): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const own = and(eq(productReviews.productId, products.id), eq(productReviews.userId, orders.buyerId));
    const [open] = await tx.db
      .select({ buyerId: orders.buyerId, slug: products.slug, name: products.name })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(productReviews, own)
      .where(and(eq(orders.id, input.orderId), eq(orders.state, 'completed'), isPublic, isNull(productReviews.id)))
      .orderBy(asc(orderItems.position))
      .limit(1);
    if (!open) return;
    tx.notify({
      to: open.buyerId,
      source: 'buyer',
      kind: 'review',
      key: `review-ask:${input.orderId}`,
      content: { title: askTitle(open.name), text: askText },
      link: `/products/${open.slug}#reviews`,
    });
  });
}
