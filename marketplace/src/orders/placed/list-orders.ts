import type { orderListQuery } from '@besesaka/schema/orders/inputs.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { orders } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type Key, partOf } from '#platform/db/keyset.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { readWholes } from './read-wholes.ts';
import { toOrder } from './whole-order.ts';

interface Args {
  ctx: Ctx;
  input: z.output<typeof orderListQuery> & { as: 'buyer' | 'seller' };
}

const newestFirst: Key[] = [
  { by: orders.createdAt, type: 'timestamptz', isDown: true },
  { by: orders.id, type: 'uuid', isDown: true },
];

/** A person's purchases, or the orders of their shop, the newest first. */
export async function listOrders({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const { as, status, search } = input;
  const asked = and(
    eq(as === 'buyer' ? orders.buyerId : orders.sellerId, userId),
    status && eq(orders.state, status),
    search ? sql`strpos(${orders.code}, ${search.toUpperCase()}) > 0` : undefined,
  );
  const part = partOf('newest', newestFirst, input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(orders), keys: part.keys })
      .from(orders)
      .where(and(asked, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(orders, asked) : null,
  ]);
  const { rows, ...place } = part.take(found);
  const wholes = await readWholes(ctx, rows);
  return { results: wholes.map((whole) => toOrder(whole, as)), count, ...place };
}
