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
  description: "Ordering of the viewer's products.",
  values: {
    NEWEST: { value: '-created_at', description: 'Newest first.' },
    OLDEST: { value: 'created_at', description: 'Oldest first.' },
    NAME_A_TO_Z: { value: 'name', description: 'By name, A to Z.' },
    NAME_Z_TO_A: { value: '-name', description: 'By name, Z to A.' },
    PRICE_LOW: { value: 'price', description: 'Cheapest first.' },
    PRICE_HIGH: { value: '-price', description: 'Most expensive first.' },
    STOCK_LOW: { value: 'stock_quantity', description: 'Fewest pieces first.' },
    STOCK_HIGH: { value: '-stock_quantity', description: 'Most pieces first.' },
    BEST_SELLING: { value: '-sales_count', description: 'Most sold first.' },
    MOST_POPULAR: { value: '-views_count', description: 'Most viewed first.' },
    UPDATED: { value: '-updated_at', description: 'Last changed first.' },
  } as const satisfies Values<OwnProductOrdering>,
});

const OwnProductStock = builder.enumType('OwnProductStock', {
  description: "Stock filter for the viewer's products.",
  values: {
    ALL: { value: 'all', description: 'No filter.' },
    IN_STOCK: { value: 'in_stock', description: 'At least one piece in stock.' },
    OUT_OF_STOCK: { value: 'out_of_stock', description: 'Out of stock.' },
    LOW_STOCK: { value: 'low_stock', description: `Fewer than ${limits.lowStock} pieces in stock, including none.` },
  } as const satisfies Values<(typeof stockFilters)[number]>,
});

const OwnProductFeaturing = builder.enumType('OwnProductFeaturing', {
  description: "Featured filter for the viewer's products.",
  values: {
    ALL: { value: 'all', description: 'No filter.' },
    FEATURED: { value: 'featured', description: 'Featured by a campaign.' },
    NOT_FEATURED: { value: 'not_featured', description: 'Not featured.' },
  } as const satisfies Values<(typeof featuredFilters)[number]>,
});

const OwnProductStatus = builder.enumType('OwnProductStatus', {
  description: "Status filter for the viewer's products.",
  values: {
    ALL: { value: 'all', description: 'All products except archived ones.' },
    ACTIVE: { value: 'active', description: 'Published.' },
    INACTIVE: { value: 'inactive', description: 'Draft.' },
    ARCHIVED: { value: 'archived', description: 'Archived.' },
  } as const satisfies Values<(typeof ownProductStatuses)[number]>,
});

const OwnProductFilter = builder.inputType('OwnProductFilter', {
  description: "Filter for the viewer's products; without any field, all except archived ones.",
  fields: (t) => ({
    query: t.string({ description: 'Part of the product name or category name.' }),
    category: t.string({ description: 'URL slug or ID of a category, which includes all categories below it.' }),
    stock: t.field({ type: OwnProductStock, description: 'Stock filter.' }),
    featured: t.field({ type: OwnProductFeaturing, description: 'Featured filter.' }),
    status: t.field({ type: OwnProductStatus, description: 'Status filter.' }),
    updatedAfter: t.field({
      type: 'DateTime',
      description: 'Return only products that changed after this time, without a status also archived ones.',
    }),
  }),
});

builder.objectField(OwnShop, 'products', (t) =>
  t.field({
    type: OwnProductConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Products of the shop, including drafts.',
    args: {
      ...cursorArgs(sizes),
      filter: t.arg({ type: OwnProductFilter, description: 'Filter.' }),
      orderBy: t.arg({
        type: OwnProductOrder,
        required: true,
        defaultValue: '-created_at',
        description: 'Ordering.',
      }),
    },
    resolve: async (_shop, { filter, orderBy, ...args }, ctx, info) => {
      const { query: q, updatedAfter: updated_after, ...others } = filter ?? {};
      const query = { ...others, updated_after, q: q?.trim(), ordering: orderBy, ...positionOf(args, info, sizes) };
      return toConnection(await ctx.rest.call(listOwnProducts, { query }), (card) => card);
    },
  }),
);
