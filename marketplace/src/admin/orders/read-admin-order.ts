import { peopleLimits as limits } from '@besesaka/schema/admin/limits.ts';
import type { AdminOrder, OrderSide } from '@besesaka/schema/admin/orders.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, inArray, isNull, max, or } from 'drizzle-orm';
import { requireAdmin } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { readCaseRows } from '#admin/reports/list-cases.ts';
import { cases } from '#admin/tables.ts';
import { conversationMembers, conversations } from '#chat/tables.ts';
import { readWholes } from '#orders/placed/read-wholes.ts';
import { toOrder, type WholeOrder } from '#orders/placed/whole-order.ts';
import { orders } from '#orders/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';

/** For admins: an order with both its sides, and what was reported of their conversation. Each look is in the audit log. */
export async function readAdminOrder({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<AdminOrder> {
  await requireAdmin(ctx);
  const [whole] = await readWholes(ctx, await ctx.db.select().from(orders).where(eq(orders.code, input.code)));
  if (!whole) throw new NotFound(texts.orderMissing);
  const { code, buyerId, sellerId } = whole.order;
  await writeAudit({ ctx, input: { act: 'support.order.read', subject: code, details: {} } });
  const sides = await readSides(ctx, [buyerId, sellerId]);
  const { id, lastAt } = await findConversation(ctx, whole);
  return {
    order: toOrder(whole, 'admin'),
    buyer: sideOf(sides, buyerId),
    seller: sideOf(sides, sellerId),
    last_message_at: lastAt?.toISOString() ?? null,
    reports: id ? await readCaseRows(ctx, eq(cases.subjectId, id), limits.reportsMax) : [],
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
  if (!found) throw new Error('An order names somebody who has no row');
  return found;
}

/** That of its first product with this buyer, or of the shop alone, where both sides' buttons lead. */
async function findConversation({ db }: Ctx, { order, items }: WholeOrder) {
  const productId = items[0]?.productId;
  const isAbout = or(isNull(conversations.productId), productId ? eq(conversations.productId, productId) : undefined);
  const [found] = await db
    .select({ id: conversations.id, lastAt: max(conversationMembers.lastAt) })
    .from(conversations)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, conversations.id))
    .where(and(eq(conversations.buyerId, order.buyerId), eq(conversations.shopId, order.shopId), isAbout))
    .groupBy(conversations.id)
    // Ascending has the one about the product first: null comes last.
    .orderBy(conversations.productId)
    .limit(1);
  return found ?? { id: null, lastAt: null };
}
