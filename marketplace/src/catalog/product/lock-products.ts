import { eq, inArray } from 'drizzle-orm';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

/** What an order takes over of a product, as it stands under the lock. */
const orderedColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  image: products.primaryImage,
  pricePesewas: products.pricePesewas,
  stockQuantity: products.stockQuantity,
  isActive: products.isActive,
  archivedAt: products.archivedAt,
  shopId: products.shopId,
  ownerId: shops.ownerId,
  takesOrders: shops.takesOrders,
  sellerName: products.sellerName,
  sellerSlug: products.sellerSlug,
};

/**
 * Holds these products until the transaction ends, always in the order of their ids, so that two that want the same ones
 * never wait for each other in a circle. Carts may still refer to them meanwhile.
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
