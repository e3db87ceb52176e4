import { usersLimits as limits } from '@besesaka/schema/admin/limits.ts';
import type { AdminOrder, OrderSide } from '@besesaka/schema/admin/orders.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, inArray, isNull, max, or } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { readReportRows } from '#admin/reports/list-reports.ts';
import { reports } from '#admin/tables.ts';
import { conversationMembers, conversations } from '#chat/tables.ts';
import { loadOrderDetails, type OrderDetails, toOrder } from '#orders/placed/order-details.ts';
import { orders } from '#orders/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** Returns an order to an admin with both sides and the reports about their conversation. The access is audited. */
export async function readAdminOrder({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<AdminOrder> {
  const [details] = await loadOrderDetails(ctx, await ctx.db.select().from(orders).where(eq(orders.code, input.code)));
  if (!details) throw new NotFound(texts.orderMissing);
  const { code, buyerId, sellerId } = details.order;
  await writeAudit({ ctx, input: { act: 'support.order.read', subject: code, details: {} } });
  const sides = await readSides(ctx, [buyerId, sellerId]);
  const { id, lastAt } = await findConversation(ctx, details);
  return {
    order: toOrder(details, 'admin'),
    buyer: sideOf(sides, buyerId),
    seller: sideOf(sides, sellerId),
    last_message_at: lastAt?.toISOString() ?? null,
    reports: id ? await readReportRows(ctx, eq(reports.subjectId, id), limits.reportsMax) : [],
  };
}

async function readSides({ db }: Ctx, ids: string[]): Promise<OrderSide[]> {
  return db
    .select({ id: users.id, full_name: users.fullName, email: users.email, telephone_number: users.telephoneNumber })
    .from(users)
    .where(inArray(users.id, ids));
}

function sideOf(sides: OrderSide[], id: string): OrderSide {
  const found = sides.find((side) => side.id === id);
  if (!found) throw new Error(`user ${id} of an order not found`);
  return found;
}

/** Finds the conversation that both sides' buttons open: about the first product, or with the shop. */
async function findConversation({ db }: Ctx, { order, items }: OrderDetails) {
  const productId = items[0]?.productId;
  const isAbout = or(isNull(conversations.productId), productId ? eq(conversations.productId, productId) : undefined);
  const [found] = await db
    .select({ id: conversations.id, lastAt: max(conversationMembers.lastAt) })
    .from(conversations)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, conversations.id))
    .where(and(eq(conversations.buyerId, order.buyerId), eq(conversations.shopId, order.shopId), isAbout))
    .groupBy(conversations.id)
    // Nulls come last, so the conversation about the product is first.
    .orderBy(conversations.productId)
    .limit(1);
  return found ?? { id: null, lastAt: null };
}
