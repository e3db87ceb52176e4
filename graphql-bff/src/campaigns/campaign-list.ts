import { type CampaignFilter as Filter, campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { listCampaigns } from '@besesaka/schema/campaigns/operations.ts';
import { listOwnProducts } from '@besesaka/schema/catalog/selling-operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { Product } from '#catalog/product.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Campaign } from './campaign.ts';

const sizes = { usual: limits.perPage };

const CampaignConnection = connectionOf('Campaign', Campaign, { one: 'campaign', many: 'campaigns' });

const CampaignFilter = builder.enumType('CampaignFilter', {
  description: 'Filter for campaigns.',
  values: {
    ACTIVE: { value: 'active', description: 'Campaigns whose paid days are running.' },
    ALL: { value: 'all', description: 'All campaigns.' },
    EXPIRED: { value: 'expired', description: 'Campaigns that have ended.' },
    GRACE: { value: 'grace', description: 'Campaigns whose paid days are over but whose product is still featured.' },
  } as const satisfies Record<string, { value: Filter; description: string }>,
});

builder.objectFields(OwnShop, (t) => ({
  campaigns: t.field({
    type: CampaignConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Campaigns of the shop, newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: CampaignFilter, required: true, defaultValue: 'all', description: 'Filter for campaigns.' }),
    },
    resolve: async (_shop, { state, ...args }, ctx, info) => {
      const query = { state, ...positionOf(args, info, sizes) };
      return toConnection(await ctx.rest.call(listCampaigns, { query }), (campaign) => campaign);
    },
  }),
  eligibleProducts: t.field({
    type: [Product],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.eligibleShown) },
    description: `Products that can be featured: active, in stock and not featured yet; at most ${limits.eligibleShown}.`,
    args: { query: t.arg.string({ description: 'Part of the product name or category name.' }) },
    resolve: async (_shop, { query: q }, ctx) => {
      const eligible = { stock: 'in_stock', featured: 'not_featured', status: 'active' };
      const query = { ...eligible, q: q?.trim() || null, page_size: limits.eligibleShown, count: false };
      return (await ctx.rest.call(listOwnProducts, { query })).results;
    },
  }),
}));
