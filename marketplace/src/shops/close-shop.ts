import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';
import { shopChanged } from './domain-events.ts';
import { sellerApplications, shopFollows, shops } from './tables.ts';

/** Anonymizes the shop of a deleted user. Its row stays for the orders that refer to it. */
export async function closeShop({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  await tx.db.delete(shopFollows).where(eq(shopFollows.userId, payload.userId));
  const [shop] = await tx.db
    .select({ id: shops.id, logoId: shops.logoId, bannerId: shops.bannerId })
    .from(shops)
    .where(eq(shops.ownerId, payload.userId))
    .for('update');
  if (!shop) return;
  const empty = { description: '', businessEmail: '', businessPhone: '', businessAddress: '' };
  const away = { openingHours: [], deliveryOptions: [], closedFrom: null, closedUntil: null, metadata: {} };
  // Names and slugs are unique.
  const end = shop.id.slice(-8);
  await tx.db
    .update(shops)
    .set({
      businessName: `Closed shop ${end}`,
      nameKey: null,
      businessSlug: `closed-shop-${end}`,
      ...empty,
      ...away,
      logoId: null,
      bannerId: null,
    })
    .where(eq(shops.id, shop.id));
  const shown = await tx.db
    .select({ documentId: sellerApplications.documentId, selfieId: sellerApplications.selfieId })
    .from(sellerApplications)
    .where(eq(sellerApplications.shopId, shop.id));
  await tx.db
    .update(sellerApplications)
    .set({ idNumber: '', documentId: null, selfieId: null, reason: null, words: null })
    .where(eq(sellerApplications.shopId, shop.id));
  const pictures = [shop.logoId, shop.bannerId, ...shown.flatMap((one) => [one.documentId, one.selfieId])];
  await releaseUploads(
    tx,
    pictures.filter((id) => id !== null),
  );
  await publishDomainEvent(tx, shopChanged, { shopId: shop.id });
}
