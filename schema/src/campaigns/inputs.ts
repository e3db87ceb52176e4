import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { campaignFilter, campaignLimits, durationTypes } from './limits.ts';
import { campaignTexts as texts } from './texts.ts';

/** The query of `/api/featured-products`. */
export const campaignsQuery = listQuery(campaignLimits.perPage).extend({
  state: oneOf(campaignFilter).default('all'),
  ids: manyIds.optional(),
});
export type CampaignsQuery = z.infer<typeof campaignsQuery>;

export const figuresQuery = z.object({ ids: manyIds });

/** What GraphQL takes for a payment with the purpose featured_product. */
export const buyCampaignInput = resource('BuyCampaignInput', 'A campaign to buy.', {
  product_id: describe(z.uuid(), 'ID of the product, which must be active, in stock and not featured yet'),
  duration_type: describe(z.string(), 'ID of the plan, such as 1_month', '1_month', { as: 'planId', type: 'ID' }),
  auto_renew: describe(z.boolean(), 'Whether the campaign renews automatically', false, {
    as: 'isRenewing',
    default: false,
  }),
});

export const extendInput = resource('ExtendInput', 'How long a campaign is extended.', {
  duration_type: describe(
    z.enum(durationTypes, texts.unknownPlan).optional(),
    'Plan to pay for; if left out, the same plan as last time',
    '1_month',
    { as: 'planId', type: 'ID' },
  ),
});
export type ExtendInput = z.infer<typeof extendInput>;
