import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { placeCart, placeProduct } from '@besesaka/schema/orders/operations.ts';
import type { Order as OrderValue } from '@besesaka/schema/orders/resources.ts';
import { withShippingFaults } from '#accounts/shipping-address.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { InsufficientStockError, withStockLeft } from './insufficient-stock.ts';
import { Order } from './order.ts';
import { PlaceCartInput, PlaceProductInput, placingBody } from './shipping-input.ts';
import { TotalChangedError, withNewTotal } from './total-changed.ts';

const OrdersPlaced = builder.objectRef<{ orders: OrderValue[] }>('OrdersPlaced').implement({
  description: 'Everything is ordered, and the sellers know.',
  fields: (t) => ({
    orders: t.expose('orders', {
      type: [Order],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'One order for each shop.',
    }),
  }),
});

const PlaceOrdersResult = builder.errorUnion('PlaceOrdersResult', {
  description: 'The new orders, or why nothing was ordered.',
  types: [OrdersPlaced, TotalChangedError, InsufficientStockError, ValidationError, RefusedError],
  resolveType: () => 'OrdersPlaced',
});

/** Why nothing was ordered, as far as there is more to say of it. */
function explained<T>(answer: Promise<T>): Promise<T> {
  return withStockLeft(withNewTotal(withShippingFaults(answer)));
}

builder.mutationFields((t) => ({
  placeCart: t.field({
    type: PlaceOrdersResult,
    extensions: asks(placeCart),
    description: 'Orders the whole cart, one order for each shop: all of them or none.',
    args: { input: t.arg({ type: PlaceCartInput, required: true, description: 'Where it shall go.' }) },
    resolve: (_root, { input }, ctx) => {
      const { idempotencyKey } = input;
      return explained(ctx.rest.call(placeCart, { body: placingBody(input), idempotencyKey }));
    },
  }),
  placeProduct: t.field({
    type: PlaceOrdersResult,
    extensions: asks(placeProduct),
    description: 'Orders one product at once; the cart stays as it is.',
    args: {
      input: t.arg({
        type: PlaceProductInput,
        required: true,
        description: 'What, how many of it, and where it shall go.',
      }),
    },
    resolve: (_root, { input }, ctx) => {
      const { idempotencyKey } = input;
      return explained(ctx.rest.call(placeProduct, { body: placingBody(input), idempotencyKey }));
    },
  }),
}));
