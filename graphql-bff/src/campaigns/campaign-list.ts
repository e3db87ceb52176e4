import { campaignLimits as limits } from '@besesaka/schema/campaigns/limits.ts';
import { listCampaigns } from '@besesaka/schema/campaigns/operations.ts';
import { listOwnProducts } from '@besesaka/schema/catalog/selling-operations.ts';
import { OwnShop } from '#accounts/user.ts';
import { Product } from '#catalog/product.ts';
import { readField } from '#platform/contract/read.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';

readField(OwnShop, 'campaigns', listCampaigns, { isNumbered: true });

builder.objectField(OwnShop, 'eligibleProducts', (t) =>
  t.field({
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
);
