import type { WishInput } from '@besesaka/schema/wishlist/inputs.ts';
import type { WishAnswer } from '@besesaka/schema/wishlist/resources.ts';
import { wishlistTexts as texts } from '@besesaka/schema/wishlist/texts.ts';
import { and, eq } from 'drizzle-orm';
import { isPublic } from '#catalog/listing/product-filters.ts';
import { products } from '#catalog/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { changeWishlist } from './change-wishlist.ts';
import { wishlistItems } from './tables.ts';

/** Saves a product with its current price. A product that is already saved does not change. */
export async function addToWishlist({ ctx, input }: { ctx: Ctx; input: WishInput }): Promise<WishAnswer> {
  const productId = input.product_id;
  const wish = await changeWishlist(ctx, { productId, isFavorited: true }, async (tx, userId) => {
    const { pricePesewas, version } = await readPublic(tx, productId);
    await tx.db
      .insert(wishlistItems)
      .values({
        userId,
        productId,
        savedPesewas: pricePesewas,
        knownPesewas: pricePesewas,
        stockVersion: version,
        createdAt: tx.now,
      })
      .onConflictDoNothing();
  });
  return { ...wish, message: texts.added };
}

async function readPublic(ctx: Ctx, id: string) {
  const [found] = await ctx.db
    .select({ pricePesewas: products.pricePesewas, version: products.version })
    .from(products)
    .where(and(eq(products.id, id), isPublic));
  if (!found) throw new NotFound(texts.productGone);
  return found;
}
