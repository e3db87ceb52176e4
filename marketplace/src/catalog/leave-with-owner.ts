import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { productImages, products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

interface Leaving {
  ctx: Ctx;
  payload: { userId: string; at: string };
}

/** What a person sells is archived from the moment they asked to be deleted, which tells it from what they archived themselves. */
export async function archiveProductsOf({ ctx, payload: { userId, at } }: Leaving): Promise<void> {
  await ctx.db
    .update(products)
    .set({ archivedAt: new Date(at), version: sql`${products.version} + 1` })
    .where(and(inArray(products.shopId, shopsOf(ctx, userId)), isNull(products.archivedAt)));
}

/** They came back: so does what was archived with them, and nothing else. */
export async function restoreProductsOf({ ctx, payload: { userId, at } }: Leaving): Promise<void> {
  await ctx.db
    .update(products)
    .set({ archivedAt: null, version: sql`${products.version} + 1` })
    .where(and(inArray(products.shopId, shopsOf(ctx, userId)), eq(products.archivedAt, new Date(at))));
}

/** They are gone: so are the pictures that they brought, which nothing may go on naming. */
export async function dropPicturesOf({ ctx, payload }: { ctx: Ctx; payload: { userId: string } }): Promise<void> {
  const theirs = inArray(products.shopId, shopsOf(ctx, payload.userId));
  const sold = ctx.db.select({ id: products.id }).from(products).where(theirs);
  await ctx.db.delete(productImages).where(inArray(productImages.productId, sold));
  await ctx.db.update(products).set({ primaryImage: null }).where(theirs);
}

function shopsOf({ db }: Ctx, userId: string) {
  return db.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, userId));
}
