import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { KeptReads } from '#catalog/kept-reads.ts';
import type { Search } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { placesAt } from './places.ts';
import { cardColumns, markFavorites, toCard } from './product-card.ts';
import { filterConditions, filterKey, isPublic, type ProductFilters } from './product-filters.ts';

/** More campaigns than anybody sees in turn within an hour. */
const most = 1000;

interface Beside {
  ctx: Ctx;
  input: ProductListQuery & ProductFilters;
  kept: KeptReads;
  /** Null where nothing is searched for. */
  search: Search | null;
}

/** What stands in the featured places beside a page of a list: of campaigns whose products the list has, too. */
export function featuredBeside({ ctx, input, kept, search }: Beside): Promise<ProductCard[]> {
  const filters = filterConditions(input, search, ctx.now);
  return featured(
    { ctx, kept },
    { key: filterKey(input, search), filters, places: limits.featuredPlaces, before: placesBefore(input) },
  );
}

/** What stands in the featured places of the first page. */
export function listFeatured({ ctx, kept, input }: Pick<Beside, 'ctx' | 'kept'> & { input: { limit: number } }) {
  return featured({ ctx, kept }, { key: '', filters: [isPublic], places: input.limit, before: 0 });
}

/** A cursor does not say how many pages lie before it: any other place than those before will do. */
function placesBefore({ cursor, page }: Pick<ProductListQuery, 'cursor' | 'page'>): number {
  const pages = cursor ? [...cursor].reduce((sum, sign) => sum + sign.charCodeAt(0), 1) : page - 1;
  return pages * limits.featuredPlaces;
}

interface Places {
  key: string;
  filters: SQL[];
  places: number;
  before: number;
}

async function featured(
  { ctx, kept }: Pick<Beside, 'ctx' | 'kept'>,
  { key, filters, places, before }: Places,
): Promise<ProductCard[]> {
  const isShown = sql`${products.featuredUntil} > ${ctx.now.toISOString()}::timestamptz and ${products.stockQuantity} > 0`;
  const all = await kept.featured.get(key, ctx.now, async () => {
    const found = ctx.db.select({ id: products.id }).from(products);
    const rows = await found
      .where(and(isShown, ...filters))
      .orderBy(asc(products.id))
      .limit(most);
    return rows.map(({ id }) => id);
  });
  const ids = placesAt(all, { now: ctx.now, places, before });
  if (ids.length === 0) return [];
  // They may have been sold out or hidden since.
  const rows = await ctx.db
    .select(cardColumns)
    .from(products)
    .where(and(isShown, isPublic, inArray(products.id, ids)));
  const cards = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map((row) => toCard(row, ctx.now));
  await markFavorites(ctx, cards);
  return cards;
}
