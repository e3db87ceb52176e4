import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { BoughtAgain } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { and, eq, sql } from 'drizzle-orm';
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
    const held = await tx.db
      .select({ productId: cartItems.productId })
      .from(cartItems)
      .where(eq(cartItems.userId, userId));
    const inCart = new Set(held.map(({ productId }) => productId));
    const refusals = lines.map((line) => refusalOf(line, inCart));
    const fit = lines.filter((_line, n) => refusals[n] === null);
    left.out = refusals.flatMap((refusal) => refusal ?? []);
    if (fit.length > 0) await addAll(tx, userId, fit);
  });
  return { cart, left_out: left.out };
}

type Line = Awaited<ReturnType<typeof readLines>>[number];

async function readLines({ db }: Tx, code: string, buyerId: string) {
  const lines = await db
    .select({
      productId: products.id,
      name: products.name,
      quantity: orderItems.quantity,
      pricePesewas: products.pricePesewas,
      stockQuantity: products.stockQuantity,
      isActive: products.isActive,
      archivedAt: products.archivedAt,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orders.code, code), eq(orders.buyerId, buyerId)))
    .orderBy(orderItems.position);
  if (lines.length === 0) throw new NotFound(texts.orderMissing);
  return lines;
}

/** Returns why a product cannot be ordered as before; null if it can. A product that fits joins those in the cart. */
function refusalOf(line: Line, inCart: Set<string>): string | null {
  if (!isPublicProduct(line)) return texts.notAvailable(line.name);
  if (line.quantity > line.stockQuantity) return texts.insufficientStock(line.name);
  inCart.add(line.productId);
  return inCart.size > limits.cartItemsMax ? texts.cartFull : null;
}

async function addAll(tx: Tx, userId: string, lines: Line[]): Promise<void> {
  const rows = lines.map(({ productId, quantity, pricePesewas }) => ({
    ...{ id: newId(), userId, productId, quantity, pricePesewas, addedAt: tx.now },
  }));
  await tx.db
    .insert(cartItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.productId],
      set: {
        quantity: sql`greatest(${cartItems.quantity}, excluded.quantity)`,
        pricePesewas: sql`excluded.price_pesewas`,
      },
    });
}
