import { addToCart, clearCart, removeFromCart, updateCartItem } from '@besesaka/schema/orders/cart-operations.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Cart } from './cart.ts';
import { InsufficientStockError, withStockLeft } from './insufficient-stock.ts';

const CartResult = builder.errorUnion('CartResult', {
  description: 'The cart as it is now, or why it stays as it was.',
  types: [Cart, InsufficientStockError, ValidationError, RefusedError],
  resolveType: () => 'Cart',
});

const AddToCartInput = builder.inputType('AddToCartInput', {
  description: 'What to put into the cart.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Identifies the product.' }),
    quantity: t.int({ required: true, defaultValue: 1, description: 'How many pieces more.' }),
  }),
});

const ChangeCartItemInput = builder.inputType('ChangeCartItemInput', {
  description: 'How many pieces of an item there shall be.',
  fields: (t) => ({
    itemId: t.id({ required: true, description: 'Identifies the item in the cart.' }),
    quantity: t.int({ required: true, description: 'How many pieces, at least one.' }),
  }),
});

const RemoveFromCartInput = builder.inputType('RemoveFromCartInput', {
  description: 'What to take out of the cart.',
  fields: (t) => ({ itemId: t.id({ required: true, description: 'Identifies the item in the cart.' }) }),
});

builder.mutationFields((t) => ({
  addToCart: t.field({
    type: CartResult,
    extensions: asks(addToCart),
    description: 'Puts a product into your cart; one that is there already gets more pieces.',
    args: { input: t.arg({ type: AddToCartInput, required: true, description: 'What to put in.' }) },
    resolve: (_root, { input }, ctx) =>
      withStockLeft(ctx.rest.call(addToCart, { body: { product_id: input.productId, quantity: input.quantity } })),
  }),
  changeCartItem: t.field({
    type: CartResult,
    extensions: asks(updateCartItem),
    description: 'Sets how many pieces of an item are in your cart.',
    args: { input: t.arg({ type: ChangeCartItemInput, required: true, description: 'How many of what.' }) },
    resolve: (_root, { input }, ctx) =>
      withStockLeft(ctx.rest.call(updateCartItem, { body: { item_id: input.itemId, quantity: input.quantity } })),
  }),
  removeFromCart: t.field({
    type: CartResult,
    extensions: asks(removeFromCart),
    description: 'Takes an item out of your cart.',
    args: { input: t.arg({ type: RemoveFromCartInput, required: true, description: 'What to take out.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(removeFromCart, { body: { item_id: input.itemId } }),
  }),
  clearCart: t.field({
    type: CartResult,
    extensions: asks(clearCart),
    description: 'Takes everything out of your cart.',
    resolve: (_root, _args, ctx) => ctx.rest.call(clearCart, {}),
  }),
}));
