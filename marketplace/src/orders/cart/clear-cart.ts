import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { eq } from 'drizzle-orm';
import { cartItems } from '#orders/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { changeCart } from './change-cart.ts';

export function clearCart({ ctx }: { ctx: Ctx }): Promise<Cart> {
  return changeCart(ctx, async (tx, userId) => {
    await tx.db.delete(cartItems).where(eq(cartItems.userId, userId));
  });
}
