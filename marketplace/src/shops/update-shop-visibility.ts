import { eq } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { shopChanged, shopHidden } from './domain-events.ts';
import { shops } from './tables.ts';

/**
 * Updates whether a shop is visible. It is hidden while an admin hides it, its owner is suspended, or its owner's account is
 * being deleted. The time of the first reason that applies is saved, because it marks the products hidden with the shop.
 */
export async function updateShopVisibility(tx: Tx, shopId: string): Promise<void> {
  const [shop] = await tx.db
    .select({
      hiddenAt: shops.hiddenAt,
      takenDownAt: shops.takenDownAt,
      suspendedAt: users.suspendedAt,
      leftAt: users.deletionAskedAt,
    })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .where(eq(shops.id, shopId))
    .for('no key update', { of: shops });
  if (!shop) return;
  const hiddenAt = shop.takenDownAt ?? shop.suspendedAt ?? shop.leftAt;
  await tx.db
    .update(shops)
    .set({ hiddenAt, takesOrders: shop.suspendedAt === null })
    .where(eq(shops.id, shopId));
  const [from, to] = [shop.hiddenAt, hiddenAt].map((time) => time?.toISOString() ?? null);
  if (from !== to) await publishDomainEvent(tx, shopHidden, { shopId, from: from ?? null, to: to ?? null });
  await publishDomainEvent(tx, shopChanged, { shopId });
}

/** Runs when the owner's account changes. Open pages learn whether the shop takes orders. */
export async function updateVisibilityOfOwnShop({
  tx,
  payload,
}: {
  tx: Tx;
  payload: { userId: string };
}): Promise<void> {
  const rows = await tx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, payload.userId));
  for (const { id } of rows) await updateShopVisibility(tx, id);
}
