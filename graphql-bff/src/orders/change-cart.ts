import { addToCart, clearCart, removeFromCart, updateCartItem } from '@besesaka/schema/orders/cart-operations.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { Cart } from './cart.ts';
import { InsufficientStockError, withStockLeft } from './insufficient-stock.ts';

const CartResult = builder.errorUnion('CartResult', {
  description: 'The updated cart, or an error.',
  types: [Cart, InsufficientStockError, ValidationError, RefusedError],
  resolveType: () => 'Cart',
});

const AddToCartInput = builder.inputType('AddToCartInput', {
  description: 'A product and a quantity to add.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'ID of the product.' }),
    quantity: t.int({ required: true, defaultValue: 1, description: 'Quantity to add.' }),
    idempotencyKey: t.string({
      description: 'Unique key for each addition: repeating the request with the same key adds nothing more.',
    }),
  }),
});

const ChangeCartItemInput = builder.inputType('ChangeCartItemInput', {
  description: 'A cart item and its new quantity.',
  fields: (t) => ({
    itemId: t.id({ required: true, description: 'ID of the cart item.' }),
    quantity: t.int({ required: true, description: 'New quantity, at least 1.' }),
  }),
});

const RemoveFromCartInput = builder.inputType('RemoveFromCartInput', {
  description: 'The cart item to remove.',
  fields: (t) => ({ itemId: t.id({ required: true, description: 'ID of the cart item.' }) }),
});

builder.mutationFields((t) => ({
  addToCart: t.field({
    type: CartResult,
    extensions: restCalls(addToCart),
    description: "Adds a product to the viewer's cart, or increases its quantity.",
    args: { input: t.arg({ type: AddToCartInput, required: true, description: 'The product and the quantity.' }) },
    resolve: (_root, { input: { productId, quantity, idempotencyKey } }, ctx) =>
      withStockLeft(ctx.rest.call(addToCart, { body: { product_id: productId, quantity }, idempotencyKey })),
  }),
  changeCartItem: t.field({
    type: CartResult,
    extensions: restCalls(updateCartItem),
    description: "Sets the quantity of an item in the viewer's cart.",
    args: { input: t.arg({ type: ChangeCartItemInput, required: true, description: 'The item and its quantity.' }) },
    resolve: (_root, { input }, ctx) =>
      withStockLeft(ctx.rest.call(updateCartItem, { body: { item_id: input.itemId, quantity: input.quantity } })),
  }),
  removeFromCart: t.field({
    type: CartResult,
    extensions: restCalls(removeFromCart),
    description: "Removes an item from the viewer's cart.",
    args: { input: t.arg({ type: RemoveFromCartInput, required: true, description: 'The item to remove.' }) },
    resolve: (_root, { input }, ctx) => ctx.rest.call(removeFromCart, { body: { item_id: input.itemId } }),
  }),
  clearCart: t.field({
    type: CartResult,
    extensions: restCalls(clearCart),
    description: "Empties the viewer's cart.",
    resolve: (_root, _args, ctx) => ctx.rest.call(clearCart, {}),
  }),
}));
