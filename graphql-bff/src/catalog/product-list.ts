import { catalogLimits, type ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import { featuredProducts, type ProductList, type ProductsOfShop } from '@besesaka/schema/catalog/lists.ts';
import {
  listFeatured,
  listFollowedProducts,
  listProducts,
  listProductsOfShops,
  searchProducts,
  suggest,
} from '@besesaka/schema/catalog/operations.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { suggestions } from '@besesaka/schema/catalog/suggestions.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { objectOf } from '#platform/contract/object.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { inFieldsOf, RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { sameForVisitors } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import {
  type ConnectionValue,
  connectionOf,
  cursorArgs,
  numberedArgs,
  positionOf,
  sizedAs,
  toConnection,
} from '#platform/graphql/connection.ts';
import { selectedArguments } from '#platform/graphql/selected-arguments.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import type { QueryValues } from '#platform/rest/calls.ts';
import { Shop } from '#shops/shop.ts';
import { Product, type ProductValue } from './product.ts';
import { filterQuery, ProductFilter } from './product-filter.ts';

interface Connection extends ConnectionValue<ProductValue> {
  corrected: string | null;
  exact: boolean;
  /** Empty unless selected, so that the marketplace need not look for any. */
  featured: ProductCard[];
}

const orderings: Record<string, ProductOrdering | null> = {
  RELEVANCE: null,
  NEWEST: '-created_at',
  PRICE_LOW: 'price',
  PRICE_HIGH: '-price',
  BEST_SELLING: '-sales_count',
  MOST_POPULAR: '-views_count',
};

const ProductOrder = builder.enumType('ProductOrder', {
  description: 'Ordering of a product list.',
  values: {
    RELEVANCE: { description: 'Best match first; newest first without search terms.' },
    NEWEST: { description: 'Newest first.' },
    PRICE_LOW: { description: 'Cheapest first.' },
    PRICE_HIGH: { description: 'Most expensive first.' },
    BEST_SELLING: { description: 'Most sold first.' },
    MOST_POPULAR: { description: 'Most viewed first.' },
  },
});

const ProductConnection = connectionOf<ProductValue, Connection>('Product', Product, {
  one: 'product',
  many: 'products',
});

builder.objectFields(ProductConnection, (t) => ({
  corrected: t.exposeString('corrected', {
    nullable: true,
    description: 'Search terms after typo correction; null if they were not corrected.',
  }),
  featured: t.expose('featured', {
    type: [Product],
    extensions: atMost(catalogLimits.featuredPlaces),
    description: `Featured products among the matches, at most ${catalogLimits.featuredPlaces}, in rotation, to show beside this page. Label them as featured. Empty in a shop's own list.`,
  }),
  exact: t.exposeBoolean('exact', {
    description: 'false if no product matches all search terms; the results then match most of them.',
  }),
}));

const sizes = { usual: catalogLimits.pageSize };

builder.queryField('products', (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    description:
      'Products, by cursor or by `page`, at most 100 at once. A list ordered by relevance can only be read forwards: `last` and `before` are refused.',
    extensions: { ...sameForVisitors, ...sizedAs(sizes) },
    args: {
      ...numberedArgs(sizes),
      filter: t.arg({ type: ProductFilter, description: 'Filter.' }),
      orderBy: t.arg({ type: ProductOrder, description: 'Ordering; RELEVANCE by default.' }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, ctx, info) => {
      const ordering = orderings[orderBy ?? 'RELEVANCE'];
      const isSearch = Boolean(filter?.query?.trim());
      checkDirection(args, isSearch && !ordering);
      const query = {
        ...filterQuery(filter),
        ordering,
        ...positionQuery(args, info),
        with_featured: wantsFeatured(info),
      };
      const answer = ctx.rest.call(isSearch ? searchProducts : listProducts, { query });
      return toProductConnection(await inFieldsOf(cursorNames, answer), args);
    },
  }),
);

const FeaturedProducts = objectOf(featuredProducts);

builder.queryField('featuredProducts', (t) =>
  t.field({
    type: FeaturedProducts,
    nullable: true,
    extensions: sameForVisitors,
    description: 'Featured products for the home page.',
    resolve: (_root, _args, ctx) => readOnce(ctx, listFeatured, {}),
  }),
);

const Suggestions = objectOf(suggestions);

builder.queryField('suggestions', (t) =>
  t.field({
    type: Suggestions,
    nullable: true,
    description: 'Suggestions for a search field while the user types.',
    extensions: sameForVisitors,
    args: { query: t.arg.string({ required: true, description: 'Text typed so far.' }) },
    resolve: (_root, { query }, ctx) => ctx.rest.call(suggest, { query: { q: query } }),
  }),
);

builder.objectField(Viewer, 'followedProducts', (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    description: 'Products of the shops that the viewer follows, newest first.',
    extensions: { ...callForEach, ...sizedAs(sizes) },
    args: cursorArgs(sizes),
    resolve: async (_viewer, args, ctx, info) => {
      const query = { ...positionQuery(args, info), with_featured: wantsFeatured(info) };
      return toProductConnection(await inFieldsOf(cursorNames, readOnce(ctx, listFollowedProducts, { query })), args);
    },
  }),
);

builder.objectField(Shop, 'products', (t) =>
  t.field({
    type: ProductConnection,
    description: 'Products of the shop.',
    extensions: { ...callForAll, ...sizedAs(sizes) },
    args: {
      ...cursorArgs(sizes),
      orderBy: t.arg({ type: ProductOrder, description: 'Ordering; NEWEST by default.' }),
    },
    resolve: async ({ slug }, { orderBy, ...args }, ctx, info) => {
      const { page: _page, ...place } = positionQuery(args, info);
      const ordering = orderings[orderBy ?? 'NEWEST'];
      const list = await inFieldsOf(cursorNames, loadOfShop(ctx, slug, { ordering, ...place }));
      if (list === null) throw new RefusedError('NOT_FOUND', texts.notFound);
      const { has_previous, next_cursor, ...found } = list;
      const around = { next: next_cursor, previous: has_previous ? '' : null };
      return { ...toConnection({ ...found, ...around }, (card) => card), corrected: null, exact: true, featured: [] };
    },
  }),
);

const loadOfShop = createLoader<ProductsOfShop, QueryValues>(async (ctx, slugs, place) => {
  const { results } = await ctx.rest.call(listProductsOfShops, { query: { slugs: slugs.join(','), ...place } });
  return new Map(results.map((list) => [list.slug, list]));
});

/** REST's lists of products call it by another name. */
const cursorNames = { cursor: 'after' };

type Place = Parameters<typeof positionOf>[0];

/** Converts the arguments to the query of the marketplace's lists. */
function positionQuery(args: Place, info: GraphQLResolveInfo): QueryValues {
  const { page, page_size, after, before, count } = positionOf(args, info, sizes);
  return { page, page_size, cursor: after, before, count };
}

/** Featured products are read only if they are selected. */
function wantsFeatured(info: GraphQLResolveInfo): false | null {
  return selectedArguments(info, 'featured') ? null : false;
}

/** A search by relevance ranks only a selection of its matches, so it does not know all that precede a cursor. */
function checkDirection({ last, before }: Place, isByRelevance: boolean): void {
  const isBackward = (last ?? before ?? null) !== null;
  if (isBackward && isByRelevance)
    throw new ValidationError(catalogTexts.notBackward, { last: [catalogTexts.notBackward] });
}

function toProductConnection(answer: ProductList, { after, page }: Place): Connection {
  const { corrected, exact, featured, next_cursor: next } = answer;
  const connection = toConnection({ ...answer, next }, (card) => card);
  const hasPreviousPage = connection.pageInfo.hasPreviousPage || Boolean(after) || (page ?? 1) > 1;
  return { ...connection, pageInfo: { ...connection.pageInfo, hasPreviousPage }, corrected, exact, featured };
}
