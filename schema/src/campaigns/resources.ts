import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { campaignStates, durationTypes } from './limits.ts';

export const campaignPlan = thing('CampaignPlan', 'A plan for featuring a product.', {
  duration_type: told(z.enum(durationTypes), 'Name of the plan', '1_month'),
  duration_days: told(z.number().int(), 'Duration in days', 30),
  price: told(z.string(), 'Amount in Ghana cedis (GHS), with two decimals', '80.00'),
  description: told(z.string(), 'Short description', 'Your product featured for 1 Month'),
  features: told(z.array(z.string()), 'Benefits of the plan', ['Priority search placement', 'Featured badge']),
});
export type CampaignPlan = z.infer<typeof campaignPlan>;

export const campaignPlanList = thing('CampaignPlanList', 'All campaign plans.', {
  results: told(z.array(campaignPlan), 'Plans, shortest first'),
});

export const campaign = thing('Campaign', 'A paid campaign that features one product.', {
  id: told(z.uuid(), 'Unique ID', examples.campaign),
  version: told(z.number().int(), 'Version number: of two states, the newer one has the higher number', 2),
  product_id: told(z.uuid(), 'ID of the product', examples.product),
  product_name: told(z.string(), 'Name of the product', examples.productName),
  product_image: told(
    z.string().nullable(),
    "Base path of the product's picture: append `/<width>.<format>`; null without a picture",
    `/media/${examples.image}`,
  ),
  product_price: told(z.string(), 'Price of the product in Ghana cedis (GHS), with two decimals', '350.00'),
  product_url: told(z.string(), 'Path of the product page', `/products/${examples.productSlug}`),
  duration_type: told(z.enum(durationTypes), 'Plan of the latest payment', '1_month'),
  duration_days: told(z.number().int(), 'Duration of this plan in days', 30),
  price_paid: told(z.string(), 'Amount of the latest payment in Ghana cedis (GHS), with two decimals', '80.00'),
  start_date: told(
    z.iso.datetime(),
    'When the campaign started, or restarted after it had ended',
    '2026-10-04T04:13:20.000Z',
  ),
  end_date: told(z.iso.datetime(), 'When the paid days end', '2026-11-03T04:13:20.000Z'),
  days_remaining: told(z.number().int(), 'Remaining days, rounded up', 30),
  auto_renew: told(z.boolean(), 'Whether the campaign renews automatically', true),
  auto_renew_failed: told(z.boolean(), 'Whether the latest automatic renewal failed', false),
  state: told(z.enum(campaignStates), 'State of the campaign', 'active'),
  is_currently_active: told(z.boolean(), 'Whether the paid days are running', true),
  is_in_grace_period: told(z.boolean(), 'Whether the paid days are over while the product is still featured', false),
  grace_period_end: told(z.iso.datetime(), 'When the product stops being featured', '2026-11-06T04:13:20.000Z'),
  payment_reference: told(z.string(), 'Reference of the latest payment', examples.payment),
  created_at: told(z.iso.datetime(), 'When the campaign was first paid', '2026-10-04T04:13:20.000Z'),
});
export type Campaign = z.infer<typeof campaign>;

export const campaignList = thing('CampaignList', "A page of the user's campaigns.", cursorListAnswer(campaign).shape);

const counts = {
  shown: told(z.number().int(), 'Views in featured places', 1204),
  opened: told(z.number().int(), 'Views of the product page', 186),
  wished: told(z.number().int(), 'Wishlists to which the product was added and that still contain it', 21),
  ordered: told(z.number().int(), 'Orders of the product', 7),
};
const figureCounts = thing('FigureCounts', 'Actions of users, each counted once per user and day.', counts);

/** Compares a campaign with the same number of days before it, so that its effect is not overstated. */
export const campaignFigures = thing('CampaignFigures', 'Results of a campaign.', {
  id: told(z.uuid(), 'ID of the campaign', examples.campaign),
  days: told(z.number().int(), 'Number of days of the campaign so far, including the first and the last', 12),
  during: told(figureCounts, 'Actions during these days'),
  before: told(figureCounts, 'Actions during the same number of days before'),
});
export type CampaignFigures = z.infer<typeof campaignFigures>;
export type FigureCounts = z.infer<typeof figureCounts>;

export const campaignFiguresList = thing('CampaignFiguresList', 'Results of several campaigns.', {
  results: told(z.array(campaignFigures), 'One entry for each campaign that belongs to the user'),
});
