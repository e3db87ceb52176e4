import { cartChanged } from '@besesaka/schema/orders/events.ts';
import type { PlaceCartInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { lockCart } from '#orders/cart/change-cart.ts';
import { cartItems } from '#orders/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { placeOrders } from './place-orders.ts';

/** Orders the whole cart and empties it in the same transaction. */
export async function placeCart({ tx, input }: { tx: Tx; input: PlaceCartInput }): Promise<OrdersCreated> {
  const { userId: buyerId, version } = await lockCart(tx);
  const lines = await tx.db
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, buyerId))
    .orderBy(cartItems.addedAt, cartItems.id);
  if (lines.length === 0) throw new Refused(texts.cartEmpty);
  const created = await placeOrders(tx, { buyerId, lines, from: 'cart', details: input });
  await tx.db.delete(cartItems).where(eq(cartItems.userId, buyerId));
  tx.emit(buyerId, cartChanged, { item_count: 0, version });
  return created;
}
