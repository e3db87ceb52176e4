import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { settleAttempt } from '@besesaka/schema/orders/operations.ts';
import type { OrderAttempt as AttemptValue } from '@besesaka/schema/orders/resources.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Order } from './order.ts';

const OrderAttempt = builder.objectRef<AttemptValue>('OrderAttempt').implement({
  description: 'What became of a request to order.',
  fields: (t) => ({
    orders: t.expose('orders', {
      type: [Order],
      extensions: atMost(orderLimits.cartItemsMax),
      description: 'What it ordered; empty when it ordered nothing, and then it never will.',
    }),
  }),
});

const SettleOrderAttemptInput = builder.inputType('SettleOrderAttemptInput', {
  description: 'Which request to order it is about.',
  fields: (t) => ({
    idempotencyKey: t.string({ required: true, description: 'The key that the order was sent with.' }),
  }),
});

builder.mutationField('settleOrderAttempt', (t) =>
  t.field({
    type: OrderAttempt,
    extensions: asks(settleAttempt),
    description: 'For an order whose answer was lost: tells what it ordered, or withdraws it.',
    args: { input: t.arg({ type: SettleOrderAttemptInput, required: true, description: 'Which request.' }) },
    errors: failsAs('SettleOrderAttemptResult', 'What became of it, or why that cannot be told.'),
    resolve: (_root, { input: { idempotencyKey } }, ctx) =>
      ctx.rest.call(settleAttempt, { body: { idempotency_key: idempotencyKey } }),
  }),
);
