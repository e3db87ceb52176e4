import { type OpenOrder, openOrdersShown } from '@besesaka/schema/accounts/resources.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { deletedName } from '#accounts/deletion/delete-users.ts';
import { forgetCopies, type Shared } from '#accounts/deletion/forget-copies.ts';
import { offers } from '#orders/offers/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { carts, orderItems, orderSteps, orders } from './tables.ts';

type OpenState = OpenOrder['state'];
export const openStates: readonly OpenState[] = [
  'awaiting_payment',
  'pending',
  'accepted',
  'dispatched',
  'return_requested',
  'return_agreed',
];

/** Returns the user's open orders as buyer or seller. An account with open orders cannot be deleted. */
export async function findOpenOrders({ db }: Ctx, userId: string): Promise<OpenOrder[]> {
  const rows = await db
    .select({ order_id: orders.code, state: orders.state })
    .from(orders)
    .where(and(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)), inArray(orders.state, [...openStates])))
    .orderBy(asc(orders.createdAt))
    .limit(openOrdersShown);
  return rows.flatMap(({ order_id, state }) => {
    const open = openStates.find((one) => one === state);
    return open ? [{ order_id, state: open }] : [];
  });
}

/** Orders stay for the other side and for the accounts, without the user's personal data. */
export async function anonymizeUser({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const { userId } = payload;
  await forgetCopies(tx, await sharedWith(tx, userId));
  await tx.db.delete(carts).where(eq(carts.userId, userId));
  await tx.db
    .update(orders)
    .set({
      buyerEmail: '',
      buyerName: deletedName,
      shippingFullName: deletedName,
      shippingPhone: '',
      shippingAddress: '',
      shippingCity: '',
      shippingNotes: '',
      shippingLandmark: '',
      tracking: null,
    })
    .where(eq(orders.buyerId, userId));
  await tx.db
    .update(orders)
    .set({
      sellerName: 'Closed shop',
      sellerSlug: sql`'closed-shop-' || right(${orders.shopId}::text, 8)`,
      // The name of a way of delivery may be that of a rider, and a pickup is at the seller's address.
      delivery: sql`${orders.delivery} || '{"name": "", "pickup_address": null, "pickup_hours": null}'`,
      tracking: null,
      externalId: null,
      metadata: {},
    })
    .where(eq(orders.sellerId, userId));
  // The photos of returns are deleted with the user's uploads.
  const bought = tx.db.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, userId));
  await tx.db.update(orderSteps).set({ photoIds: [] }).where(inArray(orderSteps.orderId, bought));
  // The picture is deleted with the user's uploads.
  const sold = tx.db.select({ id: orders.id }).from(orders).where(eq(orders.sellerId, userId));
  await tx.db.update(orderItems).set({ productImage: null }).where(inArray(orderItems.orderId, sold));
  await tx.db.execute(sql`
    update ${orderSteps} set reason = '' from ${orders}
    where ${orders.id} = ${orderSteps.orderId} and ${orderSteps.reason} is not null
      and ((${orders.buyerId} = ${userId} and ${orderSteps.actor} = 'buyer')
        or (${orders.sellerId} = ${userId} and ${orderSteps.actor} = 'seller'))`);
}

/** The orders and offers of this user with others, by the ids that notifications, events and deliveries name them by. */
async function sharedWith({ db }: Tx, userId: string): Promise<Shared[]> {
  const placed = await db
    .select({ id: orders.id, code: orders.code, buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)));
  const reports = await db
    .select({ id: offers.id, buyerId: offers.buyerId, sellerId: offers.sellerId })
    .from(offers)
    .where(or(eq(offers.buyerId, userId), eq(offers.sellerId, userId)));
  const other = ({ buyerId, sellerId }: { buyerId: string; sellerId: string }) =>
    buyerId === userId ? sellerId : buyerId;
  return [
    ...placed.flatMap((order) => [order.id, order.code].map((id) => ({ holder: other(order), id }))),
    ...reports.map((offer) => ({ holder: other(offer), id: offer.id })),
  ];
}
