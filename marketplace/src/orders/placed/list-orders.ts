import type { saleListQuery } from '@besesaka/schema/orders/inputs.ts';
import { and, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { productVariants } from '#catalog/tables.ts';
import { orderItems, orders } from '#orders/tables.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { loadOrderDetails, toOrder } from './order-details.ts';
import { isOwnSale } from './order-visibility.ts';

interface Args {
  ctx: Ctx;
  input: z.output<typeof saleListQuery> & { as: 'buyer' | 'seller' };
}

const orderings = {
  '-created_at': byTime(orders.createdAt, orders.id),
  '-updated_at': byTime(orders.updatedAt, orders.id),
};

/** Returns the user's purchases or their shop's orders. */
export async function listOrders({ ctx, input }: Args) {
  const { userId } = requireViewer(ctx);
  const { as, ids, status, search, updated_after, ordering = '-created_at', sku, external_id } = input;
  const filter = and(
    as === 'buyer' ? eq(orders.buyerId, userId) : isOwnSale(userId),
    ids ? inArray(orders.code, ids.toUpperCase().split(',')) : undefined,
    status && eq(orders.state, status),
    search ? matchesText(search, as) : undefined,
    updated_after ? gt(orders.updatedAt, new Date(updated_after)) : undefined,
    sku ? hasSku(sku) : undefined,
    external_id ? eq(orders.externalId, external_id) : undefined,
  );
  const part = partOf(ordering, orderings[ordering], input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...getTableColumns(orders), keys: part.keys })
      .from(orders)
      .where(and(filter, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(orders, filter) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  const wholes = await loadOrderDetails(ctx, rows);
  return { results: wholes.map((whole) => toOrder(whole, as)), count, ...place };
}

/** The variant of a simple product has the product's ID. */
function hasSku(sku: string): SQL {
  return sql`${orders.id} in (select ${orderItems.orderId} from ${productVariants}
    join ${orderItems} on ${orderItems.productId} = ${productVariants.productId}
      and coalesce(${orderItems.variantId}, ${orderItems.productId}) = ${productVariants.id}
    where ${productVariants.sku} = ${sku})`;
}

/** Matches parts of the order number, a product name or the other side's name, ignoring accents and case. */
function matchesText(search: string, as: Args['input']['as']): SQL {
  const otherSide =
    as === 'seller' ? sql`${orders.buyerName} || ' ' || ${orders.shippingFullName}` : sql`${orders.sellerName}`;
  const folded = sql`fold_text(${search})`;
  const has = (words: SQL) => sql`strpos(fold_text(${words}), ${folded}) > 0`;
  const items = sql`select from ${orderItems} where ${orderItems.orderId} = ${orders.id}`;
  return sql`(strpos(${orders.code}, ${search.toUpperCase()}) > 0 or (${folded} <> ''
    and (${has(otherSide)} or exists (${items} and ${has(sql`${orderItems.productName}`)}))))`;
}
