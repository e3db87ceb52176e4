import type { Order as OrderValue } from '@besesaka/schema/orders/resources.ts';
import { readOnce } from '#platform/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { Money } from '#platform/graphql/money.ts';
import { orderParams, readOrder } from './api.ts';
import { OrderAction, OrderState, OrderViewer, PaymentMethod } from './order-enums.ts';
import { OrderItem, OrderStep } from './order-parts.ts';

export const Order = builder.objectRef<OrderValue>('Order').implement({
  description: 'What one buyer ordered from one shop, as you see it.',
  fields: (t) => ({
    id: t.exposeID('order_id', { description: 'Code of the order, as people read it to each other.' }),
    state: t.expose('status', { type: OrderState, description: 'Where it stands.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was placed.' }),
    updatedAt: t.expose('updated_at', { type: 'DateTime', description: 'When it last changed.' }),
    expiresAt: t.expose('expires_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the seller must have answered; null once that is past.',
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change, so that an older answer never overwrites a newer.',
    }),
    total: t.expose('total', { type: Money, description: 'What it costs.' }),
    shippingFee: t.expose('shipping_fee', { type: Money, description: 'Zero: buyer and seller agree on it.' }),
    tax: t.expose('tax', { type: Money, description: 'Zero: buyer and seller agree on it.' }),
    itemCount: t.exposeInt('item_count', { description: 'How many pieces all in all.' }),
    paidAt: t.expose('paid_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the seller noted that it was paid.',
    }),
    paymentMethod: t.expose('payment_method', { type: PaymentMethod, nullable: true, description: 'How it was paid.' }),
    viewerIs: t.expose('viewer_is', { type: OrderViewer, description: 'What you are to it.' }),
    allowedActions: t.expose('allowed_actions', {
      type: [OrderAction],
      extensions: atMost(8),
      description: 'What you may do to it now.',
    }),
    items: t.expose('items', { type: [OrderItem], extensions: atMost(20), description: 'What was ordered.' }),
    steps: t.expose('steps', {
      type: [OrderStep],
      extensions: atMost(10),
      description: 'Its way so far, oldest first.',
    }),
  }),
});

builder.objectFields(Order, (t) => ({
  buyerEmail: t.exposeString('buyer_email', { description: 'Address of who placed it.' }),
  buyerName: t.exposeString('buyer_name', { description: 'Who placed it.' }),
  shopId: t.exposeID('shop_id', { description: 'Identifies the shop.' }),
  sellerName: t.exposeString('seller_name', { description: 'Name of the shop.' }),
  sellerSlug: t.exposeString('seller_slug', { description: "The last part of the shop's address." }),
  shippingFullName: t.exposeString('shipping_full_name', { description: 'Who is to receive it.' }),
  shippingPhone: t.exposeString('shipping_phone', { description: 'Where to call the receiver.' }),
  shippingAddress: t.exposeString('shipping_address', { description: 'Street and house.' }),
  shippingCity: t.exposeString('shipping_city', { description: 'Town.' }),
  shippingRegion: t.exposeString('shipping_region', { description: 'One of the sixteen regions of Ghana.' }),
  shippingNotes: t.exposeString('shipping_notes', { description: 'What the rider should know; may be empty.' }),
  shippingLandmark: t.exposeString('shipping_landmark', { description: 'A nearby place; may be empty.' }),
}));

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: 'One order that you placed or received; null when there is none of this number.',
    args: { id: t.arg.id({ required: true, description: 'Code of the order.' }) },
    resolve: (_root, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readOrder, { params: orderParams(id) })),
  }),
);
