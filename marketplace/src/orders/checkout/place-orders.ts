import { productSoldOut } from '@besesaka/schema/catalog/events.ts';
import { variantName } from '@besesaka/schema/catalog/variant-names.ts';
import { cartChanged } from '@besesaka/schema/orders/events.ts';
import type { CheckoutInput, PlaceCartInput, PlaceProductInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { readVariants } from '#catalog/product/chosen-variants.ts';
import { lockProducts } from '#catalog/product/lock-products.ts';
import { reduceStock } from '#catalog/product/move-stock.ts';
import { chosenVariant, insufficientStock } from '#orders/cart/cart-lines.ts';
import { lockCart } from '#orders/cart/change-cart.ts';
import { emitPlaced, emitUnpaid } from '#orders/placed/emit-order.ts';
import { toOrder } from '#orders/placed/order-details.ts';
import { dueAtOf, expiryOfNew } from '#orders/rules.ts';
import { cartItems, orderItems, orderSteps, orders } from '#orders/tables.ts';
import { Forbidden, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { checkAllowance } from './check-allowance.ts';
import { chooseDelivery, type DeliveryChoice } from './choose-delivery.ts';
import { newOrder } from './new-order.ts';
import { checkTotal, type OrderLine, type PurchaseLine, resolveLines, type ShopPart, splitByShop } from './purchase.ts';

/** Orders the whole cart, and empties it in the same transaction unless the buyer pays first. */
export async function placeCart({ tx, input }: { tx: Tx; input: PlaceCartInput }): Promise<OrdersCreated> {
  const { userId: buyerId, version } = await lockCart(tx);
  const cartRows = await tx.db
    .select({ productId: cartItems.productId, variantId: cartItems.variantId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, buyerId))
    .orderBy(cartItems.addedAt, cartItems.id);
  if (cartRows.length === 0) throw new Refused(texts.cartEmpty);
  const lines = cartRows.map((item) => ({ ...item, variantId: chosenVariant(item) }));
  const { delivery = [], ...details } = input;
  const created = await placeOrders(tx, { buyerId, lines, from: 'cart', details, delivery });
  // The cart stays until the orders are paid.
  if (input.pay_now) return created;
  await tx.db.delete(cartItems).where(eq(cartItems.userId, buyerId));
  tx.emit(buyerId, cartChanged, { item_count: 0, version });
  return created;
}

declare module '#platform/context.ts' {
  interface Ports {
    /** Whether buyers can pay in advance at the moment. */
    takesProtectedPayments: (ctx: Ctx) => Promise<boolean>;
  }
}

/** Reports an empty cart before any invalid fields, so that users do not correct a form that they cannot send. */
export async function refuseEmptyCart({ ctx }: { ctx: Ctx }): Promise<void> {
  const { userId } = requireViewer(ctx);
  if ((await ctx.db.$count(cartItems, eq(cartItems.userId, userId))) === 0) throw new Refused(texts.cartEmpty);
}

/** Orders one product directly, without the cart. */
export function placeProduct({ tx, input }: { tx: Tx; input: PlaceProductInput }): Promise<OrdersCreated> {
  const { userId: buyerId } = requireViewer(tx);
  const {
    product_id: productId,
    variant_id: variantId = null,
    quantity,
    delivery_option_id: chosen,
    ...details
  } = input;
  const lines = [{ productId, variantId, quantity }];
  const delivery = chosen === undefined ? [] : [{ shop_slug: null, option_id: chosen }];
  return placeOrders(tx, { buyerId, lines, from: 'product', details, delivery });
}

interface Purchase {
  buyerId: string;
  lines: PurchaseLine[];
  from: 'cart' | 'product';
  details: CheckoutInput;
  delivery: DeliveryChoice[];
  /** The agreed offer that is ordered. */
  offerId?: string;
}

/** Places one order per shop in the caller's transaction, and takes the stock for all of them. */
export async function placeOrders(
  tx: Tx,
  { buyerId, lines, from, details, delivery, offerId }: Purchase,
): Promise<OrdersCreated> {
  const buyer = await lockBuyer(tx, buyerId);
  const allowance = await checkAllowance(tx, buyer);
  const products = await lockProducts({ ctx: tx, input: { ids: lines.map(({ productId }) => productId) } });
  const variants = await readVariants(tx, lines);
  const goods = resolveLines({ buyerId, lines, from }, { products, variants });
  await checkBlocks(tx, buyerId, goods);
  const field = from === 'cart' ? 'delivery' : 'delivery_option_id';
  const choices = { field, region: details.shipping_region, chosen: delivery } as const;
  const parts = await chooseDelivery(tx, splitByShop(goods), choices);
  checkTotal(parts, details.expected_total);
  if (details.pay_now) await refuseUnpayable(tx, parts);
  await take(tx, goods);

  const dueAt = details.pay_now ? dueAtOf('awaiting_payment', tx) : expiryOfNew(buyer.dateJoined, tx);
  const checkout = { checkoutId: newId(), isFromCart: from === 'cart', offerId: offerId ?? null };
  const same = { buyer, ...checkout, details, now: tx.now, dueAt };
  const newOrders = parts.map((part) => newOrder({ ...same, part }));
  await tx.db.insert(orders).values(newOrders.map(({ order }) => order));
  await tx.db.insert(orderItems).values(newOrders.flatMap(({ items }) => items));
  await tx.db.insert(orderSteps).values(newOrders.flatMap(({ steps }) => steps));
  await (details.pay_now ? emitUnpaid(tx, newOrders) : emitPlaced(tx, newOrders));
  allowance.reportUsage();

  const [first, ...others] = newOrders.map((one) => toOrder(one, 'buyer'));
  if (!first) throw new Refused(texts.cartEmpty);
  return { success: true, order: first, orders: [first, ...others] };
}

/** Only a final total can be paid. */
async function refuseUnpayable(tx: Tx, parts: readonly ShopPart[]): Promise<void> {
  if (!(await tx.ports.takesProtectedPayments(tx))) throw new Refused(texts.paysLater);
  const open = parts.find(({ delivery }) => delivery === null);
  if (open) throw new Refused(texts.deliveryBeforePayment(open.goods[0].sellerName));
}

/** Serializes a user's checkouts. This lock comes before those of the products, which other buyers need too. */
async function lockBuyer({ db }: Tx, id: string) {
  const [buyer] = await db
    .select({
      id: users.id,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      fullName: users.fullName,
      dateJoined: users.dateJoined,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  if (!buyer) throw new Unauthenticated();
  return buyer;
}

/** A blocked user cannot order, because an order contains texts that they wrote. */
async function checkBlocks(ctx: Ctx, buyerId: string, goods: OrderLine[]): Promise<void> {
  const owners = [...new Set(goods.map(({ ownerId }) => ownerId))];
  const blockers = await ctx.ports.findBlockers(ctx, buyerId, owners);
  const refused = goods.find(({ ownerId }) => blockers.has(ownerId));
  if (!refused) return;
  const text = owners.length > 1 ? texts.shopBlockedInCart : texts.shopBlocked;
  throw new Forbidden(text(refused.sellerName));
}

async function take(tx: Tx, goods: OrderLine[]): Promise<void> {
  const lines = goods.map((line) => ({ ...line, productId: line.id }));
  const [missing] = await reduceStock({ tx, input: { lines } });
  if (missing) throw insufficientStock(missing);
  for (const { id, slug, name, variantLabel, ownerId, quantity, stockQuantity } of goods)
    if (quantity === stockQuantity)
      tx.emit(ownerId, productSoldOut, { product: { id, slug, name: variantName(name, variantLabel) } });
}
