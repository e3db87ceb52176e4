import type { ProductListQuery } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductCard } from '@besesaka/schema/catalog/resources.ts';
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { CatalogCaches } from '#catalog/catalog-caches.ts';
import type { Search } from '#catalog/search/search-query.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { placesAt } from './places.ts';
import { cardColumns, markFavorites, toCard } from './product-card.ts';
import { filterConditions, filterKey, isPublic, type ProductFilters } from './product-filters.ts';

/** More campaigns than the rotation can show within an hour. */
const most = 1000;

interface FeaturedArgs {
  ctx: Ctx;
  input: ProductListQuery & ProductFilters;
  caches: CatalogCaches;
  /** Null if there are no search terms. */
  search: Search | null;
}

/** Returns the featured products beside a page of a list. Only products that match the list's filters are shown. */
export function featuredBeside({ ctx, input, caches, search }: FeaturedArgs): Promise<ProductCard[]> {
  const filters = filterConditions(input, search, ctx.now);
  return featured(
    { ctx, caches },
    { key: filterKey(input, search), filters, places: limits.featuredPlaces, before: placesBefore(input) },
  );
}

/** Returns the featured products of the home page. */
export function listFeatured({
  ctx,
  caches,
  input,
}: Pick<FeaturedArgs, 'ctx' | 'caches'> & { input: { limit: number } }) {
  return featured({ ctx, caches }, { key: '', filters: [isPublic], places: input.limit, before: 0 });
}

/** A cursor does not reveal its page number, so any number that differs between pages will do. */
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
  { ctx, caches }: Pick<FeaturedArgs, 'ctx' | 'caches'>,
  { key, filters, places, before }: Places,
): Promise<ProductCard[]> {
  const isShown = sql`${products.featuredUntil} > ${ctx.now.toISOString()}::timestamptz and ${products.stockQuantity} > 0`;
  const all = await caches.featured.get(key, ctx.now, async () => {
    const featured = ctx.db.select({ id: products.id }).from(products);
    const rows = await featured
      .where(and(isShown, ...filters))
      .orderBy(asc(products.id))
      .limit(most);
    return rows.map(({ id }) => id);
  });
  const ids = placesAt(all, { now: ctx.now, places, before });
  if (ids.length === 0) return [];
  // Products in the cached list may have sold out or been hidden since.
  const rows = await ctx.db
    .select(cardColumns)
    .from(products)
    .where(and(isShown, isPublic, inArray(products.id, ids)));
  const cards = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map((row) => toCard(row, ctx.now));
  await markFavorites(ctx, cards);
  return cards;
}
