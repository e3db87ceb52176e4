import { extendCampaign, setCampaignRenewal } from '@besesaka/schema/campaigns/operations.ts';
import { startPayment } from '@besesaka/schema/payments/operations.ts';
import { PaymentStarted } from '#payments/payment.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Campaign } from './campaign.ts';

const BuyCampaignInput = builder.inputType('BuyCampaignInput', {
  description: 'What is featured, and for how long.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'The product: active, in stock and not featured yet.' }),
    planId: t.id({ required: true, description: 'For how long, such as 1_month.' }),
    isRenewing: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether it is meant to go on after its end.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: 'Made by you; sent again under it, one payment is begun.',
    }),
  }),
});

const ExtendCampaignInput = builder.inputType('ExtendCampaignInput', {
  description: 'Which campaign goes on, and for how long.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The campaign.' }),
    planId: t.id({ description: 'For how long, such as 1_month; as long as last time without it.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'Made by you; sent again under it, one payment is begun.',
    }),
  }),
});

const SetCampaignRenewalInput = builder.inputType('SetCampaignRenewalInput', {
  description: 'Whether a campaign renews.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The campaign.' }),
    isRenewing: t.boolean({ required: true, description: 'Whether it renews at its end.' }),
  }),
});

builder.mutationFields((t) => ({
  buyCampaign: t.field({
    type: PaymentStarted,
    extensions: asks(startPayment),
    description: 'Begins to pay for a product to be featured; it is once that is paid.',
    args: { input: t.arg({ type: BuyCampaignInput, required: true, description: 'What, and for how long.' }) },
    errors: failsAs('BuyCampaignResult', "The provider's page, or why nothing was begun."),
    resolve: (_root, { input: { productId, planId, isRenewing, idempotencyKey } }, ctx) => {
      const asked = { product_id: String(productId), duration_type: String(planId), auto_renew: isRenewing };
      return ctx.rest.call(startPayment, { body: { payment_type: 'featured_product', ...asked }, idempotencyKey });
    },
  }),
  extendCampaign: t.field({
    type: PaymentStarted,
    extensions: asks(extendCampaign),
    description:
      'Begins to pay for more days of a campaign; they begin when those that run end, or once they are paid.',
    args: { input: t.arg({ type: ExtendCampaignInput, required: true, description: 'Which one, and how long.' }) },
    errors: failsAs('ExtendCampaignResult', "The provider's page, or why nothing was begun."),
    resolve: (_root, { input: { id, planId, idempotencyKey } }, ctx) => {
      const body = planId ? { duration_type: String(planId) } : {};
      return ctx.rest.call(extendCampaign, { params: { id: String(id) }, body, idempotencyKey });
    },
  }),
  setCampaignRenewal: t.field({
    type: Campaign,
    extensions: asks(setCampaignRenewal),
    description: 'Turns the renewal of a campaign on or off.',
    args: {
      input: t.arg({ type: SetCampaignRenewalInput, required: true, description: 'The campaign and the setting.' }),
    },
    errors: failsAs('SetCampaignRenewalResult', 'The campaign as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id, isRenewing } }, ctx) =>
      ctx.rest.call(setCampaignRenewal, { params: { id: String(id) }, body: { auto_renew: isRenewing } }),
  }),
}));
