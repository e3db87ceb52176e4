import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { Order } from '@besesaka/schema/orders/resources.ts';
import { allowedActions } from '#orders/rules.ts';
import type { OrderItemRow, OrderRow, OrderStepRow } from '#orders/tables.ts';
import { mediaPath } from '#platform/media/paths.ts';

export interface WholeOrder {
  order: OrderRow;
  items: OrderItemRow[];
  steps: OrderStepRow[];
}

/** An order as one of its people sees it. */
export function toOrder({ order, items, steps }: WholeOrder, viewerIs: Order['viewer_is']): Order {
  return {
    order_id: order.code,
    status: order.state,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    expires_at: (order.state === 'pending' && order.dueAt?.toISOString()) || null,
    version: order.version,
    total: moneyText(order.totalPesewas),
    // Agreed between buyer and seller, outside the order.
    shipping_fee: moneyText(0),
    tax: moneyText(0),
    item_count: pieces(items),
    buyer_email: order.buyerEmail,
    buyer_name: order.buyerName,
    seller_name: order.sellerName,
    seller_slug: order.sellerSlug,
    shop_id: order.shopId,
    shipping_full_name: order.shippingFullName,
    shipping_phone: order.shippingPhone,
    shipping_address: order.shippingAddress,
    shipping_city: order.shippingCity,
    shipping_region: order.shippingRegion,
    shipping_notes: order.shippingNotes,
    shipping_landmark: order.shippingLandmark,
    paid_at: order.paidAt?.toISOString() ?? null,
    payment_method: order.paymentMethod,
    viewer_is: viewerIs,
    allowed_actions: allowedActions(order, viewerIs),
    items: items.map((item) => toItem(item, order.sellerName)),
    steps: steps.map(({ state, at, actor, reason }) => ({ state, at: at.toISOString(), by: actor, reason })),
  };
}

export function pieces(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

function toItem(item: OrderItemRow, sellerName: string): Order['items'][number] {
  return {
    id: item.id,
    product_id: item.productId,
    product_slug: item.productSlug,
    product_name: item.productName,
    product_image: item.productImage && mediaPath(item.productImage.id),
    seller_name: sellerName,
    quantity: item.quantity,
    price: moneyText(item.pricePesewas),
    total: moneyText(item.pricePesewas * item.quantity),
  };
}
