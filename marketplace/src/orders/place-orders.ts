import type { CreateOrdersInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { lockProducts } from '#catalog/lock-products.ts';
import { takeStock } from '#catalog/take-stock.ts';
import type { Ctx } from '#platform/context.ts';
import { Refused, Unauthenticated } from '#platform/errors.ts';
import { insufficientStock } from './check-quantity.ts';
import { draftOrder } from './draft-order.ts';
import { insertOrders } from './insert-orders.ts';
import { checkTotal, type Goods, type PurchaseLine, pickGoods, splitByShop } from './purchase.ts';
import { tellPlaced } from './tell-order.ts';
import { toOrder } from './whole-order.ts';

interface Purchase {
  buyerId: string;
  lines: PurchaseLine[];
  from: 'cart' | 'product';
  details: CreateOrdersInput;
}

/** One order per shop, within the caller's transaction: all of them, with their stock, or none. */
export async function placeOrders(ctx: Ctx, { buyerId, lines, from, details }: Purchase): Promise<OrdersCreated> {
  const locked = await lockProducts({ ctx, input: { ids: lines.map(({ productId }) => productId) } });
  const goods = pickGoods({ buyerId, lines, from }, locked);
  checkTotal(goods, details.expected_total);
  await take(ctx, goods, lines);

  const [buyer] = await ctx.db
    .select({ id: users.id, email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, buyerId));
  if (!buyer) throw new Unauthenticated();
  const drafts = splitByShop(goods).map((ofShop) => draftOrder({ buyer, goods: ofShop, details, now: ctx.now }));
  const placed = await insertOrders({ ctx, input: { wholes: drafts } });
  for (const whole of placed) await tellPlaced(ctx, whole);

  const [first, ...others] = placed.map((whole) => toOrder(whole, 'buyer'));
  if (!first) throw new Refused(texts.cartEmpty);
  return { success: true, order: first, orders: [first, ...others] };
}

async function take(ctx: Ctx, goods: Goods[], lines: PurchaseLine[]): Promise<void> {
  const [missing] = await takeStock({ ctx, input: { lines } });
  const name = goods.find(({ id }) => id === missing)?.name;
  if (name !== undefined) throw insufficientStock(name);
}
