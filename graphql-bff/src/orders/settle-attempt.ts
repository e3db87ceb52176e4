import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { settleAttempt } from '@besesaka/schema/orders/operations.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Order } from './order.ts';

const SettleOrderAttemptInput = builder.inputType('SettleOrderAttemptInput', {
  description: 'The order request whose response was lost.',
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: 'Idempotency key of the request.' }),
  }),
});

mutation('settleOrderAttempt', {
  restCalls: [settleAttempt],
  description:
    'Finds out whether an order request whose response was lost was carried out. If it was not, the request is withdrawn.',
  input: { type: SettleOrderAttemptInput, description: 'The request.' },
  payload: {
    orders: {
      type: [Order],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'Orders that the request placed; empty if it placed none and never will.',
    },
  },
  resolve: ({ idempotencyKey }, ctx) => ctx.rest.call(settleAttempt, { body: { idempotency_key: idempotencyKey } }),
});
