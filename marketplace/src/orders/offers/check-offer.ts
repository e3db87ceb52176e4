import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { OfferSide } from '@besesaka/schema/orders/offers/limits.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { takesNoOrders } from '@besesaka/schema/shops/closed-text.ts';
import { eq } from 'drizzle-orm';
import { readVariants, requireVariant, type VariantOfProduct, variantOf } from '#catalog/product/chosen-variants.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { insufficientStock } from '#orders/cart/cart-lines.ts';
import { Forbidden, InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

const columns = {
  id: products.id,
  name: products.name,
  shopId: products.shopId,
  ownerId: shops.ownerId,
  options: products.options,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  takesOrders: shops.takesOrders,
  takesOffers: products.takesOffers,
};

/** Returns a product, with its variant's price, that can be ordered now, as an order would check it. */
export async function requireSellable(ctx: Ctx, chosen: VariantOfProduct, quantity: number) {
  const product = await findProduct(ctx, chosen.productId);
  if (!isPublicProduct(product)) throw new NotFound(orderTexts.productGone);
  if (!product.takesOrders) throw new Refused(takesNoOrders);
  requireVariant(product, chosen.variantId);
  const variant = variantOf(await readVariants(ctx, [chosen]), chosen);
  if (!variant) throw new NotFound(catalogTexts.variantMissing);
  const { pricePesewas, stockQuantity, optionValues } = variant;
  const sellable = { ...product, pricePesewas, stockQuantity, variantLabel: variantLabel(optionValues) };
  if (quantity > stockQuantity) throw insufficientStock({ ...sellable, variantId: chosen.variantId });
  return sellable;
}

async function findProduct({ db }: Ctx, productId: string) {
  const [product] = await db
    .select(columns)
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, productId));
  if (!product) throw new NotFound(orderTexts.productGone);
  return product;
}

/** A block by either side stops all bargaining between the two. */
export async function checkBlocked(ctx: Ctx, one: string, other: string): Promise<void> {
  const [byOther, byOne] = [
    await ctx.ports.findBlockers(ctx, one, [other]),
    await ctx.ports.findBlockers(ctx, other, [one]),
  ];
  if (byOther.size + byOne.size > 0) throw new Forbidden(texts.blocked);
}

/** Returns the named price. A buyer offers less than the product's price; a seller asks at most that. */
export function checkedPrice(price: string, product: { pricePesewas: number }, by: OfferSide): number {
  const named = parseMoney(price) ?? 0;
  const isTooHigh = by === 'buyer' ? named >= product.pricePesewas : named > product.pricePesewas;
  if (!isTooHigh) return named;
  const text = (by === 'buyer' ? texts.priceNotLower : texts.counterTooHigh)(cedi(product.pricePesewas));
  throw new InvalidInput({ price: [text] }, text);
}
