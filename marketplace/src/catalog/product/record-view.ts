import { createHash } from 'node:crypto';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import { dayOf } from '#platform/base/clock.ts';
import { RateLimited } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { findProduct } from './find-product.ts';
import { productViews } from './tables.ts';

const perAddress = {
  name: 'product-view',
  times: limits.viewsPerAddress.times,
  seconds: limits.viewsPerAddress.seconds,
};

/**
 * Records a view once per visitor, product and day. The seller's own views do not count. A job adds the views to the
 * product's row later, because a write here would make orders wait for it.
 */
export async function recordView({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<void> {
  const wait = await ctx.limiter.take(perAddress, ctx.client.address);
  if (wait !== null) throw new RateLimited(wait);
  const product = await findProduct({ ctx, input });
  if (product.ownerId === ctx.viewer?.userId) return;
  const day = dayOf(ctx.now);
  await ctx.db
    .insert(productViews)
    .values({ productId: product.id, day, visitor: visitorKey(ctx, day), counted: false })
    .onConflictDoNothing();
}

/**
 * Identifies a user by their id, and others by address and browser. The value is hashed with a secret and the day, so that
 * visitors cannot be tracked. Many phones share an address, so the browser counts too, but only a limited number of
 * browsers per address, because user agents are easy to forge.
 */
export function visitorKey(ctx: Ctx, day: string): string {
  const { viewer, client, config } = ctx;
  const browser = createHash('sha256').update(client.userAgent).digest().readUInt32BE() % limits.visitorsOfOneAddress;
  const visitor = viewer ? `user ${viewer.userId}` : `visitor ${client.address} ${browser}`;
  return createHash('sha256').update(`${config.sessionSecret} ${day} ${visitor}`).digest('base64url').slice(0, 22);
}
