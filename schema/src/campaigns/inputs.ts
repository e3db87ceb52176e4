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

export const extendInput = resource('ExtendInput', 'How long a campaign is extended.', {
  duration_type: describe(
    z.enum(durationTypes, texts.unknownPlan).optional(),
    'Plan to pay for; if left out, the same plan as last time',
    '1_month',
    { as: 'planId', type: 'ID' },
  ),
});
export type ExtendInput = z.infer<typeof extendInput>;
