import { openOrdersShown, shippingAddress } from '@besesaka/schema/accounts/resources.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { listPurchases, listSales, readOrder } from '@besesaka/schema/orders/operations.ts';
import { type Order as OrderValue, order } from '@besesaka/schema/orders/resources.ts';
import type { z } from 'zod';
import { ShippingAddress } from '#accounts/address-book.ts';
import { DeletionOutlook } from '#accounts/own-data.ts';
import { OwnShop } from '#accounts/user.ts';
import type { Context } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { queryField, readField, viewerField } from '#platform/contract/read.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { sliceOf } from '#platform/graphql/list-slice.ts';
import { loadableAsNode, ofViewer } from '#platform/graphql/nodes.ts';
import { Shop } from '#shops/shop.ts';
import { OrderItem, OrderStep } from './order-parts.ts';

/**
 * Most orders have few items, so query costs assume 20; clients that need all items of a large order ask for more.
 */
const itemSizes = { usual: 20, most: orderLimits.cartItemsMax };

const OrderItemConnection = connectionOf('OrderItem', OrderItem, { one: 'item', many: 'items' });

const addressNames = shippingAddress.keyof().options;

export const Order = objectOf(order, {
  // The shop and the shipping address have them.
  without: ['shop_id', 'seller_name', 'seller_slug', ...addressNames.map((name) => `shipping_${name}` as const)],
  add: (t) => ({
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
    items: t.field({
      type: OrderItemConnection,
      extensions: sizedAs(itemSizes),
      description: 'Products of the order.',
      args: cursorArgs(itemSizes),
      resolve: ({ items }, args) => sliceOf(items, args, itemSizes),
    }),
    // Without a maximum, because a declined delivery fee is a step. Few orders have more than 20.
    steps: t.expose('steps', {
      type: [OrderStep],
      extensions: atMost(20),
      description: 'History of the order, oldest first.',
    }),
  }),
});

/** The contract gives an order each field of an address, with the prefix. */
function addressOf(order: OrderValue) {
  const entries = addressNames.map((name) => [name, order[`shipping_${name}`]] as const);
  return Object.fromEntries(entries) as z.infer<typeof shippingAddress>;
}

queryField('order', readOrder, {
  description: 'An order that the user placed or received; null if it does not exist.',
});
viewerField('orders', listPurchases);
readField(OwnShop, 'orders', listSales);

/** The viewer may be the buyer of some and the seller of others. */
export const loadOrder = createLoader<OrderValue>(async (ctx, codes) => {
  const query = { ids: codes.join(','), page_size: codes.length, count: false };
  const lists = await Promise.all([listPurchases, listSales].map((list) => ofViewer(ctx.rest.call(list, { query }))));
  return new Map(lists.flat().map((one) => [one.order_id, one]));
});

/** Returns those orders that the viewer may see. */
export async function ordersOf(ctx: Context, codes: readonly string[]): Promise<OrderValue[]> {
  const loaded = await Promise.all(codes.map((code) => loadOrder(ctx, code, null)));
  return loaded.filter((one) => one !== null);
}

loadableAsNode(Order, {
  id: ({ order_id }) => order_id,
  form: /^[A-Z0-9]{1,40}$/,
  load: (code, ctx) => loadOrder(ctx, code, null),
});

builder.objectField(DeletionOutlook, 'openOrders', (t) =>
  loadedField(t, {
    type: [Order],
    most: openOrdersShown,
    description: `The oldest ${openOrdersShown} orders that must be finished or cancelled first.`,
    load: ({ open_orders }, ctx) =>
      ordersOf(
        ctx,
        open_orders.map(({ order_id }) => order_id),
      ),
  }),
);
