import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import type { Cart as CartValue } from '@besesaka/schema/orders/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { readCart } from './api.ts';

const CartItem = builder.objectRef<CartValue['items'][number]>('CartItem').implement({
  description: 'A product in the cart, with its price and stock as they are now.',
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
    productName: t.exposeString('product_name', { description: 'What the product is called.' }),
    productImage: t.exposeString('product_image', {
      nullable: true,
      description: 'Address of its picture without size: append `/<width>.<avif|webp|jpeg>`.',
    }),
    productPrice: t.expose('product_price', { type: Money, description: 'What one piece costs now.' }),
    priceWhenAdded: t.expose('price_when_added', {
      type: Money,
      description: 'What one piece cost when it was put in.',
    }),
    productVersion: t.exposeInt('product_version', {
      description: 'Of price and stock: `productChanged` tells newer ones.',
    }),
    sellerName: t.exposeString('seller_name', { description: 'The shop that offers it.' }),
    sellerSlug: t.exposeString('seller_slug', { description: "The last part of the shop's address." }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    stockQuantity: t.exposeInt('stock_quantity', { description: 'How many pieces the shop has.' }),
    inStock: t.exposeBoolean('in_stock', { description: 'Whether the shop has at least one piece.' }),
    isAvailable: t.exposeBoolean('is_available', { description: 'Whether it is still offered.' }),
    lineTotal: t.expose('line_total', { type: Money, description: 'Price times quantity.' }),
  }),
});

export const Cart = builder.objectRef<CartValue>('Cart').implement({
  description: 'What a person means to order; it holds no promises.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [CartItem],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'What is in it, in the order it was put in.',
    }),
    itemCount: t.exposeInt('item_count', { description: 'How many pieces all in all.' }),
    total: t.expose('total', { type: Money, description: 'What everything that is still offered costs now.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change, so that an older answer never overwrites a newer.',
    }),
    updatedAt: t.expose('updated_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last changed; null when nothing ever was in it.',
    }),
  }),
});

builder.objectField(Viewer, 'cart', (t) =>
  t.field({
    type: Cart,
    nullable: true,
    extensions: callForEach,
    description: 'Your cart.',
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readCart, {}),
  }),
);
