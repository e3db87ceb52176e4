import type { ConversationAboutQuery } from '@besesaka/schema/chat/inputs.ts';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { conversationMembers, conversations } from '#chat/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { requireViewer } from '#platform/require-viewer.ts';

interface Args {
  ctx: Ctx;
  input: ConversationAboutQuery;
}

interface Found {
  id: string;
}

/** The conversation, if any, in which this person talks about a product, an order or with a shop. */
export async function findConversation({ ctx, input }: Args): Promise<Found | null> {
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

async function aboutOrder(ctx: Ctx, userId: string, code: string): Promise<Found | null> {
  const [order] = await ctx.db
    .select({ id: orders.id, buyerId: orders.buyerId, shopId: orders.shopId })
    .from(orders)
    .where(and(eq(orders.code, code), or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))));
  return order ? findOfOrder(ctx, order) : null;
}

/** Of an order's two people: about one of its products, else the one with the newest message. */
export async function findOfOrder(
  { db }: Pick<Ctx, 'db'>,
  order: { id: string; buyerId: string; shopId: string },
): Promise<Found | null> {
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversations.id), eq(conversationMembers.side, 'buyer')),
    )
    .leftJoin(orderItems, and(eq(orderItems.orderId, order.id), eq(orderItems.productId, conversations.productId)))
    .where(and(eq(conversations.buyerId, order.buyerId), eq(conversations.shopId, order.shopId)))
    .orderBy(sql`${orderItems.position} asc nulls last`, desc(conversationMembers.lastAt), desc(conversations.id))
    .limit(1);
  return found ?? null;
}
