import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';
import { and, count } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import { correctTerms } from '#catalog/search/correct-terms.ts';
import { type Meaning, readMeaning } from '#catalog/search/read-meaning.ts';
import { enough, exactReadings, looseReadings, type Reading } from '#catalog/search/readings.ts';
import { few, fewToSort, type Search, worthComparing } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { enrich } from '#platform/enrichers.ts';
import { InvalidInput } from '#platform/errors.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { cardColumns, cardEnricher, toCard } from './product-card.ts';
import { filterConditions, filterKey, type ProductFilters } from './product-filters.ts';
import { after, cursorKeys, orderBy, productOrder } from './product-order.ts';

interface Args {
  ctx: Ctx;
  input: ProductListQuery & Pick<ProductFilters, 'followedBy'>;
  kept: KeptReads;
}

interface Found {
  results: ProductCard[];
  count: number;
  nextCursor: string | null;
}

export interface ProductPage extends Found {
  corrected: string | null;
  exact: boolean;
}

const nothing: Found = { results: [], count: 0, nextCursor: null };

/**
 * Public products by filters, terms and ordering, whose order never widens what is found. Terms that find nothing are
 * searched for again as they were meant, and at last without some of their words.
 */
export async function listProducts(args: Args): Promise<ProductPage> {
  const { ctx, input, kept } = args;
  const terms = input.q;
  if (!terms) return { ...(await list(args)), corrected: null, exact: true };
  const meaning = await readMeaning({ ctx, input: { terms }, kept });
  if (meaning.words.length === 0) return { ...nothing, corrected: null, exact: true };
  const found = await findExactly(args, meaning);
  if (found.count > 0) return { ...found, corrected: null, exact: true };
  const corrected = await correctTerms({ ctx, input: { terms }, kept });
  if (corrected === null) return { ...(await findLoosely(args, meaning)), corrected: null };
  const meant = await readMeaning({ ctx, input: { terms: corrected }, kept });
  const again = await findExactly(args, meant);
  if (again.count > 0) return { ...again, corrected, exact: true };
  const some = await findLoosely(args, meant);
  return { ...some, corrected: some.count > 0 ? corrected : null };
}

async function findExactly(args: Args, meaning: Meaning): Promise<Found> {
  const { called, said } = exactReadings(meaning);
  let best: Reading = said;
  for (const reading of called) {
    const total = await countProducts(args, { meaning, reading });
    if (total > 0) best = reading;
    if (total >= enough) break;
  }
  return find(args, { meaning, reading: best });
}

async function findLoosely(args: Args, meaning: Meaning): Promise<Found & { exact: boolean }> {
  for (const reading of looseReadings(meaning)) {
    const found = await find(args, { meaning, reading });
    if (found.count > 0) return { ...found, exact: false };
  }
  return { ...nothing, exact: true };
}

async function find(args: Args, search: Search): Promise<Found> {
  const total = await countProducts(args, search);
  return total === 0 ? nothing : { ...(await readPage(args, { search, total })), count: total };
}

async function list(args: Args): Promise<Found> {
  const [page, total] = await Promise.all([readPage(args, null), countProducts(args, null)]);
  return { ...page, count: total };
}

async function readPage({ ctx, input }: Args, among: { search: Search; total: number } | null) {
  const offset = input.cursor ? 0 : (input.page - 1) * input.page_size;
  if (offset > pageLimits.maxOffset) return nothing;
  const order = productOrder(input.ordering, among?.search.meaning ?? null, ctx.now);
  const conditions = filterConditions(input, among?.search ?? null, ctx.now);
  const ranked = order.name === 'relevance';
  const isFew = among !== null && among.total <= (ranked ? few : fewToSort);
  if (isFew || ranked) conditions.splice(0, Infinity, worthComparing(conditions, isFew, ctx.now));
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
  const results = shown.map((row) => toCard(row, ctx.now));
  if (results.length > 0) await enrich(ctx, cardEnricher, results);
  return {
    results,
    nextCursor: last ? encodeCursor(order.name, last.cursorKeys) : null,
  };
}

/** Counted apart from the rows and kept for seconds: beside each page it would cost several times the page. */
function countProducts({ ctx, input, kept }: Args, search: Search | null): Promise<number> {
  return kept.totals.get(filterKey(input, search), ctx.now, async () => {
    const [row] = await ctx.db
      .select({ total: count() })
      .from(products)
      .where(and(...filterConditions(input, search, ctx.now)));
    return row?.total ?? 0;
  });
}
