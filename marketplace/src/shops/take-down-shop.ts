import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { deleteMedia } from '#platform/uploads/delete-media.ts';
import { shopChanged, shopTakenDown } from './domain-events.ts';
import { shops } from './tables.ts';
import { updateShopVisibility } from './update-shop-visibility.ts';

interface Args {
  tx: Tx;
  input: { id: string; isHidden: boolean };
}

/**
 * Hides a shop for an admin, with its products and all their pictures, or shows it again. Returns whether anything changed.
 */
export async function takeDownShop({ tx, input: { id, isHidden } }: Args): Promise<boolean> {
  const isOther = isHidden ? isNull(shops.takenDownAt) : isNotNull(shops.takenDownAt);
  const [shop] = await tx.db
    .update(shops)
    .set({ takenDownAt: isHidden ? tx.now : null })
    .where(and(eq(shops.id, id), isOther))
    .returning({ logoId: shops.logoId, bannerId: shops.bannerId });
  if (!shop) return false;
  await updateShopVisibility(tx, id);
  await setMediaHidden(tx, sql`select unnest(array[${shop.logoId}, ${shop.bannerId}]::uuid[])`, isHidden);
  await publishDomainEvent(tx, shopTakenDown, { shopId: id, isHidden });
  return true;
}

/** Deletes the logo and banner of a hidden shop permanently. Returns their number. */
export async function dropShopPictures({ tx, input: { id } }: { tx: Tx; input: { id: string } }): Promise<number> {
  const deleted = await deleteMedia(tx, sql`select unnest(array[logo_id, banner_id]) from ${shops} where id = ${id}`);
  await tx.db.update(shops).set({ logoId: null, bannerId: null }).where(eq(shops.id, id));
  await publishDomainEvent(tx, shopChanged, { shopId: id });
  return deleted;
}
