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

/** Few enough that nobody who changes their wishlist waits for it. */
const batchSize = 100;
const longestPauseMs = 500;

/**
 * Tells those who wished for a product that it costs less or is back, batch by batch, each its own transaction. What a
 * person was told stands in their row from the same transaction on, so a second run tells nobody twice.
 */
export async function tellOffer({ ctx, payload }: { ctx: Ctx; payload: ImprovedOffer }): Promise<void> {
  for (let after: string | null = null; ; ) {
    const begun = performance.now();
    const last = await inTransaction(ctx, (tx) => tellBatch(tx, payload, after));
    if (last === null) return;
    after = last;
    // News may wait, whoever reads may not: as long as it worked, this process and the database are theirs.
    await pause(Math.min(performance.now() - begun, longestPauseMs));
  }
}

/** Answers the last person of the batch, or null where there was nobody left to tell. */
async function tellBatch(tx: Tx, offer: ImprovedOffer, after: string | null): Promise<string | null> {
  const product = await readOffered(tx, offer);
  if (!product) return null;
  const wishes = await lockWishes(tx, { offer, pricePesewas: product.pricePesewas, after });
  const news = wishes.flatMap((wish) => newsOf(tx, product, wish) ?? []);
  for (const notice of news) tx.notify(notice);
  const mailed = news.flatMap(({ to, mail }) => (mail ? [to] : []));
  await markTold(tx, { offer, pricePesewas: product.pricePesewas, told: wishes.map(({ userId }) => userId), mailed });
  return wishes.at(-1)?.userId ?? null;
}

/** As it is now: what went up or sold out again in the meantime is no news. */
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

function newsOf(ctx: Ctx, product: Offered, wish: LockedWish): Notice | null {
  const isCheaper = wish.isCheaper && wish.priceDrops;
  if (!isCheaper && !(wish.isBack && wish.backInStock)) return null;
  const words = isCheaper ? cheaperWords(product, wish) : backWords(product);
  const { mailedAt } = wish;
  const isMailDue =
    wish.mails && (!mailedAt || mailedAt.getTime() <= ctx.now.getTime() - limits.mailEveryHours * hourMs);
  return {
    ...{ to: wish.userId, source: 'buyer', kind: 'wishlist', words },
    key: `wishlist:${product.id}:${isCheaper ? 'price' : 'stock'}`,
    link: `/products/${product.slug}`,
    ...(isMailDue && { mail: { paragraphs: [words.text, switchOff], action: 'Open the product' } }),
  };
}

const switchOff = 'You wished for it on Besesaka. What you hear of your wishlist can be switched off there.';

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

async function markTold(
  { db, now }: Tx,
  { offer, pricePesewas, told, mailed }: Batch & Record<'told' | 'mailed', string[]>,
) {
  if (told.length === 0) return;
  const { productId, userId, knownPesewas, stockVersion, mailedAt } = wishlistItems;
  await db
    .update(wishlistItems)
    .set({
      knownPesewas: sql`least(${knownPesewas}, ${pricePesewas})`,
      stockVersion: sql`greatest(${stockVersion}, ${offer.version})`,
      mailedAt: sql`case when ${userId} = any (${sql.param(mailed)}::uuid[]) then ${now.toISOString()}::timestamptz else ${mailedAt} end`,
    })
    .where(and(eq(productId, offer.productId), inArray(userId, told)));
}
