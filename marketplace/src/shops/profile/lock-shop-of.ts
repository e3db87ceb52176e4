import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { eq } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

const changeRule = { name: 'shop-changes', times: limits.profileChangesPerHour, seconds: 60 * 60 };

/** Whatever of the own shop is changed: each change is told to all who look at it. */
export function countProfileChange(ctx: Ctx): Promise<void> {
  return countAct(ctx, changeRule);
}

/** The viewer's own shop, locked; another one's is as good as none. */
export async function lockShopOf(tx: Tx, slug?: string) {
  const { userId } = requireViewer(tx);
  const [shop] = await tx.db.select().from(shops).where(eq(shops.ownerId, userId)).for('no key update');
  if (!shop || (slug !== undefined && slug !== shop.businessSlug)) throw new NotFound(texts.profileMissing);
  return shop;
}
