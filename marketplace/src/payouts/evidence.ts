import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { asc, eq } from 'drizzle-orm';
import { type OrderRow, orderItems, orderSteps, orders } from '#orders/tables.ts';
import type { Evidence, Sale } from '#payments/seller.ts';
import type { Ctx } from '#platform/context.ts';
import { orderMessages } from './order-messages.ts';
import { type OrderMoneyRow, orderMoney } from './tables.ts';

const mostMessages = 10;

/** Evidence that the buyer got the goods: steps, delivery, rider, parcel, and what both wrote about it. */
export async function evidenceOf(ctx: Ctx, sale: Sale): Promise<Evidence | null> {
  const all = await ctx.db
    .select({ order: orders, money: orderMoney })
    .from(orderMoney)
    .innerJoin(orders, eq(orders.id, orderMoney.orderId))
    .where(eq(orderMoney.paymentId, sale.id))
    .orderBy(asc(orders.id));
  const [first] = all;
  if (!first) return null;
  const parts = await Promise.all(all.map(({ order, money }) => linesOf(ctx, order, money)));
  const arrived = all.flatMap(({ money: { deliveredAt } }) => deliveredAt ?? []);
  const { order } = first;
  return {
    customerName: order.shippingFullName,
    customerPhone: localPhone(order.shippingPhone),
    address: [order.shippingAddress, order.shippingLandmark, order.shippingCity, order.shippingRegion]
      .filter(Boolean)
      .join(', '),
    deliveredAt:
      arrived.length === all.length ? (arrived.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null) : null,
    lines: parts.flat(),
  };
}

async function linesOf(ctx: Ctx, order: OrderRow, { deliveredBy, deliveredAt }: OrderMoneyRow): Promise<string[]> {
  const [items, steps, written] = await Promise.all([
    ctx.db.select().from(orderItems).where(eq(orderItems.orderId, order.id)),
    ctx.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id)).orderBy(asc(orderSteps.position)),
    messagesOf(ctx, order),
  ]);
  const tracking = order.tracking ? Object.values(order.tracking).filter(Boolean).join(', ') : '';
  const delivery =
    deliveredBy && deliveredAt ? `Delivered ${deliveredAt.toISOString()}: ${deliveryWords[deliveredBy]}` : '';
  return [
    `Order ${order.code} of ${order.createdAt.toISOString()}, sold by ${order.sellerName}`,
    ...items.map(({ quantity, productName }) => `${quantity} x ${productName}`),
    ...steps.map(({ at, actor, state }) => `${at.toISOString()} ${actor}: ${state}`),
    ...(tracking ? [`Carrier and rider: ${tracking}`] : []),
    ...(delivery ? [delivery] : []),
    ...written,
  ];
}

const deliveryWords = {
  code: 'the buyer gave the delivery code',
  buyer: 'the buyer confirmed it',
  seller: 'the seller marked it',
} as const;

async function messagesOf(ctx: Ctx, order: OrderRow): Promise<string[]> {
  const rows = await orderMessages(ctx, order, { until: ctx.now, most: mostMessages });
  return rows.flatMap(({ at, sender, content }) =>
    content ? [`${at.toISOString()} ${sender} wrote: ${content.slice(0, 200)}`] : [],
  );
}
