import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { hiddenProductText } from '@besesaka/schema/catalog/texts.ts';
import { readProduct } from '#catalog/product/product-detail.ts';
import { Forbidden } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { requireVerified } from './lock-own-shop.ts';
import { changeRule, type Locked, lockOwnProduct, writeProduct } from './own-product.ts';
import { requireListingQuota } from './require-listing-quota.ts';

interface Args {
  ctx: Ctx;
  input: { slug: string };
}

/** Removes a product from the shop. Only its seller sees it then; existing orders still refer to it. */
export function archiveProduct({ ctx, input }: Args): Promise<Product> {
  return put({ ctx, input }, true);
}

/** Restores the earlier state. A product becomes public only if its seller may show one more. */
export function restoreProduct({ ctx, input }: Args): Promise<Product> {
  return put({ ctx, input }, false);
}

async function put({ ctx, input }: Args, away: boolean): Promise<Product> {
  await countAct(ctx, changeRule);
  return inTransaction(ctx, async (tx) => {
    await putLocked(tx, await lockOwnProduct(tx, input.slug), away);
    return readProduct({ ctx: tx, input });
  });
}

/** The same for a product that the caller has locked. */
export async function putLocked(tx: Tx, { shop, product }: Locked, away: boolean): Promise<void> {
  if (away === (product.archivedAt !== null)) return;
  if (!away && product.hiddenAt !== null) throw new Forbidden(hiddenProductText);
  if (!away && product.isActive) {
    requireVerified(shop);
    await requireListingQuota(tx, shop, product.categoryId);
  }
  await writeProduct(tx, product, { archivedAt: away ? tx.now : null });
}
