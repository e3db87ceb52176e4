import { shopLimits } from '@besesaka/schema/shops/limits.ts';
import type { Ctx } from '#platform/context.ts';

/** Active products in one category for those who pay nothing. */
export function freeLimitOf({ config }: Pick<Ctx, 'config'>): number {
  return config.freeProductsPerCategory ?? shopLimits.freeProductsPerCategory;
}
