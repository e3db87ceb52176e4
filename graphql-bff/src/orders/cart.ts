import {
  addToCart,
  buyAgain,
  clearCart,
  readCart,
  removeFromCart,
  updateCartItem,
} from '@besesaka/schema/orders/cart-operations.ts';
import { cartChanged } from '@besesaka/schema/orders/events.ts';
import { cart, cartItem } from '@besesaka/schema/orders/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { ProductVariant } from '#catalog/variant.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';
import { Shop } from '#shops/shop.ts';

objectOf(cartItem, {
  // The product and its shop have them.
  without: [
    'product_slug',
    'product_image',
    'product_price',
    'product_version',
    'seller_name',
    'seller_slug',
    'stock_quantity',
    'in_stock',
  ],
  add: (t) => ({
    product: loadedField(t, {
      type: Product,
      nullable: true,
      description: 'Product with its current data; null if it is no longer available.',
      load: ({ product_id: id }, ctx) => loadCard(ctx, id, null),
    }),
    shop: t.field({
      type: Shop,
      description: 'Shop of the product.',
      resolve: ({ seller_name: name, seller_slug: slug }) => ({ name, slug }),
    }),
    variant: t.expose('variant', {
      type: ProductVariant,
      nullable: true,
      description: 'Variant with its current data; null for a simple product, or if it is no longer offered.',
    }),
  }),
});

const Cart = objectOf(cart);
export const CartChanged = inboxEvent(cartChanged);

viewerField('cart', readCart);

mutation(addToCart, { cart: Cart });
mutation(buyAgain, { cart: 'cart', leftOut: 'left_out' });
mutation(updateCartItem, { cart: Cart }, { as: 'changeCartItem' });
mutation(removeFromCart, { cart: Cart });
mutation(clearCart, { cart: Cart });

builder.subscriptionField('cartChanged', (t) =>
  t.field({
    description: "Changes of the user's cart, from now on.",
    ...liveKind(CartChanged),
  }),
);
