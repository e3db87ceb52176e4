import { cartChanged } from '@besesaka/schema/orders/events.ts';
import { and, eq, inArray, lte, sql, sum } from 'drizzle-orm';
import { emitPlaced } from '#orders/placed/emit-order.ts';
import { loadOrderDetails, type OrderDetails } from '#orders/placed/order-details.ts';
import { dueAtOf } from '#orders/rules.ts';
import { cartItems, carts, type OrderRow, orderSteps, orders } from '#orders/tables.ts';
import type { Tx } from '#platform/context.ts';

/** Gives the orders of a checkout to their sellers, once it is paid. The caller has locked them. */
export async function openPaidOrders(tx: Tx, waiting: readonly OrderRow[]): Promise<void> {
  const ids = waiting.map(({ id }) => id);
  const rows = await tx.db
    .update(orders)
    .set({
      state: 'pending',
      version: sql`${orders.version} + 1`,
      updatedAt: tx.now,
      sellerSees: true,
      paidAt: tx.now,
      paymentMethod: 'online',
      dueAt: dueAtOf('pending', tx, true),
    })
    .where(inArray(orders.id, ids))
    .returning();
  const step = { position: 1, state: 'pending', actor: 'buyer', action: 'pay', at: tx.now } as const;
  await tx.db.insert(orderSteps).values(ids.map((orderId) => ({ orderId, ...step })));
  const opened = await loadOrderDetails(tx, rows);
  await removeFromCart(tx, opened);
  await emitPlaced(tx, opened);
}

/** Takes the ordered pieces out of the cart, which the buyer may have changed meanwhile. */
async function removeFromCart(tx: Tx, opened: readonly OrderDetails[]): Promise<void> {
  const [first] = opened;
  if (!first?.order.isFromCart) return;
  const userId = first.order.buyerId;
  const [cart] = await tx.db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: tx.now })
    .where(eq(carts.userId, userId))
    .returning();
  if (!cart) return;
  for (const { productId, variantId, quantity } of opened.flatMap(({ items }) => items)) {
    const isIt = and(eq(cartItems.userId, userId), eq(cartItems.variantId, variantId ?? productId));
    await tx.db.delete(cartItems).where(and(isIt, lte(cartItems.quantity, quantity)));
    await tx.db
      .update(cartItems)
      .set({ quantity: sql`${cartItems.quantity} - ${quantity}` })
      .where(isIt);
  }
  const [left] = await tx.db
    .select({ pieces: sum(cartItems.quantity).mapWith(Number) })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  tx.emit(userId, cartChanged, { item_count: left?.pieces ?? 0, version: cart.version });
}
