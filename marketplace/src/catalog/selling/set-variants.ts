import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { setProductVariants as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import type { ProductVariantsInput } from '@besesaka/schema/catalog/variants.ts';
import { eq } from 'drizzle-orm';
import { readProduct } from '#catalog/product/product-detail.ts';
import { categories } from '#catalog/tables.ts';
import { Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { answerOnce } from '#platform/idempotency/answer-once.ts';
import { changeRule, lockOwnProduct, writeProduct } from './own-product.ts';
import { writeGrid } from './write-grid.ts';

interface Args {
  ctx: Ctx;
  input: ProductVariantsInput & { slug: string; key: string | undefined };
}

/**
 * Replaces the options and variants of the owner's product. Clients that show it receive its new state after the commit. A
 * repeated request changes nothing and returns the current product, so no product is stored with the key.
 */
export async function setVariants({ ctx, input: { key, ...input } }: Args): Promise<Product> {
  await countAct(ctx, changeRule);
  const { slug, ...body } = input;
  const request = { method: operation.method, path: operation.path.replace('{slug}', slug), body };
  await answerOnce(ctx, { key, request }, async (tx) => {
    await replace(tx, input);
    return {};
  });
  return readProduct({ ctx, input: { slug } });
}

async function replace(tx: Tx, { slug, version, ...grid }: Omit<Args['input'], 'key'>): Promise<void> {
  const { shop, product } = await lockOwnProduct(tx, slug);
  if (version !== undefined && version !== product.version) throw new Stale();
  const [category] = await tx.db.select().from(categories).where(eq(categories.id, product.categoryId));
  if (!category) throw new Error(`no category ${product.categoryId}`);
  await writeGrid(tx, { shopId: shop.id, productId: product.id, category, grid });
  await writeProduct(tx, product, {});
}
