import { randomInt } from 'node:crypto';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import type { CheckoutInput } from '@besesaka/schema/orders/inputs.ts';
import type { OrderDetails } from '#orders/placed/order-details.ts';
import { newId } from '#platform/base/ids.ts';
import { type OrderLine, orderTotal, type ShopPart } from './purchase.ts';

interface Checkout {
  buyer: { id: string; email: string; fullName: string };
  checkoutId: string;
  part: ShopPart;
  details: CheckoutInput;
  now: Date;
  dueAt: Date | null;
  isFromCart: boolean;
  offerId: string | null;
}

/** Returns the rows of a new order. */
export function newOrder({
  buyer,
  checkoutId,
  part,
  details,
  now,
  dueAt,
  isFromCart,
  offerId,
}: Checkout): OrderDetails {
  const id = newId();
  const { goods, delivery, shippingFeePesewas } = part;
  const [{ shopId, ownerId, sellerName, sellerSlug }] = goods;
  const { expectedTotal: _, payNow = false, ...shipping } = camelKeys(details);
  const order = {
    ...shipping,
    id,
    code: newOrderCode(),
    checkoutId,
    buyerId: buyer.id,
    shopId,
    sellerId: ownerId,
    state: payNow ? ('awaiting_payment' as const) : ('pending' as const),
    version: 1,
    totalPesewas: orderTotal(part),
    shippingFeePesewas,
    delivery,
    proposedFeePesewas: null,
    tracking: null,
    buyerEmail: buyer.email,
    buyerName: buyer.fullName,
    sellerName,
    sellerSlug,
    shippingNotes: shipping.shippingNotes ?? '',
    shippingLandmark: shipping.shippingLandmark ?? '',
    paidAt: null,
    paymentMethod: null,
    isProtected: payNow,
    sellerSees: !payNow,
    isFromCart: payNow && isFromCart,
    offerId: payNow ? offerId : null,
    paymentAskedAt: null,
    externalId: null,
    metadata: {},
    createdAt: now,
    updatedAt: now,
    dueAt,
  };
  const placing = { actor: 'buyer' as const, action: null, reason: null, returnReason: null, photoIds: [] };
  const steps = [{ orderId: id, position: 0, state: order.state, ...placing, at: now }];
  return {
    order,
    readAt: now,
    // Read only when the seller asks for payment, which needs an accepted order.
    paysOnline: false,
    items: goods.map((one, position) => newItem(id, one, position)),
    steps,
  };
}

function newItem(orderId: string, goods: OrderLine, position: number) {
  return {
    id: newId(),
    orderId,
    productId: goods.id,
    variantId: goods.variantId,
    variantLabel: goods.variantLabel,
    productName: goods.name,
    productSlug: goods.slug,
    productImage: goods.image,
    quantity: goods.quantity,
    pricePesewas: goods.pricePesewas,
    position,
  };
}

/** Leaves out I, L, O, 0 and 1, which are easily confused when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

/** There are 800 trillion codes. If one is taken, the index refuses it, and the buyer's retry gets another. */
function newOrderCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
}
