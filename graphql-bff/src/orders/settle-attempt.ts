import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { settleAttempt } from '@besesaka/schema/orders/operations.ts';
import type { OrderAttempt as AttemptValue } from '@besesaka/schema/orders/resources.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Order } from './order.ts';

const OrderAttempt = builder.objectRef<AttemptValue>('OrderAttempt').implement({
  description: 'The outcome of an order request.',
  fields: (t) => ({
    orders: t.expose('orders', {
      type: [Order],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'Orders that the request placed; empty if it placed none and never will.',
    }),
  }),
});

const SettleOrderAttemptInput = builder.inputType('SettleOrderAttemptInput', {
  description: 'The order request whose response was lost.',
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: 'Idempotency key of the request.' }),
  }),
});

builder.mutationField('settleOrderAttempt', (t) =>
  t.field({
    type: OrderAttempt,
    extensions: asks(settleAttempt),
    description:
      'Finds out whether an order request whose response was lost was carried out. If it was not, the request is withdrawn.',
    args: { input: t.arg({ type: SettleOrderAttemptInput, required: true, description: 'The request.' }) },
    errors: failsAs('SettleOrderAttemptResult', 'The outcome, or an error.'),
    resolve: (_root, { input: { idempotencyKey } }, ctx) =>
      ctx.rest.call(settleAttempt, { body: { idempotency_key: idempotencyKey } }),
  }),
);
