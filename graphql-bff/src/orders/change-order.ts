import { changeOrder } from '@besesaka/schema/orders/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Order, orderParams } from './order.ts';
import { OrderAction, PaymentMethod } from './order-enums.ts';

const ChangeOrderInput = builder.inputType('ChangeOrderInput', {
  description: 'An action on an order.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'Code of the order.' }),
    action: t.field({ type: OrderAction, required: true, description: "One of the order's `allowedActions`." }),
    reason: t.string({
      description:
        'Reason, which the other party reads; required if a seller declines, cancels or marks the order as returned.',
    }),
    paymentMethod: t.field({ type: PaymentMethod, description: 'How the order was paid; required for MARK_PAID.' }),
    version: t.int({
      description: 'Version that the client read: the mutation fails with STALE if the order has changed since.',
    }),
    idempotencyKey: t.string({
      description: 'Unique key from the client: repeating the request with the same key has no further effect.',
    }),
  }),
});

builder.mutationField('changeOrder', (t) =>
  t.field({
    type: Order,
    extensions: asks(changeOrder),
    description: 'Performs an action on an order. Buyer and seller get a live update.',
    args: { input: t.arg({ type: ChangeOrderInput, required: true, description: 'The action.' }) },
    errors: failsAs('ChangeOrderResult', 'The updated order, or an error.'),
    resolve: (_root, { input }, ctx) =>
      ctx.rest.call(changeOrder, {
        params: orderParams(input.orderId),
        body: {
          action: input.action,
          reason: input.reason ?? undefined,
          payment_method: input.paymentMethod ?? undefined,
          version: input.version ?? undefined,
        },
        idempotencyKey: input.idempotencyKey,
      }),
  }),
);
