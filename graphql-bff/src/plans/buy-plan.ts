import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { choosePlan, upgradePlan } from '@besesaka/schema/plans/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';

const BuyPlanInput = builder.inputType('BuyPlanInput', {
  description: 'A plan to buy.',
  fields: (t) => ({
    planId: t.id({ required: true, description: 'ID of the plan, such as 1_month.' }),
    isRenewing: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the plan renews automatically.',
    }),
    replacesId: t.id({ description: 'ID of the current plan, if there is one.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'Unique key from the client: repeating the request with the same key starts no second payment.',
    }),
  }),
});

mutation('buyPlan', {
  restCalls: [choosePlan, upgradePlan, startPayment],
  description: 'Chooses a plan and starts its payment. The plan begins once it is paid.',
  input: { type: BuyPlanInput, description: 'The plan.' },
  payload: { payment: { type: PaymentStarted, description: 'The started payment.' } },
  resolve: async ({ planId, isRenewing, replacesId, idempotencyKey }, ctx) => {
    const body = { plan: String(planId), auto_renew: isRenewing };
    const chosen = replacesId
      ? await ctx.rest.call(upgradePlan, { params: { id: String(replacesId) }, body })
      : await ctx.rest.call(choosePlan, { body });
    const payment = { payment_type: 'subscription', subscription_id: chosen.id };
    return { payment: await ctx.rest.call(startPayment, { body: payment, idempotencyKey }) };
  },
});
