import type { UpdateCartItemInput } from '@besesaka/schema/orders/inputs.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { cartItems } from '#orders/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { changeCart } from './change-cart.ts';
import { checkQuantity } from './check-quantity.ts';

/** Sets the quantity. A reduction is always allowed, even if the stock is below the new quantity. */
export function updateCartItem({ ctx, input }: { ctx: Ctx; input: UpdateCartItemInput }): Promise<Cart> {
  return changeCart(ctx, async (tx, userId) => {
    const [item] = await tx.db
      .select({
        quantity: cartItems.quantity,
        id: products.id,
        name: products.name,
        stockQuantity: products.stockQuantity,
        isActive: products.isActive,
        archivedAt: products.archivedAt,
      })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .where(and(eq(cartItems.id, input.item_id), eq(cartItems.userId, userId)));
    if (!item) throw new NotFound(texts.itemMissing);
    if (!isPublicProduct(item)) throw new NotFound(texts.productGone);
    if (input.quantity > item.quantity) checkQuantity(item, input.quantity);
    await tx.db.update(cartItems).set({ quantity: input.quantity }).where(eq(cartItems.id, input.item_id));
  });
}
