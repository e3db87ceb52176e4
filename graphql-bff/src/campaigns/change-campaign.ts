import { buyCampaignInput } from '@besesaka/schema/campaigns/inputs.ts';
import { extendCampaign, setCampaignRenewal } from '@besesaka/schema/campaigns/operations.ts';
import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { Campaign } from './campaign.ts';

customMutation(
  startPayment,
  { payment: PaymentStarted },
  {
    as: 'buyCampaign',
    description: 'Starts the payment of a new campaign, which begins once it is paid.',
    without: Object.keys(startPayment.body.shape),
    add: buyCampaignInput,
    needsKey: true,
    run: async ({ added, idempotencyKey }, ctx) => {
      const body = { payment_type: 'featured_product', ...added };
      return { payment: await ctx.rest.call(startPayment, { body, idempotencyKey }) };
    },
  },
);

mutation(extendCampaign, { payment: PaymentStarted }, { needsKey: true });
mutation(setCampaignRenewal, { campaign: Campaign });
