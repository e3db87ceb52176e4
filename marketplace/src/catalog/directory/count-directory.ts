import { directoryLimits } from '@besesaka/schema/shops/directory-limits.ts';
import type { ShopStats } from '@besesaka/schema/shops/resources.ts';
import { count, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { createTtlCache } from '#platform/base/ttl-cache.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { averageRating, isListed } from './listed.ts';

/** Counts the shops in the directory, by kind, and their products. The result is cached for some seconds. */
export function createCountDirectory() {
  const cached = createTtlCache<ShopStats>({ seconds: 10, max: 1 });
  return (ctx: Ctx): Promise<ShopStats> => cached.get('', ctx.now, () => countShops(ctx));
}

async function countShops({ db }: Ctx): Promise<ShopStats> {
  const ofKind = (kind: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${kind})::int`;
  const [[listed], [offered]] = await Promise.all([
    db
      .select({
        total_shops: count(),
        verified_shops: ofKind(sql`${shops.verification} = 'verified'`),
        top_rated_shops: ofKind(sql`${averageRating} >= ${directoryLimits.topRated}`),
      })
      .from(shops)
      .where(isListed),
    db.select({ total_products: count() }).from(products).where(isPublic),
  ]);
  return { total_shops: 0, verified_shops: 0, top_rated_shops: 0, total_products: 0, ...listed, ...offered };
}
