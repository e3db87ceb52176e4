import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { eq } from 'drizzle-orm';
import type { Ctx, Tx } from '#platform/context.ts';
import { shops } from './tables.ts';

interface Args {
  tx: Tx;
  /** Active products per category. Null means unlimited. */
  input: { shopId: string; limit: number | null };
}

export async function setListingLimit({ tx, input: { shopId, limit } }: Args): Promise<void> {
  await tx.db.update(shops).set({ listingLimit: limit }).where(eq(shops.id, shopId));
}

/** How many active products per category a shop on the free tier may have. */
export function freeLimitOf({ config }: Pick<Ctx, 'config'>): number {
  return config.freeProductsPerCategory ?? limits.freeProductsPerCategory;
}
