import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { setProductVariants as operation } from '@besesaka/schema/catalog/selling-operations.ts';
import type { ProductVariantsInput } from '@besesaka/schema/catalog/variants.ts';
import { readProduct } from '#catalog/product/product-detail.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx } from '#platform/context.ts';
import { answerOnce } from '#platform/idempotency/answer-once.ts';
import { changeLocked } from './change-product.ts';
import { changeRule, lockOwnProduct } from './own-product.ts';

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
  await answerOnce(ctx, { key, request }, async (tx) => changeLocked(tx, await lockOwnProduct(tx, slug), body));
  return readProduct({ ctx, input: { slug } });
}
