import { readCart } from '@besesaka/schema/orders/cart-operations.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import type { Cart as CartValue } from '@besesaka/schema/orders/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { ProductVariant } from '#catalog/variant.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Money } from '#platform/graphql/money.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { Shop } from '#shops/shop.ts';

const CartItem = builder.objectRef<CartValue['items'][number]>('CartItem').implement({
  description: 'A product in the cart.',
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
    name: t.exposeString('product_name', {
      description: 'Name of the product; available even if `product` is null.',
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop of the product.',
      resolve: ({ seller_name: name, seller_slug: slug }) => ({ name, slug }),
    }),
    variantId: t.exposeID('variant_id', {
      nullable: true,
      description: 'ID of the variant; null for a simple product.',
    }),
    variantLabel: t.exposeString('variant_label', {
      description: 'Values of the variant, such as "42, Black"; empty for a simple product.',
    }),
    variant: t.expose('variant', {
      type: ProductVariant,
      nullable: true,
      description: 'Variant with its current data; null for a simple product, or if it is no longer offered.',
    }),
    isAvailable: t.exposeBoolean('is_available', { description: 'Whether it can still be ordered.' }),
    priceWhenAdded: t.expose('price_when_added', {
      type: Money,
      description: 'Price per piece when the product was added.',
    }),
    quantity: t.exposeInt('quantity', { description: 'Quantity.' }),
    lineTotal: t.expose('line_total', { type: Money, description: 'Current price of all pieces.' }),
  }),
});

export const Cart = builder.objectRef<CartValue>('Cart').implement({
  description: 'A shopping cart; it reserves nothing.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [CartItem],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'Items, in the order in which they were added.',
    }),
    itemCount: t.exposeInt('item_count', { description: 'Number of pieces in the cart.' }),
    subtotal: t.expose('subtotal', {
      type: Money,
      description: 'Price of the items that can be ordered, at current prices.',
    }),
    total: t.expose('total', {
      type: Money,
      description: 'Total of the items that can be ordered, at current prices.',
    }),
    version: t.exposeInt('version', {
      description: 'Version, higher after every change; ignore a response with a lower version.',
    }),
    updatedAt: t.expose('updated_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the cart last changed; null if it never did.',
    }),
  }),
});

builder.objectField(Viewer, 'cart', (t) =>
  t.field({
    type: Cart,
    nullable: true,
    extensions: callForEach,
    description: "The viewer's cart.",
    resolve: (_viewer, _args, ctx) => readOnce(ctx, readCart, {}),
  }),
);
