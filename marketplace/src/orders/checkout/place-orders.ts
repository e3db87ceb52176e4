import type { PlaceCartInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { lockProducts } from '#catalog/product/lock-products.ts';
import { takeStock } from '#catalog/product/move-stock.ts';
import { insufficientStock } from '#orders/cart/check-quantity.ts';
import { emitPlaced } from '#orders/placed/emit-order.ts';
import { toOrder } from '#orders/placed/order-details.ts';
import { expiryOfNew } from '#orders/rules.ts';
import { Forbidden, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { checkAllowance, checkUnconfirmed } from './check-allowance.ts';
import { draftOrder } from './draft-order.ts';
import { checkTotal, type OrderLine, type PurchaseLine, resolveLines, splitByShop } from './purchase.ts';
import { writeOrders } from './write-orders.ts';

interface Purchase {
  buyerId: string;
  lines: PurchaseLine[];
  from: 'cart' | 'product';
  details: PlaceCartInput;
}

/** Places one order per shop in the caller's transaction, and takes the stock for all of them. */
export async function placeOrders(tx: Tx, { buyerId, lines, from, details }: Purchase): Promise<OrdersCreated> {
  const buyer = await lockBuyer(tx, buyerId);
  const allowance = await checkAllowance(tx, buyerId);
  if (!buyer.emailConfirmedAt) await checkUnconfirmed(tx, buyerId);
  const locked = await lockProducts({ ctx: tx, input: { ids: lines.map(({ productId }) => productId) } });
  const goods = resolveLines({ buyerId, lines, from }, locked);
  await checkBlocks(tx, buyerId, goods);
  checkTotal(goods, details.expected_total);
  await take(tx, goods, lines);

  const same = { buyer, checkoutId: newId(), details, now: tx.now };
  const dueAt = expiryOfNew(buyer.dateJoined, tx.now, tx.config);
  const drafts = splitByShop(goods).map((ofShop) => draftOrder({ ...same, goods: ofShop, dueAt }));
  const placed = await writeOrders({ tx, input: { wholes: drafts } });
  await emitPlaced(tx, placed);
  allowance.reportUsage();

  const [first, ...others] = placed.map((whole) => toOrder(whole, 'buyer'));
  if (!first) throw new Refused(texts.cartEmpty);
  return { success: true, order: first, orders: [first, ...others] };
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

async function take(tx: Tx, goods: OrderLine[], lines: PurchaseLine[]): Promise<void> {
  const [missing] = await takeStock({ tx, input: { lines } });
  const sold = goods.find(({ id }) => id === missing);
  if (sold) throw insufficientStock(sold);
}
