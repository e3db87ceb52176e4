import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import type { ShopOrdering } from '@besesaka/schema/shops/limits.ts';
import { listShops, readShopStats } from '@besesaka/schema/shops/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { queryField } from '#platform/contract/read.ts';
import { Region } from '#platform/contract/region.ts';
import { sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Shop, shopValue } from './shop.ts';

const sizes = { usual: directoryLimits.pageSize };

export const ShopConnection = connectionOf('Shop', Shop, { one: 'shop', many: 'shops' });

const ShopOrder = builder.enumType('ShopOrder', {
  description: 'Ordering of shops.',
  values: {
    TOP_RATED: { value: '-rating', description: 'Best rated first.' },
    BEST_SELLING: { value: '-sales', description: 'Best selling first.' },
    MOST_REVIEWED: { value: '-reviews', description: 'Most reviewed first.' },
    NEWEST: { value: '-newest', description: 'Newest first.' },
    OLDEST: { value: 'newest', description: 'Oldest first.' },
  } as const satisfies Record<string, { value: ShopOrdering; description: string }>,
});

const ShopFilter = builder.inputType('ShopFilter', {
  description: 'Filter for shops; without any field, all shops that have products.',
  fields: (t) => ({
    name: t.string({ description: 'Part of the shop name.' }),
    minRating: t.float({ description: 'Minimum average rating, 1 to 5 stars.' }),
    isVerified: t.boolean({ description: 'true returns only verified shops.' }),
    region: t.field({ type: Region, description: 'Region of the shop.' }),
  }),
});

queryField('shopStats', readShopStats);

builder.queryField('shops', (t) =>
  t.field({
    type: ShopConnection,
    nullable: true,
    description: 'The shop directory, by cursor or by `page`.',
    extensions: { ...sameForVisitors, ...sizedAs(sizes) },
    args: {
      ...numberedArgs(sizes),
      filter: t.arg({ type: ShopFilter, description: 'Filter.' }),
      orderBy: t.arg({ type: ShopOrder, required: true, defaultValue: '-rating', description: 'Ordering.' }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, ctx, info) => {
      const query = {
        ...positionOf(args, info, sizes),
        ordering: orderBy,
        business_name: filter?.name,
        min_rating: filter?.minRating,
        verified: filter?.isVerified,
        region: filter?.region,
      };
      return toConnection(await readOnce(ctx, listShops, { query }), shopValue);
    },
  }),
);
