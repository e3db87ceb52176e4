import { catalogLimits, type ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import {
  listFeatured,
  listFollowedProducts,
  listProducts,
  listProductsOfShops,
  searchProducts,
} from '@besesaka/schema/catalog/operations.ts';
import type { ProductCard, ProductList, ProductsOfShop } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { Viewer } from '#accounts/viewer.ts';
import { readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { atMost, callForAll, callForEach } from '#platform/cost/list-size.ts';
import { RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
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
import type { QueryValues } from '#platform/rest/calls.ts';
import { Shop } from '#shops/shop.ts';
import { Product, type ProductValue } from './product.ts';
import { filterQuery, ProductFilter } from './product-filter.ts';

interface Connection extends ConnectionValue<ProductValue> {
  corrected: string | null;
  exact: boolean;
  /** None where nobody selects it, so that none is looked for. */
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
  description: 'How a list of products is sorted.',
  values: {
    RELEVANCE: { description: 'Best match first; the same as NEWEST without a search.' },
    NEWEST: { description: 'Newest first.' },
    PRICE_LOW: { description: 'Cheapest first.' },
    PRICE_HIGH: { description: 'Dearest first.' },
    BEST_SELLING: { description: 'Most sold first.' },
    MOST_POPULAR: { description: 'Most looked at first.' },
  },
});

const ProductConnection = connectionOf<ProductValue, Connection>('Product', Product, {
  one: 'product',
  many: 'products',
});

builder.objectFields(ProductConnection, (t) => ({
  corrected: t.exposeString('corrected', {
    nullable: true,
    description: 'The search term after typo correction, when it was changed.',
  }),
  featured: t.expose('featured', {
    type: [Product],
    extensions: atMost(catalogLimits.featuredPlaces),
    description: `Products of campaigns that the list has, too: at most ${catalogLimits.featuredPlaces}, in turn, for places of their own beside this part. Say that they are featured. A shop's own list has none.`,
  }),
  exact: t.exposeBoolean('exact', {
    description: 'False when no product has all the words that were searched for: these have most of them.',
  }),
}));

const sizes = { usual: catalogLimits.pageSize };

builder.queryField('products', (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    description:
      'Endless by cursors, numbered by `page`; at most 100 at once. By relevance it goes only downward: `last` and `before` are refused.',
    extensions: { ...visitorsSee, ...sizedAs(sizes) },
    args: {
      ...numberedArgs(sizes),
      filter: t.arg({ type: ProductFilter, description: 'Which products.' }),
      orderBy: t.arg({ type: ProductOrder, description: 'In which order; RELEVANCE when nothing is said.' }),
    },
    resolve: async (_root, { filter, orderBy, ...args }, ctx, info) => {
      const ordering = orderings[orderBy ?? 'RELEVANCE'];
      const isSearch = Boolean(filter?.query?.trim());
      checkWay(args, isSearch && !ordering);
      const query = { ...filterQuery(filter), ordering, ...placeOf(args, info), with_featured: wantsFeatured(info) };
      const answer = await ctx.rest.call(isSearch ? searchProducts : listProducts, { query });
      return listed(answer, args);
    },
  }),
);

const FeaturedProducts = builder.objectRef<{ results: ProductCard[] }>('FeaturedProducts').implement({
  description: 'Products of campaigns, in turn, for the first page.',
  fields: (t) => ({
    items: t.expose('results', {
      type: [Product],
      extensions: atMost(catalogLimits.featuredShown),
      description: `The products, at most ${catalogLimits.featuredShown}.`,
    }),
  }),
});

builder.queryField('featuredProducts', (t) =>
  t.field({
    type: FeaturedProducts,
    nullable: true,
    extensions: visitorsSee,
    description: 'What campaigns feature now, for the first page.',
    resolve: (_root, _args, ctx) => readOnce(ctx, listFeatured, {}),
  }),
);

builder.objectField(Viewer, 'followedProducts', (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    description: 'What the shops that you follow offer, newest first.',
    extensions: { ...callForEach, ...sizedAs(sizes) },
    args: cursorArgs(sizes),
    resolve: async (_viewer, args, ctx, info) => {
      const query = { ...placeOf(args, info), with_featured: wantsFeatured(info) };
      return listed(await readOnce(ctx, listFollowedProducts, { query }), args);
    },
  }),
);

builder.objectField(Shop, 'products', (t) =>
  t.field({
    type: ProductConnection,
    description: 'What it offers; of several shops at once, the first or last of each.',
    extensions: { ...callForAll, ...sizedAs(sizes) },
    args: {
      ...cursorArgs(sizes),
      orderBy: t.arg({ type: ProductOrder, description: 'In which order; NEWEST when nothing is said.' }),
    },
    resolve: async ({ slug }, { orderBy, ...args }, ctx, info) => {
      const { page: _page, ...place } = placeOf(args, info);
      const list = await loadOfShop(ctx, slug, { ordering: orderings[orderBy ?? 'NEWEST'], ...place });
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

type Place = Parameters<typeof positionOf>[0];

/** As the marketplace's lists of products take it. */
function placeOf(args: Place, info: GraphQLResolveInfo): QueryValues {
  const { page, page_size, after, before, count } = positionOf(args, info, sizes);
  return { page, page_size, cursor: after, before, count };
}

/** Looked for only where it is selected. */
function wantsFeatured(info: GraphQLResolveInfo): false | null {
  return selectedArguments(info, 'featured') ? null : false;
}

/** What matches is sorted by what is found, so that nothing can be said of what stands before. */
function checkWay({ last, before }: Place, isByRelevance: boolean): void {
  const isUpward = (last ?? before ?? null) !== null;
  if (isUpward && isByRelevance) throw new ValidationError(catalogTexts.notUpward, { last: [catalogTexts.notUpward] });
}

function listed(answer: ProductList, { after, page }: Place): Connection {
  const { corrected, exact, featured, next_cursor: next } = answer;
  const connection = toConnection({ ...answer, next }, (card) => card);
  const hasPreviousPage = connection.pageInfo.hasPreviousPage || Boolean(after) || (page ?? 1) > 1;
  return { ...connection, pageInfo: { ...connection.pageInfo, hasPreviousPage }, corrected, exact, featured };
}
