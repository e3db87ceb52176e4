import { z } from 'zod';
import { listQuery, manyIds } from '#kernel/lists/paging.ts';
import { campaignFilters, campaignLimits, durationTypes } from './limits.ts';
import { campaignTexts as texts } from './texts.ts';

/** The query of `/api/featured-products`. */
export const campaignsQuery = listQuery(campaignLimits.perPage).extend({
  state: z.enum(campaignFilters).default('all'),
  ids: manyIds.optional(),
});
export type CampaignsQuery = z.infer<typeof campaignsQuery>;

export const figuresQuery = z.object({ ids: manyIds });

/** How long the campaign is extended; without a value, as long as last time. */
export const extendInput = z.object({ duration_type: z.enum(durationTypes, texts.unknownPlan).optional() });
export type ExtendInput = z.infer<typeof extendInput>;
