import { eq, inArray, sql } from 'drizzle-orm';
import { emitProductChanged, stateColumns } from '#catalog/product/product-state.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { productImages, products } from '#catalog/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { setMediaHidden } from '#platform/media/set-media-hidden.ts';
import { deleteMedia } from '#platform/uploads/delete-media.ts';
import { shops } from '#shops/tables.ts';

interface Args {
  tx: Tx;
  input: { id: string; isHidden: boolean };
}

/**
 * Hides a product for an admin, so that its seller cannot restore it, or shows it again in its earlier state. It stays
 * hidden while its shop is. Returns whether anything changed.
 */
export async function hideProduct({ tx, input: { id, isHidden } }: Args): Promise<boolean> {
  const [product] = await tx.db
    .select({
      hiddenAt: products.hiddenAt,
      archivedAt: products.archivedAt,
      isActive: products.isActive,
      shopId: products.shopId,
    })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  if (!product || isHidden === (product.hiddenAt !== null)) return false;
  const away = isHidden ? { archivedAt: product.archivedAt ?? tx.now, hiddenAt: tx.now } : await backFrom(tx, product);
  const [changed] = await tx.db
    .update(products)
    .set({ ...away, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning(stateColumns);
  if (!changed) return false;
  await hidePictures(tx, { id, shopId: product.shopId, isHidden });
  await emitProductChanged(tx, { ...changed, isPublic: isPublicProduct(product) }, changed);
  return true;
}

/** Pictures that another hidden product or a hidden shop uses stay hidden. */
async function hidePictures(ctx: Ctx, { id, shopId, isHidden }: { id: string; shopId: string; isHidden: boolean }) {
  const ids = sql`select media_id from ${productImages} where product_id = ${id}`;
  if (isHidden) return setMediaHidden(ctx, ids, true);
  const held = sql`select media_id from ${productImages} join ${products} on ${products.id} = ${productImages.productId}
    where ${products.shopId} = ${shopId} and ${products.hiddenAt} is not null`;
  const [shop] = await ctx.db.select({ takenDownAt: shops.takenDownAt }).from(shops).where(eq(shops.id, shopId));
  if (!shop?.takenDownAt) await setMediaHidden(ctx, sql`${ids} except ${held}`, false);
}

interface Hidden {
  hiddenAt: Date | null;
  archivedAt: Date | null;
  shopId: string;
}

/** A product that its seller archived before it was hidden stays archived. */
async function backFrom({ db }: Ctx, { hiddenAt, archivedAt, shopId }: Hidden) {
  const [shop] = await db.select({ hiddenAt: shops.hiddenAt }).from(shops).where(eq(shops.id, shopId));
  const wasShown = archivedAt?.getTime() === hiddenAt?.getTime();
  return { hiddenAt: null, archivedAt: wasShown ? (shop?.hiddenAt ?? null) : archivedAt };
}

/** Deletes the pictures of a hidden product permanently, including those of its copies. Returns their number. */
export async function dropProductPictures({ tx, input: { id } }: { tx: Tx; input: { id: string } }): Promise<number> {
  const { db } = tx;
  const rows = await db
    .delete(productImages)
    .where(inArray(productImages.mediaId, sql`(select media_id from ${productImages} where product_id = ${id})`))
    .returning({ mediaId: productImages.mediaId, productId: productImages.productId });
  if (rows.length === 0) return 0;
  const shownBy = [...new Set(rows.map(({ productId }) => productId))];
  await db.update(products).set({ primaryImage: null }).where(inArray(products.id, shownBy));
  const ids = sql.param(rows.map(({ mediaId }) => mediaId));
  return deleteMedia(tx, sql`select unnest(${ids}::uuid[])`);
}
