import {
  addToCart,
  buyAgain,
  clearCart,
  removeFromCart,
  updateCartItem,
} from '@besesaka/schema/orders/cart-operations.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Cart } from './cart.ts';
import { orderParams } from './order.ts';
import { withErrorDetails } from './order-errors.ts';

const AddToCartInput = builder.inputType('AddToCartInput', {
  description: 'A product and a quantity to add.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'ID of the product.' }),
    variantId: t.id({ description: 'ID of the variant; required if the product has variants.' }),
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

mutation('addToCart', {
  restCalls: [addToCart],
  description: "Adds a product to the viewer's cart, or increases its quantity.",
  input: { type: AddToCartInput, description: 'The product and the quantity.' },
  payload: { cart: { type: Cart, description: 'The updated cart.' } },
  resolve: async ({ productId, variantId, quantity, idempotencyKey }, ctx) => {
    const body = { product_id: productId, ...(variantId && { variant_id: variantId }), quantity };
    return { cart: await withErrorDetails(ctx.rest.call(addToCart, { body, idempotencyKey })) };
  },
});

const BuyAgainInput = builder.inputType('BuyAgainInput', {
  description: 'An earlier order of the viewer.',
  fields: (t) => ({ orderId: t.id({ required: true, description: 'Code of the order.' }) }),
});

mutation('buyAgain', {
  restCalls: [buyAgain],
  description:
    "Puts the products of an earlier order into the viewer's cart, each at least in the quantity of the order. Repeating it adds nothing more.",
  input: { type: BuyAgainInput, description: 'The order.' },
  payload: {
    cart: { type: Cart, description: 'The updated cart.' },
    leftOut: {
      type: ['String'],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'Why products were not added, one sentence each.',
    },
  },
  resolve: async ({ orderId }, ctx) => {
    const { cart, left_out: leftOut } = await ctx.rest.call(buyAgain, { params: orderParams(orderId) });
    return { cart, leftOut };
  },
});

mutation('changeCartItem', {
  restCalls: [updateCartItem],
  description: "Sets the quantity of an item in the viewer's cart.",
  input: { type: ChangeCartItemInput, description: 'The item and its quantity.' },
  payload: { cart: { type: Cart, description: 'The updated cart.' } },
  resolve: async (input, ctx) => ({
    cart: await withErrorDetails(
      ctx.rest.call(updateCartItem, { body: { item_id: input.itemId, quantity: input.quantity } }),
    ),
  }),
});

mutation('removeFromCart', {
  restCalls: [removeFromCart],
  description: "Removes an item from the viewer's cart.",
  input: { type: RemoveFromCartInput, description: 'The item to remove.' },
  payload: { cart: { type: Cart, description: 'The updated cart.' } },
  resolve: async (input, ctx) => ({ cart: await ctx.rest.call(removeFromCart, { body: { item_id: input.itemId } }) }),
});

mutation('clearCart', {
  restCalls: [clearCart],
  description: "Empties the viewer's cart.",
  payload: { cart: { type: Cart, description: 'The updated cart.' } },
  resolve: async (_input, ctx) => ({ cart: await ctx.rest.call(clearCart, {}) }),
});
