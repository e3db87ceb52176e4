import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { eq } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { Forbidden, NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { byHandle } from '#platform/db/by-handle.ts';
import { shops } from '#shops/tables.ts';
import { lockOwnShop } from './lock-own-shop.ts';

const columns = {
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
  version: products.version,
  editVersion: products.editVersion,
};

export type LockedOwn = Pick<typeof products.$inferSelect, keyof typeof columns>;

/** Locks the shop, then the product, so that the second of two concurrent changes sees the first. */
export async function lockOwnProduct(tx: Tx, handle: string) {
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
  const [product] = await tx.db.select(columns).from(products).where(isThis).for('no key update');
  if (!product) throw new NotFound(texts.productMissing);
  return { shop, product };
}
