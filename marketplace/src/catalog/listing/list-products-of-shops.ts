import type { ProductsOfShopsQuery } from '@besesaka/schema/catalog/inputs.ts';
import type { ProductsOfShop } from '@besesaka/schema/catalog/lists.ts';
import { sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { markFavorites } from './product-card.ts';
import { isPublic } from './product-filters.ts';
import { productOrder } from './product-order.ts';
import { productPart } from './product-part.ts';

interface Args {
  ctx: Ctx;
  input: ProductsOfShopsQuery;
}

/** Returns a page of products for each of several shops in one statement, which has one part per shop. */
export async function listProductsOfShops({ ctx, input }: Args): Promise<ProductsOfShop[]> {
  const slugs = [...new Set(input.slugs.split(','))];
  const order = productOrder(input.ordering, null, ctx.now);
  const position = { ...input, page: 1 };
  const parts = slugs.map((seller) => productPart(ctx, { filters: { seller }, position, order, among: null }));
  const [first, second, ...more] = parts.map((part) => part.query());
  const [rows, counts] = await Promise.all([
    first && (second ? unionAll(first, second, ...more) : first),
    input.count ? countOf(ctx, slugs) : null,
  ]);
  const lists = slugs.map((slug, index) => {
    const page = parts[index]?.take((rows ?? []).filter(({ sellerSlug }) => sellerSlug === slug));
    return {
      slug,
      results: page?.results ?? [],
      cursors: page?.cursors ?? [],
      next_cursor: page?.nextCursor ?? null,
      has_previous: page?.hasPrevious ?? false,
      count: counts && (counts.get(slug) ?? 0),
    };
  });
  const cards = lists.flatMap(({ results }) => results);
  await markFavorites(ctx, cards);
  return lists;
}

async function countOf(ctx: Ctx, slugs: string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ slug: string; total: number }>(
    ctx.db,
    sql`select seller_slug as slug, count(*)::int as total from products
      where ${isPublic} and shop_id in (select id from shops where business_slug in ${slugs}) group by seller_slug`,
  );
  return new Map(rows.map(({ slug, total }) => [slug, total]));
}
