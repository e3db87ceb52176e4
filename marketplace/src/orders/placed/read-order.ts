import type { Order } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { orders } from '#orders/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { loadOrderDetails, toOrder } from './order-details.ts';
import { sideOf, visibleOrder } from './order-visibility.ts';

/** Each access by an admin who is neither buyer nor seller is written to the audit log. */
export async function readOrder({ ctx, input }: { ctx: Ctx; input: { order_id: string } }): Promise<Order> {
  const viewer = requireViewer(ctx);
  const rows = await ctx.db.select().from(orders).where(visibleOrder(viewer, input.order_id));
  const [whole] = await loadOrderDetails(ctx, rows);
  if (!whole) throw new NotFound(texts.orderMissing);
  const side = sideOf(viewer, whole.order);
  if (side === 'admin') await writeAudit({ ctx, input: { act: 'order.read', subject: whole.order.code, details: {} } });
  return toOrder(whole, side);
}
