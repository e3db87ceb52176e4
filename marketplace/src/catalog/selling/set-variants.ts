import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { setProductVariants as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import type { ProductVariantsInput } from '@besesaka/schema/catalog/variants.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { shown } from '@besesaka/schema/kernel/pages/page-changes.ts';
import { eq, sql } from 'drizzle-orm';
import { offerImproved } from '#catalog/domain-events.ts';
import { stateOf } from '#catalog/product/product-state.ts';
import { readProduct } from '#catalog/product/read-product.ts';
import { categories, products } from '#catalog/tables.ts';
import { Stale } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { changePages } from '#platform/events/change-pages.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { answerOnce } from '#platform/idempotency/answer-once.ts';
import { lockOwnProduct } from './lock-own-product.ts';
import { writeGrid } from './write-grid.ts';

const changeRule = { name: 'product-changes', times: limits.changesPerMinute, seconds: 60 };

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

async function replace(
  tx: Tx,
  { slug, edit_version: editVersion, ...grid }: Omit<Args['input'], 'key'>,
): Promise<void> {
  const { shop, product } = await lockOwnProduct(tx, slug);
  if (editVersion !== undefined && editVersion !== product.editVersion) throw new Stale();
  const [category] = await tx.db.select().from(categories).where(eq(categories.id, product.categoryId));
  if (!category) throw new Error(`no category ${product.categoryId}`);
  await writeGrid(tx, { shopId: shop.id, productId: product.id, category, grid });
  await tx.db
    .update(products)
    .set({
      version: sql`${products.version} + 1`,
      editVersion: sql`${products.editVersion} + 1`,
      updatedAt: tx.now,
    })
    .where(eq(products.id, product.id));
  const changed = await readProduct({ ctx: tx, input: { slug } });
  const [after] = await tx.db
    .select({ pricePesewas: products.pricePesewas, stockQuantity: products.stockQuantity })
    .from(products)
    .where(eq(products.id, product.id));
  const cheaper = after !== undefined && after.pricePesewas < product.pricePesewas;
  const restocked = product.stockQuantity === 0 && changed.stock_quantity > 0;
  if (cheaper || restocked) {
    const { version } = changed;
    await publishDomainEvent(tx, offerImproved, { productId: product.id, version, cheaper, restocked });
  }
  tx.broadcast(channels.product(product.id), stateOf(changed));
  changePages(tx, shown.lists);
}
