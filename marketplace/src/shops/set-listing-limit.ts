import { eq } from 'drizzle-orm';
import type { Ctx, Tx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** Active products per category; null means unlimited. */
export async function setListingLimit(tx: Tx, shopId: string, listingLimit: number | null): Promise<void> {
  await tx.db.update(shops).set({ listingLimit }).where(eq(shops.id, shopId));
}

/** How many active products per category a shop on the free tier may have. */
export function freeLimitOf({ settings, now }: Pick<Ctx, 'settings' | 'now'>): number {
  return settings.at(now, 'free_products');
}
