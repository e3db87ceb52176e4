import type { LabelOrderInput } from '@besesaka/schema/orders/inputs.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { Order } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { Forbidden, NotFound } from '#platform/base/errors.ts';
import { mergeMetadata } from '#platform/base/merge-metadata.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { sideOf, visibleOrder } from './order-visibility.ts';
import { readOrder } from './read-order.ts';

interface Args {
  ctx: Ctx;
  input: LabelOrderInput & { order_id: string };
}

/**
 * Stores what the shop's programs know about an order. Neither its version nor its time of change is new, so that no step of
 * the buyer is refused, and no program gets an event about its own change.
 */
export async function labelOrder({ ctx, input }: Args): Promise<Order> {
  const viewer = requireViewer(ctx);
  await countAct(ctx, { name: 'order-labels', times: limits.labelsPerMinute, seconds: 60 });
  await inTransaction(ctx, async ({ db }) => {
    const [order] = await db.select().from(orders).where(visibleOrder(viewer, input.order_id)).for('no key update');
    if (!order) throw new NotFound(texts.orderMissing);
    if (sideOf(viewer, order) !== 'seller') throw new Forbidden(texts.notYourAction);
    const metadata = mergeMetadata(order.metadata, input.metadata);
    await db.update(orders).set({ externalId: input.external_id, metadata }).where(eq(orders.id, order.id));
  });
  return readOrder({ ctx, input });
}
