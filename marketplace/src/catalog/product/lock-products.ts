import { eq, inArray } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

/** The columns that an order copies from a locked product. */
const orderedColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  image: products.primaryImage,
  options: products.options,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  shopId: products.shopId,
  ownerId: shops.ownerId,
  takesOrders: shops.takesOrders,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
};

/**
 * Locks these products until the transaction ends. The order of their ids prevents deadlocks. The lock mode still allows
 * foreign keys to them, so carts are not blocked.
 */
export async function lockProducts({ ctx, input }: { ctx: Ctx; input: { ids: string[] } }) {
  const rows = await ctx.db
    .select(orderedColumns)
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(products.id, input.ids))
    .orderBy(products.id)
    .for('no key update', { of: products });
  return rows.map(({ isActive, archivedAt, ...product }) => ({
    ...product,
    isPublic: isPublicProduct({ isActive, archivedAt }),
  }));
}

export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];
