import { variantLabel, variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { BoughtAgain } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import { readVariants, variantOf } from '#catalog/product/chosen-variants.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { cartItems, orderItems, orders } from '#orders/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { changeCart } from './change-cart.ts';

/**
 * Puts the products of an earlier order into the buyer's cart. A product that is there already gets at least the quantity
 * of the order, so that a repeated request adds nothing. What cannot be ordered is left out and named.
 */
export async function buyAgain({ ctx, input }: { ctx: Ctx; input: { order_id: string } }): Promise<BoughtAgain> {
  const left: { out: string[] } = { out: [] };
  const cart = await changeCart(ctx, async (tx, userId) => {
    const lines = await readLines(tx, input.order_id, userId);
    const cartRows = await tx.db
      .select({ variantId: cartItems.variantId })
      .from(cartItems)
      .where(eq(cartItems.userId, userId));
    const inCart = new Set(cartRows.map(({ variantId }) => variantId));
    const checked = lines.map((line) => check(line, inCart));
    left.out = checked.filter((one) => typeof one === 'string');
    const fit = checked.filter((one) => typeof one !== 'string');
    if (fit.length > 0) await addAll(tx, userId, fit);
  });
  return { cart, left_out: left.out };
}

type Line = Awaited<ReturnType<typeof readLines>>[number];

/** Returns the lines of the order with the current price and stock of their variants. */
async function readLines(tx: Tx, code: string, buyerId: string) {
  const lines = await tx.db
    .select({
      productId: products.id,
      variantId: orderItems.variantId,
      label: orderItems.variantLabel,
      name: products.name,
      options: products.options,
      quantity: orderItems.quantity,
      isActive: products.isActive,
      archivedAt: products.archivedAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orders.code, code), eq(orders.buyerId, buyerId)))
    .orderBy(orderItems.position);
  if (lines.length === 0) throw new NotFound(texts.orderMissing);
  const variants = await readVariants(tx, lines);
  return lines.map((line) => ({ ...line, variant: variantOf(variants, line) }));
}

type FittingLine = Line & { variant: NonNullable<Line['variant']> };

/** Returns why a line cannot be ordered as before, or the line. One that fits joins those in the cart. */
function check(line: Line, inCart: Set<string>): string | FittingLine {
  const name = variantName(line.name, line.label);
  const { variant } = line;
  // A product that got variants since then has none that was ordered.
  const isUnchosen = line.variantId === null && line.options.length > 0;
  if (!isPublicProduct(line) || !variant || isUnchosen) return texts.notAvailable(name);
  if (line.quantity > variant.stockQuantity) return texts.insufficientStock(name);
  if (!inCart.has(variant.id) && inCart.size >= limits.cartItemsMax) return texts.cartFull;
  inCart.add(variant.id);
  return { ...line, variant };
}

async function addAll(tx: Tx, userId: string, lines: FittingLine[]): Promise<void> {
  const rows = lines.map(({ productId, quantity, variant }) => ({
    id: newId(),
    userId,
    productId,
    variantId: variant.id,
    variantLabel: variantLabel(variant.optionValues),
    quantity,
    pricePesewas: variant.pricePesewas,
    addedAt: tx.now,
  }));
  await tx.db
    .insert(cartItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: {
        quantity: sql`greatest(${cartItems.quantity}, excluded.quantity)`,
        pricePesewas: sql`excluded.price_pesewas`,
      },
    });
}
