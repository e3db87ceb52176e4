import { createHash } from 'node:crypto';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { productViews } from '#catalog/tables.ts';
import { RateLimited } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { findProduct } from './find-product.ts';

const perAddress = {
  name: 'product-view',
  times: limits.viewsPerAddress.times,
  seconds: limits.viewsPerAddress.seconds,
};

/**
 * Notes a look at a product once for each visitor and day; the seller's own looks do not count. The product's row is left
 * alone, as orders wait for it: a job adds the looks to it.
 */
export async function recordView({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<void> {
  const wait = await ctx.limiter.take(perAddress, ctx.client.address);
  if (wait !== null) throw new RateLimited(wait);
  const product = await findProduct({ ctx, input });
  if (product.ownerId === ctx.viewer?.userId) return;
  const day = ctx.now.toISOString().slice(0, 10);
  await ctx.db
    .insert(productViews)
    .values({ productId: product.id, day, visitor: visitorKey(ctx, day), counted: false })
    .onConflictDoNothing();
}

/**
 * A person by their id, others by machine and browser: hashed with a secret and the day, so that nobody can be followed.
 * Many phones share an address, so browsers make a difference, but only so many: their names are easily made up.
 */
export function visitorKey(ctx: Ctx, day: string): string {
  const { viewer, client, config } = ctx;
  const browser = createHash('sha256').update(client.userAgent).digest().readUInt32BE() % limits.visitorsOfOneAddress;
  const visitor = viewer ? `person ${viewer.userId}` : `visitor ${client.address} ${browser}`;
  return createHash('sha256').update(`${config.sessionSecret} ${day} ${visitor}`).digest('base64url').slice(0, 22);
}
