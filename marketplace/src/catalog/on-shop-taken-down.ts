import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { productImages, products } from '#catalog/tables.ts';
import type { Tx } from '#platform/context.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import type { ShopHidden } from '#shops/domain-events.ts';
import { shops } from '#shops/tables.ts';

/**
 * Archives the products of a hidden shop, and restores them with it. The timestamp identifies which ones to restore:
 * products that were archived earlier or that an admin hid separately stay hidden.
 */
export async function onShopTakenDown({ tx, payload }: { tx: Tx; payload: ShopHidden }): Promise<void> {
  const { shopId, from, to } = payload;
  const wentWithIt = from ? eq(products.archivedAt, new Date(from)) : isNull(products.archivedAt);
  await tx.db
    .update(products)
    .set({ archivedAt: to ? new Date(to) : products.hiddenAt, version: sql`${products.version} + 1` })
    .where(and(eq(products.shopId, shopId), wentWithIt));
}

/** Hides or restores the pictures of a shop that an admin hides or restores. Products hidden separately stay hidden. */
export async function hidePicturesOfShop({
  tx,
  payload: { shopId, isHidden },
}: {
  tx: Tx;
  payload: { shopId: string; isHidden: boolean };
}): Promise<void> {
  const which = isHidden ? sql`` : sql`and ${products.hiddenAt} is null`;
  const ids = sql`select ${productImages.mediaId} from ${productImages}
    join ${products} on ${products.id} = ${productImages.productId} where ${products.shopId} = ${shopId} ${which}`;
  await setMediaHidden(tx, ids, isHidden);
}

/** Deletes the pictures of a deleted user's products, and every reference to them. */
export async function emptyProductsOf({ tx, payload }: { tx: Tx; payload: { userId: string } }): Promise<void> {
  const theirShops = tx.db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, payload.userId));
  const ofTheirShops = inArray(products.shopId, theirShops);
  const sold = tx.db.select({ id: products.id }).from(products).where(ofTheirShops);
  await tx.db.delete(productImages).where(inArray(productImages.productId, sold));
  await tx.db.update(products).set({ primaryImage: null, externalId: null, metadata: {} }).where(ofTheirShops);
}
