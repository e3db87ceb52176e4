import { openOrdersShown, shippingAddress } from '@besesaka/schema/accounts/resources.ts';
import { orderActions, orderLimits } from '@besesaka/schema/orders/limits.ts';
import { listPurchases, listSales, readOrder } from '@besesaka/schema/orders/operations.ts';
import { type Order as OrderValue, order } from '@besesaka/schema/orders/resources.ts';
import type { z } from 'zod';
import { ShippingAddress } from '#accounts/address-book.ts';
import { DeletionOutlook } from '#accounts/own-data.ts';
import { type Context, readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { sliceOf } from '#platform/graphql/list-slice.ts';
import { Money } from '#platform/graphql/money.ts';
import { loadableAsNode, ofViewer } from '#platform/graphql/nodes.ts';
import { Shop } from '#shops/shop.ts';
import { OrderAction, OrderState, OrderViewer, PaymentMethod } from './order-enums.ts';
import { OrderDelivery, OrderItem, OrderStep, OrderTracking } from './order-parts.ts';

/**
 * Most orders have few items, so query costs assume 20; clients that need all items of a large order ask for more.
 */
const itemSizes = { usual: 20, most: orderLimits.cartItemsMax };

const OrderItemConnection = connectionOf('OrderItem', OrderItem, { one: 'item', many: 'items' });

const addressNames = shippingAddress.keyof().options;
const byHand = [
  ...([
    'order_id',
    'subtotal',
    'total',
    'shipping_fee',
    'proposed_fee',
    'tax',
    'seller_name',
    'seller_slug',
    'shop_id',
  ] as const),
  ...addressNames.map((name) => `shipping_${name}` as const),
];

export const Order = builder.objectRef<OrderValue>('Order').implement({
  description: 'An order of one buyer from one shop, as the viewer sees it.',
  fields: (t) => ({
    ...exposeFields(t, order, { without: byHand }),
    id: t.exposeID('order_id', { description: 'Order code that users see: capital letters and digits.' }),
    url: t.field({
      type: 'Url',
      description: 'URL of the order, for buyer and seller.',
      resolve: ({ order_id }, _args, ctx) => pageUrl(`/dashboard/orders/${order_id}`, ctx),
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop that received the order.',
      resolve: ({ shop_id, seller_name, seller_slug }) => ({ id: shop_id, name: seller_name, slug: seller_slug }),
    }),
    shippingAddress: t.field({
      type: ShippingAddress,
      description: 'Shipping address at the time of the order.',
      resolve: addressOf,
    }),
    state: t.expose('status', { type: OrderState, description: 'State of the order.' }),
    subtotal: t.expose('subtotal', { type: Money, description: 'Price of all items.' }),
    total: t.expose('total', { type: Money, description: 'Total price with the delivery fee.' }),
    paymentMethod: t.expose('payment_method', {
      type: PaymentMethod,
      nullable: true,
      description: 'How the order was paid; null until it is marked as paid.',
    }),
    viewerIs: t.expose('viewer_is', { type: OrderViewer, description: 'Role of the viewer in the order.' }),
    allowedActions: t.expose('allowed_actions', {
      type: [OrderAction],
      extensions: atMost(orderActions.length),
      description: 'Actions that the viewer may perform now.',
    }),
    items: t.field({
      type: OrderItemConnection,
      extensions: sizedAs(itemSizes),
      description: 'Products of the order.',
      args: cursorArgs(itemSizes),
      resolve: ({ items }, args) => sliceOf(items, args, itemSizes),
    }),
    steps: t.expose('steps', {
      type: [OrderStep],
      extensions: atMost(20),
      description: 'History of the order, oldest first.',
    }),
  }),
});

builder.objectFields(Order, (t) => ({
  shippingFee: t.expose('shipping_fee', {
    type: Money,
    description: 'Delivery fee, part of the total; zero until both sides agree on one.',
  }),
  delivery: t.expose('delivery', {
    type: OrderDelivery,
    nullable: true,
    description: 'Way of delivery; null while buyer and seller have to agree on it.',
  }),
  proposedFee: t.expose('proposed_fee', {
    type: Money,
    nullable: true,
    description: "Delivery fee that waits for the buyer's answer; null without one.",
  }),
  tracking: t.expose('tracking', {
    type: OrderTracking,
    nullable: true,
    description: 'Carrier or rider, given at dispatch; null without one.',
  }),
  tax: t.expose('tax', { type: Money, description: 'Always zero.' }),
}));

/** The contract gives an order each field of an address, with the prefix. */
function addressOf(order: OrderValue) {
  const entries = addressNames.map((name) => [name, order[`shipping_${name}`]] as const);
  return Object.fromEntries(entries) as z.infer<typeof shippingAddress>;
}

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: 'One order that the viewer placed or received; null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'Code of the order.' }) },
    resolve: (_root, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readOrder, { params: orderParams(id) })),
  }),
);

/** Order codes are upper case, while fixed parts of these paths are lower case. The conversion keeps them apart. */
export function orderParams(id: string) {
  return { order_id: id.toUpperCase() };
}

/** The viewer may be the buyer of some and the seller of others. */
export const loadOrder = createLoader<OrderValue>(async (ctx, codes) => {
  const query = { ids: codes.join(','), page_size: codes.length, count: false };
  const lists = await Promise.all([listPurchases, listSales].map((list) => ofViewer(ctx.rest.call(list, { query }))));
  return new Map(lists.flat().map((one) => [one.order_id, one]));
});

/** Returns those orders that the viewer may see. */
export async function ordersOf(ctx: Context, codes: readonly string[]): Promise<OrderValue[]> {
  const found = await Promise.all(codes.map((code) => loadOrder(ctx, code, null)));
  return found.filter((one) => one !== null);
}

loadableAsNode(Order, {
  id: ({ order_id }) => order_id,
  form: /^[A-Z0-9]{1,40}$/,
  load: (code, ctx) => loadOrder(ctx, code, null),
});

builder.objectField(DeletionOutlook, 'openOrders', (t) =>
  t.field({
    type: [Order],
    extensions: { ...callForAll, ...atMost(openOrdersShown) },
    description: `The oldest ${openOrdersShown} orders that must be finished or cancelled first.`,
    resolve: ({ open_orders }, _args, ctx) =>
      ordersOf(
        ctx,
        open_orders.map(({ order_id }) => order_id),
      ),
  }),
);
