import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { shops } from './tables.ts';

/** The shop that a slug stands for, or 404; of what an admin hid there is none. */
export async function findShop({ ctx, input }: { ctx: Ctx; input: { slug: string } }) {
  const [found] = await ctx.db
    .select({ id: shops.id, slug: shops.businessSlug, ownerId: shops.ownerId })
    .from(shops)
    .where(and(eq(shops.businessSlug, input.slug), isNull(shops.takenDownAt)));
  if (!found) throw new NotFound(texts.shopMissing);
  return found;
}
