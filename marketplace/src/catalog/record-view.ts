import { createHash } from 'node:crypto';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { RateLimited } from '#platform/errors.ts';
import { findProduct } from './find-product.ts';
import { products, productViews } from './tables.ts';

const perAddress = {
  name: 'product-view',
  times: limits.viewsPerAddress.times,
  seconds: limits.viewsPerAddress.seconds,
};

/** Counts a look at a product once for each visitor and day; the seller's own looks do not count. */
export async function recordView({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<void> {
  const wait = await ctx.limiter.take(perAddress, ctx.client.address);
  if (wait !== null) throw new RateLimited(wait);
  const product = await findProduct({ ctx, input });
  if (product.ownerId === ctx.viewer?.userId) return;
  const day = ctx.now.toISOString().slice(0, 10);
  await inTransaction(ctx, async ({ db }) => {
    const first = await db
      .insert(productViews)
      .values({ productId: product.id, day, visitor: visitorKey(ctx, day) })
      .onConflictDoNothing()
      .returning({ productId: productViews.productId });
    if (first.length === 0) return;
    await db
      .update(products)
      .set({ viewsCount: sql`${products.viewsCount} + 1` })
      .where(eq(products.id, product.id));
  });
}

/** A person by their id, others by machine and browser: hashed with a secret and the day, so that nobody can be followed. */
function visitorKey(ctx: Ctx, day: string): string {
  const { viewer, client, config } = ctx;
  const visitor = viewer ? `person ${viewer.userId}` : `visitor ${client.address} ${client.userAgent}`;
  return createHash('sha256').update(`${config.sessionSecret} ${day} ${visitor}`).digest('base64url').slice(0, 22);
}
