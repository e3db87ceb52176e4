import { changeOrder } from '@besesaka/schema/orders/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Order, orderParams } from './order.ts';
import { OrderAction, PaymentMethod } from './order-enums.ts';

const ChangeOrderInput = builder.inputType('ChangeOrderInput', {
  description: 'What shall happen to the order.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'Code of the order.' }),
    action: t.field({ type: OrderAction, required: true, description: 'One of its `allowedActions`.' }),
    reason: t.string({ description: 'Why; the other side reads it.' }),
    paymentMethod: t.field({ type: PaymentMethod, description: 'With MARK_PAID: how it was paid.' }),
    version: t.int({ description: 'The version you saw: an order changed since then is refused as stale.' }),
    idempotencyKey: t.string({ description: 'Sent again with the same key, it is carried out once.' }),
  }),
});

builder.mutationField('changeOrder', (t) =>
  t.field({
    type: Order,
    extensions: asks(changeOrder),
    description: 'Takes the next step of an order; buyer and seller see it at once.',
    args: { input: t.arg({ type: ChangeOrderInput, required: true, description: 'What shall happen.' }) },
    errors: failsAs('ChangeOrderResult', 'The order as it is now, or why it stays as it was.'),
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
