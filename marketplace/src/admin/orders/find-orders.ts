import type { AdminOrderRow, AdminOrdersQuery } from '@besesaka/schema/admin/orders.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, desc, eq, or } from 'drizzle-orm';
import { contains } from '#admin/contains.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';

const columns = {
  code: orders.code,
  state: orders.state,
  totalPesewas: orders.totalPesewas,
  buyerId: orders.buyerId,
  buyerName: orders.buyerName,
  buyerEmail: orders.buyerEmail,
  sellerId: orders.sellerId,
  sellerName: orders.sellerName,
  sellerSlug: orders.sellerSlug,
  createdAt: orders.createdAt,
};

/** Searches all orders for admins, newest first. The audit log has the results but not the search text, which may contain names. */
export async function findOrders({ ctx, input }: { ctx: Ctx; input: AdminOrdersQuery }) {
  const { q, state } = input;
  const which = and(q ? named(q) : undefined, state && eq(orders.state, state));
  const part = partOf('newest', byTime(orders.createdAt, orders.id), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...columns, keys: part.keys })
      .from(orders)
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(orders, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  const details = { orders: rows.map(({ code }) => code) };
  if (q) await writeAudit({ ctx, input: { act: 'support.orders.search', subject: 'orders', details } });
  return { results: rows.map(toRow), count, ...place };
}

/** Matches the order number and the names of both sides at the time of the order. */
function named(words: string) {
  const texts = [orders.buyerName, orders.buyerEmail, orders.shippingFullName, orders.sellerName];
  return or(contains(orders.code, words.replace(/^#/, '')), ...texts.map((text) => contains(text, words)));
}

/** Returns the newest orders that a user bought or sold. */
export async function latestOrdersOf({ db }: Ctx, userId: string, most: number): Promise<AdminOrderRow[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most);
  return rows.map(toRow);
}

function toRow(row: Pick<OrderRow, keyof typeof columns>): AdminOrderRow {
  return {
    order_id: row.code,
    status: row.state,
    total: moneyText(row.totalPesewas),
    buyer_id: row.buyerId,
    buyer_name: row.buyerName,
    buyer_email: row.buyerEmail,
    seller_id: row.sellerId,
    seller_name: row.sellerName,
    seller_slug: row.sellerSlug,
    created_at: row.createdAt.toISOString(),
  };
}
