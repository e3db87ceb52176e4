import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { and } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Search } from '#catalog/search/search-query.ts';
import { settleSearch } from '#catalog/search/settle-search.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { enrich } from '#platform/enrichers.ts';
import { InvalidInput } from '#platform/errors.ts';
import { countProducts } from './count-products.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { listConditions } from './list-conditions.ts';
import { cardColumns, cardEnricher, toCard } from './product-card.ts';
import type { ProductFilters } from './product-filters.ts';
import { after, cursorKeys, orderBy, type ProductOrder, productOrder } from './product-order.ts';

interface Args {
  ctx: Ctx;
  input: ProductListQuery & Pick<ProductFilters, 'followedBy'>;
  kept: KeptReads;
}

interface Found {
  results: ProductCard[];
  nextCursor: string | null;
}

export interface ProductPage extends Found {
  /** Null where nobody wants to know. */
  count: number | null;
  corrected: string | null;
  exact: boolean;
}

const nothing: Found = { results: [], nextCursor: null };

/** Public products by filters, terms and ordering, whose order never widens what is found. */
export async function listProducts(args: Args): Promise<ProductPage> {
  const { ctx, input, kept } = args;
  if (!input.q) {
    const [page, total] = await Promise.all([readPage(args, null), input.count ? countProducts(args, null) : null]);
    return { ...page, count: total, corrected: null, exact: true };
  }
  const count = (search: Search) => countProducts(args, search);
  const { search, count: total, corrected, exact } = await settleSearch({ ctx, terms: input.q, kept, count });
  const page = search ? await readPage(args, { search, total }) : nothing;
  return { ...page, count: input.count ? total : null, corrected, exact };
}

function positionOf(order: ProductOrder, cursor: string): string[] {
  const position = decodeCursor(order.name, cursor);
  if (!position) throw new InvalidInput({ cursor: [texts.cursorUnknown] });
  return position;
}

async function readPage({ ctx, input }: Args, among: { search: Search; total: number } | null) {
  const offset = input.cursor ? 0 : (input.page - 1) * input.page_size;
  if (offset > pageLimits.maxOffset) return nothing;
  const order = productOrder(input.ordering, among?.search.meaning ?? null, ctx.now);
  const behind = input.cursor ? [after(order, positionOf(order, input.cursor))] : [];
  // One row more than shown says whether there is a next page, without counting.
  const limit = input.page_size + 1;
  const rows = await ctx.db
    .select({ ...cardColumns, cursorKeys: cursorKeys(order) })
    .from(products)
    .where(and(...listConditions({ filters: input, among, order, behind, most: offset + limit, now: ctx.now })))
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);
  const shown = rows.slice(0, input.page_size);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const results = shown.map((row) => toCard(row, ctx.now));
  if (results.length > 0) await enrich(ctx, cardEnricher, results);
  return {
    results,
    nextCursor: last ? encodeCursor(order.name, last.cursorKeys) : null,
  };
}
