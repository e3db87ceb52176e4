import { changeOrder } from '@besesaka/schema/orders/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Order, orderParams } from './order.ts';
import { OrderAction, PaymentMethod, ReturnReason } from './order-enums.ts';

const ChangeOrderInput = builder.inputType('ChangeOrderInput', {
  description: 'An action on an order.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'Code of the order.' }),
    action: t.field({ type: OrderAction, required: true, description: "One of the order's `allowedActions`." }),
    reason: t.string({
      description:
        'Reason, which the other party reads; required if a seller declines, cancels, marks the order as returned or refuses a return, and if a buyer requests one.',
    }),
    paymentMethod: t.field({ type: PaymentMethod, description: 'How the order was paid; required for MARK_PAID.' }),
    returnReason: t.field({
      type: ReturnReason,
      description: 'Why the buyer returns the items; required for REQUEST_RETURN.',
    }),
    photoIds: t.idList({
      description:
        'For REQUEST_RETURN: IDs of up to four photos, uploaded with `POST /api/uploads?purpose=return-photo`.',
    }),
    version: t.int({
      description: 'Version that the client read: the mutation fails with STALE if the order has changed since.',
    }),
    idempotencyKey: t.string({
      description: 'Unique key from the client: repeating the request with the same key has no further effect.',
    }),
  }),
});

mutation('changeOrder', {
  restCalls: [changeOrder],
  description: 'Performs an action on an order. Buyer and seller get a live update.',
  input: { type: ChangeOrderInput, description: 'The action.' },
  payload: { order: { type: Order, description: 'The updated order.' } },
  resolve: async (input, ctx) => ({
    order: await ctx.rest.call(changeOrder, {
      params: orderParams(input.orderId),
      body: {
        action: input.action,
        reason: input.reason ?? undefined,
        payment_method: input.paymentMethod ?? undefined,
        return_reason: input.returnReason ?? undefined,
        photo_ids: input.photoIds ?? undefined,
        version: input.version ?? undefined,
      },
      idempotencyKey: input.idempotencyKey,
    }),
  }),
});
