import type { orderListQuery } from '@besesaka/schema/orders/inputs.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { pageRows } from '#platform/db/page-rows.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { readWholes } from './read-wholes.ts';
import { toOrder } from './whole-order.ts';

interface Args {
  ctx: Ctx;
  input: z.output<typeof orderListQuery> & { as: 'buyer' | 'seller' };
}

/** A person's purchases, or the orders of their shop, the newest first. */
export async function listOrders({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const { as, status, search } = input;
  const { limit, offset } = pageRows(input);
  const asked = and(
    eq(as === 'buyer' ? orders.buyerId : orders.sellerId, userId),
    status && eq(orders.state, status),
    search ? sql`strpos(${orders.code}, ${search.toUpperCase()}) > 0` : undefined,
  );
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select()
      .from(orders)
      .where(asked)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ count: count() }).from(orders).where(asked),
  ]);
  const wholes = await readWholes(ctx, rows);
  return { results: wholes.map((whole) => toOrder(whole, as)), count: total?.count ?? 0 };
}
