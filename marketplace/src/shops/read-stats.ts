import type { ShopStats } from '@besesaka/schema/shops/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { enrich, enricher } from '#platform/enrichers.ts';

/** The catalogue counts: a shop is in the directory when it offers something. */
export const statsEnricher = enricher<ShopStats>('shops.stats');

export async function readStats({ ctx }: { ctx: Ctx }): Promise<ShopStats> {
  const stats = { total_shops: 0, verified_shops: 0, top_rated_shops: 0, total_products: 0 };
  await enrich(ctx, statsEnricher, [stats]);
  return stats;
}
