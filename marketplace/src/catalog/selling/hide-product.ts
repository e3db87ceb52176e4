import { channels } from '@besesaka/schema/kernel/events.ts';
import { eq, sql } from 'drizzle-orm';
import { cardColumns, toCard } from '#catalog/listing/product-card.ts';
import { stateOf } from '#catalog/product/product-state.ts';
import { products } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from '#shops/tables.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; isHidden: boolean };
}

/**
 * By an admin, within a transaction: out of view, and its seller cannot bring it back. Shown again it is what it was
 * before, and stays away where its shop does. Answers whether there was anything to do.
 */
export async function hideProduct({ ctx, input: { id, isHidden } }: Args): Promise<boolean> {
  const [product] = await ctx.db
    .select({ hiddenAt: products.hiddenAt, archivedAt: products.archivedAt, shopId: products.shopId })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  if (!product || isHidden === (product.hiddenAt !== null)) return false;
  const away = isHidden
    ? { archivedAt: product.archivedAt ?? ctx.now, hiddenAt: ctx.now }
    : await backFrom(ctx, product);
  const [changed] = await ctx.db
    .update(products)
    .set({ ...away, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning(cardColumns);
  if (!changed) return false;
  const state = stateOf(toCard(changed, ctx.now));
  ctx.events.broadcast(channels.product(id), { ...state, is_active: state.is_active && away.archivedAt === null });
  return true;
}

interface Hidden {
  hiddenAt: Date | null;
  archivedAt: Date | null;
  shopId: string;
}

/** What its seller had archived before stays so. */
async function backFrom({ db }: Ctx, { hiddenAt, archivedAt, shopId }: Hidden) {
  const [shop] = await db.select({ hiddenAt: shops.hiddenAt }).from(shops).where(eq(shops.id, shopId));
  const wasShown = archivedAt?.getTime() === hiddenAt?.getTime();
  return { hiddenAt: null, archivedAt: wasShown ? (shop?.hiddenAt ?? null) : archivedAt };
}
