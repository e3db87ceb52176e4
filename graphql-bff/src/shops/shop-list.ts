import { shopLimits as limits, type ShopOrdering } from '@besesaka/schema/shops/limits.ts';
import { listShops, readShopStats } from '@besesaka/schema/shops/operations.ts';
import type { ShopStats as Stats } from '@besesaka/schema/shops/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Shop, shopValue } from './shop.ts';

const sizes = { usual: limits.pageSize };

const ShopConnection = connectionOf('Shop', Shop, { one: 'shop', many: 'shops' });

const ShopOrder = builder.enumType('ShopOrder', {
  description: 'Which shops come first.',
  values: {
    TOP_RATED: { value: '-rating', description: 'Those with the best reviews.' },
    BEST_SELLING: { value: '-sales', description: 'Those that sold most.' },
    MOST_REVIEWED: { value: '-reviews', description: 'Those with the most reviews.' },
    NEWEST: { value: '-newest', description: 'Those that were opened last.' },
    OLDEST: { value: 'newest', description: 'Those that were opened first.' },
  } as const satisfies Record<string, { value: ShopOrdering; description: string }>,
});

const ShopFilter = builder.inputType('ShopFilter', {
  description: 'Which shops to list; without any field, all that offer something.',
  fields: (t) => ({
    name: t.string({ description: 'Part of the name.' }),
    minRating: t.float({ description: 'At least this many stars on the whole, 1 to 5.' }),
    isVerified: t.boolean({ description: 'True keeps what the marketplace has checked.' }),
  }),
});

const ShopStats = builder.objectRef<Stats>('ShopStats').implement({
  description: 'About all shops of the directory.',
  fields: (t) => ({
    shopCount: t.exposeInt('total_shops', { description: 'How many shops offer something.' }),
    verifiedCount: t.exposeInt('verified_shops', { description: 'How many of them the marketplace has checked.' }),
    topRatedCount: t.exposeInt('top_rated_shops', {
      description: `How many of them have ${limits.topRated} stars or more.`,
    }),
    productCount: t.exposeInt('total_products', { description: 'How many products they offer.' }),
  }),
});

builder.queryFields((t) => ({
  shops: t.field({
    type: ShopConnection,
    nullable: true,
    description: 'The directory of shops: endless by cursors, numbered by `page`.',
    extensions: { ...visitorsSee, ...sizedAs(sizes) },
    args: {
      ...numberedArgs(sizes),
      filter: t.arg({ type: ShopFilter, description: 'Which ones.' }),
      orderBy: t.arg({ type: ShopOrder, required: true, defaultValue: '-rating', description: 'What comes first.' }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, ctx, info) => {
      const query = {
        ...positionOf(args, info, sizes),
        ...{ ordering: orderBy, business_name: filter?.name, min_rating: filter?.minRating },
        verified: filter?.isVerified,
      };
      return toConnection(await readOnce(ctx, listShops, { query }), shopValue);
    },
  }),
  shopStats: t.field({
    type: ShopStats,
    nullable: true,
    description: 'How many shops there are, and of which kind.',
    extensions: visitorsSee,
    resolve: (_root, _args, ctx) => readOnce(ctx, readShopStats, {}),
  }),
}));
