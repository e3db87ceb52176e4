import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { duplicateProduct as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import { eq } from 'drizzle-orm';
import { readProduct } from '#catalog/product/product-detail.ts';
import { productImages, products, productVariants } from '#catalog/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { selectColumns } from '#platform/base/pick-fields.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { createRule, plainFields } from './create-product.ts';
import { requireDrafting, sellerColumns } from './lock-own-shop.ts';
import { freeSlug, newSku } from './name-product.ts';
import { lockOwnProduct } from './own-product.ts';

interface Args {
  ctx: Ctx;
  input: { slug: string; key: string | undefined };
}

/**
 * Creates a draft with the texts, fields and pictures of another product. The stock is not copied. Its slug is provisional
 * until it is published, because its seller renames it first.
 */
export async function duplicateProduct({ ctx, input: { key, ...input } }: Args): Promise<Product> {
  await countAct(ctx, createRule);
  const { id } = await answerOnce(ctx, attemptOf(operation, key, input), async (tx) => {
    const { shop, product } = await lockOwnProduct(tx, input.slug);
    requireDrafting(shop);
    const named = `Copy of ${product.name}`;
    const name = named.length <= limits.nameMax ? named : product.name;
    const [fields] = await tx.db.select(copied).from(products).where(eq(products.id, product.id));
    if (!fields) throw new Error('locked product not found');
    const id = newId();
    const slug = await freeSlug(tx, name);
    // A trigger adds its variant.
    await tx.db.insert(products).values({
      ...fields,
      sku: newSku(fields.categorySlug),
      stockQuantity: 0,
      id,
      slug,
      name,
      isActive: false,
      slugIsProvisional: true,
      ...sellerColumns(shop),
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await copyPictures(tx, product.id, id);
    if (product.options.length > 0) await copyVariants(tx, product.id, { id, categorySlug: fields.categorySlug });
    return { id };
  });
  return readProduct({ ctx, input: { slug: id } });
}

const copied = {
  ...selectColumns(products, plainFields),
  pricePesewas: products.pricePesewas,
  compareAtPesewas: products.compareAtPesewas,
  specifications: products.specifications,
  options: products.options,
  offeredValues: products.offeredValues,
  primaryImage: products.primaryImage,
  categoryId: products.categoryId,
  categoryName: products.categoryName,
  categorySlug: products.categorySlug,
  categoryPath: products.categoryPath,
};

/** Both products share the files. This is safe because a product never deletes files it no longer shows. */
async function copyPictures({ db }: Tx, from: string, to: string): Promise<void> {
  const rows = await db.select().from(productImages).where(eq(productImages.productId, from));
  if (rows.length > 0)
    await db.insert(productImages).values(rows.map((row) => ({ ...row, id: newId(), productId: to })));
}

/** Replaces the simple variant of the copy. */
async function copyVariants({ db }: Tx, from: string, to: { id: string; categorySlug: string }): Promise<void> {
  const rows = await db.select().from(productVariants).where(eq(productVariants.productId, from));
  await db.delete(productVariants).where(eq(productVariants.productId, to.id));
  const copies = rows.map((row) => ({ ...row, id: newId(), productId: to.id, sku: newSku(to.categorySlug) }));
  await db.insert(productVariants).values(copies.map((row) => ({ ...row, stockQuantity: 0 })));
}
