import { eq } from 'drizzle-orm';
import { products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';

interface Args {
  tx: Tx;
  input: { productId: string; until: Date };
}

/** Sets the time until which the product may be featured. */
export async function setFeaturedUntil({ tx, input: { productId, until } }: Args): Promise<void> {
  await tx.db.update(products).set({ featuredUntil: until }).where(eq(products.id, productId));
}
