import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { placeCart, placeProduct } from '@besesaka/schema/orders/operations.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { Failing, RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';
import { toContract } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';
import { withStockLeft } from './insufficient-stock.ts';
import { Order } from './order.ts';
import { PlaceCartInput, PlaceProductInput } from './place-inputs.ts';

/** The confirmed total differs from the current one. */
class TotalChangedError extends Failing {
  override name = 'TotalChangedError';
  readonly code = 'TOTAL_CHANGED';
  readonly total: string;
  constructor(message: string, total: string) {
    super(message);
    this.total = total;
  }
}

builder.objectRef<TotalChangedError>('TotalChangedError').implement({
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

export const placedOrders = {
  type: [Order],
  extensions: atMost(orderLimits.cartItemsMax),
  description: 'One order per shop.',
} satisfies PayloadField;

/** Adds details to the errors that have some. */
export function withErrorDetails<T>(answer: Promise<T>): Promise<T> {
  return withStockLeft(withNewTotal(answer));
}

mutation('placeCart', {
  restCalls: [placeCart],
  description: 'Places orders for the whole cart, one per shop: all or nothing.',
  input: { type: PlaceCartInput, description: 'The shipping address.' },
  payload: { orders: placedOrders },
  resolve: ({ idempotencyKey, delivery, ...fields }, ctx) => {
    const body = { ...toContract(fields), delivery: delivery?.map(toContract) };
    return withErrorDetails(ctx.rest.call(placeCart, { body, idempotencyKey }));
  },
});

mutation('placeProduct', {
  restCalls: [placeProduct],
  description: 'Places an order for one product; the cart does not change.',
  input: { type: PlaceProductInput, description: 'The product, its quantity and the shipping address.' },
  payload: { orders: placedOrders },
  resolve: ({ idempotencyKey, ...fields }, ctx) =>
    withErrorDetails(ctx.rest.call(placeProduct, { body: toContract(fields), idempotencyKey })),
});
