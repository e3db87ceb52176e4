import { orderActions, orderLimits } from '@besesaka/schema/orders/limits.ts';
import { readOrder } from '@besesaka/schema/orders/operations.ts';
import { type Order as OrderValue, order } from '@besesaka/schema/orders/resources.ts';
import { ShippingAddress } from '#accounts/shipping-address.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, sizedAs } from '#platform/graphql/connection.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { Shop } from '#shops/shop.ts';
import { OrderAction, OrderState, OrderViewer, PaymentMethod } from './order-enums.ts';
import { OrderItem, OrderStep } from './order-parts.ts';
import { partOfWhole } from './whole-list.ts';

/** Most orders have few; lists of them are reckoned by that, and who wants all of a large one says so. */
const itemSizes = { usual: 20, most: orderLimits.cartItemsMax };

const OrderItemConnection = connectionOf('OrderItem', OrderItem, { one: 'item', many: 'items' });

const flat = ['full_name', 'phone', 'address', 'city', 'landmark'] as const;
const byHand = [
  ...(['order_id', 'total', 'shipping_fee', 'tax', 'seller_name', 'seller_slug', 'shop_id'] as const),
  ...flat.map((name) => `shipping_${name}` as const),
];

export const Order = builder.objectRef<OrderValue>('Order').implement({
  description: 'What one buyer ordered from one shop, as you see it.',
  fields: (t) => ({
    ...passedThrough(t, order, { without: byHand }),
    id: t.exposeID('order_id', { description: 'Code of the order, as people read it to each other.' }),
    shop: t.field({
      type: Shop,
      description: 'The shop that it was placed at.',
      resolve: ({ shop_id, seller_name, seller_slug }) => ({ id: shop_id, name: seller_name, slug: seller_slug }),
    }),
    shippingAddress: t.field({
      type: ShippingAddress,
      description: 'Where it goes, as it was when it was placed.',
      resolve: (order) => ({
        full_name: order.shipping_full_name,
        phone: order.shipping_phone,
        address: order.shipping_address,
        city: order.shipping_city,
        region: order.shipping_region,
        landmark: order.shipping_landmark,
      }),
    }),
    state: t.expose('status', { type: OrderState, description: 'Where it stands.' }),
    total: t.expose('total', { type: Money, description: 'What it costs.' }),
    shippingFee: t.expose('shipping_fee', { type: Money, description: 'Zero: buyer and seller agree on it.' }),
    tax: t.expose('tax', { type: Money, description: 'Zero: buyer and seller agree on it.' }),
    paymentMethod: t.expose('payment_method', { type: PaymentMethod, nullable: true, description: 'How it was paid.' }),
    viewerIs: t.expose('viewer_is', { type: OrderViewer, description: 'What you are to it.' }),
    allowedActions: t.expose('allowed_actions', {
      type: [OrderAction],
      extensions: atMost(orderActions.length),
      description: 'What you may do to it now.',
    }),
    items: t.field({
      type: OrderItemConnection,
      extensions: sizedAs(itemSizes),
      description: 'What was ordered.',
      args: cursorArgs(itemSizes),
      resolve: ({ items }, args) => partOfWhole(items, args, itemSizes),
    }),
    steps: t.expose('steps', {
      type: [OrderStep],
      extensions: atMost(10),
      description: 'Its way so far, oldest first.',
    }),
  }),
});

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: 'One order that you placed or received; null when there is none of this number.',
    args: { id: t.arg.id({ required: true, description: 'Code of the order.' }) },
    resolve: (_root, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readOrder, { params: orderParams(id) })),
  }),
);

/** Numbers of orders are in capitals, and names beside them in the path, such as that of a list, are not. */
export function orderParams(id: string) {
  return { order_id: id.toUpperCase() };
}
