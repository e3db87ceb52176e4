import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import type { ProductChangeInput } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { Product } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { eq, sql } from 'drizzle-orm';
import { isConfirmed } from '#accounts/confirmation/is-confirmed.ts';
import { changedPrices, isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { countAct } from '#platform/count-act.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { Forbidden, NotFound, Refused, Stale, Unauthenticated } from '#platform/errors.ts';
import { shops } from '#shops/tables.ts';
import { stateOf } from './product-state.ts';
import { readProduct } from './read-product.ts';

const changeRule = { name: 'product-changes', times: limits.changesPerMinute, seconds: 60 };

interface Args {
  ctx: Ctx;
  input: ProductChangeInput & { slug: string };
}

/** Price and stock, by the owner. Everybody who watches the product is told its new state after the commit. */
export async function changeProduct({ ctx, input }: Args): Promise<Product> {
  await countAct(ctx, changeRule);
  return inTransaction(ctx, async (ctx) => {
    const product = await lockOwnProduct(ctx, input.slug);
    if (input.version !== undefined && input.version !== product.version) throw new Stale();
    const { pricePesewas, compareAtPesewas } = changedPrices(product, input);
    await ctx.db
      .update(products)
      .set({
        pricePesewas,
        compareAtPesewas,
        stockQuantity: input.stock_quantity ?? product.stockQuantity,
        version: sql`${products.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(products.id, product.id));
    const changed = await readProduct({ ctx, input });
    ctx.events.broadcast(channels.product(product.id), stateOf(changed));
    return changed;
  });
}

/** The row is locked, so that of two changes at once the second sees the first. */
async function lockOwnProduct(ctx: Ctx, slug: string) {
  const { viewer } = ctx;
  if (!viewer) throw new Unauthenticated();
  const [found] = await ctx.db
    .select({
      id: products.id,
      ownerId: shops.ownerId,
      isActive: products.isActive,
      archivedAt: products.archivedAt,
      pricePesewas: products.pricePesewas,
      compareAtPesewas: products.compareAtPesewas,
      stockQuantity: products.stockQuantity,
      version: products.version,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.slug, slug))
    .for('no key update', { of: products });
  const isOwner = found?.ownerId === viewer.userId;
  if (!found || (!isOwner && !isPublicProduct(found))) throw new NotFound(texts.productMissing);
  if (!isOwner) throw new Forbidden(texts.notYourProduct);
  if (!(await isConfirmed(ctx, viewer.userId))) throw new Refused(accountTexts.confirmToSell, 'EMAIL_UNCONFIRMED');
  return found;
}
