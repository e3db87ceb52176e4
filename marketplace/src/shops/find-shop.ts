import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** Finds a shop by slug. Throws a 404 if there is none or an admin hid it. */
export async function findShop({ ctx, input }: { ctx: Ctx; input: { slug: string } }) {
  const [found] = await ctx.db
    .select({ id: shops.id, slug: shops.businessSlug, ownerId: shops.ownerId })
    .from(shops)
    .where(and(eq(shops.businessSlug, input.slug), isNull(shops.takenDownAt)));
  if (!found) throw new NotFound(texts.shopMissing);
  return found;
}
