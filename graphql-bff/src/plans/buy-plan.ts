import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { choosePlan, upgradePlan } from '@besesaka/schema/plans/operations.ts';
import { z } from 'zod';
import { PaymentStarted } from '#payments/payment.ts';
import { customMutation } from '#platform/contract/mutation.ts';

customMutation(
  choosePlan,
  { payment: PaymentStarted },
  {
    as: 'buyPlan',
    description: 'Chooses a plan and starts its payment. The plan begins once it is paid.',
    calls: [upgradePlan, startPayment],
    add: z.object({ replaces_id: describe(z.uuid().optional(), 'ID of the current plan, if there is one') }),
    needsKey: true,
    run: async ({ body, added, idempotencyKey }, ctx) => {
      const chosen = added.replaces_id
        ? await ctx.rest.call(upgradePlan, { params: { id: added.replaces_id }, body })
        : await ctx.rest.call(choosePlan, { body });
      const payment = { payment_type: 'subscription', subscription_id: chosen.id };
      return { payment: await ctx.rest.call(startPayment, { body: payment, idempotencyKey }) };
    },
  },
);
