import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { and, count } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import { correctTerms } from '#catalog/search/correct-terms.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { InvalidInput } from '#platform/errors.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { cardColumns, toCard } from './product-card.ts';
import { filterConditions, filterKey } from './product-filters.ts';
import { after, cursorKeys, orderBy, orderName, productOrder } from './product-order.ts';

interface Args {
  ctx: Ctx;
  input: ProductListQuery;
  kept: KeptReads;
}

export interface ProductPage {
  results: ProductCard[];
  count: number;
  nextCursor: string | null;
  corrected: string | null;
}

/** Public products by filters, terms and ordering. Terms that find nothing are searched for again as they were meant. */
export async function listProducts(args: Args): Promise<ProductPage> {
  const { ctx, input, kept } = args;
  const [page, total] = await Promise.all([readPage(args), countProducts(args)]);
  if (!input.q || total > 0) return { ...page, count: total, corrected: null };
  const corrected = await correctTerms({ ctx, input: { terms: input.q }, kept });
  if (corrected === null) return { ...page, count: 0, corrected: null };
  const again = { ...args, input: { ...input, q: corrected } };
  const [found, foundTotal] = await Promise.all([readPage(again), countProducts(again)]);
  return { ...found, count: foundTotal, corrected: foundTotal > 0 ? corrected : null };
}

async function readPage({ ctx, input }: Args): Promise<{ results: ProductCard[]; nextCursor: string | null }> {
  const offset = input.cursor ? 0 : (input.page - 1) * input.page_size;
  if (offset > pageLimits.maxOffset) return { results: [], nextCursor: null };
  const order = productOrder(orderName(input), input.q ?? '', ctx.now);
  const conditions = filterConditions(input, ctx.now);
  if (input.cursor) {
    const position = decodeCursor(order.name, input.cursor);
    if (!position) throw new InvalidInput({ cursor: [texts.cursorUnknown] });
    conditions.push(after(order, position));
  }
  // One row more than shown says whether there is a next page, without counting.
  const rows = await ctx.db
    .select({ ...cardColumns, cursorKeys: cursorKeys(order) })
    .from(products)
    .where(and(...conditions))
    .orderBy(...orderBy(order))
    .limit(input.page_size + 1)
    .offset(offset);
  const shown = rows.slice(0, input.page_size);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    results: shown.map((row) => toCard(row, ctx.now)),
    nextCursor: last ? encodeCursor(order.name, last.cursorKeys) : null,
  };
}

/** Counted apart from the rows and kept for seconds: beside each page it would cost several times the page. */
function countProducts({ ctx, input, kept }: Args): Promise<number> {
  return kept.totals.get(filterKey(input), ctx.now, async () => {
    const [row] = await ctx.db
      .select({ total: count() })
      .from(products)
      .where(and(...filterConditions(input, ctx.now)));
    return row?.total ?? 0;
  });
}
