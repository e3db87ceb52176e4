import { extendCampaign, toggleCampaignRenewal } from '@besesaka/schema/campaigns/operations.ts';
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

const ToggleCampaignRenewalInput = builder.inputType('ToggleCampaignRenewalInput', {
  description: 'Which campaign.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The campaign.' }) }),
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
  toggleCampaignRenewal: t.field({
    type: Campaign,
    extensions: asks(toggleCampaignRenewal),
    description: 'Switches whether a campaign is meant to go on after its end.',
    args: { input: t.arg({ type: ToggleCampaignRenewalInput, required: true, description: 'Which one.' }) },
    errors: failsAs('ToggleCampaignRenewalResult', 'The campaign as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id } }, ctx) => ctx.rest.call(toggleCampaignRenewal, { params: { id: String(id) } }),
  }),
}));
