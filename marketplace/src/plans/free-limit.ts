import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import type { Ctx } from '#platform/context.ts';

/** How many active products per category a shop on the free tier may have. */
export function freeLimitOf({ config }: Pick<Ctx, 'config'>): number {
  return config.freeProductsPerCategory ?? shopLimits.freeProductsPerCategory;
}
