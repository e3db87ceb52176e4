import {
  type featuredFilters,
  catalogLimits as limits,
  type OwnProductOrdering,
  type ownProductStatuses,
  type stockFilters,
} from '@besesaka/schema/catalog/limits.ts';
import { listOwnProducts } from '@besesaka/schema/catalog/selling-operations.ts';
import { OwnShop } from '#accounts/person.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, cursorArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { Product } from './product.ts';

type Values<Value extends string> = Record<string, { value: Value; description: string }>;

const sizes = { usual: limits.sellerPageSize };

const OwnProductConnection = connectionOf('OwnProduct', Product, { one: 'product', many: 'products' });

const OwnProductOrder = builder.enumType('OwnProductOrder', {
  description: 'What comes first in the own shop.',
  values: {
    NEWEST: { value: '-created_at', description: 'What was made last.' },
    OLDEST: { value: 'created_at', description: 'What was made first.' },
    NAME_A_TO_Z: { value: 'name', description: 'By name.' },
    NAME_Z_TO_A: { value: '-name', description: 'By name, from the end.' },
    PRICE_LOW: { value: 'price', description: 'Cheapest first.' },
    PRICE_HIGH: { value: '-price', description: 'Dearest first.' },
    STOCK_LOW: { value: 'stock_quantity', description: 'Fewest pieces first.' },
    STOCK_HIGH: { value: '-stock_quantity', description: 'Most pieces first.' },
    BEST_SELLING: { value: '-sales_count', description: 'Most sold first.' },
    MOST_POPULAR: { value: '-views_count', description: 'Most looked at first.' },
  } as const satisfies Values<OwnProductOrdering>,
});

const OwnProductStock = builder.enumType('OwnProductStock', {
  description: 'Whether there is something of an own product.',
  values: {
    ALL: { value: 'all', description: 'Either way.' },
    IN_STOCK: { value: 'in_stock', description: 'At least one piece.' },
    OUT_OF_STOCK: { value: 'out_of_stock', description: 'None.' },
    LOW_STOCK: { value: 'low_stock', description: `Fewer than ${limits.lowStock}, or none.` },
  } as const satisfies Values<(typeof stockFilters)[number]>,
});

const OwnProductFeaturing = builder.enumType('OwnProductFeaturing', {
  description: 'Whether a campaign features an own product.',
  values: {
    ALL: { value: 'all', description: 'Either way.' },
    FEATURED: { value: 'featured', description: 'One does.' },
    NOT_FEATURED: { value: 'not_featured', description: 'None does.' },
  } as const satisfies Values<(typeof featuredFilters)[number]>,
});

const OwnProductStatus = builder.enumType('OwnProductStatus', {
  description: 'Where an own product stands.',
  values: {
    ALL: { value: 'all', description: 'Anywhere but in the archive.' },
    ACTIVE: { value: 'active', description: 'Everybody sees it.' },
    INACTIVE: { value: 'inactive', description: 'It is a draft.' },
    ARCHIVED: { value: 'archived', description: 'It was taken out of the shop.' },
  } as const satisfies Values<(typeof ownProductStatuses)[number]>,
});

const OwnProductFilter = builder.inputType('OwnProductFilter', {
  description: 'Which of the own products; without any field all but the archived ones.',
  fields: (t) => ({
    query: t.string({ description: 'Part of the name or of the category.' }),
    category: t.string({ description: 'Slug of a category: it and all below it.' }),
    stock: t.field({ type: OwnProductStock, description: 'Those of which there is something, or nothing.' }),
    featured: t.field({ type: OwnProductFeaturing, description: 'Those that a campaign features, or the others.' }),
    status: t.field({ type: OwnProductStatus, description: 'Those that stand there.' }),
  }),
});

builder.objectField(OwnShop, 'products', (t) =>
  t.field({
    type: OwnProductConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'What it offers, drafts too.',
    args: {
      ...cursorArgs(sizes),
      filter: t.arg({ type: OwnProductFilter, description: 'Which ones.' }),
      orderBy: t.arg({
        type: OwnProductOrder,
        required: true,
        defaultValue: '-created_at',
        description: 'What comes first.',
      }),
    },
    resolve: async (_shop, { filter, orderBy, ...args }, ctx, info) => {
      const { query: q, ...others } = filter ?? {};
      const query = { ...others, q: q?.trim(), ordering: orderBy, ...positionOf(args, info, sizes) };
      return toConnection(await ctx.rest.call(listOwnProducts, { query }), (card) => card);
    },
  }),
);
