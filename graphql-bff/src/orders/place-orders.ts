import type { Order as OrderValue } from '@besesaka/schema/orders/resources.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { RefusedError, ValidationError } from '#platform/graphql/errors.ts';
import { toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { placeCart, placeProduct } from './api.ts';
import { InsufficientStockError, withStockLeft } from './insufficient-stock.ts';
import { Order } from './order.ts';
import { PlaceCartInput, PlaceProductInput } from './shipping-input.ts';
import { TotalChangedError, withNewTotal } from './total-changed.ts';

const OrdersPlaced = builder.objectRef<{ orders: OrderValue[] }>('OrdersPlaced').implement({
  description: 'Everything is ordered, and the sellers know.',
  fields: (t) => ({
    orders: t.expose('orders', { type: [Order], extensions: atMost(20), description: 'One order for each shop.' }),
  }),
});

const PlaceOrdersResult = builder.errorUnion('PlaceOrdersResult', {
  description: 'The new orders, or why nothing was ordered.',
  types: [OrdersPlaced, TotalChangedError, InsufficientStockError, ValidationError, RefusedError],
  resolveType: () => 'OrdersPlaced',
});

builder.mutationFields((t) => ({
  placeCart: t.field({
    type: PlaceOrdersResult,
    extensions: asks(placeCart),
    description: 'Orders the whole cart, one order for each shop: all of them or none.',
    args: { input: t.arg({ type: PlaceCartInput, required: true, description: 'Where it shall go.' }) },
    resolve: (_root, { input: { idempotencyKey, ...input } }, ctx) =>
      withStockLeft(withNewTotal(ctx.rest.call(placeCart, { body: toContract(input), idempotencyKey }))),
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
    resolve: (_root, { input: { idempotencyKey, ...input } }, ctx) =>
      withStockLeft(withNewTotal(ctx.rest.call(placeProduct, { body: toContract(input), idempotencyKey }))),
  }),
}));
