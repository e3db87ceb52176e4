import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { shopLimits as limits, type ShopOrdering } from '@besesaka/schema/shops/limits.ts';
import type { Shop as ShopDetail, ShopStats as Stats } from '@besesaka/schema/shops/resources.ts';
import { readOnce } from '#platform/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { visitorsSee } from '#platform/graphql/persisted.ts';
import { listShops, readStats } from './api.ts';
import { Shop, shopValue } from './shop.ts';

interface Page {
  list: ListAnswer<ShopDetail>;
  page: number;
}

const ShopPage = builder.objectRef<Page>('ShopPage').implement({
  description: 'One page of the directory of shops.',
  fields: (t) => ({
    items: t.field({
      type: [Shop],
      extensions: atMost(limits.pageSize),
      description: 'The shops of this page.',
      resolve: ({ list }) => list.results.map(shopValue),
    }),
    totalCount: t.int({ description: 'How many shops were found.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / limits.pageSize),
    }),
  }),
});

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
    type: ShopPage,
    nullable: true,
    description: `The directory of shops, ${limits.pageSize} to a page.`,
    extensions: visitorsSee,
    args: {
      filter: t.arg({ type: ShopFilter, description: 'Which ones.' }),
      orderBy: t.arg({ type: ShopOrder, required: true, defaultValue: '-rating', description: 'What comes first.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_root, { filter, orderBy, page }, ctx) => {
      const query = {
        ...{ ordering: orderBy, page, page_size: limits.pageSize },
        ...{ business_name: filter?.name, min_rating: filter?.minRating, verified: filter?.isVerified },
      };
      return { list: await readOnce(ctx, listShops, { query }), page };
    },
  }),
  shopStats: t.field({
    type: ShopStats,
    nullable: true,
    description: 'How many shops there are, and of which kind.',
    extensions: visitorsSee,
    resolve: (_root, _args, ctx) => readOnce(ctx, readStats, {}),
  }),
}));
