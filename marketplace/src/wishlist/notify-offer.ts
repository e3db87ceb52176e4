import { setTimeout as pause } from 'node:timers/promises';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { wishlistLimits as limits } from '@besesaka/schema/wishlist/limits.ts';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { ImprovedOffer } from '#catalog/domain-events.ts';
import { isPublicProduct } from '#catalog/rules.ts';
import { products } from '#catalog/tables.ts';
import { hourMs } from '#platform/base/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Notice } from '#platform/notify.ts';
import { wishlistItems, wishlists } from './tables.ts';

/** Small enough that a user who changes their wishlist does not wait noticeably. */
const batchSize = 100;
const longestPauseMs = 500;

/**
 * Notifies users that a saved product is cheaper or back in stock, in batches with their own transactions. Each row records
 * the notification in the same transaction, so that a repeated run does not notify a user twice.
 */
export async function notifyOffer({ ctx, payload }: { ctx: Ctx; payload: ImprovedOffer }): Promise<void> {
  for (let after: string | null = null; ; ) {
    const begun = performance.now();
    const last = await inTransaction(ctx, (tx) => notifyBatch(tx, payload, after));
    if (last === null) return;
    after = last;
    // Pauses for as long as the batch took, so that requests take precedence over notifications.
    await pause(Math.min(performance.now() - begun, longestPauseMs));
  }
}

/** Returns the last user of the batch, or null if there are no more. */
async function notifyBatch(tx: Tx, offer: ImprovedOffer, after: string | null): Promise<string | null> {
  const product = await readOffered(tx, offer);
  if (!product) return null;
  const wishes = await lockWishes(tx, { offer, pricePesewas: product.pricePesewas, after });
  const notices = wishes.flatMap((wish) => noticeOf(tx, product, wish) ?? []);
  for (const notice of notices) tx.notify(notice);
  const mailed = notices.flatMap(({ to, mail }) => (mail ? [to] : []));
  await markNotified(tx, {
    offer,
    pricePesewas: product.pricePesewas,
    notified: wishes.map(({ userId }) => userId),
    mailed,
  });
  return wishes.at(-1)?.userId ?? null;
}

/** Reads the current state, because the product may have sold out again in the meantime. */
async function readOffered(ctx: Ctx, { productId }: ImprovedOffer) {
  const [product] = await ctx.db.select().from(products).where(eq(products.id, productId));
  return product && isPublicProduct(product) && product.stockQuantity > 0 ? product : null;
}

type Offered = typeof products.$inferSelect;

interface Batch {
  offer: ImprovedOffer;
  pricePesewas: number;
}

function lockWishes(ctx: Ctx, { offer, pricePesewas, after }: Batch & { after: string | null }) {
  const { userId, productId, knownPesewas, stockVersion, savedPesewas, mailedAt } = wishlistItems;
  const isCheaper = offer.cheaper ? sql<boolean>`${knownPesewas} > ${pricePesewas}` : sql<boolean>`false`;
  const isBack = offer.restocked ? sql<boolean>`${stockVersion} < ${offer.version}` : sql<boolean>`false`;
  const { priceDrops, backInStock, mails } = wishlists;
  return ctx.db
    .select({ userId, savedPesewas, mailedAt, isCheaper, isBack, priceDrops, backInStock, mails })
    .from(wishlistItems)
    .innerJoin(wishlists, eq(wishlists.userId, userId))
    .where(and(eq(productId, offer.productId), or(isCheaper, isBack), after === null ? undefined : gt(userId, after)))
    .orderBy(asc(userId))
    .limit(batchSize)
    .for('update', { of: wishlistItems });
}

type LockedWish = Awaited<ReturnType<typeof lockWishes>>[number];

function noticeOf(ctx: Ctx, product: Offered, wish: LockedWish): Notice | null {
  const isCheaper = wish.isCheaper && wish.priceDrops;
  if (!isCheaper && !(wish.isBack && wish.backInStock)) return null;
  const notice = isCheaper ? cheaperWords(product, wish) : backWords(product);
  const { mailedAt } = wish;
  const isMailDue =
    wish.mails && (!mailedAt || mailedAt.getTime() <= ctx.now.getTime() - limits.mailEveryHours * hourMs);
  return {
    to: wish.userId,
    source: 'buyer',
    kind: 'wishlist',
    content: notice,
    key: `wishlist:${product.id}:${isCheaper ? 'price' : 'stock'}`,
    link: `/products/${product.slug}`,
    ...(isMailDue && { mail: { paragraphs: [notice.text, switchOff], action: 'Open the product' } }),
  };
}

const switchOff = 'It is on your Besesaka wishlist, where you can turn off these notifications.';

function cheaperWords({ name, pricePesewas }: Offered, { savedPesewas }: LockedWish) {
  const since =
    savedPesewas > pricePesewas
      ? `${cedi(savedPesewas - pricePesewas)} less than when you saved it`
      : 'less than before';
  return { title: `Price drop: ${name}`, text: `${name} now costs ${cedi(pricePesewas)}, ${since}.` };
}

function backWords({ name, pricePesewas }: Offered) {
  return { title: `Back in stock: ${name}`, text: `${name} is available again for ${cedi(pricePesewas)}.` };
}

async function markNotified(
  { db, now }: Tx,
  { offer, pricePesewas, notified, mailed }: Batch & Record<'notified' | 'mailed', string[]>,
) {
  if (notified.length === 0) return;
  const { productId, userId, knownPesewas, stockVersion, mailedAt } = wishlistItems;
  await db
    .update(wishlistItems)
    .set({
      knownPesewas: sql`least(${knownPesewas}, ${pricePesewas})`,
      stockVersion: sql`greatest(${stockVersion}, ${offer.version})`,
      mailedAt: sql`case when ${userId} = any (${sql.param(mailed)}::uuid[]) then ${now.toISOString()}::timestamptz else ${mailedAt} end`,
    })
    .where(and(eq(productId, offer.productId), inArray(userId, notified)));
}
