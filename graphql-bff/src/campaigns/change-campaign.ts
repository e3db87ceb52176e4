import { extendCampaign, setCampaignRenewal } from '@besesaka/schema/campaigns/operations.ts';
import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation } from '#platform/graphql/mutation.ts';
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

const ExtendCampaignInput = builder.inputType('ExtendCampaignInput', {
  description: 'The campaign to extend, and the plan.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the campaign.' }),
    planId: t.id({ description: 'ID of the plan, such as 1_month; if left out, the same plan as last time.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'Unique key from the client: repeating the request with the same key starts no second payment.',
    }),
  }),
});

const SetCampaignRenewalInput = builder.inputType('SetCampaignRenewalInput', {
  description: 'Whether a campaign renews.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the campaign.' }),
    isRenewing: t.boolean({ required: true, description: 'Whether it renews at its end.' }),
  }),
});

mutation('buyCampaign', {
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

mutation('extendCampaign', {
  restCalls: [extendCampaign],
  description: 'Starts the payment of an extension, which begins when the current days end, or once it is paid.',
  input: { type: ExtendCampaignInput, description: 'The campaign and the plan.' },
  payload: { payment: { type: PaymentStarted, description: 'The started payment.' } },
  resolve: async ({ id, planId, idempotencyKey }, ctx) => {
    const body = planId ? { duration_type: String(planId) } : {};
    return { payment: await ctx.rest.call(extendCampaign, { params: { id: String(id) }, body, idempotencyKey }) };
  },
});

mutation('setCampaignRenewal', {
  restCalls: [setCampaignRenewal],
  description: 'Turns the renewal of a campaign on or off.',
  input: { type: SetCampaignRenewalInput, description: 'The campaign and the setting.' },
  payload: { campaign: { type: Campaign, description: 'The updated campaign.' } },
  resolve: async ({ id, isRenewing }, ctx) => ({
    campaign: await ctx.rest.call(setCampaignRenewal, { params: { id: String(id) }, body: { auto_renew: isRenewing } }),
  }),
});
