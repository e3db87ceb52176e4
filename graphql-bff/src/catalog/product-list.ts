import { catalogLimits, type ProductOrdering } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard, ProductList } from '@besesaka/schema/catalog/resources.ts';
import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { type Context, readOnce } from '#platform/context.ts';
import { callForEach, sizedBy } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { countsTotal } from '#platform/graphql/connection.ts';
import { ValidationError } from '#platform/graphql/errors.ts';
import { checkSize, PageInfo, type PageInfoValue } from '#platform/graphql/paging.ts';
import { visitorsSee } from '#platform/graphql/persisted.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { listFollowed, listProducts, searchProducts } from './api.ts';
import { edgeCursor, readCursor } from './cursor.ts';
import { Product } from './product.ts';
import { filterQuery, ProductFilter, type ProductFilterInput } from './product-filter.ts';

interface Edge {
  cursor: string;
  node: ProductCard;
}

interface Connection {
  edges: Edge[];
  pageInfo: PageInfoValue;
  /** Null where nobody selects it, so that nothing is counted. */
  totalCount: number | null;
  corrected: string | null;
  exact: boolean;
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

const ProductEdge = builder.objectRef<Edge>('ProductEdge').implement({
  description: 'A product and its place in the list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Give it as `after` to go on behind this product.' }),
    node: t.expose('node', { type: Product, description: 'The product.' }),
  }),
});

const ProductConnection = builder.objectRef<Connection>('ProductConnection').implement({
  description: 'A part of a list of products.',
  fields: (t) => ({
    edges: t.expose('edges', { type: [ProductEdge], description: 'The products of this part.' }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Whether and where the list goes on.' }),
    totalCount: t.int({
      description:
        'How many products the whole list has, 1000 for that many or more; counted only when it is selected.',
      resolve: ({ totalCount }) => totalCount ?? 0,
    }),
    corrected: t.exposeString('corrected', {
      nullable: true,
      description: 'The search term after typo correction, when it was changed.',
    }),
    exact: t.exposeBoolean('exact', {
      description: 'False when no product has all the words that were searched for: these have most of them.',
    }),
  }),
});

builder.queryField('products', (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    description: 'Endless by `after`, numbered by `page`; at most 100 at once.',
    extensions: {
      ...visitorsSee,
      ...sizedBy(['first'], 'edges', { usual: catalogLimits.pageSize, most: pageLimits.maxPageSize }),
    },
    args: {
      filter: t.arg({ type: ProductFilter, description: 'Which products.' }),
      orderBy: t.arg({ type: ProductOrder, description: 'In which order; RELEVANCE when nothing is said.' }),
      first: t.arg.int({ defaultValue: catalogLimits.pageSize, description: 'How many at once, 1 to 100.' }),
      after: t.arg.string({ description: 'Cursor to go on behind.' }),
      page: t.arg.int({ description: 'Number of a page, from 1; not together with `after`.' }),
    },
    resolve: (_root, args, ctx, info) => connection(ctx, args, countsTotal(info)),
  }),
);

interface ListArgs {
  filter?: ProductFilterInput | null;
  orderBy?: string | null;
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

async function connection(
  ctx: Context,
  { filter, orderBy, first, after, page }: ListArgs,
  counts: boolean,
): Promise<Connection> {
  const size = first ?? catalogLimits.pageSize;
  checkSize('first', size);
  if (after && page) {
    throw new ValidationError('Ask for `page` or `after`, not for both.', { page: ['Not together with `after`'] });
  }
  const { start, skip } = readCursor(after ?? '');
  const answer = await ctx.rest.call(filter?.query?.trim() ? searchProducts : listProducts, {
    query: {
      ...filterQuery(filter),
      ordering: orderings[orderBy ?? 'RELEVANCE'],
      page: page ?? null,
      page_size: Math.min(size + skip, pageLimits.maxPageSize),
      cursor: start || null,
      count: counts ? null : false,
    },
  });
  return toConnection(answer, { start, skip, isFirst: !after && (page ?? 1) === 1 });
}

interface Place {
  start: string;
  skip: number;
  isFirst: boolean;
}

function toConnection(answer: ProductList, { start, skip, isFirst }: Place): Connection {
  const edges = answer.results.map((node, index) => ({ node, cursor: edgeCursor(start, index) })).slice(skip);
  const last = edges.at(-1);
  if (last && answer.next_cursor !== null) last.cursor = answer.next_cursor;
  return {
    edges,
    totalCount: answer.count,
    corrected: answer.corrected,
    exact: answer.exact,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: last?.cursor ?? null,
      hasNextPage: answer.next_cursor !== null || answer.next !== null,
      hasPreviousPage: !isFirst,
    },
  };
}

builder.objectField(Viewer, 'followedProducts', (t) =>
  t.field({
    type: ProductConnection,
    nullable: true,
    description: 'What the shops that you follow offer, newest first.',
    extensions: {
      ...callForEach,
      ...sizedBy(['first'], 'edges', { usual: catalogLimits.pageSize, most: pageLimits.maxPageSize }),
    },
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: catalogLimits.pageSize,
        description: 'How many at once, 1 to 100.',
      }),
      after: t.arg.string({ description: 'Cursor to go on behind.' }),
    },
    resolve: async (_viewer, { first, after }, ctx, info) => {
      checkSize('first', first);
      const { start, skip } = readCursor(after ?? '');
      const page_size = Math.min(first + skip, pageLimits.maxPageSize);
      const count = countsTotal(info) ? null : false;
      const answer = await readOnce(ctx, listFollowed, { query: { page_size, cursor: start || null, count } });
      return toConnection(answer, { start, skip, isFirst: !after });
    },
  }),
);
