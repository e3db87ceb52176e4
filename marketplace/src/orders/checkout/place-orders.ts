import type { PlaceCartInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { findBlockers } from '#accounts/find-blockers.ts';
import { users } from '#accounts/tables.ts';
import { lockProducts } from '#catalog/product/lock-products.ts';
import { takeStock } from '#catalog/product/move-stock.ts';
import { insufficientStock } from '#orders/cart/check-quantity.ts';
import { tellPlaced } from '#orders/placed/tell-order.ts';
import { toOrder } from '#orders/placed/whole-order.ts';
import { expiryOfNew } from '#orders/rules.ts';
import { Forbidden, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { checkAllowance, checkUnconfirmed } from './check-allowance.ts';
import { draftOrder } from './draft-order.ts';
import { checkTotal, type Goods, type PurchaseLine, pickGoods, splitByShop } from './purchase.ts';
import { writeOrders } from './write-orders.ts';

interface Purchase {
  buyerId: string;
  lines: PurchaseLine[];
  from: 'cart' | 'product';
  details: PlaceCartInput;
}

/** One order per shop, within the caller's transaction: all of them, with their stock, or none. */
export async function placeOrders(ctx: Ctx, { buyerId, lines, from, details }: Purchase): Promise<OrdersCreated> {
  const buyer = await lockBuyer(ctx, buyerId);
  const allowance = await checkAllowance(ctx, buyerId);
  if (!buyer.emailConfirmedAt) await checkUnconfirmed(ctx, buyerId);
  const locked = await lockProducts({ ctx, input: { ids: lines.map(({ productId }) => productId) } });
  const goods = pickGoods({ buyerId, lines, from }, locked);
  await checkBlocks(ctx, buyerId, goods);
  checkTotal(goods, details.expected_total);
  await take(ctx, goods, lines);

  const same = { buyer, checkoutId: newId(), details, now: ctx.now };
  const dueAt = expiryOfNew(buyer.dateJoined, ctx.now, ctx.config);
  const drafts = splitByShop(goods).map((ofShop) => draftOrder({ ...same, goods: ofShop, dueAt }));
  const placed = await writeOrders({ ctx, input: { wholes: drafts } });
  for (const whole of placed) await tellPlaced(ctx, whole);
  allowance.tellPlaced();

  const [first, ...others] = placed.map((whole) => toOrder(whole, 'buyer'));
  if (!first) throw new Refused(texts.cartEmpty);
  return { success: true, order: first, orders: [first, ...others] };
}

/** Puts a person's checkouts in line: before the goods, which others want too. */
async function lockBuyer({ db }: Ctx, id: string) {
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

/** A seller who blocked someone gets no texts of theirs, and an order carries some. */
async function checkBlocks(ctx: Ctx, buyerId: string, goods: Goods[]): Promise<void> {
  const owners = [...new Set(goods.map(({ ownerId }) => ownerId))];
  const blockers = await findBlockers(ctx, buyerId, owners);
  const refused = goods.find(({ ownerId }) => blockers.has(ownerId));
  if (!refused) return;
  const text = owners.length > 1 ? texts.shopBlockedInCart : texts.shopBlocked;
  throw new Forbidden(text(refused.sellerName));
}

async function take(ctx: Ctx, goods: Goods[], lines: PurchaseLine[]): Promise<void> {
  const [missing] = await takeStock({ ctx, input: { lines } });
  const sold = goods.find(({ id }) => id === missing);
  if (sold) throw insufficientStock(sold);
}
