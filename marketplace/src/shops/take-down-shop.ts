import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { dropMedia } from '#platform/uploads/drop-media.ts';
import { shopChanged, shopTakenDown } from './domain-events.ts';
import { settleView } from './settle-view.ts';
import { shops } from './tables.ts';

interface Args {
  tx: Tx;
  input: { id: string; isHidden: boolean };
}

/**
 * By an admin, within a transaction: the shop, what it offers, and the pictures of both are out of view. Shown again it is as
 * its owner has it. Answers whether there was anything to do.
 */
export async function takeDownShop({ tx, input: { id, isHidden } }: Args): Promise<boolean> {
  const stands = isHidden ? isNull(shops.takenDownAt) : isNotNull(shops.takenDownAt);
  const [shop] = await tx.db
    .update(shops)
    .set({ takenDownAt: isHidden ? tx.now : null })
    .where(and(eq(shops.id, id), stands))
    .returning({ logoId: shops.logoId, bannerId: shops.bannerId });
  if (!shop) return false;
  await settleView(tx, id);
  await setMediaHidden(tx, sql`select unnest(array[${shop.logoId}, ${shop.bannerId}]::uuid[])`, isHidden);
  await publishDomainEvent(tx, shopTakenDown, { shopId: id, isHidden });
  return true;
}

/** Logo and banner of a shop that is taken down, for good; says how many there were. */
export async function dropShopPictures({ tx, input: { id } }: { tx: Tx; input: { id: string } }): Promise<number> {
  const dropped = await dropMedia(tx, sql`select unnest(array[logo_id, banner_id]) from ${shops} where id = ${id}`);
  await tx.db.update(shops).set({ logoId: null, bannerId: null }).where(eq(shops.id, id));
  await publishDomainEvent(tx, shopChanged, { shopId: id });
  return dropped;
}
