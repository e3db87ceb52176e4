import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import type { ShopStats } from '@besesaka/schema/shops/resources.ts';
import { count, sql } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { createKept } from '#platform/base/kept.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';
import { averageRating, isListed } from './listed.ts';

/** Fills in how many shops the directory has, of which kind, and how much they offer: counted once in some seconds. */
export function createAddShopStats() {
  const kept = createKept<Partial<ShopStats>>({ seconds: 10, max: 1 });
  return async ({ ctx, values }: { ctx: Ctx; values: ShopStats[] }): Promise<void> => {
    const counted = await kept.get('', ctx.now, () => countShops(ctx));
    for (const stats of values) Object.assign(stats, counted);
  };
}

async function countShops({ db }: Ctx): Promise<Partial<ShopStats>> {
  const ofKind = (kind: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${kind})::int`;
  const [[listed], [offered]] = await Promise.all([
    db
      .select({
        total_shops: count(),
        verified_shops: ofKind(sql`${shops.verification} = 'verified'`),
        top_rated_shops: ofKind(sql`${averageRating} >= ${limits.topRated}`),
      })
      .from(shops)
      .where(isListed),
    db.select({ total_products: count() }).from(products).where(isPublic),
  ]);
  return { ...listed, ...offered };
}
