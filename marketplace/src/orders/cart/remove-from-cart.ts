import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq } from 'drizzle-orm';
import { cartItems } from '#orders/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { changeCart } from './change-cart.ts';

export function removeFromCart({ ctx, input }: { ctx: Ctx; input: { item_id: string } }): Promise<Cart> {
  return changeCart(ctx, async (tx, userId) => {
    const removed = await tx.db
      .delete(cartItems)
      .where(and(eq(cartItems.id, input.item_id), eq(cartItems.userId, userId)))
      .returning({ id: cartItems.id });
    if (removed.length === 0) throw new NotFound(texts.itemMissing);
  });
}

export function clearCart({ ctx }: { ctx: Ctx }): Promise<Cart> {
  return changeCart(ctx, async (tx, userId) => {
    await tx.db.delete(cartItems).where(eq(cartItems.userId, userId));
  });
}
