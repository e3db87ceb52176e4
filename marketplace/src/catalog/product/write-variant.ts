import { eq } from 'drizzle-orm';
import { products, productVariants } from '#catalog/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';

type Offer = Pick<typeof productVariants.$inferInsert, 'sku' | 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity'>;

/** Inserts a simple product: with its one variant, which has the product's id, in one statement. */
export async function addProduct(
  tx: Tx,
  product: Omit<typeof products.$inferInsert, keyof Offer>,
  offer: Offer,
): Promise<void> {
  const added = tx.db.$with('added').as(tx.db.insert(products).values({ ...product, ...offer }));
  await tx.db
    .with(added)
    .insert(productVariants)
    .values({ id: product.id, productId: product.id, ...offer });
}

/** Changes the variant of a simple product that the caller has locked. */
export async function changeOffer(ctx: Ctx, productId: string, offer: Partial<Offer>): Promise<void> {
  await ctx.db.update(productVariants).set(offer).where(eq(productVariants.id, productId));
}
