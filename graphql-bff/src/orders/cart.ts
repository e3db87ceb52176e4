import { readCart } from '@besesaka/schema/orders/cart-operations.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import type { Cart as CartValue } from '@besesaka/schema/orders/resources.ts';
import { Viewer } from '#accounts/viewer.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import { Shop } from '#shops/shop.ts';

const CartItem = builder.objectRef<CartValue['items'][number]>('CartItem').implement({
  description: 'A product in the cart.',
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
    name: t.exposeString('product_name', {
      description: 'What the product is called; also when it is not offered any more, and `product` is null.',
    }),
    shop: t.field({
      type: Shop,
      description: 'The shop that offers it, or did.',
      resolve: ({ seller_name: name, seller_slug: slug }) => ({ name, slug }),
    }),
    priceWhenAdded: t.expose('price_when_added', {
      type: Money,
      description: 'What one piece cost when it was put in.',
    }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    lineTotal: t.expose('line_total', { type: Money, description: 'What they cost now.' }),
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
