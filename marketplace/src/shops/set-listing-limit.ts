import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { shops } from './tables.ts';

interface Args {
  tx: Tx;
  /** Active products per category. Null means unlimited. */
  input: { shopId: string; limit: number | null };
}

export async function setListingLimit({ tx, input: { shopId, limit } }: Args): Promise<void> {
  await tx.db.update(shops).set({ listingLimit: limit }).where(eq(shops.id, shopId));
}
