import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { campaignLimits, campaignPlans, campaignState, durationTypes } from './limits.ts';

export const campaignPlan = resource('CampaignPlan', 'A plan for featuring a product.', {
  duration_type: describe(z.enum(durationTypes), 'Unique name of the plan', '1_month', { as: 'id', type: 'ID' }),
  duration_days: describe(z.number().int(), 'Duration in days', 30),
  price: describe(money(), 'Total price in Ghana cedis (GHS), with two decimals', '80.00'),
  description: describe(z.string(), 'Short description', 'Your product featured for 1 Month'),
  features: describe(z.array(z.string()).max(campaignLimits.featuresMax), 'Benefits of the plan', [
    'Priority search placement',
    'Featured badge',
  ]),
});
export type CampaignPlan = z.infer<typeof campaignPlan>;

export const campaignPlanList = resource('CampaignPlanList', 'All campaign plans.', {
  results: describe(z.array(campaignPlan).max(campaignPlans.length), 'Plans, shortest first'),
});

export const campaign = resource('Campaign', 'A paid campaign that features one product.', {
  id: describe(z.uuid(), 'Unique ID', examples.campaign),
  version: describe(z.number().int(), 'Version number, which increases with every change', 2),
  product_id: describe(z.uuid(), 'ID of the product', examples.product),
  product_name: describe(z.string(), 'Name of the product, also if it is no longer public', examples.productName),
  product_image: describe(
    z.string().nullable(),
    "Base path of the product's picture: append `/<width>.<format>`; null without a picture",
    `/media/${examples.image}`,
  ),
  product_price: describe(z.string(), 'Price of the product in Ghana cedis (GHS), with two decimals', '350.00'),
  product_url: describe(z.string(), 'Path of the product page', `/products/${examples.productSlug}`),
  duration_type: describe(z.enum(durationTypes), 'Plan of the latest payment', '1_month', {
    as: 'planId',
    type: 'ID',
  }),
  duration_days: describe(z.number().int(), 'Duration of this plan in days', 30),
  price_paid: describe(money(), 'Amount of the latest payment in Ghana cedis (GHS), with two decimals', '80.00'),
  start_date: describe(
    z.iso.datetime(),
    'When the campaign started, or restarted after it had ended',
    '2026-10-04T04:13:20.000Z',
    { as: 'startsAt' },
  ),
  end_date: describe(z.iso.datetime(), 'When the paid days end', '2026-11-03T04:13:20.000Z', { as: 'endsAt' }),
  days_remaining: describe(z.number().int(), 'Remaining days, rounded up', 30),
  auto_renew: describe(z.boolean(), 'Whether the campaign renews automatically', true, { as: 'isRenewing' }),
  auto_renew_failed: describe(z.boolean(), 'Whether the latest automatic renewal failed', false, {
    as: 'hasRenewalFailed',
  }),
  state: describe(oneOf(campaignState), 'State of the campaign', 'active'),
  is_currently_active: describe(z.boolean(), 'Whether the paid days are running', true),
  is_in_grace_period: describe(
    z.boolean(),
    'Whether the paid days are over while the product is still featured',
    false,
  ),
  grace_period_end: describe(z.iso.datetime(), 'When the product stops being featured', '2026-11-06T04:13:20.000Z', {
    as: 'graceEndsAt',
  }),
  payment_reference: describe(z.string(), 'Reference of the latest payment', examples.payment, { type: 'ID' }),
  created_at: describe(z.iso.datetime(), 'When the campaign was first paid', '2026-10-04T04:13:20.000Z'),
});
export type Campaign = z.infer<typeof campaign>;

export const campaignList = resource(
  'CampaignList',
  "A page of the user's campaigns.",
  cursorListAnswer(campaign).shape,
);

const counts = {
  shown: describe(z.number().int(), 'Views in featured places', 1204),
  opened: describe(z.number().int(), 'Views of the product page', 186),
  wished: describe(z.number().int(), 'Wishlists to which the product was added and that still contain it', 21),
  ordered: describe(z.number().int(), 'Orders of the product', 7),
};
const figureCounts = resource('FigureCounts', 'Actions of users, each counted once per user and day.', counts);

/** The days before the campaign are compared, so that its effect is not overstated. */
export const campaignFigures = resource(
  'CampaignFigures',
  'Results of a campaign, compared with the same number of days before it.',
  {
    id: describe(z.uuid(), 'ID of the campaign', examples.campaign),
    days: describe(z.number().int(), 'Number of days of the campaign so far, including the first and the last', 12),
    during: describe(figureCounts, 'Actions during these days'),
    before: describe(figureCounts, 'Actions during the same number of days before'),
  },
);
export type CampaignFigures = z.infer<typeof campaignFigures>;
export type FigureCounts = z.infer<typeof figureCounts>;

export const campaignFiguresList = resource('CampaignFiguresList', 'Results of several campaigns.', {
  results: describe(z.array(campaignFigures), 'One entry for each campaign that belongs to the user'),
});
