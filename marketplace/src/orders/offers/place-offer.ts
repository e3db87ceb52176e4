import type { OneShopInput } from '@besesaka/schema/orders/inputs.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import type { OrdersCreated } from '@besesaka/schema/orders/resources.ts';
import { and, eq } from 'drizzle-orm';
import { placeOrders } from '#orders/checkout/place-orders.ts';
import { orders } from '#orders/tables.ts';
import { Forbidden, Refused } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { moveOffer } from './move-offer.ts';
import { lockOffer } from './offer-details.ts';
import { isDue, transitionOf } from './offer-rules.ts';

interface Args {
  tx: Tx;
  input: OneShopInput & { id: string };
}

/** Orders the agreed amount at the agreed price. The lock and the state let it happen once. */
export async function placeOffer({
  tx,
  input: { id, delivery_option_id: chosen, ...details },
}: Args): Promise<OrdersCreated> {
  const { offer, side } = await lockOffer(tx, id);
  if (side !== 'buyer') throw new Forbidden(texts.notForYou);
  const transition = transitionOf(offer, 'order', side);
  if (!transition || isDue(offer, tx.now)) throw new Refused(texts.notNow);
  const { buyerId, productId, variantId, quantity, pricePesewas } = offer;
  const lines = [{ productId, variantId, quantity, pricePesewas }];
  const delivery = chosen === undefined ? [] : [{ shop_slug: null, option_id: chosen }];
  const isWaiting = and(eq(orders.offerId, id), eq(orders.state, 'awaiting_payment'));
  if ((await tx.db.$count(orders, isWaiting)) > 0) throw new Refused(texts.paymentOpen);
  const placed = await placeOrders(tx, { buyerId, lines, from: 'product', details, delivery, offerId: id });
  // It is ordered once it is paid.
  if (details.pay_now) return placed;
  const change = { orderCode: placed.order.order_id };
  await moveOffer(tx, offer, { kind: 'order', by: side, to: transition.to, change });
  return placed;
}
