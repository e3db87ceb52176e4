import { examples } from '#kernel/reference/examples.ts';
import { listWords, queryReference, reference } from '#kernel/reference/words.ts';
import { campaignsQuery, extendInput, figuresQuery } from './inputs.ts';
import { campaignLimits } from './limits.ts';

export const campaignsReference = [
  queryReference(campaignsQuery, {
    ...listWords(campaignLimits.perPage),
    state: ['How they stand: all, active, grace or expired', 'active'],
  }),
  queryReference(figuresQuery, { ids: ['Ids of campaigns, up to 100 with commas between', examples.campaign] }),
  reference('ExtendInput', extendInput, 'For how long a campaign goes on.', {
    duration_type: ['One of the plans; as long as last time without it', '1_month'],
  }),
];
