import { extendCampaign, setCampaignRenewal } from '@besesaka/schema/campaigns/operations.ts';
import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { restCalls } from '#platform/graphql/mutation-descriptions.ts';
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

builder.mutationFields((t) => ({
  buyCampaign: t.field({
    type: PaymentStarted,
    extensions: restCalls(startPayment),
    description: 'Starts the payment of a new campaign, which begins once it is paid.',
    args: { input: t.arg({ type: BuyCampaignInput, required: true, description: 'The campaign to buy.' }) },
    errors: failsAs('BuyCampaignResult', 'The started payment, or an error.'),
    resolve: (_root, { input: { productId, planId, isRenewing, idempotencyKey } }, ctx) => {
      const campaign = { product_id: String(productId), duration_type: String(planId), auto_renew: isRenewing };
      return ctx.rest.call(startPayment, { body: { payment_type: 'featured_product', ...campaign }, idempotencyKey });
    },
  }),
  extendCampaign: t.field({
    type: PaymentStarted,
    extensions: restCalls(extendCampaign),
    description: 'Starts the payment of an extension, which begins when the current days end, or once it is paid.',
    args: { input: t.arg({ type: ExtendCampaignInput, required: true, description: 'The campaign and the plan.' }) },
    errors: failsAs('ExtendCampaignResult', 'The started payment, or an error.'),
    resolve: (_root, { input: { id, planId, idempotencyKey } }, ctx) => {
      const body = planId ? { duration_type: String(planId) } : {};
      return ctx.rest.call(extendCampaign, { params: { id: String(id) }, body, idempotencyKey });
    },
  }),
  setCampaignRenewal: t.field({
    type: Campaign,
    extensions: restCalls(setCampaignRenewal),
    description: 'Turns the renewal of a campaign on or off.',
    args: {
      input: t.arg({ type: SetCampaignRenewalInput, required: true, description: 'The campaign and the setting.' }),
    },
    errors: failsAs('SetCampaignRenewalResult', 'The updated campaign, or an error.'),
    resolve: (_root, { input: { id, isRenewing } }, ctx) =>
      ctx.rest.call(setCampaignRenewal, { params: { id: String(id) }, body: { auto_renew: isRenewing } }),
  }),
}));
