import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import {
  type Order,
  type OrderDelivery as OrderDeliveryValue,
  type OrderTracking as OrderTrackingValue,
  orderDelivery,
  orderTracking,
} from '@besesaka/schema/orders/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { atMost, callForAll } from '#platform/cost/list-size.ts';
import { pictureArgs, pictureUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields, withoutSize } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { OrderAction, OrderActor, OrderDeliveryKind, OrderState, ReturnReason } from './order-enums.ts';

export const OrderItem = builder.objectRef<Order['items'][number]>('OrderItem').implement({
  description: 'A product of an order, as it was when it was ordered.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    productId: t.exposeID('product_id', { description: 'ID of the product.' }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'Product with its current data; null if it is no longer available.',
      resolve: ({ product_id: id }, _args, ctx) => loadCard(ctx, id, null),
    }),
    variantId: t.exposeID('variant_id', {
      nullable: true,
      description: 'ID of the variant; null for a simple product.',
    }),
    variantLabel: t.exposeString('variant_label', {
      description: 'Values of the variant, such as "42, Black"; empty for a simple product.',
    }),
    productImageUrl: t.field({
      type: 'Url',
      nullable: true,
      description: 'URL of the picture when it was ordered; null without one.',
      args: pictureArgs,
      resolve: ({ product_image: path }, size, ctx) => path && pictureUrl(path, size, ctx),
    }),
    productSlug: t.exposeString('product_slug', { description: 'URL slug of the product.' }),
    productName: t.exposeString('product_name', { description: 'Name of the product when it was ordered.' }),
    productImagePath: t.exposeString('product_image', {
      nullable: true,
      description: withoutSize('Path of the picture'),
    }),
    quantity: t.exposeInt('quantity', { description: 'Quantity.' }),
    price: t.expose('price', { type: Money, description: 'Price per piece when it was ordered.' }),
    total: t.expose('total', { type: Money, description: 'Price times quantity.' }),
  }),
});

export const OrderStep = builder.objectRef<Order['steps'][number]>('OrderStep').implement({
  description: "A change of an order's state.",
  fields: (t) => ({
    state: t.expose('state', { type: OrderState, description: 'New state of the order.' }),
    createdAt: t.expose('at', { type: 'DateTime', description: 'When the change happened.' }),
    by: t.expose('by', { type: OrderActor, description: 'Who made the change.' }),
    action: t.expose('action', {
      type: OrderAction,
      nullable: true,
      description: 'Action that made the change; null if the order was placed, expired, or closed by a timer.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason for the change; null if none was given.' }),
    returnReason: t.expose('return_reason', {
      type: ReturnReason,
      nullable: true,
      description: 'Why the buyer returns the items; null for other steps.',
    }),
    photoPaths: t.exposeStringList('photos', {
      extensions: atMost(orderLimits.returnPhotosMax),
      description:
        'Private paths of the photos of a return request, for buyer, seller and admins only; append `?width=<pixels>` for a smaller version.',
    }),
  }),
});

export const OrderDelivery = builder.objectRef<OrderDeliveryValue>('OrderDelivery').implement({
  description: 'The way of delivery of an order, as it was when it was chosen.',
  fields: (t) => ({
    ...exposeFields(t, orderDelivery, { without: ['option_id', 'kind'] }),
    optionId: t.exposeID('option_id', { nullable: true, ...descriptionOf(orderDelivery, 'option_id') }),
    kind: t.expose('kind', { type: OrderDeliveryKind, description: 'Kind of delivery.' }),
  }),
});

export const OrderTracking = builder.objectRef<OrderTrackingValue>('OrderTracking').implement({
  description: 'How the goods of an order travel; all parts may be empty.',
  fields: (t) => exposeFields(t, orderTracking),
});
