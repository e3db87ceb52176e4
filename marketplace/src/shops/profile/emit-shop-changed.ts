import { channels } from '@besesaka/schema/kernel/events.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';
import { shopPageColumns, toPublicShops } from '#shops/read-shop.ts';
import { shops } from '#shops/tables.ts';

/** Sends the shop's new state to open pages of it. A hidden shop is sent as hidden, without details. */
export async function emitShopChanged({ tx, payload }: { tx: Tx; payload: { shopId: string } }): Promise<void> {
  const rows = await tx.db
    .update(shops)
    .set({ version: sql`${shops.version} + 1` })
    .where(eq(shops.id, payload.shopId))
    .returning(shopPageColumns);
  for (const shop of await toPublicShops(tx, rows)) tx.broadcast(channels.shop(shop.business_slug), shop);
}
