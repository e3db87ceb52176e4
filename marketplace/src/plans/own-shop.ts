import { planTexts as texts } from '@besesaka/schema/plans/texts.ts';
import { eq } from 'drizzle-orm';
import { Forbidden } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

/** Finds and locks the viewer's own shop. The lock serializes purchases for the shop. */
export async function lockOwnShop(tx: Tx): Promise<{ id: string; ownerId: string }> {
  const { userId } = requireViewer(tx);
  const [shop] = await tx.db
    .select({ id: shops.id, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.ownerId, userId))
    .for('no key update');
  if (!shop) throw new Forbidden(texts.sellersOnly);
  return shop;
}
