import { channels } from '@besesaka/schema/kernel/events.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { shopPageColumns, toShops } from '#shops/read-shop.ts';
import { shops } from '#shops/tables.ts';

/** As a fact of a shop's change: open pages of it show it as it is now, after the commit; of one that is hidden, that it takes no orders. */
export async function tellShop({ tx, payload }: { tx: Tx; payload: { shopId: string } }): Promise<void> {
  const rows = await tx.db
    .update(shops)
    .set({ version: sql`${shops.version} + 1` })
    .where(eq(shops.id, payload.shopId))
    .returning(shopPageColumns);
  for (const shop of await toShops(tx, rows)) tx.broadcast(channels.shop(shop.business_slug), shop);
}
