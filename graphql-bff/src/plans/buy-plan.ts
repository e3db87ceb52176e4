import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { choosePlan, upgradePlan } from '@besesaka/schema/plans/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';

const BuyPlanInput = builder.inputType('BuyPlanInput', {
  description: 'Which plan is bought.',
  fields: (t) => ({
    planId: t.id({ required: true, description: 'Which plan, such as 1_month.' }),
    isRenewing: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether it is meant to go on after its end.',
    }),
    replacesId: t.id({ description: 'The plan that runs, where there is one.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'Made by you; sent again under it, one payment is begun.',
    }),
  }),
});

builder.mutationField('buyPlan', (t) =>
  t.field({
    type: PaymentStarted,
    extensions: asks(choosePlan, upgradePlan, startPayment),
    description: 'Chooses a plan and begins to pay for it; it runs once it is paid.',
    args: { input: t.arg({ type: BuyPlanInput, required: true, description: 'Which one.' }) },
    errors: failsAs('BuyPlanResult', "The provider's page, or why nothing was begun."),
    resolve: async (_root, { input: { planId, isRenewing, replacesId, idempotencyKey } }, ctx) => {
      const body = { plan: String(planId), auto_renew: isRenewing };
      const chosen = replacesId
        ? await ctx.rest.call(upgradePlan, { params: { id: String(replacesId) }, body })
        : await ctx.rest.call(choosePlan, { body });
      const asked = { payment_type: 'subscription', subscription_id: chosen.id };
      return ctx.rest.call(startPayment, { body: asked, idempotencyKey });
    },
  }),
);
