import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { addToCart as operation } from '@besesaka/schema/orders/cart-operations.ts';
import type { AddToCartInput } from '@besesaka/schema/orders/inputs.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { Cart } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { readVariants, requireVariant, variantOf } from '#catalog/product/chosen-variants.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { cartItems } from '#orders/tables.ts';
import { Forbidden, NotFound, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { checkQuantity } from './cart-lines.ts';
import { changeCart } from './change-cart.ts';

interface Args {
  ctx: Ctx;
  input: AddToCartInput & { key: string | undefined };
}

/** Adds a product to the cart. If it is there already, the quantities are added. */
export function addToCart({ ctx, input: { key, ...body } }: Args): Promise<Cart> {
  const { method, path } = operation;
  return changeCart(ctx, (tx, userId) => add(tx, userId, body), { key, request: { method, path, body } });
}

async function add(tx: Tx, userId: string, input: AddToCartInput): Promise<void> {
  const product = await readOrderable(tx, input.product_id, userId);
  const chosen = { productId: product.id, variantId: input.variant_id ?? null };
  requireVariant(product, chosen.variantId);
  const variant = variantOf(await readVariants(tx, [chosen]), chosen);
  if (!variant) throw new NotFound(catalogTexts.variantMissing);
  const cartRows = await tx.db
    .select({ variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  const before = cartRows.find(({ variantId }) => variantId === variant.id);
  if (!before && cartRows.length >= limits.cartItemsMax) throw new Refused(texts.cartFull);
  const quantity = (before?.quantity ?? 0) + input.quantity;
  const { pricePesewas, stockQuantity } = variant;
  const label = variantLabel(variant.optionValues);
  checkQuantity({ ...product, ...chosen, variantLabel: label, stockQuantity }, quantity);
  await tx.db
    .insert(cartItems)
    .values({
      id: newId(),
      userId,
      productId: product.id,
      variantId: variant.id,
      variantLabel: label,
      quantity,
      pricePesewas,
      addedAt: tx.now,
    })
    .onConflictDoUpdate({ target: [cartItems.userId, cartItems.variantId], set: { quantity, pricePesewas } });
}

/** Returns a public product. Sellers cannot buy their own products. */
async function readOrderable(ctx: Ctx, id: string, userId: string) {
  const [found] = await ctx.db
    .select({
      id: products.id,
      name: products.name,
      options: products.options,
      isActive: products.isActive,
      archivedAt: products.archivedAt,
      isOwn: sql<boolean>`${shops.ownerId} = ${userId}`,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, id));
  if (found?.isOwn) throw new Forbidden(texts.ownProduct);
  if (!found || !isPublicProduct(found)) throw new NotFound(texts.productGone);
  return found;
}
