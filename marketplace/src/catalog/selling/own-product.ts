import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq, sql } from 'drizzle-orm';
import { emitProductChanged, stateColumns } from '#catalog/product/product-state.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { Forbidden, NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { shops } from '#shops/tables.ts';
import { lockOwnShop, type OwnShop } from './lock-own-shop.ts';

/** Limits all changes of single products together. */
export const changeRule = { name: 'product-changes', times: limits.changesPerMinute, seconds: 60 };

export const ownColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  slugIsProvisional: products.slugIsProvisional,
  categoryId: products.categoryId,
  specifications: products.specifications,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  hiddenAt: products.hiddenAt,
  pricePesewas: products.pricePesewas,
  compareAtPesewas: products.compareAtPesewas,
  stockQuantity: products.stockQuantity,
  options: products.options,
  metadata: products.metadata,
  version: products.version,
};

export type LockedOwn = Pick<typeof products.$inferSelect, keyof typeof ownColumns>;

export interface Locked {
  shop: OwnShop;
  product: LockedOwn;
}

/** Locks the shop, then the product, so that the second of two concurrent changes sees the first. */
export async function lockOwnProduct(tx: Tx, handle: string): Promise<Locked> {
  const { userId } = requireViewer(tx);
  const isThis = byHandle(products, handle);
  const [whose] = await tx.db
    .select({ ownerId: shops.ownerId, isActive: products.isActive, archivedAt: products.archivedAt })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(isThis);
  const isOwner = whose?.ownerId === userId;
  if (!whose || (!isOwner && !isPublicProduct(whose))) throw new NotFound(texts.productMissing);
  if (!isOwner) throw new Forbidden(texts.notYourProduct);
  const shop = await lockOwnShop(tx);
  const [product] = await tx.db.select(ownColumns).from(products).where(isThis).for('no key update');
  if (!product) throw new NotFound(texts.productMissing);
  return { shop, product };
}

/**
 * Writes a product that the caller has locked. Clients that show it receive its new state after the commit. A trigger
 * copies the price and stock of a simple product to its variant.
 */
export async function writeProduct(
  tx: Tx,
  before: LockedOwn,
  values: Partial<typeof products.$inferInsert>,
): Promise<void> {
  const [after] = await tx.db
    .update(products)
    .set({
      ...values,
      version: sql`${products.version} + 1`,
      updatedAt: tx.now,
    })
    .where(eq(products.id, before.id))
    .returning(stateColumns);
  if (!after) throw new Error('locked product not found');
  await emitProductChanged(tx, { ...before, isPublic: isPublicProduct(before) }, after);
}
