import { changeOrder } from '@besesaka/schema/orders/operations.ts';
import { builder } from '#platform/graphql/builder.ts';
import { toContract } from '#platform/graphql/from-contract.ts';
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
    fee: t.field({
      type: 'Decimal',
      description:
        'Delivery fee in Ghana cedis; required for PROPOSE_FEE and ACCEPT_FEE, which fails with STALE if the proposed one differs.',
    }),
    carrier: t.string({ description: 'Bus or courier company, for DISPATCH.' }),
    trackingNumber: t.string({ description: 'Number of the parcel or waybill, for DISPATCH.' }),
    riderName: t.string({ description: 'Name of the rider, for DISPATCH.' }),
    riderPhone: t.string({ description: 'Ghanaian phone number of the rider, for DISPATCH.' }),
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
  resolve: async ({ orderId, idempotencyKey, ...fields }, ctx) => ({
    order: await ctx.rest.call(changeOrder, { params: orderParams(orderId), body: toContract(fields), idempotencyKey }),
  }),
});
