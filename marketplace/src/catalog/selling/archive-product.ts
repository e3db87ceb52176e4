import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { hiddenProductText } from '@besesaka/schema/catalog/texts.ts';
import { readProduct } from '#catalog/product/product-detail.ts';
import { Forbidden } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createListingRoom } from './listing-room.ts';
import { requireVerified } from './lock-own-shop.ts';
import { changeRule, lockOwnProduct, writeProduct } from './own-product.ts';

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
    const { shop, product } = await lockOwnProduct(tx, input.slug);
    if (away === (product.archivedAt !== null)) return readProduct({ ctx: tx, input });
    if (!away && product.hiddenAt !== null) throw new Forbidden(hiddenProductText);
    if (!away && product.isActive) {
      requireVerified(shop);
      await createListingRoom(tx, shop).move(null, product.categoryId);
    }
    await writeProduct(tx, product, { archivedAt: away ? tx.now : null });
    return readProduct({ ctx: tx, input });
  });
}
