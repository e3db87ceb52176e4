import type { Order } from '@besesaka/schema/orders/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { withoutSize } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { OrderActor, OrderState } from './order-enums.ts';

export const OrderItem = builder.objectRef<Order['items'][number]>('OrderItem').implement({
  description: 'A product of an order, as it was when it was ordered.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies the item.' }),
    productId: t.exposeID('product_id', { description: 'Identifies the product.' }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'The product as it is offered now; null when it is not any more.',
      resolve: ({ product_id: id }, _args, ctx) => loadCard(ctx, id, null),
    }),
    productSlug: t.exposeString('product_slug', { description: "The last part of the product's address." }),
    productName: t.exposeString('product_name', { description: 'What the product was called.' }),
    productImagePath: t.exposeString('product_image', {
      nullable: true,
      description: withoutSize('Address of its picture'),
    }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    price: t.expose('price', { type: Money, description: 'What one piece cost.' }),
    total: t.expose('total', { type: Money, description: 'Price times quantity.' }),
  }),
});

export const OrderStep = builder.objectRef<Order['steps'][number]>('OrderStep').implement({
  description: 'A step on the way of an order.',
  fields: (t) => ({
    state: t.expose('state', { type: OrderState, description: 'Where the step led.' }),
    createdAt: t.expose('at', { type: 'DateTime', description: 'When it was taken.' }),
    by: t.expose('by', { type: OrderActor, description: 'Who took it.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why, where a reason was given.' }),
  }),
});
