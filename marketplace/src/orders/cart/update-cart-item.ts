import type { UpdateCartItemInput } from '@besesaka/schema/orders/inputs.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { cartItems } from '#orders/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { checkQuantity, chosenVariant } from './cart-lines.ts';
import { changeCart } from './change-cart.ts';

/** Sets the quantity. A reduction is always allowed, even if the stock is below the new quantity. */
export function updateCartItem({ ctx, input }: { ctx: Ctx; input: UpdateCartItemInput }): Promise<Cart> {
  return changeCart(ctx, async (tx, userId) => {
    const [item] = await tx.db
      .select({
        quantity: cartItems.quantity,
        id: products.id,
        name: products.name,
        productId: cartItems.productId,
        variantId: cartItems.variantId,
        variantLabel: cartItems.variantLabel,
        stockQuantity: productVariants.stockQuantity,
        isOffered: productVariants.isActive,
        isActive: products.isActive,
        archivedAt: products.archivedAt,
      })
      .from(cartItems)
      .innerJoin(products, eq(products.id, cartItems.productId))
      .leftJoin(productVariants, eq(productVariants.id, cartItems.variantId))
      .where(and(eq(cartItems.id, input.item_id), eq(cartItems.userId, userId)));
    if (!item) throw new NotFound(texts.itemMissing);
    const { stockQuantity } = item;
    if (!isPublicProduct(item) || !item.isOffered || stockQuantity === null) throw new NotFound(texts.productGone);
    if (input.quantity > item.quantity)
      checkQuantity({ ...item, stockQuantity, variantId: chosenVariant(item) }, input.quantity);
    await tx.db.update(cartItems).set({ quantity: input.quantity }).where(eq(cartItems.id, input.item_id));
  });
}
