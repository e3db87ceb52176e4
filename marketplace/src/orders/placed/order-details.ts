import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { type Order, order as resource } from '@besesaka/schema/orders/resources.ts';
import { inArray } from 'drizzle-orm';
import { sumOfLines } from '#orders/cart/cart-lines.ts';
import { returnUntil } from '#orders/returns/return-rules.ts';
import { allowedActions } from '#orders/rules.ts';
import { type OrderItemRow, type OrderRow, type OrderStepRow, orderItems, orderSteps } from '#orders/tables.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { takesOrderPayments } from '#platform/config.ts';
import type { Ctx } from '#platform/context.ts';
import { mediaPath } from '#platform/media/paths.ts';

export interface OrderDetails {
  order: OrderRow;
  items: OrderItemRow[];
  steps: OrderStepRow[];
  /** When it was read, which decides what is still allowed. */
  readAt: Date;
  /** Whether it can be paid in the app. */
  paysOnline: boolean;
}

/** Loads the items and steps of these orders, with one query for each. */
export async function loadOrderDetails(ctx: Ctx, rows: OrderRow[]): Promise<OrderDetails[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [items, steps] = await Promise.all([
    ctx.db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(orderItems.position),
    ctx.db.select().from(orderSteps).where(inArray(orderSteps.orderId, ids)).orderBy(orderSteps.position),
  ]);
  return rows.map((order) => ({
    order,
    readAt: ctx.now,
    paysOnline: takesOrderPayments(ctx.config),
    items: items.filter(({ orderId }) => orderId === order.id),
    steps: steps.filter(({ orderId }) => orderId === order.id),
  }));
}

const plainOf = pickFields(resource);

/** Returns the order as this side sees it. */
export function toOrder(
  { order, items, steps, readAt, paysOnline }: OrderDetails,
  viewerIs: Order['viewer_is'],
): Order {
  const standing = { ...order, returnUntil: returnUntil(steps), paysOnline };
  return {
    ...plainOf(order),
    order_id: order.code,
    status: order.state,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    expires_at: (order.state === 'pending' && order.dueAt?.toISOString()) || null,
    subtotal: moneyText(sumOfLines(items)),
    due_at: order.dueAt?.toISOString() ?? null,
    return_until: standing.returnUntil?.toISOString() ?? null,
    total: moneyText(order.totalPesewas),
    shipping_fee: moneyText(order.shippingFeePesewas),
    delivery: order.delivery,
    proposed_fee: order.proposedFeePesewas === null ? null : moneyText(order.proposedFeePesewas),
    tracking: order.tracking,
    tax: moneyText(0),
    item_count: pieces(items),
    paid_at: order.paidAt?.toISOString() ?? null,
    checkout_id: order.state === 'awaiting_payment' && viewerIs === 'buyer' ? order.checkoutId : null,
    external_id: viewerIs === 'buyer' ? null : order.externalId,
    metadata: viewerIs === 'buyer' ? {} : order.metadata,
    viewer_is: viewerIs,
    allowed_actions: allowedActions(standing, viewerIs, readAt),
    items: items.map((item) => toItem(item, order.sellerName)),
    steps: steps.map(toStep),
  };
}

function toStep({ state, at, actor, action, reason, returnReason, photoIds }: OrderStepRow): Order['steps'][number] {
  return {
    state,
    at: at.toISOString(),
    by: actor,
    action,
    reason,
    return_reason: returnReason,
    photos: photoIds.map((id) => `/api/return-photos/${id}`),
  };
}

export function pieces(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

function toItem(item: OrderItemRow, sellerName: string): Order['items'][number] {
  return {
    id: item.id,
    product_id: item.productId,
    variant_id: item.variantId,
    variant_label: item.variantLabel,
    product_slug: item.productSlug,
    product_name: item.productName,
    product_image: item.productImage && mediaPath(item.productImage.id),
    seller_name: sellerName,
    quantity: item.quantity,
    price: moneyText(item.pricePesewas),
    total: moneyText(item.pricePesewas * item.quantity),
  };
}
