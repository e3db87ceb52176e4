import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';
import { cursorListAnswer } from '#kernel/resources.ts';
import { campaignStates, durationTypes } from './limits.ts';

export const campaignPlan = thing('CampaignPlan', 'For how long a product can be featured.', {
  duration_type: told(z.enum(durationTypes), 'Its name', '1_month'),
  duration_days: told(z.number().int(), 'How many days it runs', 30),
  price: told(z.string(), 'In cedi, with two decimals', '80.00'),
  description: told(z.string(), 'What it is, in a few words', 'Your product featured for 1 Month'),
  features: told(z.array(z.string()), 'What it brings', ['Priority search placement', 'Featured badge']),
});
export type CampaignPlan = z.infer<typeof campaignPlan>;

export const campaignPlanList = thing('CampaignPlanList', 'What campaigns cost.', {
  results: told(z.array(campaignPlan), 'The plans, the shortest first'),
});

/** As its seller sees it. */
export const campaign = thing('Campaign', 'A product that its seller pays to have featured.', {
  id: told(z.uuid(), 'Identifies it', examples.campaign),
  version: told(z.number().int(), 'Of two states the later has the higher', 2),
  product_id: told(z.uuid(), 'Of the product', examples.product),
  product_name: told(z.string(), 'What the product is called', examples.productName),
  product_image: told(
    z.string().nullable(),
    'Its picture without width and format; null for none',
    `/media/${examples.image}`,
  ),
  product_price: told(z.string(), 'What it costs, in cedi with two decimals', '350.00'),
  product_url: told(z.string(), 'Path of its page', `/products/${examples.productSlug}`),
  duration_type: told(z.enum(durationTypes), 'The plan that was paid last', '1_month'),
  duration_days: told(z.number().int(), 'How many days that plan has', 30),
  price_paid: told(z.string(), 'What that cost, in cedi with two decimals', '80.00'),
  start_date: told(z.iso.datetime(), 'When it began, or began again after it had ended', '2026-10-04T04:13:20.000Z'),
  end_date: told(z.iso.datetime(), 'When the days that are paid end', '2026-11-03T04:13:20.000Z'),
  days_remaining: told(z.number().int(), 'Days that are left of it, begun ones counted', 30),
  auto_renew: told(z.boolean(), 'Whether it is meant to go on after its end', true),
  auto_renew_failed: told(z.boolean(), 'Whether it was meant to go on and was not paid', false),
  state: told(z.enum(campaignStates), 'How it stands', 'active'),
  is_currently_active: told(z.boolean(), 'Whether its days run', true),
  is_in_grace_period: told(z.boolean(), 'Whether they are over and the product is featured a little longer', false),
  grace_period_end: told(z.iso.datetime(), 'Until when the product is featured', '2026-11-06T04:13:20.000Z'),
  payment_reference: told(z.string(), 'Of what was paid last', examples.payment),
  created_at: told(z.iso.datetime(), 'When it was first paid', '2026-10-04T04:13:20.000Z'),
});
export type Campaign = z.infer<typeof campaign>;

export const campaignList = thing('CampaignList', 'A page of your campaigns.', cursorListAnswer(campaign).shape);

const counts = {
  shown: told(z.number().int(), 'Times it was shown in a featured place', 1204),
  opened: told(z.number().int(), 'Times its page was opened', 186),
  wished: told(z.number().int(), 'Times it was saved to a wishlist, and is there', 21),
  ordered: told(z.number().int(), 'Times it was ordered', 7),
};
const figureCounts = thing('FigureCounts', 'What people did, each counted once a person and day.', counts);

/** What a campaign brought, honestly: beside as many days of the same product before it. */
export const campaignFigures = thing('CampaignFigures', 'What a campaign brought.', {
  id: told(z.uuid(), 'Of the campaign', examples.campaign),
  days: told(z.number().int(), 'Over how many days, the first and the last counted', 12),
  during: told(figureCounts, 'What people did in these days'),
  before: told(figureCounts, 'The same in as many days before it'),
});
export type CampaignFigures = z.infer<typeof campaignFigures>;
export type FigureCounts = z.infer<typeof figureCounts>;

export const campaignFiguresList = thing('CampaignFiguresList', 'What several campaigns brought.', {
  results: told(z.array(campaignFigures), 'Of each that is yours'),
});
