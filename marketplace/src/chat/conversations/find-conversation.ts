import type { ConversationAboutQuery } from '@besesaka/schema/chat/inputs.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { conversations } from '#chat/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

interface Args {
  ctx: Ctx;
  input: ConversationAboutQuery;
}

interface ConversationRef {
  id: string;
}

/** Returns the user's conversation about a product or an order, or with a shop, if there is one. */
export async function findConversation({ ctx, input }: Args): Promise<ConversationRef | null> {
  const { userId } = requireViewer(ctx);
  if (input.order) return aboutOrder(ctx, userId, input.order.toUpperCase());
  const subject = input.product
    ? eq(conversations.productId, input.product)
    : input.shop && and(eq(conversations.shopId, input.shop), isNull(conversations.productId));
  if (!subject) return null;
  const [found] = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.buyerId, userId), subject));
  return found ?? null;
}

async function aboutOrder(ctx: Ctx, userId: string, code: string): Promise<ConversationRef | null> {
  const [order] = await ctx.db
    .select({ id: orders.id, buyerId: orders.buyerId, shopId: orders.shopId })
    .from(orders)
    .where(and(eq(orders.code, code), or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))));
  return order ? findOfOrder(ctx, order) : null;
}

/** Returns the conversation of the buyer and the seller about the order's first product. Order steps are posted only there. */
export async function findOfOrder(
  { db }: Pick<Ctx, 'db'>,
  order: { id: string; buyerId: string; shopId: string },
): Promise<ConversationRef | null> {
  const first = db
    .select({ productId: orderItems.productId })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(orderItems.position)
    .limit(1);
  const about = [eq(conversations.buyerId, order.buyerId), eq(conversations.shopId, order.shopId)];
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(...about, eq(conversations.productId, first)));
  return found ?? null;
}
