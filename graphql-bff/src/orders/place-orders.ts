import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { placeCart, placeProduct } from '@besesaka/schema/orders/operations.ts';
import type { Order as OrderValue } from '@besesaka/schema/orders/resources.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { type Failing, RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';
import { toContract } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
import { InsufficientStockError, withStockLeft } from './insufficient-stock.ts';
import { Order } from './order.ts';
import { PlaceCartInput, PlaceProductInput } from './place-inputs.ts';

/** The confirmed total differs from the current one. */
class TotalChangedError extends Error implements Failing {
  override name = 'TotalChangedError';
  readonly code = 'TOTAL_CHANGED';
  readonly total: string;
  constructor(message: string, total: string) {
    super(message);
    this.total = total;
  }
}

builder.objectType(TotalChangedError, {
  name: 'TotalChangedError',
  description: 'The total has changed since the buyer confirmed it; nothing was ordered.',
  interfaces: [Failure],
  fields: (t) => ({ total: t.expose('total', { type: Money, description: 'Current total.' }) }),
});

/** The marketplace returns the new total in the error's details. */
async function withNewTotal<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const total = error instanceof RefusedError && error.code === 'TOTAL_CHANGED' && error.details.total?.[0];
    throw total ? new TotalChangedError(error.message, total) : error;
  }
}

const OrdersPlaced = builder.objectRef<{ orders: OrderValue[] }>('OrdersPlaced').implement({
  description: 'The placed orders.',
  fields: (t) => ({
    orders: t.expose('orders', {
      type: [Order],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'One order per shop.',
    }),
  }),
});

const PlaceOrdersResult = builder.errorUnion('PlaceOrdersResult', {
  description: 'The placed orders, or an error; then nothing was ordered.',
  types: [OrdersPlaced, TotalChangedError, InsufficientStockError, ValidationError, RefusedError],
  resolveType: () => 'OrdersPlaced',
});

/** Adds details to the errors that have some. */
function withErrorDetails<T>(answer: Promise<T>): Promise<T> {
  return withStockLeft(withNewTotal(answer));
}

builder.mutationFields((t) => ({
  placeCart: t.field({
    type: PlaceOrdersResult,
    extensions: restCalls(placeCart),
    description: 'Places orders for the whole cart, one per shop: all or nothing.',
    args: { input: t.arg({ type: PlaceCartInput, required: true, description: 'The shipping address.' }) },
    resolve: (_root, { input: { idempotencyKey, ...fields } }, ctx) =>
      withErrorDetails(ctx.rest.call(placeCart, { body: toContract(fields), idempotencyKey })),
  }),
  placeProduct: t.field({
    type: PlaceOrdersResult,
    extensions: restCalls(placeProduct),
    description: 'Places an order for one product; the cart does not change.',
    args: {
      input: t.arg({
        type: PlaceProductInput,
        required: true,
        description: 'The product, its quantity and the shipping address.',
      }),
    },
    resolve: (_root, { input: { idempotencyKey, ...fields } }, ctx) =>
      withErrorDetails(ctx.rest.call(placeProduct, { body: toContract(fields), idempotencyKey })),
  }),
}));
