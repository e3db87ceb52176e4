import { extendCampaign, setCampaignRenewal } from '@besesaka/schema/campaigns/operations.ts';
import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation as declareMutation } from '#platform/graphql/mutation.ts';
import { Campaign } from './campaign.ts';

const BuyCampaignInput = builder.inputType('BuyCampaignInput', {
  description: 'A campaign to buy.',
  fields: (t) => ({
    productId: t.id({
      required: true,
      description: 'ID of the product, which must be active, in stock and not featured yet.',
    }),
    planId: t.id({ required: true, description: 'ID of the plan, such as 1_month.' }),
    isRenewing: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the campaign renews automatically.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: 'Unique key from the client: repeating the request with the same key starts no second payment.',
    }),
  }),
});

declareMutation('buyCampaign', {
  restCalls: [startPayment],
  description: 'Starts the payment of a new campaign, which begins once it is paid.',
  input: { type: BuyCampaignInput, description: 'The campaign to buy.' },
  payload: { payment: { type: PaymentStarted, description: 'The started payment.' } },
  resolve: async ({ productId, planId, isRenewing, idempotencyKey }, ctx) => {
    const campaign = { product_id: String(productId), duration_type: String(planId), auto_renew: isRenewing };
    return {
      payment: await ctx.rest.call(startPayment, {
        body: { payment_type: 'featured_product', ...campaign },
        idempotencyKey,
      }),
    };
  },
});

mutation(extendCampaign, { payment: PaymentStarted }, { needsKey: true });
mutation(setCampaignRenewal, { campaign: Campaign });
