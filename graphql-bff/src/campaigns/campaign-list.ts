import { type CampaignFilter as Filter, campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import type { Campaign as CampaignValue } from '@besesaka/schema/campaigns/resources.ts';
import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { OwnShop } from '#accounts/person.ts';
import { listOwnProducts } from '#catalog/api.ts';
import { Product } from '#catalog/product.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { listCampaigns } from './api.ts';
import { Campaign } from './campaign.ts';

interface Page {
  list: ListAnswer<CampaignValue>;
  page: number;
}

const CampaignPage = builder.objectRef<Page>('CampaignPage').implement({
  description: 'One page of your campaigns.',
  fields: (t) => ({
    items: t.field({
      type: [Campaign],
      extensions: atMost(limits.perPage),
      description: 'The campaigns of this page, the newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many stand so.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
  }),
});

const CampaignFilter = builder.enumType('CampaignFilter', {
  description: 'Which campaigns.',
  values: {
    ACTIVE: { value: 'active', description: 'Those whose days run.' },
    ALL: { value: 'all', description: 'All of them.' },
    EXPIRED: { value: 'expired', description: 'Those that have ended.' },
    GRACE: { value: 'grace', description: 'Those that are over and still featured.' },
  } as const satisfies Record<string, { value: Filter; description: string }>,
});

builder.objectFields(OwnShop, (t) => ({
  campaigns: t.field({
    type: CampaignPage,
    nullable: true,
    extensions: callForEach,
    description: `Its campaigns, ${limits.perPage} to a page.`,
    args: {
      state: t.arg({ type: CampaignFilter, required: true, defaultValue: 'all', description: 'Which ones.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_shop, { state, page }, ctx) => {
      const query = { state, page, page_size: limits.perPage };
      return { list: await ctx.rest.call(listCampaigns, { query }), page };
    },
  }),
  eligibleProducts: t.field({
    type: [Product],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.eligibleShown) },
    description: `What can be featured: active, in stock and not featured yet; at most ${limits.eligibleShown}.`,
    args: { query: t.arg.string({ description: 'Part of the name or of the category.' }) },
    resolve: async (_shop, { query: q }, ctx) => {
      const eligible = { stock: 'in_stock', featured: 'not_featured', status: 'active' };
      const query = { ...eligible, q: q?.trim() || null, page_size: limits.eligibleShown };
      return (await ctx.rest.call(listOwnProducts, { query })).results;
    },
  }),
}));
