import { and, asc, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import { conversations, messages } from '#chat/tables.ts';
import { type OrderRow, orderItems } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';

interface Span {
  until: Date;
  most: number;
}

/** The last messages of an order's conversation, which is that of its first product, since the order; oldest first. */
export async function orderMessages({ db }: Ctx, order: OrderRow, { until, most }: Span) {
  const product = db
    .select({ id: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position))
    .limit(1);
  const rows = await db
    .select({ sender: messages.sender, content: messages.content, at: messages.createdAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.buyerId, order.buyerId),
        eq(conversations.shopId, order.shopId),
        eq(conversations.productId, product),
        gte(messages.createdAt, order.createdAt),
        lte(messages.createdAt, until),
        isNull(messages.orderCode),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.number))
    .limit(most);
  return rows.toReversed();
}
