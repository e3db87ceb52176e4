import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import type { ProductDays } from '@besesaka/schema/orders/metrics.ts';
import { findProduct } from '#catalog/product/find-product.ts';
import { NotFound } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { readDays } from './read-days.ts';

/** Returns the daily statistics of one of the seller's products, including drafts. */
export async function readProductDays({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<ProductDays> {
  const { userId } = requireViewer(ctx);
  const product = await findProduct({ ctx, input });
  if (product.ownerId !== userId) throw new NotFound(catalogTexts.productMissing);
  return { days: await readDays(ctx, { sellerId: userId, productId: product.id }) };
}
