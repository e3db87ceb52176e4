import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

const changeRule = { name: 'shop-changes', times: limits.profileChangesPerHour, seconds: 60 * 60 };

/** Limits changes to the viewer's shop, because each is sent to everyone who has it open. */
export function countProfileChange(ctx: Ctx): Promise<void> {
  return countAct(ctx, changeRule);
}

/** Locks the viewer's shop. Throws a 404 if the slug or ID belongs to another one. */
export async function lockShopOf(tx: Tx, handle?: string) {
  const { userId } = requireViewer(tx);
  const [shop] = await tx.db.select().from(shops).where(eq(shops.ownerId, userId)).for('no key update');
  if (!shop || (handle !== undefined && ![shop.businessSlug, shop.id].includes(handle)))
    throw new NotFound(texts.profileMissing);
  return shop;
}
